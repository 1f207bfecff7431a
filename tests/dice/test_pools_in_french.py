"""Pools as people who play in French type them; English always works too (D1)."""

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import Edition
from bot.rules.rolling.dice_pool import PoolUse, UnknownDie, parse_pool

BOX = load_box()
FRENCH = BOX.tongue("fr")


def read(typed: str, use: PoolUse, edition: Edition = Edition.SECOND) -> str:
    return " ".join(parse_pool(typed, BOX.dice, use, edition, FRENCH))


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bleu rouge", "blue red"),
        ("2 rouges", "red red"),
        ("deux rouges", "red red"),
        ("un bleu, trois verts", "blue green green green"),
        # English numbers work too.
        ("two rouges", "red red"),
        ("b r j", "blue red yellow"),
        ("brj", "blue red yellow"),
        ("BLEUE, Vertes + jaune", "blue green yellow"),
        ("2 verts 1 jaune", "green green yellow"),
        ("rouge x2", "red red"),
        ("v", "green"),
        ("blue red yellow", "blue red yellow"),
        ("2 red vert", "red red green"),
        ("b r y", "blue red yellow"),
        # Nothing gray attacks: there the letter is English.
        ("g", "green"),
    ],
)
def test_attack_pools(typed: str, meant: str) -> None:
    assert read(typed, PoolUse.ATTACK) == meant


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("gris brun", "gray brown"),
        ("2 Noirs", "black black"),
        ("n b g", "black brown gray"),
        ("marron", "brown"),
        ("gray k", "gray black"),
    ],
)
def test_defence_pools(typed: str, meant: str) -> None:
    assert read(typed, PoolUse.DEFENCE) == meant


@pytest.mark.rule("D1")
def test_in_a_free_pool_a_letter_means_the_readers_language_first() -> None:
    assert read("g n b", PoolUse.FREE) == "gray black blue"
    assert " ".join(parse_pool("g n b", BOX.dice)) == "green brown blue"


@pytest.mark.rule("D1")
def test_pools_of_the_first_edition() -> None:
    assert (
        read("blanc r 2 pouvoir n", PoolUse.ATTACK, Edition.FIRST)
        == "first:white first:red first:black first:black first:black"
    )


def test_what_is_no_die_in_either_language_is_refused() -> None:
    with pytest.raises(UnknownDie) as refused:
        read("bleu violet", PoolUse.ATTACK)
    assert refused.value.text == "violet"


def test_a_country_types_as_its_language_and_an_unknown_language_in_english() -> None:
    assert BOX.tongue("fr-CA") is FRENCH
    assert BOX.tongue("sv").dice == {}
