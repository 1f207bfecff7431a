"""A move as it is told: what happened in it so far, and what became of it since."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.basics.places import Place
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.questions import Question

SECRET = e.TreacheryOpened | e.TreacherySwapped | e.TreacherySwapUndone


@dataclass(frozen=True, slots=True)
class Move:
    """A move with all its answers; `after` is the state behind `seq`, where it last changed.

    A move taken back names who did it, one played again likewise; `besides` is what else that
    led to.
    """

    server: int
    id: int
    number: int
    entries: tuple[Entry, ...]
    after: Campaign
    seq: int
    undone_by: int | None = None
    redone_by: int | None = None
    besides: tuple[e.Event, ...] = ()

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
    def can_be_undone(self) -> bool:
        """Tell whether it stands among the moves that can be taken back."""
        ref = self.after.newest
        while ref is not None and ref.number != self.number:
            ref = ref.previous
        return ref is not None and ref.previous is not None

    def asked(self, id: str) -> Question | None:
        """Find a question of this move as it was first asked."""
        asked = (event.question for event in self.events if isinstance(event, e.Asked))
        return next((question for question in asked if question.id == id), None)

    def gain(self, place: Place) -> int:
        """Count by how much this move changed a place; an undone one changes it back."""
        moved = ledger(self.events).get(place, 0)
        return -moved if self.is_undone else moved

    @property
    def xp_gain(self) -> int:
        """Count by how much this move changed the overlord's experience."""
        gained = sum(event.amount for event in self.events if isinstance(event, e.XpChanged))
        return -gained if self.is_undone else gained


def ledger(events: Iterable[e.Event]) -> dict[Place, int]:
    """Add up what token movements did to each place."""
    sums: dict[Place, int] = {}
    for event in events:
        if isinstance(event, e.TokensMoved):
            sums[event.source] = sums.get(event.source, 0) - event.amount
            sums[event.to] = sums.get(event.to, 0) + event.amount
    return sums
