"""The log: what happened, newest first, filtered and in pages, with running balances."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from msgspec import Struct, field

from bot.pages.lookups.card_account import account
from bot.pages.page import Buttons, Page, Text, lines, row
from bot.pages.phrases import asking, ledgers
from bot.pages.phrases.headline import headline
from bot.pages.phrases.moves import Move, between, is_whole
from bot.pages.phrases.pools import closing_lines, pools_line
from bot.pages.text import clean, mention, struck
from bot.pages.voice import View, Voice
from bot.rules import card_offers
from bot.rules.basics.keys import CampaignAt, CardKey, HeroKey, MoveNumber, OwnName, held
from bot.rules.basics.names import by_part, key, named_by_part
from bot.rules.basics.options import Edition
from bot.rules.basics.places import OF_CARDS, OF_HEROES, Place, PlaceKind
from bot.rules.course.tally import tally
from bot.rules.offers import Table
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.counts import Count, changes, is_of_sheets
from bot.rules.state.dungeon import Dungeon
from bot.rules.state.events import Entry
from bot.rules.state.refusals import CardNotInLog, UnknownHero
from bot.rules.state.replay import live

ANY, UNKNOWN = "", "?"

A_PAGE = 8


class Past(Struct, frozen=True):
    """One move of the log; `stands` unless it was taken back or is itself an undo or redo."""

    entries: tuple[Entry, ...]
    stands: bool
    tokens: dict[Place, int]
    xp: int
    between: tuple[Entry, ...] = ()
    dungeon: Dungeon | None = None
    sheets: Mapping[Count, int] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """Give the move's number."""
        return self.entries[0].move

    @property
    def correction(self) -> e.TakenBack | e.PlayedAgain | None:
        """Give the undo or redo, if it is one itself."""
        events = (entry.event for entry in self.entries)
        return next(
            (each for each in events if isinstance(each, e.TakenBack | e.PlayedAgain)), None
        )

    def move(self, at: CampaignAt, campaign: Campaign) -> Move:
        """Give it as a move to be told, with the balances of its time."""
        then = replace(campaign, tokens=self.tokens, xp=self.xp, dungeon=self.dungeon, questions=())
        seq = self.entries[-1].seq
        return Move(
            at, self.number, self.entries, then, seq, between=self.between, held=self.sheets
        )


def history(log: Sequence[Entry]) -> list[Past]:
    """Read a log as moves; the balances are those after a move's last entry, of what stands."""
    standing, moves = live(log), _by_move(log)
    stand = {entry.move for entry in standing}
    balances = _balances(log, stand, {entries[-1].seq for entries in moves.values()})
    past = []
    for number, entries in moves.items():
        held = balances[number]
        others = () if is_whole(entries) else between(entries, standing)
        told = tuple(entries), number in stand, held.tokens, held.xp
        past.append(Past(*told, others, held.dungeon, held.sheets))
    return past


class _Balance(NamedTuple):
    """What was held after an entry."""

    tokens: dict[Place, int]
    xp: int
    dungeon: Dungeon | None
    sheets: Mapping[Count, int]


def _balances(
    log: Iterable[Entry], stand: Collection[int], last: Collection[int]
) -> dict[MoveNumber, _Balance]:
    """Give tokens, experience, what the sheets hold, and a first-edition quest's counts.

    Each as they are after a move's last entry.
    """
    tokens: Counter[Place] = Counter()
    after: dict[MoveNumber, _Balance] = {}
    xp, dungeon = 0, None
    sheets: dict[Count, int] = {}
    for entry in log:
        if entry.move in stand:
            tokens.update(ledgers.tokens([entry.event]))
            xp += entry.event.amount if isinstance(entry.event, e.XpChanged) else 0
            dungeon = ledgers.counted(dungeon, entry.event)
            if is_of_sheets(entry.event):
                sheets = _with(sheets, changes(entry.event))
        if entry.seq in last:
            after[entry.move] = _Balance(dict(tokens), xp, dungeon, sheets)
    return after


def _with(sheets: Mapping[Count, int], changed: Mapping[Count, int]) -> dict[Count, int]:
    return {**sheets, **{count: sheets.get(count, 0) + by for count, by in changed.items()}}


def _by_move(log: Iterable[Entry]) -> dict[MoveNumber, list[Entry]]:
    moves: dict[MoveNumber, list[Entry]] = {}
    for entry in log:
        moves.setdefault(entry.move, []).append(entry)
    return moves


class Filter(Struct, frozen=True):
    """What to keep; ANY keeps all, UNKNOWN nothing, user 0 is anybody."""

    hero: str = ANY
    card: str = ANY
    user: int = 0

    def keeps(self, past: Past) -> bool:
        """Tell whether a move has an entry for each thing wanted."""
        events = [entry.event for entry in past.entries]
        return (
            (not self.hero or any(self.hero in heroes_in(event) for event in events))
            and (not self.card or any(self.card in cards_in(event) for event in events))
            and (not self.user or any(entry.by == self.user for entry in past.entries))
        )


def heroes_in(event: e.Event) -> frozenset[str]:
    """Name the heroes an event is about, by their keys; figures of the map by their names."""
    figures = map(key, held(event, OwnName)) if isinstance(event, e.WellEvent) else ()
    return frozenset((*held(event, HeroKey), *_owners(event, OF_HEROES), *figures))


def cards_in(event: e.Event) -> frozenset[str]:
    """Name the cards an event is about: Plot cards, or named cards of the first edition."""
    named = getattr(event, "card", "") if isinstance(event, e.DungeonEvent) else ""
    own = (key(named),) if named else ()
    return frozenset((*held(event, CardKey), *_owners(event, OF_CARDS), *own))


def card_keys(campaign: Campaign) -> tuple[str, ...]:
    """Give the keys of the cards that a filter may be about, in a lasting order."""
    if campaign.edition is Edition.FIRST:
        return tuple(map(key, campaign.named_cards))
    return tuple(campaign.cards)


def card_name(voice: Voice, card: str) -> str:
    """Name a card of the log without emphasis."""
    named = {key(each): each for each in voice.campaign.named_cards}
    return clean(named[card]) if card in named else voice.plain_card(card)


def _owners(event: e.Event, kinds: tuple[PlaceKind, ...]) -> Iterator[str]:
    """Whose a place is goes by its kind."""
    return (place.owner for place in held(event, Place) if place.kind in kinds)


def log(view: View, page: str = "1", hero: str = "", card: str = "", user: str = "0") -> Page:
    """Draw a page of the log; hero and card are given by their place in the campaign."""
    voice = view.voice
    campaign = voice.campaign
    wanted = Filter(_at(campaign.names, hero), _at(card_keys(campaign), card), int(user))
    kept = [past for past in reversed(history(view.entries)) if wanted.keeps(past)]
    last = max(1, -(-len(kept) // A_PAGE))
    number = min(int(page), last)
    shown = kept[(number - 1) * A_PAGE : number * A_PAGE]
    title = voice.say("page-log-title", page=number, pages=last, filter=_filter(voice, wanted))
    told = (Text("\n".join(_told(view, past))) for past in shown)
    nothing = "" if shown else voice.say("page-log-nothing")
    return Page(
        (
            lines(title, _account(view, wanted), nothing),
            *told,
            _paging(view, number, last, (hero, card, user)),
        )
    )


def is_public(
    table: Table, page: str = "1", hero: str = "", card: str = "", user: str = "0"
) -> bool:
    """Tell whether all may see a page: its title names a card, and one facedown is secret (S5)."""
    wanted = _at(card_keys(table.campaign), card)
    if not wanted or table.campaign.edition is Edition.FIRST:
        return True
    return any(wanted == each.key for each in card_offers.cards_seen(table))


def _account(view: View, wanted: Filter) -> str:
    """Say what a card has cost and brought so far, where the log of one card is asked for."""
    if wanted.card not in view.voice.campaign.cards:
        return ""
    return account(view.voice, tally(live(view.entries)), wanted.card)


def args(
    table: Table, page: int, hero: str | None, card: str | None, user: int | None
) -> tuple[str, ...]:
    """Write filters, as typed, the way buttons carry them: heroes and cards by their places.

    Raises UnknownHero or CardNotInLog for a name that filters nothing.
    """
    campaign = table.campaign
    held_hero = ANY if hero is None else _place(campaign.names, _hero(table, hero))
    if hero is not None and held_hero == UNKNOWN:
        raise UnknownHero(hero, tuple(campaign.heroes))
    held_card = ANY if card is None else _place(card_keys(campaign), _card(table, card))
    if card is not None and held_card == UNKNOWN:
        raise CardNotInLog(card)
    return str(page), held_hero, held_card, str(user or 0)


def cards(table: Table) -> Iterable[Card | str]:
    """Give the cards that somebody may look for in the log."""
    if table.campaign.edition is Edition.FIRST:
        return table.campaign.named_cards
    return card_offers.cards_seen(table)


def _card(table: Table, typed: str) -> str:
    """Give the key of a card of the log, by name or by a part that only one has."""
    named = table.campaign.named_cards
    if table.campaign.edition is Edition.FIRST:
        return next(
            (key(each) for each in named if key(each) == key(typed)),
            key(named_by_part(typed, named) or UNKNOWN) or UNKNOWN,
        )
    seen = card_offers.cards_seen(table)
    keys = {key(name): each.key for each in seen for name in (each.name, *each.also)}
    part = by_part(typed, seen) if typed else None
    return keys.get(key(typed), part.key if part else UNKNOWN)


def _hero(table: Table, typed: str) -> str:
    """Give the key of a hero of the log, by name or by a part that only one has."""
    names = table.campaign.names
    if key(typed) in names:
        return key(typed)
    part = named_by_part(typed, names.values())
    return next((each for each, name in names.items() if name == part), UNKNOWN)


def heroes(campaign: Campaign) -> tuple[str, ...]:
    """Name the heroes who stand in the log."""
    return tuple(campaign.names.values())


def _place(things: Iterable[str], wanted: str) -> str:
    listed = list(things)
    return str(listed.index(wanted)) if wanted in listed else UNKNOWN


def _at(things: Iterable[str], place: str) -> str:
    listed = list(things)
    return listed[int(place)] if place.isdecimal() and int(place) < len(listed) else place


def _told(view: View, past: Past) -> Iterable[str]:
    voice = view.voice
    move = past.move(view.at, voice.campaign)
    yield voice.say("page-log-when", at=f"<t:{past.entries[0].at}:f>", move=past.number)
    if past.correction is not None:
        undone = isinstance(past.correction, e.TakenBack)
        key = "page-log-undo" if undone else "page-log-redo"
        yield voice.say(key, who=voice.person(past.entries[0].by), move=past.correction.move)
        yield from filter(None, (pools_line(move, voice),))
        return
    told = headline(move, voice) or [_quiet(voice, past)]
    if past.stands:
        yield from (*told, *closing_lines(move, voice))
    else:
        yield from map(struck, told)


def _quiet(voice: Voice, past: Past) -> str:
    """Say of a move that has only asked so far what it asks."""
    first = past.entries[0]
    questions = [x.event.question for x in past.entries if isinstance(x.event, e.Asked)]
    asked = asking.text(questions[0], voice) if questions else voice.say("page-none")
    return voice.say("said-by", who=voice.person(first.by), line=asked)


def _filter(voice: Voice, wanted: Filter) -> str:
    parts = (
        voice.plain_hero(wanted.hero) if wanted.hero else "",
        card_name(voice, wanted.card) if wanted.card else "",
        mention(wanted.user) if wanted.user else "",
    )
    named = [part for part in parts if part]
    return voice.say("page-log-filter", filter=voice.listed(named)) if named else ""


def _paging(view: View, page: int, last: int, filters: Sequence[str]) -> Buttons:
    def to(number: int) -> tuple[str, ...]:
        return "log", str(number), *filters

    return row(
        view.look(view.voice.say("page-button-newer"), *to(page - 1), off=page == 1),
        view.look(view.voice.say("page-button-older"), *to(page + 1), off=page == last),
    )
