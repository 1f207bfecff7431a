"""What a campaign has come to so far: its state, and what is counted over its whole log."""

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from bot.rules.course.tally import ByQuest, Tally, count
from bot.rules.rolling.fairness import SeenDie
from bot.rules.rolling.seen_dice import Seats, fallen
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.replay import live, live_behind, resumed


class Sums(Struct):
    """What a log comes to: its tally, the pools quest by quest, and whose dice showed what.

    `at` is the time of its last entry.
    """

    tally: Tally = field(default_factory=Tally)
    by_quest: ByQuest = field(default_factory=ByQuest)
    dice: dict[SeenDie, int] = field(default_factory=dict)
    seats: Seats = field(default_factory=Seats)
    at: int = 0

    def take(self, log: Sequence[e.Entry], standing: Iterable[e.Entry]) -> None:
        """Count further entries, and those of them that stand, behind what is counted already."""
        self.at = log[-1].at if log else self.at
        seqs = set()
        for entry in standing:
            count(self.tally, entry.event)
            self.by_quest.follow(entry)
            seqs.add(entry.seq)
        for _, dice in fallen(log, seqs, self.seats):
            for die in dice:
                self.dice[die] = self.dice.get(die, 0) + 1


class SoFar(Struct, frozen=True):
    """A state and what the log that led to it comes to."""

    state: Campaign
    sums: Sums


def summed(log: Sequence[e.Entry]) -> Sums:
    """Count a whole log."""
    sums = Sums()
    sums.take(log, live(log))
    return sums


def gone_on(base: SoFar, later: Sequence[e.Entry]) -> SoFar | None:
    """Go on by all the entries behind, as `resumed` does; uses the sums up."""
    state, standing = resumed(base.state, later), live_behind(base.state, later)
    if state is None or standing is None:
        return None
    base.sums.take(later, standing)
    return SoFar(state, base.sums)
