"""Makes a page fit into one Discord message."""

from collections.abc import Iterable

from bot.pages.page import Block, Button, Buttons, Page, Select, Text
from bot.rules.basics.stored import replace

MOST_TEXT = 4000
MOST_PARTS = 40
MOST_OPTIONS = 25
A_ROW = 5
ELLIPSIS = "…"
# A text is not cut below this while another is longer.
A_LINE = 80


def shorten(text: str, longest: int) -> str:
    """Cut a text that is too long, where a word ends if it has several, and mark the cut."""
    if len(text) <= longest:
        return text
    whole, _, cut = text[:longest].rpartition(" ")
    kept = whole if len(cut) < longest // 2 else text[: longest - 1]
    return kept.rstrip() + ELLIPSIS


def fitted(page: Page) -> Page:
    """Give the page with doubles left out, texts cut and parts dropped until Discord takes it."""
    blocks = _without_doubles(page.blocks)
    if _parts(blocks) > MOST_PARTS:
        blocks = _joined(blocks)
        while _parts(blocks) > MOST_PARTS:
            blocks = _without_one(blocks)
    return replace(page, blocks=tuple(_cut(blocks)))


def _without_doubles(blocks: Iterable[Block]) -> list[Block]:
    """Leave out empty blocks, and buttons that mean the same: Discord refuses such a message."""
    seen: set[str] = set()
    kept: list[Block] = []
    for block in blocks:
        match block:
            case Buttons(buttons):
                fresh = []
                for button in buttons:
                    id = button.press.custom_id if isinstance(button, Button) else button.url
                    if id not in seen:
                        seen.add(id)
                        fresh.append(button)
                if fresh:
                    whole = len(fresh) == len(buttons)
                    kept.append(block if whole else Buttons(tuple(fresh)))
            case Select(_, _, options):
                if options:
                    whole = len(options) <= MOST_OPTIONS
                    kept.append(block if whole else replace(block, options=options[:MOST_OPTIONS]))
            case Text(markdown):
                if markdown.strip():
                    kept.append(block)
            case _:
                kept.append(block)
    return kept


def _parts(blocks: Iterable[Block]) -> int:
    """Count components: the container, each block's own, rows and what is in them."""
    return 1 + sum(_parts_of(block) for block in blocks)


def _parts_of(block: Block) -> int:
    match block:
        case Buttons(buttons):
            return len(buttons) + -(-len(buttons) // A_ROW)
        case Text():
            return 1
        case _:
            return 2


def _joined(blocks: Iterable[Block]) -> list[Block]:
    """Make one text of neighbouring texts."""
    joined: list[Block] = []
    for block in blocks:
        last = joined[-1] if joined else None
        if isinstance(block, Text) and isinstance(last, Text):
            joined[-1] = Text(f"{last.markdown}\n{block.markdown}")
        else:
            joined.append(block)
    return joined


def _without_one(blocks: list[Block]) -> list[Block]:
    """Drop the last part that is not in the closing block, where the move's own buttons stand."""
    for place in range(len(blocks) - 2, -1, -1):
        block = blocks[place]
        if isinstance(block, Buttons) and len(block.buttons) > 1:
            return [*blocks[:place], Buttons(block.buttons[:-1]), *blocks[place + 1 :]]
        if not isinstance(block, Text):
            return blocks[:place] + blocks[place + 1 :]
    return blocks[: MOST_PARTS // 2] if len(blocks) > 1 else blocks


def _cut(blocks: list[Block]) -> list[Block]:
    """Cut the longest texts until all together are short enough."""
    texts = {place: each.markdown for place, each in enumerate(blocks) if isinstance(each, Text)}
    if sum(map(len, texts.values())) <= MOST_TEXT:
        return blocks
    while (excess := sum(map(len, texts.values())) - MOST_TEXT) > 0:
        longest = max(texts, key=lambda place: len(texts[place]))
        held = len(texts[longest])
        texts[longest] = shorten(texts[longest], max(held - excess, min(A_LINE, held - 1)))
    return [Text(texts[place]) if place in texts else each for place, each in enumerate(blocks)]
