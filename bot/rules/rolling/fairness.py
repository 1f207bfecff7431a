"""What the rolls of a campaign say about its dice and its players' luck.

Every recorded roll counts, those of undone moves too (U7).
"""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from math import sqrt
from statistics import fmean, pvariance

from msgspec import Struct

from bot.rules.basics.dice import SIDES, DiceBox, Die, DieKind, Face
from bot.rules.basics.options import Edition

# How often a player's dice showed a face.
Shown = Counter[tuple[Die, int]]

# Of one die, or of one player's dice: below that many nothing is judged (D7).
LEAST_DICE = 30
# Of fair campaigns at most 1 in 20 ever comes to this evidence, at most 1 in 1000 to that (D7).
UNUSUAL_FROM = 20.0
SUSPECT_FROM = 1000.0
# How firmly a bet on a face starts from the fair chance: it counts as that many dice.
FIRMNESS = 10.0
# Half of all stakes lies on the misses: no face decides so much, so none is so worth loading (D1).
ON_MISSES = 0.5
# Dice of the other edition than the first to fall are hardly to be expected.
ON_THE_OTHER_EDITION = 0.1
# More evidence than that changes nothing.
OVERWHELMING = 1e9


class Verdict(StrEnum):
    """What all dice of a campaign come to."""

    TOO_FEW = "too-few"
    FAIR = "fair"
    UNUSUAL = "unusual"
    SUSPECT = "suspect"


class Measure(StrEnum):
    """What a player's luck is measured by; in a test fewer shields are better."""

    DAMAGE = "damage"
    SURGES = "surges"
    SHIELDS = "shields"
    TEST_SHIELDS = "test-shields"


class SeenDie(Struct, frozen=True):
    """One die as it once fell: id, face, who rolled it (None: nobody's own), in a test or not."""

    die: str
    face: int
    player: int | None = None
    test: bool = False


class FaceCount(Struct, frozen=True):
    """How often a face was seen; sides that look the same count together."""

    written: str
    observed: int
    expected: float


class DieFairness(Struct, frozen=True):
    """The faces of one die, observed and expected."""

    die: str
    rolls: int
    faces: tuple[FaceCount, ...]

    @property
    def is_judged(self) -> bool:
        """Tell whether it fell often enough to count in the verdict."""
        return self.rolls >= LEAST_DICE


class Fairness(Struct, frozen=True):
    """All dice of a campaign; `evidence` is the most there ever was against them as fair dice.

    `worst` is the die that spoke most against them then.
    """

    dice: tuple[DieFairness, ...]
    evidence: float
    worst: str

    @property
    def verdict(self) -> Verdict:
        """A judgement in one word; rare is not impossible."""
        if not any(die.is_judged for die in self.dice):
            return Verdict.TOO_FEW
        if self.evidence >= SUSPECT_FROM:
            return Verdict.SUSPECT
        return Verdict.UNUSUAL if self.evidence >= UNUSUAL_FROM else Verdict.FAIR

    @property
    def chance(self) -> float:
        """The share of fair campaigns that ever come to this evidence, at most."""
        return min(1.0, 1 / self.evidence) if self.evidence else 1.0


class Luck(Struct, frozen=True):
    """One player's sum of a measure over `dice` dice; `spread` is its standard deviation."""

    player: int
    measure: Measure
    dice: int
    observed: int
    expected: float
    spread: float

    @property
    def deviation(self) -> float:
        """Standard deviations of good luck; bad luck is negative."""
        if not self.spread:
            return 0.0
        better = -1 if self.measure is Measure.TEST_SHIELDS else 1
        return better * (self.observed - self.expected) / self.spread


def fairness(seen: Iterable[SeenDie], box: DiceBox) -> Fairness:
    """Judge all dice that were rolled, in the order they fell; they are listed as in the box.

    The dice are judged by betting against them. Before the first falls, a stake of 1 is laid on all
    faces of all dice; each part bets on its face to come more or less often than it should, by what
    the die has shown so far. No bet gains anything on average while the dice are fair, so the
    chance that the stakes ever grow twentyfold is at most 1 in 20, however often somebody looks
    (Ville's inequality).
    """
    bets: dict[str, Bets] = {}
    stakes: dict[str, tuple[float, float]] = {}
    worth: dict[str, float] = {}
    evidence, worst = 0.0, ""
    for one in seen:
        stakes = stakes or laid(box, box[one.die].edition)
        bet = bets.get(one.die) or bets.setdefault(one.die, Bets(box[one.die], *stakes[one.die]))
        bet.fell(one.face)
        if bet.dice >= LEAST_DICE:
            worth[one.die] = bet.worth
            now = min(sum(worth.values()), OVERWHELMING)
            if now > evidence:
                evidence, worst = now, max(worth, key=lambda die: worth[die])
    return Fairness(tuple(bets[die.id].counted for die in box if die.id in bets), evidence, worst)


def laid(box: DiceBox, edition: Edition) -> dict[str, tuple[float, float]]:
    """Give the stakes on each die, all faces together and its miss besides; they add up to 1."""
    stakes: dict[str, tuple[float, float]] = {}
    for each in Edition:
        share = 1 - ON_THE_OTHER_EDITION if each is edition else ON_THE_OTHER_EDITION
        dice = [die for die in box if die.edition is each]
        missing = [die for die in dice if any(face.miss for face in die.faces)]
        on_faces, on_miss = share * (1 - ON_MISSES) / len(dice), share * ON_MISSES / len(missing)
        stakes |= {die.id: (on_faces, on_miss if die in missing else 0.0) for die in dice}
    return stakes


class Bets:
    """The bets against one die: sides that look the same are one face."""

    def __init__(self, die: Die, on_faces: float = 1.0, on_miss: float = 0.0) -> None:
        """Put the same stake on each face, and more on a miss."""
        sides = [die.written(side) for side in range(SIDES)]
        self._die = die.id
        self._faces = list(dict.fromkeys(sides))
        self._face_of = [self._faces.index(written) for written in sides]
        self._fair = [sides.count(written) / SIDES for written in self._faces]
        self._seen = [0] * len(self._faces)
        self._stakes = [on_faces / len(self._faces)] * len(self._faces)
        for miss in {self._face_of[side] for side in range(SIDES) if die.faces[side].miss}:
            self._stakes[miss] += on_miss
        self.dice = 0

    @property
    def worth(self) -> float:
        """What the stakes have become; on average they stay the same while the die is fair."""
        return sum(self._stakes)

    @property
    def counted(self) -> DieFairness:
        """The faces as they were seen."""
        listed = zip(self._faces, self._seen, self._fair, strict=True)
        faces = (FaceCount(face, seen, self.dice * fair) for face, seen, fair in listed)
        return DieFairness(self._die, self.dice, tuple(faces))

    def fell(self, side: int) -> None:
        """Settle every bet on this side, then learn from it."""
        shown, counted = self._face_of[side], FIRMNESS + self.dice
        for face, fair in enumerate(self._fair):
            guess = (FIRMNESS * fair + self._seen[face]) / counted
            self._stakes[face] *= guess / fair if face == shown else (1 - guess) / (1 - fair)
        self._seen[shown] += 1
        self.dice += 1


def luck(seen: Iterable[SeenDie], box: DiceBox) -> tuple[Luck, ...]:
    """Each player's luck by every measure with dice enough, in the order of their first rolls.

    The dice may be counted already.
    """
    rolled: dict[tuple[int, Measure], Shown] = {}
    for one, times in Counter(seen).items():
        if one.player is not None:
            for measure in _measures(box[one.die], one.test):
                shown = rolled.setdefault((one.player, measure), Counter())
                shown[box[one.die], one.face] += times
    players = list(dict.fromkeys(player for player, _ in rolled))
    return tuple(
        _luck(player, measure, rolled[player, measure])
        for player in players
        for measure in Measure
        if rolled.get((player, measure), Shown()).total() >= LEAST_DICE
    )


def _measures(die: Die, test: bool) -> tuple[Measure, ...]:
    match die.kind:
        case DieKind.ATTACK:
            return (Measure.DAMAGE, Measure.SURGES)
        case DieKind.POWER:
            return (Measure.SURGES,)
        case DieKind.DEFENCE:
            return (Measure.TEST_SHIELDS if test else Measure.SHIELDS,)


def _figure(face: Face, measure: Measure) -> int:
    match measure:
        case Measure.DAMAGE:
            return face.damage
        case Measure.SURGES:
            return face.surge
        case Measure.SHIELDS | Measure.TEST_SHIELDS:
            return face.shields


def _luck(player: int, measure: Measure, shown: Shown) -> Luck:
    """Dice are independent: expectations and variances add up."""
    observed, expected, variance = 0, 0.0, 0.0
    for (die, face), times in shown.items():
        figures = [_figure(side, measure) for side in die.faces]
        observed += times * figures[face]
        expected += times * fmean(figures)
        variance += times * pvariance(figures)
    return Luck(player, measure, shown.total(), observed, expected, sqrt(variance))
