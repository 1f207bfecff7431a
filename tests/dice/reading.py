"""Pages about dice as text, and pictures decoded."""

from io import BytesIO

from PIL import Image

from bot.pages.messages.enhancing import RollView
from bot.pages.page import Button, Buttons, Page, Picture, Text
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.rolling.table_rolls import read_roll
from bot.rules.state.campaign import Campaign
from bot.words import Words
from tests.dice.fights import Fight

SERVER, CAMPAIGN = 77, 5


def names(table: Fight, words: Words) -> Voice:
    return Voice(table.state, table.box, words, "en")


def nowhere(table: Fight, words: Words) -> Voice:
    """Names where no campaign runs."""
    return Voice(Campaign(), table.box, words, "en")


def newest(table: Fight, words: Words) -> RollView:
    """See the newest roll of a table."""
    roll = table.roll()
    move = next(e.move for e in reversed(table.log) if e.event == roll.called)
    assert read_roll([e for e in table.log if e.seq >= move]) == roll
    return RollView(roll, names(table, words), CampaignAt(SERVER, CAMPAIGN), move)


def text(page: Page) -> str:
    return "\n".join(block.markdown for block in page.blocks if isinstance(block, Text))


def pictures(page: Page) -> list[Picture]:
    return [block for block in page.blocks if isinstance(block, Picture)]


def picture(page: Page) -> Picture:
    (found,) = pictures(page)
    return found


def decoded(shown: Picture) -> Image.Image:
    """Decode a picture; it must show something."""
    image = Image.open(BytesIO(shown.png))
    assert image.format == "PNG"
    drawn = image.convert("RGB")
    assert len(drawn.getcolors(maxcolors=1 << 20) or []) > 2
    return drawn


def buttons(page: Page) -> dict[str, Button]:
    rows = (block.buttons for block in page.blocks if isinstance(block, Buttons))
    return {each.label: each for row in rows for each in row if isinstance(each, Button)}
