"""A log that moves: what must not leave the bot, and what it is at its new home (S5, W8, D8).

Whatever is annotated as a `UserId` is a user, in every event, question and order there is or will
be, and a `SecretCard` is a card that the overlord alone knows. Facedown cards, such cards, dice
secrets, hidden sides, and what treachery the overlord has spent on what, stay behind.
"""

from collections.abc import Callable, Collection, Iterable, Sequence, Set

from msgspec import Struct

from bot.rules.basics.dice import Dice
from bot.rules.basics.keys import NOBODY, SecretCard, UserId, changed, held
from bot.rules.basics.stored import replace
from bot.rules.printed.box import Box
from bot.rules.rolling.verification import as_proof, committed
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import live
from bot.rules.well.treachery import UNTOLD

Change = Callable[[UserId], UserId]


def with_users(entry: Entry, change: Change) -> Entry:
    """Give the entry with every user in it changed; NOBODY leaves a seat empty."""
    return changed(entry, UserId, change)


def users_in(entries: Iterable[Entry]) -> set[UserId]:
    """Give every user that entries name."""
    return {user for entry in entries for user in held(entry, UserId)} - {NOBODY}


class NewHome(Struct, frozen=True):
    """Where a log goes on: its channel, the users known there, and who brings it.

    Whoever brings it takes the creator's and the overlord's place where those are not known.
    """

    channel: int
    users: Collection[int]
    heir: UserId

    def settle(self, log: Iterable[Entry]) -> list[Entry]:
        """Give the log with its people as they are known there; others lose their seat.

        No secret comes along that dice could be rolled by: somebody knows it (D8).
        """
        moved = list(log)
        shown = _shown(moved)
        return [_unsealed(as_proof(self._settled(entry)), shown) for entry in moved]

    def _settled(self, entry: Entry) -> Entry:
        known = with_users(entry, self._known)
        match entry.event:
            case e.CampaignCreated(creator=creator, overlord=overlord):
                created = replace(
                    entry.event,
                    home=self.channel,
                    creator=self._known(creator) or self.heir,
                    overlord=self._known(overlord) or self.heir,
                )
                return replace(known, event=created)
            case e.OverlordsChanged(before, after):
                changed = e.OverlordsChanged(self._side(before), self._side(after))
                return replace(known, event=changed)
            case _:
                return known

    def _known(self, user: UserId) -> UserId:
        return user if user in self.users else NOBODY

    def _side(self, users: tuple[UserId, ...]) -> tuple[UserId, ...]:
        return tuple(user for user in users if user in self.users) or (self.heir,)


def sworn_in(
    log: Sequence[Entry], campaign: Campaign, dice: Dice, by: UserId, at: int
) -> list[Entry]:
    """Give what a log lacks: a fresh dice secret where a quest is under way, as its start has one.

    It belongs to the quest's own move, so that undoing that takes it away too.
    """
    if campaign.quest is None or campaign.ended:
        return []
    starts = [entry.move for entry in live(log) if isinstance(entry.event, e.QuestStarted)]
    return [Entry(log[-1].seq + 1, starts[-1], at, by, committed(dice))]


def sworn_anew(log: Sequence[Entry], campaign: Campaign, dice: Dice, at: int) -> list[Entry]:
    """Give what ends a promise that was put back, and a fresh one, where a quest is under way.

    What was rolled since by the old secret is lost, and somebody may know the secret: it is shown,
    which proves the rolls that are left.
    """
    fresh = sworn_in(log, campaign, dice, NOBODY, at)
    if fresh and campaign.secret and campaign.secret not in campaign.shown_secrets:
        [sworn] = fresh
        shown = replace(sworn, event=e.SecretRevealed(campaign.secret))
        return [shown, replace(sworn, seq=sworn.seq + 1)]
    return fresh


class DeckMissing(Exception):
    """A log was played with a Plot deck that is not at hand: the seq of its choice, its name."""

    def __init__(self, seq: int, deck: str) -> None:
        super().__init__(seq, deck)
        self.seq = seq
        self.deck = deck


def without_secrets(log: Sequence[Entry], *, learnt: bool = False) -> list[Entry]:
    """Give a log without facedown cards, treachery, dice secrets and sides not shown yet.

    The Overlord cards that were learnt keep their names in a log that the overlord takes along.
    """
    shown = _shown(log)
    opened = [replace(entry, event=_open(entry.event, shown)) for entry in log]
    return opened if learnt else [changed(entry, SecretCard, _nameless) for entry in opened]


def _nameless(_: str) -> str:
    return ""


def _shown(log: Iterable[Entry]) -> set[str]:
    """Give every secret that a log shows."""
    events = (entry.event for entry in log)
    return {x.secret for x in events if isinstance(x, e.SecretRevealed | e.SealOpened)}


def _unsealed(entry: Entry, shown: Set[str]) -> Entry:
    """Give an entry from elsewhere without a hidden side: only where it was sealed it is known."""
    if isinstance(entry.event, e.SideSealed):
        return replace(entry, event=_open(entry.event, shown))
    return entry


def refilled(log: Iterable[Entry], box: Box) -> list[Entry]:
    """Give a log with the facedown cards of its decks again; raises DeckMissing."""
    return [replace(entry, event=_whole(entry, box)) for entry in log]


def _open(event: e.Event, shown: Set[str]) -> e.Event:
    match event:
        case e.DeckChosen():
            return replace(event, facedown=())
        case e.SecretCommitted(secret=secret) | e.SideSealed(secret=secret) if secret not in shown:
            return replace(event, secret="")
        case e.TreacheryOpened():
            return replace(event, event=0, trap=0, monster=0)
        case e.TreacherySwapped() | e.TreacherySwapUndone():
            return replace(event, swap=UNTOLD)
        case _:
            return event


def _whole(entry: Entry, box: Box) -> e.Event:
    event = entry.event
    if not isinstance(event, e.DeckChosen):
        return event
    deck = box.deck(event.deck)
    if deck is None:
        raise DeckMissing(entry.seq, event.deck)
    facedown = tuple(card.key for card in deck.cards if card.key not in event.basic)
    return replace(event, facedown=facedown)
