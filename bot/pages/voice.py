"""The one voice of every page: sentences, and names as they stand in them, for who reads it.

A view is what a campaign's page is drawn from: a voice, where its buttons lead, what the log holds.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import lru_cache

from babel.lists import format_list

from bot.pages.page import Button, Style, Text
from bot.pages.presses import Act, Press
from bot.pages.text import bold, clean, mention
from bot.rules.basics.dice import Die
from bot.rules.basics.keys import NOBODY, CampaignAt
from bot.rules.basics.names import key as name_key
from bot.rules.course.so_far import Sums
from bot.rules.economy.people import Person, is_overlord
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Card, Deck
from bot.rules.printed.figures import Ability
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.words import Words, locale_of

EVERYBODY = Person(NOBODY)
"""Who reads what the whole table reads: somebody with no right at all."""
_UNCOUNTED = Sums()
"""What a log comes to that nobody has counted: one for all views, since none counts on in it."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Says words and names things of one campaign in one language; user text loses its power.

    What depends on the `reader` may stand only on what nobody else reads. `emojis` are the bot's
    own by their names, for what is shown on Discord and nowhere else.
    """

    campaign: Campaign
    box: Box
    words: Words
    language: str
    reader: Person = EVERYBODY
    emojis: Mapping[str, str] = field(default_factory=dict, compare=False)
    _short: dict[str, str] = field(default_factory=dict, init=False, repr=False, compare=False)

    def to(self, language: str) -> "Voice":
        """Give the same names in another language."""
        return self if language == self.language else replace(self, language=language)

    @property
    def sees_secrets(self) -> bool:
        """Tell whether the overlord's secrets may be told (S5, W8)."""
        return is_overlord(self.campaign, self.reader)

    def say(self, key: str, /, **args: str | int) -> str:
        """Give the words of a key."""
        return self.words.say(self.language, key, **args)

    def text(self, key: str, /, **args: str | int) -> Text:
        """Give the words of a key as a paragraph."""
        return Text(self.say(key, **args))

    def plain_hero(self, key: str) -> str:
        """Name a hero, also one who has left, without emphasis."""
        return clean(self.campaign.names.get(key, key))

    def marked_die(self, id: str) -> Die:
        """Give a die with the mark that it has in this language."""
        die = self.box.dice[id]
        mark = self.box.tongue(self.language).marks.get(id)
        return replace(die, mark=mark) if mark else die

    def short_name(self, key: str) -> str:
        """Shorten a hero's name to its first word, where no other hero's begins with it."""
        short = self._short.get(key)
        if short is None:
            name = self.campaign.names.get(key, key)
            others = tuple(hero.name for hero in self.campaign.heroes.values())
            short = self._short[key] = _shortened(name, others)
        return short

    def short_hero(self, key: str) -> str:
        """Name a hero as shortly as can be, without emphasis."""
        return clean(self.short_name(key))

    def hero(self, key: str) -> str:
        """Name a hero in bold."""
        return bold(self.plain_hero(key))

    def heroes(self, keys: Iterable[str]) -> str:
        """Name heroes in bold, in a row."""
        return self.row(map(self.hero, keys))

    def deck(self, key: str) -> str:
        """Name a Plot deck in bold."""
        deck = self.box.deck(key)
        return bold(clean(deck.name if deck else key))

    def plain_card(self, key: str) -> str:
        """Name a Plot card without emphasis."""
        printed = self.printed(key)
        return clean(printed.name if printed else key)

    def card(self, key: str) -> str:
        """Name a Plot card in bold."""
        return bold(self.plain_card(key))

    def cards(self, keys: Iterable[str]) -> str:
        """Name Plot cards in bold, in a row."""
        return self.row(map(self.card, keys))

    def printed(self, key: str) -> Card | None:
        """Find a card of the chosen deck; of any deck for one that was chosen before."""
        chosen = self.box.deck(self.campaign.deck) if self.campaign.deck else None
        found = (deck.card(key) for deck in _first(chosen, self.box.decks))
        return next((card for card in found if card is not None), None)

    def summary(self, card: Card) -> str:
        """Give a Plot card's summary, by `summary-<card>` in the language where it has one.

        A group's own card keeps its own, whatever printed card has its name.
        """
        return clean(self.plain_summary(card))

    def plain_summary(self, card: Card) -> str:
        """Give the same summary for places where Discord shows a text as it is."""
        text = " ".join(card.summary.split())
        printed = any(deck.card(card.name) == card for deck in self.box.decks if not deck.homebrew)
        key = f"summary-{card.key}"
        return self.words.translated(self.language, key, text) if printed else text

    def ability(self, ability: Ability) -> str:
        """Give an ability's text, by `ability-<name>` in the language where it has one."""
        key = f"ability-{name_key(ability.name)}"
        return clean(self.words.translated(self.language, key, ability.text))

    def agent(self, name: str) -> str:
        """Name an agent in bold."""
        agent = self.box.agent(name)
        return bold(clean(agent.name if agent else name))

    def own(self, text: str) -> str:
        """Write a name that a user gave, in bold."""
        return bold(clean(text))

    def quoted(self, text: str) -> str:
        """Write a user's own words."""
        return clean(text)

    def person(self, user: int) -> str:
        """Name a user; one who is no longer named is a former player."""
        return mention(user) if user != NOBODY else self.say("former-player")

    def people(self, users: Iterable[int]) -> str:
        """Name users by mentions, in a row."""
        return self.row(map(self.person, users))

    def die(self, id: str) -> str:
        """Name a die by its colour."""
        return self.say(f"die-{self.box.dice[id].colour}")

    def dice(self, ids: Iterable[str]) -> str:
        """Name dice by their colours, in a row."""
        return self.row(map(self.die, ids))

    def row(self, things: Iterable[str]) -> str:
        """Write things in a row as the language does."""
        return _row(tuple(things), self.words.nearest(self.language))

    def span(self, before: int, after: int) -> str:
        """Write a value, with an arrow from what it was where it has changed."""
        if before == after:
            return str(after)
        return self.say("pools-change", before=before, after=after)

    def listed(self, things: Iterable[str]) -> str:
        """Write things one after the other, as behind a colon; a dash for none."""
        return ", ".join(things) or self.say("page-none")

    def apart(self, parts: Iterable[str]) -> str:
        """Write parts one after the other that have commas of their own; empty for none."""
        return self.say("page-apart").join(parts)


@dataclass(frozen=True, slots=True)
class View:
    """A campaign to look at; `entries` are its log, for a page that reads it, `sums` its sums.

    `forced` are the rolls that a rehearsal told the dice here what to show.
    """

    voice: Voice
    at: CampaignAt
    entries: Sequence[Entry] = field(default=(), repr=False)
    forced: Collection[tuple[str, int]] = field(default=(), repr=False)
    sums: Sums = field(default_factory=lambda: _UNCOUNTED, repr=False)

    def reading(self, entries: Sequence[Entry], forced: Collection[tuple[str, int]] = ()) -> "View":
        """Give the same view with the campaign's log."""
        return replace(self, entries=entries, forced=forced)

    def counted(self, sums: Sums) -> "View":
        """Give the same view with what the campaign's log comes to."""
        return replace(self, sums=sums)

    @property
    def picture_note(self) -> str:
        """Say of what campaign and day a picture is: elsewhere nothing stands beside it."""
        last = self.entries[-1].at if self.entries else self.sums.at
        day = datetime.fromtimestamp(last, UTC).date().isoformat()
        return self.voice.say("page-picture-note", campaign=self.voice.campaign.name, day=day)

    def button(
        self, label: str, act: Act, *args: str, style: Style = Style.SECONDARY, off: bool = False
    ) -> Button:
        """Make a button of this campaign."""
        return Button(label, Press(act, self.at, args), style, off)

    def look(self, label: str, name: str, *args: str, off: bool = False) -> Button:
        """Make a button that shows another page."""
        return self.button(label, Act.SHOW, name, *args, off=off)


def _shortened(name: str, heroes: tuple[str, ...]) -> str:
    """Give the first word, if one hero's name alone begins with it."""
    first = _first_word(name)
    alike = [hero for hero in heroes if _first_word(hero) == first]
    return name.split(maxsplit=1)[0] if first and len(alike) == 1 else name


def _first_word(name: str) -> str:
    return next(iter(name.casefold().split()), "")


@lru_cache(maxsize=1024)
def _row(things: tuple[str, ...], language: str) -> str:
    """Write a row; the same few rows of a table are written over and over."""
    return format_list(things, locale=locale_of(language)) if things else ""


def _first(chosen: Deck | None, others: tuple[Deck, ...]) -> tuple[Deck, ...]:
    return (chosen, *others) if chosen else others
