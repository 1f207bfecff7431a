"""Pools at a table of another language than the asker's: it adds words, and changes none (D1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.box.box import load_box
from bot.rules.rolling.dice_pool import EmptyPool, PoolUse, TooManyDice, UnknownDie, parse_pool

BOX = load_box()
TONGUES = {each: BOX.tongue(each) for each in ("en", "fr", "de")}


def read(typed: str, use: PoolUse, own: str, table: str) -> str:
    """Read a pool of somebody with one language at a table of another."""
    return " ".join(parse_pool(typed, BOX.dice, use, tongue=TONGUES[own], beside=TONGUES[table]))


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("own", "typed", "use", "meant"),
    [
        ("en", "blau zwei rote", PoolUse.ATTACK, "blue red red"),
        ("en", "blau und rot", PoolUse.ATTACK, "blue red"),
        ("en", "two rote and blau", PoolUse.ATTACK, "red red blue"),
        ("en", "schwarz s sw", PoolUse.DEFENCE, "black black black"),
        # Letters mean the asker's language first, then English.
        ("en", "g b", PoolUse.ATTACK, "green blue"),
        ("en", "g b", PoolUse.DEFENCE, "gray black"),
        ("fr", "g n", PoolUse.FREE, "gray black"),
        ("fr", "j bleu blau", PoolUse.ATTACK, "yellow blue blue"),
        ("de", "g", PoolUse.ATTACK, "yellow"),
    ],
)
def test_the_tables_words_and_letters_work_beside_the_own(
    own: str, typed: str, use: PoolUse, meant: str
) -> None:
    """Given a German table, whoever reads another language must be understood in both."""
    assert read(typed, use, own, "de") == meant


@pytest.mark.rule("D1")
def test_what_no_language_there_has_is_refused() -> None:
    with pytest.raises(UnknownDie) as refused:
        read("blau rouge", PoolUse.ATTACK, "en", "de")
    assert refused.value.text == "rouge"


def words() -> list[str]:
    """Give all that anybody types for dice, in any language."""
    found = {name for die in BOX.dice for name in (*die.names, *die.letters)}
    for tongue in TONGUES.values():
        found |= {
            word
            for named in (tongue.dice, tongue.letters)
            for own in named.values()
            for word in own
        }
        found |= {*tongue.numbers, *tongue.joins}
    return sorted(found)


@given(
    st.lists(st.sampled_from(words()), min_size=1, max_size=4).map(" ".join),
    st.sampled_from(PoolUse),
    st.sampled_from(sorted(TONGUES)),
    st.sampled_from(sorted(TONGUES)),
)
def test_a_tables_language_changes_nothing_that_was_understood(
    typed: str, use: PoolUse, own: str, table: str
) -> None:
    """Given what is understood in one's own language, it must mean the same at any table."""
    try:
        alone = read(typed, use, own, own)
    except (UnknownDie, TooManyDice, EmptyPool):
        return
    assert read(typed, use, own, table) == alone
