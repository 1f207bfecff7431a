"""A refusal is made of its fields: what a test or a page gets out of it is what a rule put in."""

import copy
from collections.abc import Callable

import pytest

from bot.rules.state import refusals as r


def test_refusals_are_compared_by_class_and_fields() -> None:
    # given one refusal made by places, another by names
    one, other = r.NotEnoughThreat(3, 1), r.NotEnoughThreat(held=1, needed=3)
    # then they are the same, and no other class or figure is
    assert (one, hash(one)) == (other, hash(other))
    assert one != r.NotEnoughThreat(3, 2)
    assert one != r.NotEnoughXp(3, 1)
    assert copy.copy(one) == one


def test_a_field_that_is_left_out_has_its_default() -> None:
    assert r.NotEnoughThreat(3, 1).card == ""
    assert repr(r.NotEnoughThreat(3, 1)) == "NotEnoughThreat(needed=3, held=1, card='')"


def test_fields_are_matched_in_order() -> None:
    match r.NotEnoughThreat(3, 1, "darkfortune"):
        case r.NotEnoughThreat(needed, held, card):
            assert (needed, held, card) == (3, 1, "darkfortune")


@pytest.mark.parametrize(
    "make",
    [
        lambda: r.NotEnoughThreat(3),  # type: ignore[call-arg]
        lambda: r.NotEnoughThreat(3, 1, "", 4),  # type: ignore[call-arg]
        lambda: r.NotEnoughThreat(3, 1, held=1),  # type: ignore[misc]
        lambda: r.NotEnoughThreat(3, 1, why=1),  # type: ignore[call-arg]
        lambda: r.LastStep(1),
    ],
)
def test_other_fields_are_an_error(make: Callable[[], r.Refusal]) -> None:
    with pytest.raises(TypeError):
        make()
