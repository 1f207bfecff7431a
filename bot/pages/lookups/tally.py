"""What a campaign comes to so far, counted from the moves that stand."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.rules.basics.options import QuestKind, Winner
from bot.rules.basics.places import POOL, PlaceKind
from bot.rules.state import events as e

_FORTUNE_USES = (e.Why.RECOVER_FATIGUE, e.Why.EXTRA_ACTION, e.Why.REROLL, e.Why.SHOP_CARD)


@dataclass(slots=True)
class QuestLine:
    """One quest: what it was and who won it, None while it is under way."""

    name: str
    kind: QuestKind
    winner: Winner | None = None


@dataclass(slots=True)
class Tally:
    """Threat and fortune of a campaign by source and use; cards and heroes by their keys."""

    quests: list[QuestLine] = field(default_factory=list)
    bought: Counter[str] = field(default_factory=Counter)
    gained: Counter[tuple[e.Why, str]] = field(default_factory=Counter)
    purchases: Counter[str] = field(default_factory=Counter)
    triggers: Counter[str] = field(default_factory=Counter)
    payments: Counter[str] = field(default_factory=Counter)
    triggered: Counter[str] = field(default_factory=Counter)
    lost: Counter[e.Why] = field(default_factory=Counter)
    left_over: int = 0
    given: Counter[str] = field(default_factory=Counter)
    used: Counter[tuple[str, e.Why]] = field(default_factory=Counter)
    returned: Counter[str] = field(default_factory=Counter)
    defeats: Counter[str] = field(default_factory=Counter)

    def heroes(self) -> tuple[str, ...]:
        """Name the heroes whose fortune moved, in the order of the first time."""
        spent = (hero for hero, _ in self.used)
        return tuple(dict.fromkeys([*self.given, *spent, *self.returned]))

    def spent(self, hero: str) -> int:
        """Count what a hero spent."""
        return sum(amount for (who, _), amount in self.used.items() if who == hero)

    def uses(self, hero: str) -> dict[e.Why, int]:
        """Tell what a hero spent fortune on."""
        return {why: amount for (who, why), amount in self.used.items() if who == hero}

    def cards(self) -> tuple[str, ...]:
        """Name the cards that threat was spent on, in the order of the first time."""
        return tuple(dict.fromkeys([*self.purchases, *self.triggers, *self.payments]))


def tally(entries: Iterable[e.Entry]) -> Tally:
    """Count the entries of moves that stand."""
    counted = Tally()
    for entry in entries:
        _count(counted, entry.event)
    return counted


def newest_quest(entries: Iterable[e.Entry]) -> list[e.Entry]:
    """Keep the entries of the quest started last, to its end if it has one."""
    kept: list[e.Entry] = []
    under_way = False
    for entry in entries:
        if isinstance(entry.event, e.QuestStarted):
            kept, under_way = [], True
        if under_way:
            kept.append(entry)
        if isinstance(entry.event, e.QuestEnded):
            under_way = False
    return kept


def _count(t: Tally, event: e.Event) -> None:
    match event:
        case e.TokensMoved():
            _count_tokens(t, event)
        case e.QuestStarted(name, kind):
            t.quests.append(QuestLine(name, kind))
        case e.QuestEnded(_, winner) if t.quests:
            t.quests[-1].winner = winner
        case e.CardBought(card, cost):
            t.bought[card] += cost
        case e.CardTriggered(card):
            t.triggered[card] += 1
        case e.HeroDefeated(hero):
            t.defeats[hero] += 1
        case _:
            pass


def _count_tokens(t: Tally, moved: e.TokensMoved) -> None:
    if moved.to == POOL:
        t.gained[moved.why, moved.card] += moved.amount
    elif moved.source == POOL:
        _count_spending(t, moved)
    if moved.to.kind is PlaceKind.FORTUNE:
        t.given[moved.to.owner] += moved.amount
    elif moved.source.kind is PlaceKind.FORTUNE:
        _count_use(t, moved)


def _count_spending(t: Tally, moved: e.TokensMoved) -> None:
    match moved.why:
        case e.Why.PURCHASE:
            t.purchases[moved.card] += moved.amount
        case e.Why.TRIGGER:
            t.triggers[moved.card] += moved.amount
        case e.Why.CAMPAIGN_ENDED:
            t.left_over += moved.amount
        case _ if moved.card:
            t.payments[moved.card] += moved.amount
        case _:
            t.lost[moved.why] += moved.amount


def _count_use(t: Tally, moved: e.TokensMoved) -> None:
    if moved.why in _FORTUNE_USES:
        t.used[moved.source.owner, moved.why] += moved.amount
    else:
        t.returned[moved.source.owner] += moved.amount
