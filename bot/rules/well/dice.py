"""Rolls of first-edition dice, and what they add up to (D5)."""

from collections.abc import Callable, Sequence

from bot.rules.basics.dice import DiceBox, Power
from bot.rules.basics.keys import DieId
from bot.rules.basics.stored import Stored


class RolledDice(Stored, frozen=True):
    """A numbered roll: each die's id and face index; `forced` if not left to chance alone."""

    number: int
    dice: tuple[DieId, ...]
    faces: tuple[int, ...]
    forced: bool = False


DiceRoll = Callable[[Sequence[str]], RolledDice]


class Sum(Stored, frozen=True):
    """What dice show together; an enhancement is 1 range or 1 wound, the roller's choice."""

    range: int
    wounds: int
    surges: int
    enhancements: int
    missed: bool


def add_up(box: DiceBox, dice: Sequence[str], faces: Sequence[int]) -> Sum:
    """Add up what dice show."""
    up = box.faces(dice, faces)
    return Sum(
        range=sum(face.range for face in up),
        wounds=sum(face.damage for face in up),
        surges=sum(face.surge for face in up),
        enhancements=sum(face.power is Power.ENHANCEMENT for face in up),
        missed=any(face.miss for face in up),
    )
