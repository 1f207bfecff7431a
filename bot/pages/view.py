"""What a campaign's page is drawn from: a voice, where its buttons lead, and what the log holds."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from bot.pages.page import Button, Style
from bot.pages.presses import Act, Press
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.events import Entry


@dataclass(frozen=True, slots=True)
class View:
    """A campaign to look at; `entries` are its log, for a page that reads it.

    `forced` are the rolls that a rehearsal told the dice here what to show.
    """

    voice: Voice
    at: CampaignAt
    entries: Sequence[Entry] = field(default=(), repr=False)
    forced: Collection[tuple[str, int]] = field(default=(), repr=False)

    def reading(self, entries: Sequence[Entry], forced: Collection[tuple[str, int]] = ()) -> "View":
        """Give the same view with the campaign's log."""
        return replace(self, entries=entries, forced=forced)

    def button(
        self, label: str, act: Act, *args: str, style: Style = Style.SECONDARY, off: bool = False
    ) -> Button:
        """Make a button of this campaign."""
        return Button(label, Press(act, self.at, args), style, off)

    def look(self, label: str, name: str, *args: str, off: bool = False) -> Button:
        """Make a button that shows another page."""
        return self.button(label, Act.SHOW, name, *args, off=off)
