"""Pools as people who play in German type them; English always works too (D1)."""

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import Edition
from bot.rules.rolling.dice_pool import PoolUse, parse_pool

BOX = load_box()
GERMAN = BOX.tongue("de")


def read(typed: str, use: PoolUse, edition: Edition = Edition.SECOND) -> str:
    return " ".join(parse_pool(typed, BOX.dice, use, edition, GERMAN))


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("blau rot", "blue red"),
        ("2 rote", "red red"),
        ("zwei rote", "red red"),
        ("einen blauen, fünf grüne", "blue green green green green green"),
        ("fuenf b", "blue blue blue blue blue"),
        ("rot zwei", "red red"),
        ("three red", "red red red"),
        ("b r g", "blue red yellow"),
        ("brg", "blue red yellow"),
        ("BLAUER, grünen + gelb", "blue green yellow"),
        ("2 grune 1 gelber", "green green yellow"),
        ("gruen, rot x2", "green red red"),
        ("gn ge", "green yellow"),
        ("blue red yellow", "blue red yellow"),
        ("2 red grün", "red red green"),
        # What German has no letter for means what it does in English.
        ("b r y", "blue red yellow"),
    ],
)
def test_attack_pools(typed: str, meant: str) -> None:
    assert read(typed, PoolUse.ATTACK) == meant


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("grau braun", "gray brown"),
        ("2 Schwarze", "black black"),
        ("s b g", "black brown gray"),
        ("gray k", "gray black"),
    ],
)
def test_defence_pools(typed: str, meant: str) -> None:
    assert read(typed, PoolUse.DEFENCE) == meant


@pytest.mark.rule("D1")
def test_in_a_free_pool_a_letter_means_the_readers_language_first() -> None:
    assert read("g s b", PoolUse.FREE) == "yellow black blue"
    assert " ".join(parse_pool("g b", BOX.dice)) == "green blue"


@pytest.mark.rule("D1")
@pytest.mark.parametrize("typed", ["weiß w WEISSER weisse", "4 weißen", "wwww"])
def test_pools_of_the_first_edition(typed: str) -> None:
    """However ß is typed, it is that of ss."""
    assert read(typed, PoolUse.ATTACK, Edition.FIRST) == " ".join(["first:white"] * 4)


@pytest.mark.rule("D1")
def test_the_power_dice_of_the_first_edition() -> None:
    assert read("2 Macht s m", PoolUse.ATTACK, Edition.FIRST) == " ".join(["first:black"] * 4)
