"""What the events of moves add up to: tokens, experience, the counts of a first-edition quest."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.rules.basics.places import Place
from bot.rules.state import events as e
from bot.rules.state.dungeon import Dungeon

XP = "xp"


def tokens(events: Iterable[e.Event]) -> dict[Place, int]:
    """Add up what token movements did to each place."""
    sums: dict[Place, int] = {}
    for event in events:
        if isinstance(event, e.TokensMoved):
            sums[event.source] = sums.get(event.source, 0) - event.amount
            sums[event.to] = sums.get(event.to, 0) + event.amount
    return sums


def xp(events: Iterable[e.Event]) -> dict[str, int]:
    """Add up what happened to the overlord's experience, if anything did."""
    changes = [event.amount for event in events if isinstance(event, e.XpChanged)]
    return {XP: sum(changes)} if changes else {}


def quest_counts(events: Iterable[e.Event]) -> dict[str, int]:
    """Add up what happened to the counts of a first-edition quest."""
    sums: Counter[str] = Counter()
    for event in events:
        sums.update(_counted(event))
    return dict(sums)


def counted(held: Dungeon | None, event: e.Event) -> Dungeon | None:
    """Give the counts that are told of a first-edition quest after an event; None between quests.

    What is not told, such as the discard pile, is not kept.
    """
    match event:
        case e.DungeonBegan(conquest, hand, deck):
            return Dungeon(conquest, hand, deck)
        case e.QuestEnded():
            return None
        case _ if held is not None:
            by = _counted(event)
            return replace(held, **{each: getattr(held, each) + n for each, n in by.items()})
        case _:
            return None


def _counted(event: e.Event) -> dict[str, int]:
    match event:
        case e.DungeonThreatChanged(amount):
            return {"threat": amount}
        case e.ConquestChanged(amount):
            return {"conquest": amount}
        case e.OverlordCardsDrawn(cards) | e.HandDealt(_, cards):
            return {"hand": cards, "deck": -cards}
        case e.OverlordCardsDiscarded(cards):
            return {"hand": -cards}
        case e.OverlordCardPlayed():
            return {"hand": -1}
        case e.DeckTurned(cards) | e.DeckCounted(_, cards):
            return {"deck": cards}
        case _:
            return {}


def wounded(event: e.Event) -> Iterator[tuple[str, int, int]]:
    """Give whose wounds an event changed, how many they were, and how many they are."""
    match event:
        case e.FigureHurt(figure, lost=lost) if figure.body is not None:
            yield figure.name, figure.body.wounds, figure.body.wounds - lost
        case e.HarmLifted(figure, before) if figure.body is not None:
            yield figure.name, before, figure.body.wounds
        case e.FigureReturned(figure) if figure.body is not None:
            yield figure.name, 0, figure.body.wounds
        case _:
            return
