"""What the bot keeps of the sheets beside the figures of a hero; each part has its own level."""

from dataclasses import dataclass, replace

from bot.rules.basics.keys import MoveNumber


@dataclass(frozen=True, slots=True)
class Vitals:
    """How a hero is (V1): damage and fatigue from 0 up, conditions once each, knocked out or not.

    A condition is the word it is stored by.
    """

    damage: int = 0
    fatigue: int = 0
    conditions: tuple[str, ...] = ()
    down: bool = False

    def hurt(self, amount: int) -> "Vitals":
        """Give the same with more damage, or less."""
        return replace(self, damage=self.damage + amount)

    def tired(self, amount: int) -> "Vitals":
        """Give the same with more fatigue, or less."""
        return replace(self, fatigue=self.fatigue + amount)

    def afflicted(self, condition: str, *, on: bool) -> "Vitals":
        """Give the same with a condition, or without it."""
        others = tuple(each for each in self.conditions if each != condition)
        return replace(self, conditions=(*others, condition) if on else others)


UNHURT = Vitals()


@dataclass(frozen=True, slots=True)
class Spell:
    """Entries of one person on one hero, shortly after each other: one message tells them.

    `host` is the move that the message belongs to, `at` when the newest was made, unix seconds.
    """

    host: MoveNumber
    at: int
