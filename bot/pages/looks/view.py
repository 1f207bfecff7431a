"""A campaign as somebody sees it, in one language, and the small parts that pages are made of."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.box.box import Box
from bot.pages.page import Button, Style, Text
from bot.pages.presses import Act, Press
from bot.pages.text import clean, mention
from bot.rules.economy.people import Person
from bot.rules.offers import Table
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.identities import NOBODY
from bot.words import Words


@dataclass(frozen=True, slots=True)
class View:
    """What a page is drawn from; only private pages may depend on who sits at the table."""

    server: int
    id: int
    campaign: Campaign
    by: Person
    box: Box
    words: Words
    language: str
    entries: Sequence[Entry] = field(default=(), repr=False)

    @property
    def table(self) -> Table:
        """Give what the offers need: who asks at which table."""
        return Table(self.campaign, self.by, self.box)

    def reading(self, entries: Sequence[Entry]) -> "View":
        """Give the same view with the campaign's log."""
        return replace(self, entries=entries)

    def say(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key in the page's language."""
        return self.words.say(self.language, key, **args)

    def text(self, key: str, /, **args: str | int) -> Text:
        """Give the words of a key as a paragraph."""
        return Text(self.say(key, **args))

    def button(
        self, label: str, act: Act, *args: str, style: Style = Style.SECONDARY, off: bool = False
    ) -> Button:
        """Make a button of this campaign."""
        return Button(label, Press(act, self.server, self.id, args), style, off)

    def look(self, label: str, name: str, *args: str, off: bool = False) -> Button:
        """Make a button that shows another page."""
        return self.button(label, Act.SHOW, name, *args, off=off)

    def hero(self, key: str) -> str:
        """Give the name of a hero, one who has left too, fit for a page."""
        return clean(self.campaign.names.get(key, key))

    def card(self, key: str) -> str:
        """Give the name of a card of the chosen deck, fit for a page."""
        deck = self.box.deck(self.campaign.deck) if self.campaign.deck else None
        card = deck.card(key) if deck else None
        return clean(card.name if card else key)

    def person(self, user: int) -> str:
        """Name a user; one who is no longer named is a former player."""
        return mention(user) if user != NOBODY else self.say("former-player")

    def users(self, users: tuple[int, ...]) -> str:
        """List users as mentions."""
        return self.listed(*map(self.person, users))

    def listed(self, *things: str) -> str:
        """Write things one after the other; a dash for none."""
        return ", ".join(things) or self.say("page-none")
