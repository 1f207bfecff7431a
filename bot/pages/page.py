"""What a message shows, before it is built for Discord: texts, buttons, selects, pictures."""

from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Struct

from bot.pages.presses import Press


class Accent(StrEnum):
    """The colour at a message's edge; the words say the same."""

    THREAT = "threat"
    FORTUNE = "fortune"
    PLAIN = "plain"


class Style(StrEnum):
    """How a button looks."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    DANGER = "danger"

    # Looked up for every button, and an enum's own hash is a slow one.
    __hash__ = str.__hash__


class Text(Struct, frozen=True):
    """A paragraph in Discord's markdown; user text in it is escaped already."""

    markdown: str


class Button(Struct, frozen=True):
    """One button; `label` is at most 80 characters."""

    label: str
    press: Press
    style: Style = Style.SECONDARY
    disabled: bool = False


class Link(Struct, frozen=True):
    """A button that opens an address."""

    label: str
    url: str


class Buttons(Struct, frozen=True):
    """Buttons in a row; more than five wrap into further rows."""

    buttons: tuple[Button | Link, ...]


class Option(Struct, frozen=True):
    """One line of a select; `value` takes the place of the press's last argument."""

    label: str
    value: str
    description: str = ""


class Select(Struct, frozen=True):
    """A select of at most 25 options."""

    placeholder: str
    press: Press
    options: tuple[Option, ...]


class Picture(Struct, frozen=True):
    """A PNG picture with the alt text that says the same."""

    name: str
    png: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Document:
    """A file to keep; the text beside it says what it is."""

    name: str
    data: bytes = field(repr=False)


Block = Text | Buttons | Select | Picture | Document


class Page(Struct, frozen=True):
    """One message; by its sign, a number, it can be found again where it was not noted."""

    blocks: tuple[Block, ...]
    accent: Accent = Accent.PLAIN
    sign: int = 0

    @property
    def custom_ids(self) -> frozenset[str]:
        """Give the custom ids of its buttons."""
        rows = (block.buttons for block in self.blocks if isinstance(block, Buttons))
        buttons = (button for row in rows for button in row)
        return frozenset(each.press.custom_id for each in buttons if isinstance(each, Button))


def lines(*parts: str) -> Text:
    """Make a paragraph of lines, empty ones left out."""
    return Text("\n".join(part for part in parts if part))


def row(*buttons: Button | Link | None) -> Buttons:
    """Put buttons in a row, those that are None left out."""
    return Buttons(tuple(button for button in buttons if button is not None))
