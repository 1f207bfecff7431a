"""The users an entry names, for mapping them to others or to nobody.

Whatever is annotated as a `UserId` is one, in every event, question and order there is or will be.
"""

from collections.abc import Callable, Iterable

from bot.rules.basics.holding import changed, held
from bot.rules.basics.keys import NOBODY, UserId
from bot.rules.state.events import Entry

Change = Callable[[UserId], UserId]


def with_users(entry: Entry, change: Change) -> Entry:
    """Give the entry with every user in it changed; NOBODY leaves a seat empty."""
    return changed(entry, UserId, change)


def users_in(entries: Iterable[Entry]) -> set[UserId]:
    """Give every user that entries name."""
    return {user for entry in entries for user in held(entry, UserId)} - {NOBODY}
