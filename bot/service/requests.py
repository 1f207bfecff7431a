"""Who asks the rules service where, how often dice, and what it answers."""

from collections import deque
from dataclasses import dataclass, field

from cachetools import LRUCache
from msgspec import Struct

from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.economy.people import Person
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.refusals import TooManyRolls

Entries = tuple[Entry, ...]

MOST, SECONDS = 30, 60
KEPT_PEOPLE = 4096


@dataclass(frozen=True, slots=True)
class Request:
    """Where and by whom something is asked.

    `server` is 0 in a direct message, or on a server that the bot is not on. `parent` is the
    channel of a thread, else 0; `cause` is the interaction's id, which makes a redelivered one play
    once; `campaign` is set where a button names its campaign. With the token Discord can be asked,
    for a while, how its `application` answered; empty where nobody did.
    """

    server: int
    channel: int
    person: Person
    parent: int = 0
    cause: str | None = None
    campaign: int | None = None
    application: int = 0
    token: str = field(default="", repr=False)


class Outcome(Struct, frozen=True):
    """What a command led to: the states around it and the entries now on disk.

    `again` is set for a redelivered cause, whose entries were written before.
    """

    at: CampaignAt
    before: Campaign
    after: Campaign
    entries: Entries
    again: bool = False

    @property
    def move(self) -> int:
        """Give the number of the move it belongs to."""
        return self.entries[0].move


class RollPace:
    """The times of the latest rolls of each person, wherever they rolled."""

    def __init__(self) -> None:
        self._times: LRUCache[UserId, deque[float]] = LRUCache(KEPT_PEOPLE)

    def take(self, user: UserId, now: float) -> None:
        """Note a roll; raises TooManyRolls for one too many within a minute."""
        times = self._times.setdefault(user, deque(maxlen=MOST))
        if len(times) == MOST and 0 <= now - times[0] < SECONDS:
            raise TooManyRolls(MOST)
        times.append(now)
