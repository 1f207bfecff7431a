"""The list of kinds: nothing is forgotten in it, and no kind answers for another."""

from importlib import import_module
from pkgutil import iter_modules

import pytest

from bot.rules.basics.options import Refresh
from bot.rules.cards import kinds, plot
from bot.rules.cards.kind import Kind, effect_of
from bot.rules.economy.draft import Draft
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Moment, Spend
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from tests.cards.staging import AGONY, scene
from tests.rules.table import LEORIC, OLGA

MODULES = [import_module(f"{kinds.__name__}.{file.name}") for file in iter_modules(kinds.__path__)]


def test_every_kind_that_stands_in_a_file_is_in_the_list() -> None:
    written = {each for module in MODULES for each in vars(module).values() if _is_kind(each)}
    assert written == set(kinds.KINDS)


def _is_kind(thing: object) -> bool:
    finished = isinstance(thing, type) and issubclass(thing, Kind)
    return finished and getattr(thing, "__final__", False)


def test_each_kind_has_a_word_of_its_own_and_so_has_each_of_its_questions() -> None:
    words = [kind.__dataclass_fields__["kind"].default for kind in kinds.KINDS]
    assert len(set(words)) == len(words)
    asked = [each for kind in kinds.KINDS for each in kind.asks]
    assert len(kinds.ASKED) == len(asked) + 1  # and what every trigger may ask


def test_a_kind_answers_to_whoever_takes_it_from_a_card() -> None:
    guide = kinds.Guide()
    assert effect_of(_card(guide)) is guide
    with pytest.raises(TypeError):
        effect_of(_card(_Foreign()))


class _Foreign:
    kind = "guide"


def _card(effect: kinds.Guide | _Foreign) -> Card:
    return Card(
        number=1,
        name="X",
        purchase=None,
        trigger=0,
        spend=Spend.USE,
        moment=Moment.ANY,
        refresh=Refresh.NONE,
        effect=effect,
    )


@pytest.mark.rule("U4")
@pytest.mark.parametrize(
    "question",
    [
        q.PickHero("1-1-1", "branded", "racked-hero", (LEORIC,), q.Audience.OVERLORD),
        q.PickNumber("1-1-1", "branded", "branded-hero", 0, 3, q.Audience.OVERLORD),
        q.SayYes("1-1-1", "spite", "discard-brand", q.Audience.HERO, LEORIC),
    ],
)
def test_no_card_answers_what_another_asks(box: Box, question: q.OfCard) -> None:
    table = scene(box, AGONY, "Branded", heroes=2, threat=9)
    draft = Draft(table.state, OLGA, box, table.wished)
    with pytest.raises(r.NoSuchChoice):
        plot.answer_effect(draft, question, LEORIC)
    assert not draft.events
