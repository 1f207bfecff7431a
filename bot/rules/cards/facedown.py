"""What a copy of a log that leaves the bot must not tell (S5, W8).

Facedown cards, dice secrets, and what treachery the overlord has spent on what.
"""

from collections.abc import Iterable, Sequence

from bot.rules.basics.stored import replace
from bot.rules.printed.facts import Shelf
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.well.treachery import UNTOLD


class DeckMissing(Exception):
    """A log was played with a Plot deck that is not at hand: the seq of its choice, its name."""

    def __init__(self, seq: int, deck: str) -> None:
        super().__init__(seq, deck)
        self.seq = seq
        self.deck = deck


def without_secrets(log: Sequence[Entry]) -> list[Entry]:
    """Give a log without facedown cards, dice secrets not shown yet, and treachery."""
    events = [entry.event for entry in log]
    shown = {event.secret for event in events if isinstance(event, e.SecretRevealed)}
    return [replace(entry, event=_open(entry.event, shown)) for entry in log]


def refilled(log: Iterable[Entry], box: Shelf) -> list[Entry]:
    """Give a log with the facedown cards of its decks again; raises DeckMissing."""
    return [replace(entry, event=_whole(entry, box)) for entry in log]


def _open(event: e.Event, shown: set[str]) -> e.Event:
    match event:
        case e.DeckChosen():
            return replace(event, facedown=())
        case e.SecretCommitted(_, secret) if secret not in shown:
            return replace(event, secret="")
        case e.TreacheryOpened():
            return replace(event, event=0, trap=0, monster=0)
        case e.TreacherySwapped() | e.TreacherySwapUndone():
            return replace(event, swap=UNTOLD)
        case _:
            return event


def _whole(entry: Entry, box: Shelf) -> e.Event:
    event = entry.event
    if not isinstance(event, e.DeckChosen):
        return event
    deck = box.deck(event.deck)
    if deck is None:
        raise DeckMissing(entry.seq, event.deck)
    facedown = tuple(card.key for card in deck.cards if card.key not in event.basic)
    return replace(event, facedown=facedown)
