"""Everything that happens or is refused on the map has its words, and no words are left over."""

import re
import typing
from dataclasses import replace

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.pages.messages import refusing
from bot.pages.phrases import lines
from bot.pages.phrases.moves import SECRET
from bot.pages.text import kebab
from bot.pages.voice import EVERYBODY, Voice
from bot.pages.well import faults_told
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.well.map import FigureKind, Terrain
from bot.rules.well.map_faults import MapFaultKind
from bot.rules.well.reach import AttackKind
from bot.rules.well.spaces import Direction
from bot.rules.well.templates import TemplateFault
from bot.rules.well.treachery import TreacheryKind
from bot.words import WORDS
from tests.rules.table import OLGA
from tests.sources import telling
from tests.well.played.conftest import Heard
from tests.well.played.samples import EVENTS, REFUSALS

HOUSE_RULES = [type(refusal) for refusal in REFUSALS if refusal.kind is r.RefusalKind.RULE]


def test_there_is_a_sample_of_every_event() -> None:
    assert {type(event) for event in EVENTS} == set(typing.get_args(e.WellEvent))


def test_there_is_a_sample_of_every_fault_of_a_map() -> None:
    faults = [refusal.faults for refusal in REFUSALS if isinstance(refusal, r.MapFaulty)]
    assert {fault.kind for each in faults for fault in each} == set(MapFaultKind)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_said(event: e.WellEvent, names: Voice) -> None:
    for reader in (EVERYBODY, OLGA):
        said = lines.line(event, replace(names, reader=reader))
        assert bool(said) is not lines.is_quiet(event)
        assert "none" not in re.findall(r"\w+", said)
        assert "\n" not in said


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: type(refusal).__name__)
def test_every_refusal_is_said(refusal: r.Refusal, names: Voice) -> None:
    said = refusing.sentence(refusal, names)
    several = isinstance(refusal, r.MapFaulty)
    assert ("\n" in said) == several
    assert "none" not in re.findall(r"\w+", said)


def test_a_faulty_map_is_told_fault_by_fault_and_never_too_long(names: Voice) -> None:
    many = next(each for each in REFUSALS if isinstance(each, r.MapFaulty) and len(each.faults) > 1)
    said = refusing.sentence(many, names).splitlines()
    assert len(said) == 1 + faults_told.MOST_FAULTS + 1
    assert said[-1] == "- and 10 more"


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.__name__)
def test_every_rule_that_can_be_let_through_is_named(rule: type, names: Voice) -> None:
    assert names.say(f"rule-{kebab(rule.__name__)}")


def test_the_overlord_alone_reads_what_was_swapped_in(names: Voice) -> None:
    for event in EVENTS:
        if isinstance(event, SECRET):
            assert not re.search(r"Mimic|event|trap|monster|\d", lines.line(event, names))
            own = lines.line(event, replace(names, reader=OLGA))
            assert ("Mimic" if "swap" in own else "event 3, trap 2, monster 4") in own


def keys() -> set[str]:
    parsed = FluentParser().parse((WORDS / "en" / "well.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


def literals() -> set[str]:
    code = telling()
    return set(re.findall(r'"([a-z][a-z0-9-]+)"', code))


def families() -> set[str]:
    """Give the keys that the code makes from closed lists, and those of commands."""
    named = (terrain.name.lower().replace("_", "-") for terrain in Terrain)
    return {
        *(f"terrain-{terrain}" for terrain in named if terrain not in ("floor", "wall")),
        *(f"side-{side}" for side in Direction),
        *(f"map-fault-{kind}" for kind in MapFaultKind),
        *(f"template-fault-{fault}" for fault in TemplateFault),
        *(f"treachery-{kind}" for kind in TreacheryKind),
        *(f"{where}-{kind}" for kind in FigureKind for where in ("well-alt", "well-page")),
        *(f"well-alt-{name}" for name in ("before", "after")),
        *(f"well-setup-{kind}" for kind in AttackKind if kind is not AttackKind.PLAIN),
        *(f"rule-{kebab(rule.__name__)}" for rule in HOUSE_RULES),
        *("choice-lose-dice", "choice-power", "question-daze-takes", "question-spend-power"),
    }


def test_no_words_are_left_over(names: Voice, heard: Heard) -> None:
    listening = replace(names, words=heard)
    for event in EVENTS:
        lines.line(event, listening)
        lines.line(event, replace(listening, reader=OLGA))
    for refusal in REFUSALS:
        refusing.sentence(refusal, listening)
    spoken = {key for key in keys() if not key.startswith(("command-", "option-"))}
    samples = {f"sample-{each.board}" for each in names.box.well.samples}
    assert samples <= spoken
    assert spoken - heard.said - literals() - families() - samples == set()
