"""What happened in an attack (W4, W5, W7, W9)."""

from enum import StrEnum

from bot.rules.basics.keys import DieId, OwnName
from bot.rules.basics.stored import Variant
from bot.rules.well.dice import RolledDice, Sum
from bot.rules.well.reach import Area


class AttackKind(StrEnum):
    """How an attack finds its targets."""

    PLAIN = "plain"
    BREATH = "breath"
    BOLT = "bolt"


class WellAttackDeclared(Variant, frozen=True):
    """An attack began: dice before daze, power dice gained from helpers, dice that daze takes.

    `area` is set for breath and bolt. Without dice, only the targets are told. `swarm` if friends
    were counted, of whom `helpers` stood there.
    """

    kind: AttackKind
    attacker: OwnName
    targets: tuple[OwnName, ...]
    dice: tuple[DieId, ...]
    helpers: tuple[OwnName, ...] = ()
    gained: tuple[str, ...] = ()
    lose: int = 0
    area: Area | None = None
    swarm: bool = False


class DazeDiceLost(Variant, frozen=True):
    """Daze took these dice from the attack (W7)."""

    attacker: OwnName
    dice: tuple[DieId, ...]


class WellAttackRolled(Variant, frozen=True):
    """The attack's dice were rolled."""

    roll: RolledDice
    sum: Sum


class WellAttackDodged(Variant, frozen=True):
    """A dodging target made dice be rolled again; places count from 1, `faces` are all dice now.

    `old` is what those dice showed before.
    """

    name: OwnName
    places: tuple[int, ...]
    old: tuple[int, ...]
    roll: RolledDice
    faces: tuple[int, ...]
    sum: Sum


class WellAttackSettled(Variant, frozen=True):
    """What the attack comes to at last; range does not count under a template, and is None."""

    missed: bool
    range: int | None
    wounds: int
    surges: int
