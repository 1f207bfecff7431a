"""Which presses belong to something that passes: a turn, a step, a quest, the moment of a card."""

from bot.pages.page import Button, Buttons, Page, Select
from bot.pages.presses import BUYING, Act, Press

# Undo, Redo and dice are not among them: their messages say by themselves what became of them.
# Nor are looks, which always show something.
_PASSING = frozenset(
    {
        Act.GO_TO,
        Act.END_TURN,
        Act.END_ENCOUNTER,
        Act.END_QUEST,
        Act.TRIGGER,
        Act.REFRESH,
        Act.TAKE_OFF,
        Act.CONVERT_XP,
        Act.BUY,
        Act.SHOP,
        Act.OPEN,
        Act.CHOOSE_DECK,
        Act.PRINTED_COSTS,
        Act.SET_ACT,
        Act.LIEUTENANT,
        Act.AGENT_ATTACKED,
        Act.AGENT_DEFEATED,
        Act.GLYPH,
        Act.WELL,
        Act.START_QUEST,
        Act.SEARCH,
        Act.LEARN,
        Act.BUY_ITEM,
        Act.SELL_ITEM,
        Act.TAKE_CLASS,
        Act.REWARD,
        Act.BASIC_DECK,
    }
)


def passes(press: Press) -> bool:
    """Tell whether what a press belongs to is over one day, and the press good for nothing."""
    return press.act in _PASSING or (press.act, press.args) == (Act.SHOW, (BUYING,))


def has_passing(page: Page) -> bool:
    """Tell whether something on a page may be good for nothing one day."""
    for block in page.blocks:
        if isinstance(block, Select) and passes(block.press):
            return True
        if isinstance(block, Buttons) and any(
            isinstance(each, Button) and passes(each.press) for each in block.buttons
        ):
            return True
    return False
