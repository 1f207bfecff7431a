"""Everything that can happen, be asked or be refused has its words, and no words are left over."""

import re
import typing
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.desk.outbox.permissions import NEEDED
from bot.desk.registering import NAME
from bot.log.errors import Reason
from bot.pages.messages import refusing
from bot.pages.messages.news import MORE, TITLE
from bot.pages.phrases import asking, lines, pools
from bot.pages.phrases.stages import NAME_OVERLORD
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.names import key
from bot.rules.basics.options import (
    SEEN_AT_TABLE,
    AttributeTestsBy,
    Costs,
    FortuneUse,
    Nudge,
    OverlordCardKind,
    RulesMode,
    Shop,
    StepOrder,
    Track,
    Winner,
)
from bot.rules.basics.stage import BEFORE
from bot.rules.cards.kinds import ASKED
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Moment
from bot.rules.rolling.dice_pool import EmptyPool
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.well.treachery import TreacheryKind
from bot.words import WORDS
from tests.sources import telling
from tests.telling.conftest import Heard
from tests.telling.sample_events import EVENTS
from tests.telling.samples import QUESTIONS, REFUSALS
from tests.well.played import samples as well

MINE = ("events", "titles", "questions", "refusals", "buttons", "dm", "first")
FORMS = ("event", TITLE)
COUNTED = ("threat", "conquest")
KINDS = (r.Rule, r.Balance, r.Permission, r.Impossible)


def keys(file: str) -> set[str]:
    return _keys(WORDS / "en" / f"{file}.ftl")


def _keys(file: Path) -> set[str]:
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


def leaves(kind: type[r.Refusal]) -> set[type[r.Refusal]]:
    below = kind.__subclasses__()
    if not below:
        return {kind}
    found: set[type[r.Refusal]] = set()
    return found.union(*map(leaves, below))


def test_there_is_a_sample_of_every_event() -> None:
    assert {type(event) for event in (*EVENTS, *well.EVENTS)} == {*typing.get_args(e.Event)}


def test_there_is_a_sample_of_every_reason_for_a_movement() -> None:
    moved = [each for each in EVENTS if isinstance(each, e.TokensMoved | e.XpChanged)]
    assert {each.why for each in moved} == set(e.Why)


def test_there_is_a_sample_of_every_question() -> None:
    assert {type(question) for question in QUESTIONS} == {*typing.get_args(q.Question)}
    purposes = {getattr(question, "purpose", None) for question in QUESTIONS} - {None}
    assert purposes == set(ASKED)


def test_there_is_a_sample_of_every_refusal() -> None:
    assert EmptyPool in leaves(r.Refusal)
    wanted = {leaf for kind in KINDS for leaf in leaves(kind)} - {r.WrongMoment}
    assert {type(refusal) for refusal in (*REFUSALS, *well.REFUSALS)} == wanted


@pytest.mark.parametrize("event", EVENTS, ids=lines.key)
def test_every_event_is_said(event: e.Event, names: Voice) -> None:
    said = lines.line(event, names)
    assert bool(said) != lines.is_quiet(event)
    assert "none" not in said.split()


@pytest.mark.parametrize("question", QUESTIONS, ids=asking.key)
def test_every_question_and_its_choices_are_said(question: q.Question, names: Voice) -> None:
    assert asking.text(question, names)
    view = View(names, CampaignAt(1, 2))
    assert all(told.markdown for told, _ in asking.asked((question,), view))
    assert all(button.label for button in asking.buttons(question, view))
    assert asking.opening(question, names)


@pytest.mark.parametrize("refusal", REFUSALS, ids=refusing.key)
def test_every_refusal_is_said_in_one_sentence(refusal: r.Refusal, names: Voice) -> None:
    said = refusing.sentence(refusal, names)
    assert "\n" not in said
    assert "none" not in said.split()


@pytest.mark.parametrize("moment", Moment)
def test_every_moment_of_a_card_is_said(moment: Moment, names: Voice) -> None:
    assert refusing.sentence(r.WrongMoment("spite", moment.value, BEFORE), names)


RULES = sorted(rule.__name__ for rule in leaves(r.Rule))


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_that_can_be_let_through_is_named(rule: str, names: Voice) -> None:
    said = lines.line(e.HouseRuled(rule), names)
    assert said.startswith("House rule: ")


def test_all_conditions_of_the_box_are_named(names: Voice) -> None:
    assert all(names.say(f"choice-{condition}") for condition in names.box.conditions)


def _in_other_words(event: e.Event, names: Voice) -> list[str]:
    """Say an event as a title, and what stands below one."""
    if isinstance(event, e.TokensMoved):
        return [pools.transfers([event], names, form) for form in (TITLE, MORE)]
    return [lines.in_other_words(form, event, names) for form in (TITLE, MORE)]


@pytest.mark.parametrize("event", (*EVENTS, *well.EVENTS), ids=lines.key)
def test_a_title_is_short_and_ends_without_a_full_stop(event: e.Event, names: Voice) -> None:
    title, more = _in_other_words(event, names)
    assert title or not more
    assert not title.endswith(".")
    assert "none" not in (*title.split(), *more.split())


def literals() -> set[str]:
    """Give every key that stands as a text in the code of the telling."""
    code = telling()
    return set(re.findall(r'"([a-z][a-z0-9-]+)"', code))


SETTINGS = (RulesMode, Costs, StepOrder, AttributeTestsBy, Nudge, Track, Shop)


def families(names: Voice) -> set[str]:
    """Give the keys that the code makes from closed lists."""
    return {
        *(f"moment-{moment}" for moment in Moment),
        *(f"choice-{condition}" for condition in names.box.conditions),
        *(f"unavailable-{reason}" for reason in Reason),
        *(f"permission-{name.replace('_', '-')}" for name, needed in NEEDED if needed),
        *(f"button-{use}" for use in FortuneUse),
        *(f"button-{remedy}" for remedy in r.Remedy),
        f"button-{NAME_OVERLORD}",
        *(f"first-why-{why}" for why in (*e.DungeonWhy, "note-gained", "note-lost")),
        *(f"first-kind-{kind}" for kind in OverlordCardKind),
        *(f"first-{what}-{part}" for what in COUNTED for part in ("title", "how")),
        *(f"first-summary-{what}-{way}" for what in COUNTED for way in ("gained", "lost")),
        *(f"{form}-quest-{moment}-first" for form in FORMS for moment in ("started", "ended")),
        *(f"field-quest-treachery-{kind}" for kind in TreacheryKind),
        *(f"button-{winner}-won" for winner in Winner),
        *(f"button-refresh-{refresh}" for refresh in SEEN_AT_TABLE),
        *(f"setting-is-{value}" for kind in SETTINGS for value in kind),
    }


def test_no_words_are_left_over(names: Voice, heard: Heard) -> None:
    """Everything that these files hold is said by something."""
    names = replace(names, words=heard)
    for event in EVENTS:
        lines.line(event, names)
    for event in (*EVENTS, *well.EVENTS):
        _in_other_words(event, names)
    for question in QUESTIONS:
        asking.text(question, names)
        asking.opening_title(question, names)
        list(asking.asked((question,), View(names, CampaignAt(1, 2))))
        asking.opening(question, names)
    for refusal in REFUSALS:
        refusing.sentence(refusal, names)
    used = heard.said | literals() | families(names)
    held = set().union(*map(keys, MINE))
    assert held - used == {"refusal-wrong-moment"}


def test_every_reason_why_a_log_is_unavailable_is_said(names: Voice) -> None:
    for version in ("none", "0.2.0"):
        assert all(names.say(f"unavailable-{reason}", version=version) for reason in Reason)


def test_every_permission_is_named(names: Voice) -> None:
    needed = [name for name, wanted in NEEDED if wanted]
    assert all(names.say(f"permission-{name.replace('_', '-')}") for name in needed)


def test_no_language_adds_keys_that_neither_english_nor_the_data_has(names: Voice) -> None:
    english = {key for file in (WORDS / "en").glob("*.ftl") for key in _keys(file)}
    for folder in WORDS.iterdir():
        # Names of commands have a test of their own: in English they are what the code says.
        told = {key for file in folder.glob("*.ftl") for key in _keys(file)}
        added = {each for each in told - english if not each.startswith(NAME)}
        assert added <= of_data(names.box), folder


def of_data(box: Box) -> set[str]:
    """Give the keys of what stands in the data in English: cards' summaries, abilities' texts."""
    cards = {f"summary-{card.key}" for deck in box.decks for card in deck.cards}
    listed = (
        ability for agent in box.agents for card in agent.cards for ability in card.abilities or ()
    )
    return cards | {
        f"ability-{key(ability.name)}" for ability in listed if not ability.text_missing
    }
