"""Why an attack is not legal, as typed data."""

from dataclasses import dataclass

from bot.rules.basics.keys import DieId, OwnName
from bot.rules.well.refusals import WellRefusal, WellRule


@dataclass(unsafe_hash=True)
class ChoiceOpen(WellRefusal):
    """The attack under way waits for a choice of its attacker."""

    attacker: OwnName


@dataclass(unsafe_hash=True)
class NotAFirstEditionDie(WellRefusal):
    """The first edition has no such die."""

    die: DieId


@dataclass(unsafe_hash=True)
class AttackWithoutDice(WellRefusal):
    """An attack needs dice."""


@dataclass(unsafe_hash=True)
class TooManyPowerDice(WellRule):
    """No attack has more power dice than this (W9)."""

    most: int


@dataclass(unsafe_hash=True)
class AttackOnItself(WellRefusal):
    """A figure cannot be its own target."""

    name: OwnName


@dataclass(unsafe_hash=True)
class NoSuchAlignment(WellRefusal):
    """The template can lie against this side in `most` ways, counted from 1."""

    alignment: int
    most: int


@dataclass(unsafe_hash=True)
class NoAttack(WellRefusal):
    """No attack is under way that could be dodged, or wait for this choice."""


@dataclass(unsafe_hash=True)
class OtherAttack(WellRefusal):
    """The dice do not lie as somebody saw them: there was a dodge, or another attack."""


@dataclass(unsafe_hash=True)
class NotATarget(WellRule):
    """The attack does not affect this figure."""

    name: OwnName
    targets: tuple[OwnName, ...]


@dataclass(unsafe_hash=True)
class AttackMissed(WellRule):
    """The attack missed: there is nothing to dodge."""


@dataclass(unsafe_hash=True)
class DodgedAlready(WellRule):
    """There is one dodge reroll in all (W5)."""

    by: OwnName


@dataclass(unsafe_hash=True)
class NoSuchDie(WellRefusal):
    """Dice of the roll are named by their place, from 1 to `most`, each once."""

    most: int


@dataclass(unsafe_hash=True)
class NotThisLoss(WellRule):
    """Daze takes this many of these dice, no more and no fewer (W7)."""

    lose: int
    among: tuple[DieId, ...]


@dataclass(unsafe_hash=True)
class NotSoMuchRange(WellRefusal):
    """The power dice give at most this much to choose."""

    most: int
