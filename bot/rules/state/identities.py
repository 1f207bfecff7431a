"""The users an entry names, for mapping them to others or to nobody."""

from collections.abc import Callable

from bot.rules.basics.stored import replace
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.questions import JoinRequest

NOBODY = 0
"""Stands for a user who is no longer named: a former player."""

Change = Callable[[int], int]


def with_users(entry: Entry, change: Change) -> Entry:
    """Give the entry with every user in it changed; NOBODY leaves a seat empty."""
    return replace(entry, by=change(entry.by), event=_event(entry.event, change))


def users_in(entries: list[Entry]) -> set[int]:
    """Give every user that entries name."""
    found: set[int] = set()

    def note(user: int) -> int:
        found.add(user)
        return user

    for entry in entries:
        with_users(entry, note)
    return found - {NOBODY}


def _event(event: e.Event, change: Change) -> e.Event:
    match event:
        case e.CampaignCreated():
            return replace(event, creator=change(event.creator), overlord=change(event.overlord))
        case e.ActedFor():
            return replace(event, player=change(event.player))
        case e.OverlordsChanged():
            before, after = _all(event.before, change), _all(event.after, change)
            return replace(event, before=before, after=after)
        case e.HeroAdded() | e.HeroAssigned():
            return replace(event, player=_seat(event.player, change))
        case e.StandInNamed():
            return replace(event, user=_seat(event.user, change))
        case e.PlayerLeft():
            return replace(event, user=change(event.user))
        case e.Asked(JoinRequest() as question):
            return e.Asked(replace(question, user=change(question.user)))
        case _:
            return event


def _all(users: tuple[int, ...], change: Change) -> tuple[int, ...]:
    return tuple(change(user) for user in users)


def _seat(user: int | None, change: Change) -> int | None:
    return None if user is None else change(user) or None
