"""Whoever an entry names can be named otherwise, or not at all."""

from collections.abc import Iterator

import pytest

from bot.rules.basics.options import Act, Edition, Sheet
from bot.rules.basics.stored import Stored
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.identities import NOBODY, users_in, with_users
from bot.rules.state.questions import JoinRequest
from tests.telling.sample_events import EVENTS, USER

OTHER = 5
NAMING: list[e.Event] = [
    e.CampaignCreated("k", "Nerekhall", "", USER, USER, Act.I, Edition.SECOND, 7),
    e.ActedFor("leoric", USER),
    e.OverlordsChanged((USER,), (USER, OTHER)),
    e.HeroAdded("leoric", "Leoric", USER, Sheet()),
    e.HeroAssigned("leoric", USER),
    e.StandInNamed("leoric", USER),
    e.PlayerLeft(USER, ("leoric",)),
    e.Asked(JoinRequest("2-1-0", "Leoric", USER, Sheet())),
]


def entry(event: e.Event) -> Entry:
    return Entry(2, 2, 0, OTHER, event)


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
    renamed = with_users(entry(event), lambda user: 77 if user == USER else user)
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
