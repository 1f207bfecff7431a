"""What happened in a move, line by line: who did it, what, and why."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from bot.rules import events as e
from bot.rules import questions as q
from bot.rules.events import Entry
from bot.rules.places import Place, PlaceKind
from bot.telling import asking
from bot.telling.lines import is_quiet, key, line
from bot.telling.moves import Move
from bot.telling.naming import Naming
from bot.telling.pages.view import mention

# How a hero stands in a line about several tokens, where it is not by name alone.
_HERO_KEYS = {
    e.Why.TRIGGER: "hero-gain",
    e.Why.SHOPPING_ENDED: "hero-loss",
    e.Why.SHOP_CARD: "hero-loss",
}


@dataclass(slots=True)
class _Part:
    """What one person did in the move: in his own right, as steward, or for somebody."""

    by: int
    steward: bool = False
    player: int = 0
    events: list[e.Event] = field(default_factory=list)


def headline(move: Move, names: Naming) -> list[str]:
    """Give the lines of a move; whoever acted stands before his first."""
    return [said for part in _parts(move.entries) for said in _of_part(part, move, names)]


def _parts(entries: tuple[Entry, ...]) -> Iterator[_Part]:
    for by, group in groupby(entries, key=lambda entry: entry.by):
        part = _Part(by)
        for entry in group:
            match entry.event:
                case e.StewardActed():
                    part.steward = True
                case e.ActedFor(_, player):
                    part.player = player
                case event:
                    part.events.append(event)
        yield part


def _of_part(part: _Part, move: Move, names: Naming) -> list[str]:
    said = [text for text in _lines(part.events, move, names) if text]
    if said:
        said[0] = _by(part, said[0], names)
    return said


def _by(part: _Part, first: str, names: Naming) -> str:
    who = mention(part.by)
    if part.player:
        player = mention(part.player)
        return names.say("said-by-stand-in", who=who, player=player, line=first)
    return names.say("said-by-steward" if part.steward else "said-by", who=who, line=first)


def _lines(events: list[e.Event], move: Move, names: Naming) -> Iterator[str]:
    for _, group in groupby(events, key=_alike):
        together = list(group)
        transfers = [each for each in together if isinstance(each, e.TokensMoved)]
        if transfers:
            yield _transfers([each for each in transfers if not is_quiet(each)], names)
            continue
        for event in together:
            if isinstance(event, e.Answered):
                yield _answered(event, move, names)
            elif not _is_told_by_quest_end(event, move):
                yield line(event, names)


def _alike(event: e.Event) -> object:
    """Token movements of one sort stand in one line."""
    return (key(event), event.card) if isinstance(event, e.TokensMoved) else id(event)


def _transfers(moved: list[e.TokensMoved], names: Naming) -> str:
    if not moved:
        return ""
    first = moved[0]
    sums: dict[str, int] = {}
    for each in moved:
        hero = _hero(each.to) or _hero(each.source)
        sums[hero] = sums.get(hero, 0) + each.amount
    return names.say(
        key(first),
        amount=sum(sums.values()),
        heroes=names.row(_share(first.why, *share, names) for share in sums.items() if share[0]),
        card=names.card(first.card) if first.card else "",
        note=names.quoted(first.note),
    )


def _share(why: e.Why, hero: str, amount: int, names: Naming) -> str:
    words = _HERO_KEYS.get(why)
    if words is None:
        return names.hero(hero)
    return names.say(words, hero=names.hero(hero), amount=amount)


def _hero(place: Place) -> str:
    return place.owner if place.kind in (PlaceKind.FORTUNE, PlaceKind.BRAND) else ""


def _answered(event: e.Answered, move: Move, names: Naming) -> str:
    """Say an answer whose consequences do not speak for themselves."""
    question = move.asked(event.question)
    match question:
        case q.ShopPledge():
            hero = names.hero(event.value.partition(":")[2])
            return names.say("event-answered-shop-pledge", hero=hero)
        case q.JoinRequest() if event.value == "no":
            name = names.own(question.name)
            return names.say("event-answered-join-request-no", name=name)
        case q.NewRound() if event.value == "no":
            return names.say("event-answered-new-round-no")
        case q.SayYes():
            asked = asking.text(question, names)
            answer = names.say(f"choice-{event.value}")
            return names.say("event-answered", question=asked, answer=answer)
        case _:
            return ""


def _is_told_by_quest_end(event: e.Event, move: Move) -> bool:
    """Hero tokens leave with every quest; that needs no line of its own (C5)."""
    ends = any(isinstance(each, e.QuestEnded) for each in move.events)
    return ends and isinstance(event, e.HeroMarked)
