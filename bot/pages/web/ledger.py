"""Every move that stands, quest by quest, with what both pools held after it, and the filters."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from bot.pages.lookups.log import Past, card_name, cards_in, heroes_in, history
from bot.pages.phrases.headline import headline
from bot.pages.phrases.moves import Move
from bot.pages.phrases.pools import closing_lines, pools_line, xp_line
from bot.pages.phrases.sheet_parts import changed_lines
from bot.pages.web.html import Html, element
from bot.pages.web.markdown import moment
from bot.pages.web.source import Source
from bot.rules.basics import names
from bot.rules.state import events as e

Finding = Callable[[e.Event], frozenset[str]]


class Ledger:
    """The ledger of a campaign; heroes and cards stand in it by their places."""

    def __init__(self, source: Source) -> None:
        """Read the log as moves, those left out that were taken back or are secret."""
        self._source = source
        moves = history(source.view.entries)
        self._left_out = sum(1 for past in moves if not past.stands and past.correction is None)
        self._moves = [past for past in moves if past.stands]
        self._heroes = list(source.voice.campaign.names)

    @cached_property
    def _cards(self) -> list[str]:
        found = (card for past in self._moves for card in self._of(past, cards_in))
        return sorted(dict.fromkeys(found), key=lambda key: card_name(self._source.voice, key))

    def html(self) -> Html:
        """Write the section."""
        say, sections = self._source.say, list(self._sections())
        return element(
            "section",
            element("h2", say("web-ledger")),
            self._filters(),
            sections or element("p", say("page-log-nothing")),
            element("p", say("web-left-out", count=self._left_out), class_="small"),
            id="ledger",
        )

    def _filters(self) -> Html:
        """Offer the filters; they stay hidden where no script may run."""
        voice = self._source.voice
        heroes = [voice.campaign.names[key] for key in self._heroes]
        cards = [self._card(key) for key in self._cards]
        return element(
            "form",
            self._select("hero", heroes),
            self._select("card", cards) if cards else "",
            element("output", **{"for": "hero card"}),
            id="filters",
            hidden=True,
        )

    def _card(self, key: str) -> str:
        named = {names.key(each): each for each in self._source.voice.campaign.named_cards}
        printed = self._source.voice.printed(key)
        return named.get(key) or (printed.name if printed else key)

    def _select(self, name: str, options: Sequence[str]) -> Html:
        say = self._source.say
        listed = (element("option", text, value=place) for place, text in enumerate(options))
        every = element("option", say(f"web-filter-{name}-all"), value="")
        return element(
            "label",
            element("span", say(f"web-filter-{name}")),
            element("select", every, listed, id=name, name=name),
        )

    def _sections(self) -> Iterator[Html]:
        """Part the moves by quest, as the story does."""
        numbers = {
            entry.move: each.number for each in self._source.chapters for entry in each.entries
        }
        parts: dict[int, list[Html]] = {}
        for past in self._moves:
            row = self._row(past)
            if row is not None:
                parts.setdefault(numbers[past.entries[0].move], []).append(row)
        for number, rows in parts.items():
            quest = self._source.chapters[number].quest
            title = quest.name if quest else self._source.say("web-before")
            yield element("section", element("h3", title), element("ol", rows))

    def _row(self, past: Past) -> Html | None:
        source = self._source
        move = past.move(source.view.at, source.voice.campaign)
        told = [] if move.is_secret else headline(move, source.voice)
        if not told:
            return None
        when = element("small", f"#{past.number} ", moment(past.entries[0].at))
        return element(
            "li",
            source.paragraph("\n".join(told)),
            when,
            [element("small", source.line(each)) for each in self._pools(move)],
            data_h=self._places(self._of(past, heroes_in), self._heroes),
            data_c=self._places(self._of(past, cards_in), self._cards),
        )

    def _pools(self, move: Move) -> list[str]:
        """Give the line of both pools; in the first edition the counts, where a move is of them."""
        voice = self._source.voice
        if not self._source.has_pools:
            return closing_lines(move, voice)
        xp = [xp_line(move, voice)] if move.changes_xp else []
        return [" · ".join([*xp, pools_line(move, voice)]), *changed_lines(move, voice)]

    def _of(self, past: Past, found_in: Finding) -> Iterator[str]:
        """Name what a move is about; an event about no card at all has an empty key for it."""
        return (key for entry in past.entries for key in sorted(found_in(entry.event)) if key)

    def _places(self, keys: Iterable[str], listed: Sequence[str]) -> str | None:
        found = sorted({listed.index(key) for key in keys if key in listed})
        return " ".join(map(str, found)) or None
