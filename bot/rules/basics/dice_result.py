"""What rolled dice amount to: attacks, defence rolls, attribute tests (D2, D3, D5)."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from bot.rules.basics.dice import Face, Power


class Total(Struct, frozen=True):
    """Faces added up; `enhancements` are power dice whose roller chooses range or wound (D5)."""

    range: int = 0
    damage: int = 0
    surge: int = 0
    shields: int = 0
    misses: int = 0
    enhancements: int = 0

    def enhanced(self, to_range: int, to_damage: int) -> "Total":
        """Choose for some enhancements; ValueError for more of them than were rolled."""
        left = self.enhancements - to_range - to_damage
        if min(to_range, to_damage, left) < 0:
            raise ValueError(to_range, to_damage)
        return Total(
            self.range + to_range,
            self.damage + to_damage,
            self.surge,
            self.shields,
            self.misses,
            left,
        )


class AttackOutcome(StrEnum):
    """Whether an attack hit, and why not."""

    HIT = "hit"
    MISS = "miss"
    OUT_OF_RANGE = "out-of-range"


class Attack(Struct, frozen=True):
    """An attack roll against a defence roll; without a distance range does not matter (D3)."""

    attack: Total
    shields: int
    distance: int | None = None

    @property
    def outcome(self) -> AttackOutcome:
        """A miss stays a miss at any range."""
        if self.attack.misses:
            return AttackOutcome.MISS
        if self.distance is not None and self.attack.range < self.distance:
            return AttackOutcome.OUT_OF_RANGE
        return AttackOutcome.HIT

    @property
    def dealt(self) -> int:
        """The damage that gets through: none on a miss, never below 0."""
        return max(0, self.attack.damage - self.shields) if self.outcome is AttackOutcome.HIT else 0


class AttributeTest(Struct, frozen=True):
    """A roll against an attribute (D2)."""

    shields: int
    attribute: int

    @property
    def passed(self) -> bool:
        """Whether the shields are not more than the attribute."""
        return self.shields <= self.attribute


def add_up(faces: Iterable[Face]) -> Total:
    """Add faces up; no enhancement is chosen yet."""
    shown = tuple(faces)
    return Total(
        sum(face.range for face in shown),
        sum(face.damage for face in shown),
        sum(face.surge for face in shown),
        sum(face.shields for face in shown),
        sum(face.miss for face in shown),
        sum(face.power is Power.ENHANCEMENT for face in shown),
    )


def attack(attack: Iterable[Face], defence: Iterable[Face], distance: int | None = None) -> Attack:
    """Set attack faces against defence faces."""
    return Attack(add_up(attack), add_up(defence).shields, distance)


def attribute_test(faces: Iterable[Face], attribute: int) -> AttributeTest:
    """Test an attribute with rolled defence dice."""
    return AttributeTest(add_up(faces).shields, attribute)
