"""Wounds on the map, where a group has them kept (E7), and what an attack adds to its dice (E8)."""

from bot.rules.basics.keys import DieId
from bot.rules.basics.stored import Stored


class Body(Stored, frozen=True):
    """What a figure prints, and the wounds it has left of `most`.

    `armour` is None where the sheet shows no fixed number; `dice` are those of its attack.
    """

    wounds: int
    most: int
    armour: int | None
    speed: int | None = None
    dice: tuple[DieId, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Tell whether no more is left than there ever was, and no figure is below 0."""
        return 0 <= self.wounds <= self.most and min(self.armour or 0, self.speed or 0) >= 0


class Blow(Stored, frozen=True):
    """What an attack does besides its dice: tokens, damage added to the roll, armour taken away.

    `more` is by how much somebody set the outcome right afterwards.
    """

    bleed: bool = False
    daze: bool = False
    damage: int = 0
    pierce: int = 0
    more: int = 0


PLAIN_BLOW = Blow()


def armour_left(armour: int | None, blow: Blow) -> int:
    """Give the armour that an attack has to get through; one that is not known counts 0."""
    return max(0, (armour or 0) - blow.pierce)


def lost(wounds: int, body: Body, blow: Blow) -> int:
    """Count the wounds that a figure loses to an attack of so many, no more than it has (E7)."""
    through = max(0, wounds - armour_left(body.armour, blow))
    return min(max(0, through + blow.more), body.wounds)
