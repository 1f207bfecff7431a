"""A first-edition quest in numbers: what conquest and threat came from, cards, kills."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from bot.rules.basics.options import OverlordCardKind, Winner
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.well.map import FigureKind

Change = e.DungeonThreatChanged | e.ConquestChanged


class Run(Struct):
    """One quest in numbers; reasons are the words that `why` gives, amounts above 0."""

    name: str
    winner: Winner | None = None
    started_with: int = 0
    conquest: int = 0
    rounds: int = 0
    turns: int = 0
    conquest_by: Counter[tuple[str, bool]] = field(default_factory=Counter)
    threat_by: Counter[tuple[str, bool]] = field(default_factory=Counter)
    drawn: int = 0
    discarded: int = 0
    played: Counter[OverlordCardKind] = field(default_factory=Counter)
    kills: Counter[str] = field(default_factory=Counter)
    slain: int = 0
    decks: int = 0


def runs(standing: Iterable[Entry]) -> list[Run]:
    """Count every quest of the moves that stand, in order."""
    found: list[Run] = []
    for entry in standing:
        if isinstance(entry.event, e.QuestStarted):
            found.append(Run(entry.event.name))
        elif found and found[-1].winner is None:
            _count(found[-1], entry.event)
    return found


def _count(run: Run, event: e.Event) -> None:
    match event:
        case e.QuestEnded(_, winner):
            run.winner = winner
        case e.DungeonBegan(conquest):
            run.started_with = run.conquest = conquest
        case e.HeroTurnBegan(_, number):
            run.rounds, run.turns = max(run.rounds, number), run.turns + 1
        case e.OverlordTurnBegan():
            run.turns += 1
        case e.ConquestChanged():
            _count_conquest(run, event)
        case e.DungeonThreatChanged(amount):
            run.threat_by[why(event), amount > 0] += abs(amount)
        case _:
            run.slain += _slain(event)
            _count_cards(run, event)


def _count_conquest(run: Run, event: e.ConquestChanged) -> None:
    """Count a change; a kill that came to nothing takes itself back, and is no gain."""
    run.conquest += event.amount
    if event.why is e.DungeonWhy.SPARED:
        run.conquest_by[e.DungeonWhy.KILLED.value, False] -= event.amount
        run.kills[event.hero] -= 1
        return
    run.conquest_by[why(event), event.amount > 0] += abs(event.amount)
    run.kills[event.hero] += event.why is e.DungeonWhy.KILLED
    run.decks += event.why is e.DungeonWhy.DECK_OUT


def _slain(event: e.Event) -> int:
    """Count the monsters that died, less those who live after all."""
    match event:
        case e.FigureDied(kind=kind) | e.FigureCrushed(kind=kind):
            return int(kind is FigureKind.MONSTER)
        case e.FigureReturned(figure):
            return -int(figure.kind is FigureKind.MONSTER)
        case _:
            return 0


def _count_cards(run: Run, event: e.Event) -> None:
    match event:
        case e.OverlordCardsDrawn(cards):
            run.drawn += cards
        case e.OverlordCardsDiscarded(cards):
            run.discarded += cards
        case e.OverlordCardPlayed(kind):
            run.played[kind] += 1
        case _:
            pass


def why(event: Change) -> str:
    """Give the word of the reason for a change."""
    if event.why is not e.DungeonWhy.NOTE:
        return event.why.value
    return "note-gained" if event.amount > 0 else "note-lost"
