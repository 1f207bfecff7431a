"""Whoever an entry names can be named otherwise, or not at all."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, get_args

import pytest

from bot.pages.lookups.log import heroes_in
from bot.rules.basics.keys import NOBODY, HeroKey, MoveNumber, UserId, annotations
from bot.rules.basics.options import CampaignAct, Edition, Sheet
from bot.rules.basics.stored import Stored, Variant
from bot.rules.course.moving import users_in, with_users
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.questions import JoinRequest, Question, Step
from tests.telling.sample_events import EVENTS, USER

OTHER = UserId(5)
NAMING: list[e.Event] = [
    e.CampaignCreated("k", "Nerekhall", "", USER, USER, CampaignAct.I, Edition.SECOND, 7),
    e.ActedFor("leoric", USER),
    e.OverlordsChanged((USER,), (USER, OTHER)),
    e.HeroAdded("leoric", "Leoric", USER, Sheet()),
    e.HeroAssigned("leoric", USER),
    e.StandInNamed("leoric", USER),
    e.PlayerLeft(USER, ("leoric",)),
    e.Asked(JoinRequest("2-1-0", "Leoric", USER, Sheet())),
]


def entry(event: e.Event) -> Entry:
    return Entry(2, MoveNumber(2), 0, OTHER, event)


def numbers(thing: object) -> Iterator[object]:
    """Give every value in an event, however deep."""
    if isinstance(thing, Stored):
        for field in thing.__struct_fields__:
            yield from numbers(getattr(thing, field))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from numbers(part)
    else:
        yield thing


@pytest.mark.parametrize("event", NAMING, ids=lambda event: type(event).__name__)
def test_a_user_is_named_otherwise(event: e.Event) -> None:
    renamed = with_users(entry(event), lambda user: UserId(77) if user == USER else user)
    assert 77 in numbers(renamed.event)
    assert USER not in numbers(renamed.event)
    assert renamed.by == OTHER


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_no_event_keeps_a_name_that_is_to_go(event: e.Event) -> None:
    """The samples name this user wherever an event can name one."""
    gone = with_users(entry(event), lambda _: NOBODY)
    assert USER not in numbers(gone.event)
    assert gone.by == NOBODY


def test_a_seat_is_left_empty() -> None:
    gone = with_users(entry(e.HeroAssigned("leoric", USER)), lambda _: NOBODY)
    assert gone.event == e.HeroAssigned("leoric", None)


def test_all_users_of_a_log_are_found() -> None:
    assert users_in([entry(event) for event in NAMING]) == {USER, OTHER}


# --- what nobody has heard of yet


class Witness(Stored, frozen=True):
    """Somebody, beside whom they sat there and whose turn it was."""

    user: UserId
    beside: tuple[UserId | None, ...]
    hero: HeroKey
    number: int


class Sworn(Variant, frozen=True):
    by: tuple[tuple[Witness, bool], ...]


class Silent(Variant, frozen=True):
    why: str


class Order(Stored, frozen=True):
    """Holds a choice, and orders of its own."""

    choice: Sworn | Silent | None
    then: tuple["Order", ...] = ()


class Unheard(Stored, frozen=True):
    """An event that no line of the bot names."""

    order: Order
    judge: UserId | None = None
    amount: int = USER


def unheard(user: UserId, beside: UserId | None, judge: UserId | None) -> Any:  # noqa: ANN401
    witness = Witness(user, (beside, OTHER), "leoric", USER)
    orders = (Order(Silent("x")), Order(Sworn(((witness, True),))))
    return Unheard(Order(None, orders), judge)


def test_an_event_that_is_added_forgets_whoever_it_names() -> None:
    """Erasure goes by the type of a field, wherever it stands, and by nothing else."""
    named = entry(unheard(USER, USER, USER))
    assert users_in([named]) == {USER, OTHER}
    gone = with_users(named, lambda user: NOBODY if user == USER else user)
    assert gone.event == unheard(NOBODY, None, None)
    assert users_in([gone]) == {OTHER}


def test_an_event_that_is_added_is_found_by_its_heroes() -> None:
    assert heroes_in(unheard(USER, None, None)) == {"leoric"}


def test_a_user_in_a_corner_that_cannot_be_reached_is_an_error() -> None:
    class Hidden(Stored, frozen=True):
        users: dict[str, UserId]

    hidden: Any = Hidden({"x": USER})
    with pytest.raises(TypeError):
        users_in([entry(hidden)])
    with pytest.raises(TypeError):
        with_users(entry(hidden), lambda user: user)


def test_every_field_that_may_name_a_user_is_a_user() -> None:
    """A whole number by one of these names is a user in no class of the log but where typed so."""
    names = {"user", "player", "who", "creator", "overlord", "overlords", "by"}
    classes = {*get_args(e.Event), *get_args(Question), *get_args(Step)}
    for kind in classes:
        for name, hint in annotations(kind):
            is_word = isinstance(hint, type) and issubclass(hint, StrEnum)
            assert is_word or name not in names or UserId in (hint, *get_args(hint))
