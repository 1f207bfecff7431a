"""What the rolls of a campaign say about its dice and its players' luck.

Every recorded roll counts, those of undone moves too (U7).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from statistics import fmean, pvariance

from bot.rules.basics.dice import SIDES, DiceBox, Die, DieKind, Face

# The chance that a fair die strays at least so far: (chi-square, degrees of freedom) -> p.
TailChance = Callable[[float, int], float]

# How often a player's dice showed a face.
Shown = Counter[tuple[Die, int]]

# Below five expected in a cell the chi-square test says little: Cochran's rule of thumb.
LEAST_EXPECTED = 5
UNUSUAL_BELOW = 0.05
SUSPECT_BELOW = 0.001


class Verdict(StrEnum):
    """What a chi-square test of one die's faces comes to."""

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


@dataclass(frozen=True, slots=True)
class SeenDie:
    """One die as it once fell: id, face, who rolled it (None: nobody's own), in a test or not."""

    die: str
    face: int
    player: int | None = None
    test: bool = False


@dataclass(frozen=True, slots=True)
class FaceCount:
    """How often a face was seen; sides that look the same count together."""

    written: str
    observed: int
    expected: float


@dataclass(frozen=True, slots=True)
class DieFairness:
    """The faces of one die, observed and expected, and how likely a fair die strays so far."""

    die: str
    rolls: int
    faces: tuple[FaceCount, ...]
    chi_square: float
    degrees: int
    p_value: float

    @property
    def verdict(self) -> Verdict:
        """A judgement in one word; rare is not impossible."""
        if min(face.expected for face in self.faces) < LEAST_EXPECTED:
            return Verdict.TOO_FEW
        if self.p_value < SUSPECT_BELOW:
            return Verdict.SUSPECT
        return Verdict.UNUSUAL if self.p_value < UNUSUAL_BELOW else Verdict.FAIR


@dataclass(frozen=True, slots=True)
class Luck:
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


def fairness(seen: Iterable[SeenDie], box: DiceBox, tail: TailChance) -> tuple[DieFairness, ...]:
    """Judge every die that was rolled, in the order of the box."""
    counts = Counter((one.die, one.face) for one in seen)
    rolled = {die for die, _ in counts}
    return tuple(
        _judged(die, [counts[die.id, face] for face in range(SIDES)], tail)
        for die in box
        if die.id in rolled
    )


def luck(seen: Iterable[SeenDie], box: DiceBox) -> tuple[Luck, ...]:
    """Each player's luck by every measure the dice have; players in order of their first roll."""
    shown = Counter((one.player, one.die, one.face, one.test) for one in seen)
    rolled: dict[tuple[int, Measure], Shown] = {}
    for (player, die, face, test), times in shown.items():
        if player is not None:
            for measure in _measures(box[die], test):
                rolled.setdefault((player, measure), Counter())[box[die], face] += times
    players = list(dict.fromkeys(player for player, _ in rolled))
    return tuple(
        _luck(player, measure, rolled[player, measure])
        for player in players
        for measure in Measure
        if (player, measure) in rolled
    )


def _judged(die: Die, counts: Sequence[int], tail: TailChance) -> DieFairness:
    rolls = sum(counts)
    sides = [die.written(side) for side in range(SIDES)]
    faces = tuple(
        FaceCount(
            written,
            sum(count for side, count in zip(sides, counts, strict=True) if side == written),
            rolls * sides.count(written) / SIDES,
        )
        for written in dict.fromkeys(sides)
    )
    chi_square = sum((face.observed - face.expected) ** 2 / face.expected for face in faces)
    degrees = len(faces) - 1
    return DieFairness(die.id, rolls, faces, chi_square, degrees, tail(chi_square, degrees))


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
