"""A move as it is told: what happened in it so far, and what became of it since."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.places import Place
from bot.rules.economy.people import answerers
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.questions import Question, StepCloses
from bot.rules.state.replay import is_move

SECRET = e.TreacheryOpened | e.TreacherySwapped | e.TreacherySwapUndone


@dataclass(frozen=True, slots=True)
class Move:
    """A move with all its answers; `after` is the state behind `seq`, where it last changed.

    A move taken back names who did it, one played again likewise; `besides` is what else that
    led to. `between` is what other moves did, and still stands, from its first entry to its last.
    """

    at: CampaignAt
    number: int
    entries: tuple[Entry, ...]
    after: Campaign
    seq: int
    undone_by: int | None = None
    redone_by: int | None = None
    besides: tuple[e.Event, ...] = ()
    between: tuple[Entry, ...] = ()

    @property
    def events(self) -> tuple[e.Event, ...]:
        """Give what happened, in order."""
        return tuple(entry.event for entry in self.entries)

    @property
    def is_undone(self) -> bool:
        """Tell whether it is taken back."""
        return self.undone_by is not None

    @property
    def on_map(self) -> bool:
        """Tell whether something happened on the map of the first edition."""
        return bool(self.well_events)

    @property
    def well_events(self) -> tuple[e.WellEvent, ...]:
        """Give what happened on the map of the first edition, in order."""
        return tuple(each for each in self.events if isinstance(each, e.WellEvent))

    @property
    def is_secret(self) -> bool:
        """Tell whether only whoever made it is told: treachery while it is spent (W8)."""
        return self.on_map and all(isinstance(event, SECRET) for event in self.well_events)

    @property
    def settles_treachery(self) -> bool:
        """Tell whether it makes the counts of spent treachery public, and the list not (W8)."""
        return any(isinstance(event, e.TreacherySettled) for event in self.well_events)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Give the questions of this move that are still open."""
        mine = f"{self.number}-"
        return tuple(q for q in self.after.questions if q.id.startswith(mine))

    @property
    def called(self) -> tuple[UserId, ...]:
        """Name whom its message calls: the overlord side, whose step would end unspent (C2)."""
        closing = (each for each in self.questions if isinstance(each, StepCloses))
        return tuple(user for each in closing for user in answerers(self.after, each))

    @property
    def can_be_undone(self) -> bool:
        """Tell whether it stands among the moves that can be taken back.

        Its own entries tell: the chain of all moves is as long as the campaign.
        """
        is_first = self.entries[0].seq == 1
        return not (self.is_undone or is_first) and is_move(self.events)

    def asked(self, id: str) -> Question | None:
        """Find a question of this move as it was first asked."""
        asked = (event.question for event in self.events if isinstance(event, e.Asked))
        return next((question for question in asked if question.id == id), None)

    def gain(self, place: Place) -> int:
        """Count by how much this move changed a place; an undone one changes it back."""
        moved = ledger(self.events).get(place, 0)
        return -moved if self.is_undone else moved

    def span(self, place: Place) -> tuple[int, int]:
        """Give what a place held before this move first changed it, and after it last did.

        Both are what lay there then, whatever other moves did in between.
        """
        return self._span(self.after.tokens.get(place, 0), partial(_change, place))

    @property
    def xp_span(self) -> tuple[int, int]:
        """Give the overlord's experience before this move first changed it, and after it did."""
        return self._span(self.after.xp, _xp_change)

    @property
    def changes_xp(self) -> bool:
        """Tell whether it changed the overlord's experience."""
        return any(map(_xp_change, self.events))

    def _span(self, now: int, change: Callable[[e.Event], int]) -> tuple[int, int]:
        if self.is_undone:
            return now + sum(map(change, self.events)), now
        before = after = now
        own = False
        for entry in sorted((*self.entries, *self.between), key=_seq, reverse=True):
            amount = change(entry.event)
            if amount and entry.move == self.number:
                after = after if own else now
                before, own = now - amount, True
            now -= amount
        return before, after


def between(entries: Sequence[Entry], standing: Sequence[Entry]) -> tuple[Entry, ...]:
    """Give what other moves did while a move went on, of the entries that stand, oldest first."""
    first = bisect_right(standing, entries[0].seq, key=_seq)
    last = bisect_left(standing, entries[-1].seq, key=_seq)
    return tuple(entry for entry in standing[first:last] if entry.move != entries[0].move)


def is_whole(entries: Sequence[Entry]) -> bool:
    """Tell whether nothing else was written while a move went on."""
    return entries[-1].seq - entries[0].seq == len(entries) - 1


def ledger(events: Iterable[e.Event]) -> dict[Place, int]:
    """Add up what token movements did to each place."""
    sums: dict[Place, int] = {}
    for event in events:
        if isinstance(event, e.TokensMoved):
            sums[event.source] = sums.get(event.source, 0) - event.amount
            sums[event.to] = sums.get(event.to, 0) + event.amount
    return sums


def _change(place: Place, event: e.Event) -> int:
    return ledger([event]).get(place, 0)


def _xp_change(event: e.Event) -> int:
    return event.amount if isinstance(event, e.XpChanged) else 0


def _seq(entry: Entry) -> int:
    return entry.seq
