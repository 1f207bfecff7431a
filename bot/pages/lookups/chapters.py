"""A campaign in chapters: what came before its first quest, then each quest with what followed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce

from bot.rules.basics.dice import DiceBox
from bot.rules.course.tally import Pools, QuestLine, Tally, moved, tally
from bot.rules.rolling.feats import Feat, feats
from bot.rules.state import events as e

PROLOGUE = 0


@dataclass(frozen=True)
class Chapter:
    """A quest by its number, from 1, and the moves until the next; number 0 is what came before.

    `before` and `after` are what the pools held as it began, and what they held last in it.
    """

    number: int
    entries: tuple[e.Entry, ...] = field(repr=False)
    before: Pools
    after: Pools
    feats: tuple[Feat, ...] = ()

    @cached_property
    def tally(self) -> Tally:
        """Count what happened in it."""
        return tally(self.entries)

    @property
    def quest(self) -> QuestLine | None:
        """Give the quest that it tells of, if it tells of one."""
        quests = self.tally.quests
        return quests[0] if quests else None

    @property
    def rounds(self) -> int:
        """Count the rounds of all its encounters."""
        rounds: Counter[int] = Counter()
        encounter = 1
        for entry in self.entries:
            match entry.event:
                case e.EncounterSetUp(encounter=encounter):
                    pass
                case e.HeroTurnBegan(round=number):
                    rounds[encounter] = max(rounds[encounter], number)
                case _:
                    pass
        return rounds.total()

    @property
    def turns(self) -> int:
        """Count the turns that were called."""
        turns = (e.HeroTurnBegan, e.OverlordTurnBegan)
        return sum(isinstance(entry.event, turns) for entry in self.entries)


def chapters(standing: Sequence[e.Entry], box: DiceBox) -> list[Chapter]:
    """Part the entries of moves that stand; a move that starts a quest begins a chapter."""
    parts: list[list[e.Entry]] = [[]]
    starts = {entry.move for entry in standing if isinstance(entry.event, e.QuestStarted)}
    for entry in standing:
        if entry.move in starts:
            starts.remove(entry.move)
            parts.append([])
        parts[-1].append(entry)
    told, held = feats(standing, box), Pools()
    found = []
    for number, entries in enumerate(parts):
        before, held = held, reduce(moved, _tokens(entries), held)
        found.append(Chapter(number, tuple(entries), before, held, _within(told, entries)))
    return found


def _tokens(entries: Iterable[e.Entry]) -> Iterable[e.TokensMoved]:
    return (entry.event for entry in entries if isinstance(entry.event, e.TokensMoved))


def _within(told: Iterable[Feat], entries: Iterable[e.Entry]) -> tuple[Feat, ...]:
    """Give the feats whose dice first fell in these entries."""
    numbers = {x.event.number for x in entries if isinstance(x.event, e.DiceRolled)}
    return tuple(feat for feat in told if feat.number in numbers)
