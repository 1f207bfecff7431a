"""A roll as it is told: where it was made, and what its roller chose so far."""

from dataclasses import dataclass

from bot.pages.presses import Act, Press
from bot.pages.voice import Voice
from bot.rules.basics.dice import DiceBox
from bot.rules.basics.dice_result import Total, add_up
from bot.rules.basics.keys import NOWHERE, CampaignAt
from bot.rules.basics.options import Edition
from bot.rules.rolling.table_rolls import TableRoll


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a roller made of the power dice's enhancements so far (D5)."""

    to_range: int = 0
    to_damage: int = 0


@dataclass(frozen=True, slots=True)
class RollView:
    """What a roll's message is drawn from; `id` and `move` are 0 where no campaign runs."""

    roll: TableRoll
    voice: Voice
    at: CampaignAt = NOWHERE
    move: int = 0
    chosen: Chosen = Chosen()

    @property
    def box(self) -> DiceBox:
        """Give the printed dice."""
        return self.voice.box.dice

    @property
    def edition(self) -> Edition:
        """Tell which edition's dice were rolled."""
        return self.box[self.roll.rolled[0].dice[0].die].edition

    @property
    def total(self) -> Total:
        """Add up the roll's own dice, without the defence against them."""
        own = add_up(self.roll.rolled[0].faces(self.box))
        return own.enhanced(self.chosen.to_range, self.chosen.to_damage)

    def press(self, act: Act, *args: str) -> Press:
        """Make a press of this roll's campaign."""
        return Press(act, self.at, args)
