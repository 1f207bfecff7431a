"""What a campaign's page is drawn from: a voice, where its buttons lead, and what the log holds."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.pages.page import Button, Style
from bot.pages.presses import Act, Press
from bot.pages.voice import Voice
from bot.rules.state.events import Entry


@dataclass(frozen=True, slots=True)
class View:
    """A campaign to look at; `entries` are its log, for a page that reads it."""

    voice: Voice
    server: int
    id: int
    entries: Sequence[Entry] = field(default=(), repr=False)

    def reading(self, entries: Sequence[Entry]) -> "View":
        """Give the same view with the campaign's log."""
        return replace(self, entries=entries)

    def button(
        self, label: str, act: Act, *args: str, style: Style = Style.SECONDARY, off: bool = False
    ) -> Button:
        """Make a button of this campaign."""
        return Button(label, Press(act, self.server, self.id, args), style, off)

    def look(self, label: str, name: str, *args: str, off: bool = False) -> Button:
        """Make a button that shows another page."""
        return self.button(label, Act.SHOW, name, *args, off=off)
