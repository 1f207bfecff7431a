"""Pages as text, and a campaign as somebody sees it."""

from collections.abc import Iterator

from bot.pages.page import Block, Button, Buttons, Page, Picture, Select, Text
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.course.so_far import summed
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.words import Words
from tests.rules.table import Table

SERVER, CAMPAIGN = 77, 5


def view(table: Table, by: Person, words: Words, language: str = "en") -> View:
    """Look at a table with somebody's eyes."""
    box: Box = table.box
    voice = Voice(table.state, box, words, language, by)
    return View(voice, CampaignAt(SERVER, CAMPAIGN), table.log, sums=summed(table.log))


def shown(page: Page) -> str:
    """Write a page as somebody reads it: buttons in brackets, switched off ones in parentheses."""
    return "\n".join(line for block in page.blocks for line in _lines(block))


def whole(page: Page) -> str:
    """Write everything a page gives away, what its buttons carry too."""
    return "\n".join([shown(page), *(line for block in page.blocks for line in _hidden(block))])


def labels(page: Page) -> list[str]:
    """Give the labels of a page's buttons."""
    rows = (block for block in page.blocks if isinstance(block, Buttons))
    return [button.label for row in rows for button in row.buttons]


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Text(markdown):
            yield from (line for line in markdown.split("\n") if line)
        case Buttons(buttons):
            if buttons:
                yield " ".join(_button(button) for button in buttons)
        case Select(placeholder, _, options):
            yield f"<{placeholder}: {' | '.join(option.label for option in options)}>"
        case Picture(_, _, alt):
            yield f"<{alt}>"


def _button(button: object) -> str:
    off = isinstance(button, Button) and button.disabled
    label = getattr(button, "label", "")
    return f"({label})" if off else f"[{label}]"


def _hidden(block: Block) -> Iterator[str]:
    match block:
        case Buttons(buttons):
            yield from (b.press.custom_id for b in buttons if isinstance(b, Button))
        case Select(_, press, options):
            yield press.custom_id
            yield from (f"{option.value} {option.description}" for option in options)
        case _:
            return
