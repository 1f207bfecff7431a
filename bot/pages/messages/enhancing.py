"""A roll as it is told, and the enhancements its roller turns into range or a wound (D5).

What was chosen stands in the buttons' ids. A roll made where no campaign runs stands there too,
for nothing else keeps it.
"""

import string
from collections.abc import Iterator

from msgspec import Struct

from bot.pages.page import Block, Button, Buttons, Style, Text
from bot.pages.presses import Act, Press
from bot.pages.voice import Voice
from bot.rules.basics.dice import SIDES, DiceBox
from bot.rules.basics.dice_result import Total, add_up
from bot.rules.basics.keys import NOWHERE, CampaignAt
from bot.rules.basics.options import Edition
from bot.rules.rolling.table_rolls import RolledDice, RolledDie, TableRoll
from bot.rules.state import events as e

# One sign for each face of each die; neither colon nor bar, which part a button's arguments.
SIGNS = string.ascii_letters + string.digits + "!#$%&()*+,-./;<=>?@"


class Chosen(Struct, frozen=True):
    """What a roller made of the power dice's enhancements so far (D5)."""

    to_range: int = 0
    to_damage: int = 0


class RollView(Struct, frozen=True):
    """What a roll's message is drawn from; `id` and `move` are 0 where no campaign runs.

    `suffers` is how much its target is offered to suffer where that is not what the dice say.
    """

    roll: TableRoll
    voice: Voice
    at: CampaignAt = NOWHERE
    move: int = 0
    chosen: Chosen = Chosen()
    suffers: int | None = None

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


class Enhancing(Struct, frozen=True):
    """A press on such a button: the roll by its move, or by its dice; who rolled; the choice."""

    move: int
    dice: str
    roller: int
    chosen: Chosen


def blocks(view: RollView) -> Iterator[Block]:
    """Offer the choices that are left, and to choose again."""
    left, chosen = view.total.enhancements, view.chosen
    if not left and chosen == Chosen():
        return
    said = {"left": left, "range": chosen.to_range, "wounds": chosen.to_damage}
    yield Text(view.voice.say("roll-enhancements", **said))
    further = (
        Chosen(chosen.to_range + 1, chosen.to_damage),
        Chosen(chosen.to_range, chosen.to_damage + 1),
    )
    buttons = [
        _button(view, "button-enhance-range", further[0]) if left else None,
        _button(view, "button-enhance-wound", further[1]) if left else None,
        _button(view, "button-enhance-again", Chosen()) if chosen != Chosen() else None,
    ]
    yield Buttons(tuple(button for button in buttons if button))


def read(press: Press) -> Enhancing:
    """Read a press back."""
    roll, roller, to_range, to_damage = press.args
    move, dice = (int(roll), "") if press.at.id else (0, roll)
    return Enhancing(move, dice, int(roller), Chosen(int(to_range), int(to_damage)))


def write_dice(rolled: RolledDice, box: DiceBox) -> str:
    """Write dice with their faces, one sign a die."""
    order = {die.id: place for place, die in enumerate(box)}
    return "".join(SIGNS[order[one.die] * SIDES + one.face] for one in rolled.dice)


def read_dice(signs: str, roller: int, box: DiceBox) -> TableRoll:
    """Read a free roll back."""
    shown = read_signs(signs, box)
    pool = e.RollFor.POOL
    return TableRoll(roller, e.RollCalled(pool), (RolledDice(0, pool, "", shown),))


def read_signs(signs: str, box: DiceBox) -> tuple[RolledDie, ...]:
    """Read the dice back from their signs; raises ValueError or LookupError for others."""
    dice = list(box)
    read = (divmod(SIGNS.index(sign), SIDES) for sign in signs)
    return tuple(RolledDie(dice[place].id, face) for place, face in read)


def _button(view: RollView, key: str, chosen: Chosen) -> Button:
    roll = str(view.move) if view.at.id else write_dice(view.roll.rolled[0], view.box)
    args = (roll, str(view.roll.by), str(chosen.to_range), str(chosen.to_damage))
    return Button(view.voice.say(key), view.press(Act.ENHANCE, *args), Style.PRIMARY)
