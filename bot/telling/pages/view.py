"""A campaign as somebody sees it, in one language, and the small parts that pages are made of."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import discord

from bot.box import Box
from bot.rules.campaign import Campaign
from bot.rules.events import Entry
from bot.rules.identities import NOBODY
from bot.rules.offers import Table
from bot.rules.people import Person
from bot.telling.page import Button, Buttons, Link, Style, Text
from bot.telling.presses import Act, Press
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


def clean(text: str) -> str:
    """Take the power from a user's text: it formats nothing, mentions nobody, links nowhere."""
    escaped = discord.utils.escape_markdown(text, ignore_links=False)
    return discord.utils.escape_mentions(escaped).replace("<", "\\<")


def mention(user: int) -> str:
    """Write a user so that Discord shows his name."""
    return f"<@{user}>"


def lines(*parts: str) -> Text:
    """Make a paragraph of lines, empty ones left out."""
    return Text("\n".join(part for part in parts if part))


def row(*buttons: Button | Link | None) -> Buttons:
    """Put buttons in a row, those that are None left out."""
    return Buttons(tuple(button for button in buttons if button is not None))
