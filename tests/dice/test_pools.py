"""Pools are read as people type them, or refused with what was not understood."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.box.dice import load_dice
from bot.rules.basics.options import Edition
from bot.rules.rolling.dice_pool import (
    EmptyPool,
    PoolUse,
    TooManyDice,
    UnknownDie,
    parse_pool,
    write_pool,
)

BOX = load_dice()
ATTACK = ("blue", "red", "yellow", "green")
DEFENCE = ("brown", "gray", "black")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("blue red yellow", "blue red yellow"),
        ("2 red", "red red"),
        ("2 reds", "red red"),
        ("b r y", "blue red yellow"),
        ("brg", "blue red green"),
        ("BLUE, Red+yellow", "blue red yellow"),
        ("2red 1 blue", "red red blue"),
        ("2r3y", "red red yellow yellow yellow"),
        ("2br", "blue blue red"),
        ("red 2 blue 1", "red red blue"),
        ("red x2, blue", "red red blue"),
        ("2x red + y", "red red yellow"),
        ("3 × green", "green green green"),
        ("blue 2 red", "blue red red"),
        (" blue ; red / y & g ", "blue red yellow green"),
        ("0 red b", "blue"),
        ("20 g", "green " * 20),
    ],
)
def test_attack_pools(typed: str, meant: str) -> None:
    assert parse_pool(typed, BOX, PoolUse.ATTACK) == tuple(meant.split())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("gray brown", "gray brown"),
        ("grey", "gray"),
        ("white", "gray"),
        ("b g", "black gray"),
        ("2b", "black black"),
        ("n br k w", "brown brown black gray"),
        ("gbr", "gray brown"),
    ],
)
def test_letters_mean_defence_dice_where_defence_is_asked_for(typed: str, meant: str) -> None:
    assert parse_pool(typed, BOX, PoolUse.DEFENCE) == tuple(meant.split())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("b g br", "blue green blue red"), ("black gray n k w", "black gray brown black gray")],
)
def test_letters_mean_attack_dice_first_in_a_free_pool(typed: str, meant: str) -> None:
    assert parse_pool(typed, BOX) == tuple(meant.split())


@pytest.mark.rule("D5")
def test_the_first_edition_has_its_own_dice() -> None:
    first = parse_pool("rwbgy 2 power black k", BOX, edition=Edition.FIRST)
    assert first == (
        *(f"first:{colour}" for colour in ("red", "white", "blue", "green", "yellow")),
        *["first:black"] * 4,
    )


@pytest.mark.parametrize(
    ("typed", "quoted"),
    [
        ("purple", "purple"),
        ("blue purple red", "purple"),
        ("🎲", "🎲"),
        ("blue 🎲🎲", "🎲🎲"),
        ("2", "2"),
        ("blue red 2", "blue red 2"),
        ("2 3 red", "2 3 red"),
        ("2d6", "d"),
        ("x", "x"),
        ("@everyone", "@"),
        ("first:red", "first:red"),
        ("gray", "gray"),
        ("-1 red", "-"),
        ("blue" * 51, "blue" * 15),
    ],
)
def test_what_is_not_understood_is_quoted(typed: str, quoted: str) -> None:
    with pytest.raises(UnknownDie) as refused:
        parse_pool(typed, BOX, PoolUse.ATTACK)
    assert refused.value == UnknownDie(quoted, ATTACK)


@pytest.mark.parametrize("typed", ["", "   ", ",", "0 red", "0 red, 0 blue"])
def test_an_empty_pool_is_refused(typed: str) -> None:
    with pytest.raises(EmptyPool) as refused:
        parse_pool(typed, BOX, PoolUse.ATTACK)
    assert refused.value == EmptyPool(ATTACK)


@pytest.mark.parametrize(
    ("typed", "count"), [("21 red", 21), ("11 b 10 r", 21), ("9" * 100 + " red", 999)]
)
def test_more_than_twenty_dice_are_refused(typed: str, count: int) -> None:
    with pytest.raises(TooManyDice) as refused:
        parse_pool(typed, BOX)
    assert refused.value == TooManyDice(count, 20)


@given(st.lists(st.sampled_from([die.id for die in BOX]), min_size=1, max_size=20))
def test_a_written_pool_reads_back_the_same(pool: list[str]) -> None:
    for edition in Edition:
        dice = [die for die in pool if BOX[die].edition is edition]
        if dice:
            read = parse_pool(write_pool(dice, BOX), BOX, edition=edition)
            assert Counter(read) == Counter(dice)


@given(st.text(max_size=300), st.sampled_from(PoolUse), st.sampled_from(Edition))
def test_any_text_gives_dice_that_may_stand_there_or_a_refusal(
    text: str, use: PoolUse, edition: Edition
) -> None:
    try:
        pool = parse_pool(text, BOX, use, edition)
    except (UnknownDie, TooManyDice, EmptyPool) as refused:
        assert refused.kind == "impossible"
    else:
        assert 1 <= len(pool) <= 20
        assert all(BOX[die].kind in use.value and BOX[die].edition is edition for die in pool)


def test_the_dice_of_the_option_are_named_in_a_refusal() -> None:
    with pytest.raises(UnknownDie) as refused:
        parse_pool("red", BOX, PoolUse.DEFENCE)
    assert refused.value == UnknownDie("red", DEFENCE)


def test_written_pools_are_short() -> None:
    assert write_pool(("blue", "red", "red"), BOX) == "blue 2 red"
