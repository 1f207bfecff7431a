"""Which presses are good for nothing one day.

Most belong to something that passes: a turn, a step, a quest, the moment of a card. Others are left
behind by what happens later: moves taken back no more, dice of an older roll, closed questions.
"""

from collections.abc import Iterator

from bot.pages.page import Button, Buttons, Page, Select
from bot.pages.presses import BUYING, Act, Press

# Looks are not among them: they always show something, and so does what rolls once more.
_PASSING = frozenset(
    {
        Act.GO_TO,
        Act.END_TURN,
        Act.STAND_UP,
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


_LEFT_BEHIND = frozenset({Act.UNDO, Act.REDO, Act.ANSWER, Act.REROLL})


def passes(press: Press) -> bool:
    """Tell whether what a press belongs to is over one day, and the press good for nothing."""
    return press.act in _PASSING or (press.act, press.args) == (Act.SHOW, (BUYING,))


def is_left_behind(press: Press) -> bool:
    """Tell whether a press belongs to nothing that passes, and is good for nothing one day.

    Nobody waits for that: somebody may just be about to press it, and is told why it is too late.
    """
    return press.act in _LEFT_BEHIND


def has_passing(page: Page) -> bool:
    """Tell whether something on a page belongs to what passes."""
    return any(map(passes, _presses(page)))


def has_left_behind(page: Page) -> bool:
    """Tell whether something on a page is left behind one day."""
    return any(map(is_left_behind, _presses(page)))


def may_fade(page: Page) -> bool:
    """Tell whether something on a page is good for nothing one day."""
    return has_passing(page) or has_left_behind(page)


def _presses(page: Page) -> Iterator[Press]:
    for block in page.blocks:
        if isinstance(block, Select):
            yield block.press
        elif isinstance(block, Buttons):
            yield from (each.press for each in block.buttons if isinstance(each, Button))
