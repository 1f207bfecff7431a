"""A move as it is told: what happened in it so far, and what became of it since."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property
from typing import TypeVar

from msgspec import Struct

from bot.pages.phrases import ledgers
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import Edition
from bot.rules.basics.places import Place
from bot.rules.basics.stored import replace
from bot.rules.economy.people import answerers
from bot.rules.state import counts
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.counts import Count
from bot.rules.state.events import Entry
from bot.rules.state.questions import Question, StepCloses
from bot.rules.state.replay import is_move

COUNTS = ("threat", "conquest", "hand", "deck")
_Place = TypeVar("_Place", bound=Hashable)

_FOOTWORK = e.SheetOpened | e.FatigueChanged | e.StewardActed
SECRET = e.TreacheryOpened | e.TreacherySwapped | e.TreacherySwapUndone


class Move(Struct, frozen=True, dict=True):
    """A move with all its answers; `after` is the state behind `seq`, where it last changed.

    A move taken back names who did it, one played again likewise; `besides` is what else that
    led to. `between` is what other moves did, and still stands, from its first entry to its last.

    `held` is what the sheets held behind it, where `after` is of another time.

    Several entries on a sheet may be told as one: then `parts` are their moves, `struck` the
    entries of those that were taken back, last by `struck_by`, while others stand.
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
    held: Mapping[Count, int] | None = None
    parts: tuple[int, ...] = ()
    struck: tuple[Entry, ...] = ()
    struck_by: int | None = None

    @property
    def numbers(self) -> tuple[int, ...]:
        """Give the numbers of all moves that are told as this one, its own first."""
        return self.parts or (self.number,)

    @property
    def to_undo(self) -> int:
        """Give the number of the newest of them that stands."""
        return max(entry.move for entry in self.entries)

    @property
    def to_redo(self) -> int | None:
        """Give the number of that which can be played again; None where none of them can."""
        undone = self.after.undone
        return undone[-1] if undone and undone[-1] in self.numbers else None

    @property
    def last_step(self) -> "Move | None":
        """Give what was done, or taken back, last of several moves told as this one, by itself.

        None where this one is a single move.
        """
        stands = () if self.is_undone else self.entries
        gone = self.entries if self.is_undone else self.struck
        if len({entry.move for entry in (*stands, *gone)}) < 2:
            return None
        newest = max((entry.seq for entry in stands), default=0)
        since = [entry.move for entry in gone if entry.seq > newest]
        is_back = bool(since) and self.redone_by is None
        number, told = (min(since), gone) if is_back else (self.to_undo, stands)
        own = tuple(entry for entry in told if entry.move == number)
        others = tuple(entry for entry in stands if entry.move != number)
        return replace(
            self,
            number=number,
            entries=own,
            between=(*self.between, *others),
            parts=(),
            struck=(),
            undone_by=(self.undone_by or self.struck_by) if is_back else None,
        )

    @property
    def times(self) -> tuple[int, int]:
        """Give when it was begun and when it was last gone on with, in unix seconds."""
        return self.entries[0].at, self.entries[-1].at

    @cached_property
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

    @cached_property
    def well_events(self) -> tuple[e.WellEvent, ...]:
        """Give what happened on the map of the first edition, in order."""
        return tuple(each for each in self.events if isinstance(each, e.WellEvent))

    @property
    def is_secret(self) -> bool:
        """Tell whether only whoever made it is told: treachery while it is spent (W8).

        A quest that gives treachery as it starts is told to all.
        """
        spends = self.on_map and all(isinstance(event, SECRET) for event in self.well_events)
        return spends and not any(isinstance(event, e.QuestStarted) for event in self.events)

    @property
    def is_footwork(self) -> bool:
        """Tell whether it is fatigue by choice alone, which the board tells well enough (V2)."""
        changes = [event for event in self.events if isinstance(event, e.FatigueChanged)]
        chosen = all(event.why is e.OnSheet.CHOSEN for event in changes)
        return bool(changes) and chosen and all(isinstance(x, _FOOTWORK) for x in self.events)

    @property
    def learnt(self) -> str:
        """Name the Overlord cards that it entered into the overlord's deck: a secret (O2)."""
        kinds = e.OverlordCardLearnt | e.OverlordCardNamed
        return ", ".join(event.card for event in self.events if isinstance(event, kinds))

    @property
    def left_out(self) -> str:
        """Name the Overlord cards that it leaves out of the deck: a secret (O2)."""
        out = (event.card for event in self.events if isinstance(event, e.OverlordCardLeftOut))
        return ", ".join(out)

    @property
    def taken_in(self) -> str:
        """Name the Overlord cards that it takes back into the deck: likewise."""
        back = (event.card for event in self.events if isinstance(event, e.OverlordCardTakenIn))
        return ", ".join(back)

    @property
    def sums_up(self) -> bool:
        """Tell whether it ends something, a quest or the campaign, that is summed up with it.

        A first-edition campaign may have had a map alone, and then there is nothing.
        """
        ended = any(isinstance(event, e.QuestEnded | e.CampaignEnded) for event in self.events)
        return ended and (self.after.edition is Edition.SECOND or bool(self.after.quests_ended))

    @property
    def settles_treachery(self) -> bool:
        """Tell whether it makes the counts of spent treachery public, and the list not (W8)."""
        return any(isinstance(event, e.TreacherySettled) for event in self.well_events)

    @property
    def questions(self) -> tuple[Question, ...]:
        """Give the questions of this move that are still open."""
        mine = tuple(f"{number}-" for number in self.numbers)
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
        moved = self._moved.get(place, 0)
        return -moved if self.is_undone else moved

    def span(self, place: Place) -> tuple[int, int]:
        """Give what a place held before this move first changed it, and after it last did.

        Both are what lay there then, whatever other moves did in between.
        """
        held = self.after.tokens.get(place, 0)
        return self._spans.get(place, (held, held))

    @property
    def xp_span(self) -> tuple[int, int]:
        """Give the overlord's experience before this move first changed it, and after it did."""
        held = self.after.xp
        return self._spanned({ledgers.XP: held}, ledgers.xp).get(ledgers.XP, (held, held))

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """Give the spans of a first-edition quest's counts; none between quests."""
        now = self.after.dungeon
        if now is None:
            return {}
        held = {each: getattr(now, each) for each in COUNTS}
        spans = self._spanned(held, ledgers.quest_counts)
        return {each: spans.get(each, (held[each], held[each])) for each in COUNTS}

    @cached_property
    def sheet_spans(self) -> Mapping[Count, tuple[int, int]]:
        """Give the span of everything that it changed on the sheets."""
        if not any(map(counts.is_of_sheets, self.events)):
            return {}
        return self._spanned(self.sheets, counts.added_up)

    @property
    def sheets(self) -> Mapping[Count, int]:
        """Give what the sheets held behind it."""
        return counts.held(self.after) if self.held is None else self.held

    @property
    def wounds(self) -> dict[str, tuple[int, int]]:
        """Give what each figure of the map had before this move changed its wounds, and after."""
        spans: dict[str, tuple[int, int]] = {}
        for event in self.events:
            for name, before, after in ledgers.wounded(event):
                spans[name] = spans.get(name, (before, after))[0], after
        if self.is_undone:
            return {name: (after, before) for name, (before, after) in spans.items()}
        return spans

    @property
    def changes_xp(self) -> bool:
        """Tell whether it changed the overlord's experience."""
        return any(isinstance(event, e.XpChanged) and event.amount for event in self.events)

    @cached_property
    def _moved(self) -> Mapping[Place, int]:
        return ledgers.tokens(self.events)

    @cached_property
    def _spans(self) -> Mapping[Place, tuple[int, int]]:
        """Give the span of every place that it changed, all found in one walk."""
        return self._spanned(self.after.tokens, ledgers.tokens)

    def _spanned(
        self,
        held: Mapping[_Place, int],
        ledger: Callable[[Sequence[e.Event]], Mapping[_Place, int]],
    ) -> dict[_Place, tuple[int, int]]:
        """Walk back from what is held, over what a ledger adds up of this and other moves."""
        if self.is_undone:
            changes = ledger(self.events).items()
            return {each: (held.get(each, 0) + by, held.get(each, 0)) for each, by in changes}
        spans: dict[_Place, tuple[int, int]] = {}
        now = dict(held)
        for entry in sorted((*self.entries, *self.between), key=_seq, reverse=True):
            for place, by in ledger((entry.event,)).items():
                after = now.get(place, 0)
                now[place] = after - by
                if by and entry.move in self.numbers:
                    _, last = spans.get(place, (0, after))
                    spans[place] = now[place], last
        return spans


def between(entries: Sequence[Entry], standing: Sequence[Entry]) -> tuple[Entry, ...]:
    """Give what other moves did while a move went on, of the entries that stand, oldest first."""
    first = bisect_right(standing, entries[0].seq, key=_seq)
    last = bisect_left(standing, entries[-1].seq, key=_seq)
    return tuple(entry for entry in standing[first:last] if entry.move != entries[0].move)


def is_whole(entries: Sequence[Entry]) -> bool:
    """Tell whether nothing else was written while a move went on."""
    return entries[-1].seq - entries[0].seq == len(entries) - 1


def _seq(entry: Entry) -> int:
    return entry.seq
