"""A roll as it is told: where it was made, in which words, and what its roller chose so far."""

from dataclasses import dataclass

from bot.pages.phrases.naming import Naming
from bot.pages.presses import Act, Press
from bot.rules.basics.dice import DiceBox
from bot.rules.basics.dice_result import Total, add_up
from bot.rules.basics.options import Edition
from bot.rules.rolling.table_rolls import TableRoll
from bot.rules.state.campaign import Campaign


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a roller made of his power dice's enhancements so far (D5)."""

    to_range: int = 0
    to_damage: int = 0


@dataclass(frozen=True, slots=True)
class RollView:
    """What a roll's message is drawn from; `id` and `move` are 0 where no campaign runs."""

    roll: TableRoll
    names: Naming
    server: int = 0
    id: int = 0
    move: int = 0
    chosen: Chosen = Chosen()

    @property
    def campaign(self) -> Campaign:
        """Give the state that says what may be rerolled."""
        return self.names.campaign

    @property
    def box(self) -> DiceBox:
        """Give the printed dice."""
        return self.names.box.dice

    @property
    def edition(self) -> Edition:
        """Tell which edition's dice were rolled."""
        return self.box[self.roll.rolled[0].dice[0].die].edition

    @property
    def total(self) -> Total:
        """Add up the roll's own dice, without the defence against them."""
        own = add_up(self.roll.rolled[0].faces(self.box))
        return own.enhanced(self.chosen.to_range, self.chosen.to_damage)

    def say(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key."""
        return self.names.say(key, **args)

    def press(self, act: Act, *args: str) -> Press:
        """Make a press of this roll's campaign."""
        return Press(act, self.server, self.id, args)
