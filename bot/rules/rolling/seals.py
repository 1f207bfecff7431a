"""Whether the sides hidden beneath cards were shown as they were sealed (D6, L5)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.rules.basics.keys import CardKey
from bot.rules.basics.sealing import keeps_word
from bot.rules.rolling.promises import BROKEN, Standing
from bot.rules.state import events as e


@dataclass(frozen=True, slots=True)
class Seal:
    """One hidden side: its digest, what was shown for it, and what became of the promise.

    It has moved once a new dice secret was promised since: then another host may have sealed it.
    """

    card: CardKey
    digest: str
    secret: str = ""
    standing: Standing = Standing.RUNNING
    moved: bool = False

    @property
    def is_broken(self) -> bool:
        """Tell whether it was not shown, or not as it was sealed."""
        return self.standing in BROKEN


def read_seals(entries: Iterable[e.Entry]) -> tuple[Seal, ...]:
    """Read every side that was hidden in a move that stands."""
    seals: list[Seal] = []
    for entry in _standing(tuple(entries)):
        seals = [_after(entry.event, seal) for seal in seals]
        if isinstance(entry.event, e.SideSealed):
            seals.append(Seal(entry.event.card, entry.event.digest))
    return tuple(seals)


def _standing(entries: Sequence[e.Entry]) -> Iterator[e.Entry]:
    """Give the entries of the moves that stand, whatever else a file tells of undo and redo."""
    gone: set[int] = set()
    for entry in entries:
        match entry.event:
            case e.TakenBack(move):
                gone.add(move)
            case e.PlayedAgain(move):
                gone.discard(move)
            case _:
                pass
    return (entry for entry in entries if entry.move not in gone)


def _after(event: e.Event, seal: Seal) -> Seal:
    """Give what becomes of a seal; it may still be shown in the move that ends the quest."""
    if seal.standing not in (Standing.RUNNING, Standing.UNSHOWN):
        return seal
    match event:
        case e.SecretCommitted():
            return replace(seal, moved=True)
        case e.SealOpened(card, secret) if card == seal.card:
            kept = keeps_word(bytes.fromhex(secret), seal.digest)
            return replace(seal, secret=secret, standing=_shown(kept=kept))
        case e.SealLost(card) if card == seal.card:
            return replace(seal, standing=Standing.ELSEWHERE if seal.moved else Standing.UNSHOWN)
        case e.QuestEnded() | e.CampaignEnded() | e.SideSealed(card=seal.card):
            return replace(seal, standing=Standing.UNSHOWN)
        case _:
            return seal


def _shown(*, kept: bool) -> Standing:
    return Standing.KEPT if kept else Standing.REPLACED
