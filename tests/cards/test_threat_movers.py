"""Each card of the eighteen other decks that moves threat or tokens has a test of its own (L3)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.rules.basics.options import Refresh
from bot.rules.cards import kinds as kind
from bot.rules.printed.decks import Card
from tests.cards.generic import BOX

HERE = Path(__file__).parent
# What moves threat whatever its fields say, and what does if these fields say so.
ALWAYS = (
    *(kind.Gain, kind.CountedGain, kind.GainIf, kind.EncounterEndGain, kind.QuestReward),
    *(kind.LeaveChoice, kind.Treasure, kind.Hoard, kind.Reserve, kind.PayExtra, kind.Gamble),
    *(kind.Bargain, kind.EndTurnOrTest, kind.ClassHarvest, kind.SealedSide),
    *(kind.CardPerGain, kind.CheaperNext),
)
# What lays tokens on heroes, monsters, tiles and Class cards.
BESIDES = (
    kind.ClassToken,
    kind.ClassTokenOff,
    kind.Burden,
    kind.Marker,
    kind.HeroToken,
    kind.Counters,
)
FIELDS = ("threat", "threat_each", "threat_at", "pass_threat", "instead_of_reward")


def moves_threat(card: Card) -> bool:
    """Tell whether a card's text moves threat, or changes what other gains and triggers do."""
    pays = Refresh.FOR_1_THREAT in (card.refresh, card.refresh_also)
    by_field = any(getattr(card.effect, field, 0) for field in FIELDS)
    return pays or by_field or isinstance(card.effect, ALWAYS)


CARDS = [
    card for deck in BOX.decks if deck.sources < 2 and not deck.homebrew for card in deck.cards
]
MOVERS = [card.name for card in CARDS if moves_threat(card)]
OTHERS = [card.name for card in CARDS if isinstance(card.effect, BESIDES)]


def _tests(file: Path) -> dict[str, set[str]]:
    """Give all texts that stand in each test of a file, those of its constants too."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    texts = dict(_constants(tree))
    tests = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    return {test.name: _said(test, texts) for test in tests if test.name.startswith("test_")}


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Give the texts that a file names."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            [target] = node.targets
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=True))
            for name, value in pairs:
                if isinstance(name, ast.Name) and isinstance(value, ast.Constant):
                    yield name.id, str(value.value)


def _said(test: ast.FunctionDef, texts: dict[str, str]) -> set[str]:
    nodes = list(ast.walk(test))
    named = {texts[each.id] for each in nodes if isinstance(each, ast.Name) and each.id in texts}
    said = {str(each.value) for each in nodes if isinstance(each, ast.Constant)}
    return {each.casefold() for each in (*named, *said)}


TESTS = [said for file in sorted(HERE.glob("test_l*.py")) for said in _tests(file).values()]


def test_thirty_three_of_them_move_threat() -> None:
    assert len(MOVERS) == len({*MOVERS}) == 33


@pytest.mark.rule("L3", "L5", "L6")
@pytest.mark.parametrize("card", sorted({*MOVERS, *OTHERS}))
def test_each_has_a_test_that_names_it(card: str) -> None:
    assert any(card.casefold() in said for said in TESTS)
