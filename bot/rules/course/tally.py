"""What a campaign comes to so far, and how its pools went: quest by quest, round by round."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from bot.rules.basics.options import QuestKind, Winner
from bot.rules.basics.places import POOL, PlaceKind
from bot.rules.state import counts
from bot.rules.state import events as e
from bot.rules.state.counts import Count, Kept

# The overlord's own threat, out of the pool for a while: neither spent nor gained.
_RESERVES = (e.Why.RESERVED, e.Why.RESERVE_RETURNED)
_FORTUNE_USES = (e.Why.RECOVER_FATIGUE, e.Why.EXTRA_ACTION, e.Why.REROLL, e.Why.SHOP_CARD)

# What goes to Health and Stamina as a hero falls was not suffered (V3).
_ON_THE_GROUND = e.OnSheet.KNOCKED_OUT

START, NOW = "start", "now"


class QuestLine(Struct):
    """One quest: what it was and who won it, None while it is under way."""

    name: str
    kind: QuestKind
    winner: Winner | None = None


_PURSE = Count(Kept.GOLD)


class Tally(Struct):
    """Threat and fortune of a campaign by source and use; cards and heroes by their keys.

    By card: what was `flipped` to fortune for it, what it `brought`, what lies `reserved` on it.
    By hero, where the sheets are kept: what each suffered, how often that knocked one out, how many
    skills each bought; and the gold that came into the purse and went out of it.
    """

    quests: list[QuestLine] = field(default_factory=list)
    bought: Counter[str] = field(default_factory=Counter)
    gained: Counter[tuple[e.Why, str]] = field(default_factory=Counter)
    purchases: Counter[str] = field(default_factory=Counter)
    triggers: Counter[str] = field(default_factory=Counter)
    payments: Counter[str] = field(default_factory=Counter)
    triggered: Counter[str] = field(default_factory=Counter)
    flipped: Counter[str] = field(default_factory=Counter)
    brought: Counter[str] = field(default_factory=Counter)
    brought_xp: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    reserved: Counter[str] = field(default_factory=Counter)
    lost: Counter[e.Why] = field(default_factory=Counter)
    left_over: int = 0
    given: Counter[str] = field(default_factory=Counter)
    used: Counter[tuple[str, e.Why]] = field(default_factory=Counter)
    returned: Counter[str] = field(default_factory=Counter)
    defeats: Counter[str] = field(default_factory=Counter)
    damage: Counter[str] = field(default_factory=Counter)
    fatigue: Counter[str] = field(default_factory=Counter)
    knock_outs: Counter[str] = field(default_factory=Counter)
    gold_in: int = 0
    gold_out: int = 0
    skills: Counter[str] = field(default_factory=Counter)

    @property
    def spent_threat(self) -> int:
        """Count the threat that left the pool while the campaign ran."""
        return self.spent_on_cards + self.lost.total()

    @property
    def spent_on_cards(self) -> int:
        """Count the threat spent on Plot cards."""
        return self.purchases.total() + self.spent_on_play

    @property
    def spent_on_play(self) -> int:
        """Count the threat spent on Plot cards that lay faceup."""
        return self.triggers.total() + self.payments.total()

    def heroes(self) -> tuple[str, ...]:
        """Name the heroes whose fortune moved, in the order of the first time."""
        spent = (hero for hero, _ in self.used)
        return tuple(dict.fromkeys([*self.given, *spent, *self.returned]))

    def hurt(self) -> tuple[str, ...]:
        """Name the heroes who suffered something, in the order of the first time."""
        return tuple(dict.fromkeys([*self.damage, *self.fatigue, *self.knock_outs]))

    def spent(self, hero: str) -> int:
        """Count what a hero spent."""
        return sum(amount for (who, _), amount in self.used.items() if who == hero)

    def uses(self, hero: str) -> dict[e.Why, int]:
        """Tell what a hero spent fortune on."""
        return {why: amount for (who, why), amount in self.used.items() if who == hero}

    def cards(self) -> tuple[str, ...]:
        """Name the cards that cost or brought something, in the order of the first time."""
        cost = (self.bought, self.triggered, self.payments)
        brought = (self.brought, self.brought_xp, self.drawn)
        return tuple(dict.fromkeys(card for counter in (*cost, *brought) for card in counter))


def tally(entries: Iterable[e.Entry]) -> Tally:
    """Count the entries of moves that stand."""
    counted = Tally()
    for entry in entries:
        count(counted, entry.event)
    return counted


def quest_entries(entries: Iterable[e.Entry], number: int = 0) -> list[e.Entry]:
    """Keep the entries of a quest by its number, from 1, to its end; without one, of the newest."""
    quests: list[list[e.Entry]] = []
    under_way, ended_by = False, 0
    for entry in entries:
        if isinstance(entry.event, e.QuestStarted):
            quests.append([])
            under_way = True
        # What cards bring as the quest ends is of its last move, and still of the quest.
        if under_way or entry.move == ended_by:
            quests[-1].append(entry)
        if isinstance(entry.event, e.QuestEnded):
            under_way, ended_by = False, entry.move
    wanted = number or len(quests)
    return quests[wanted - 1] if 0 < wanted <= len(quests) else []


def count(t: Tally, event: e.Event) -> None:
    """Count what stands."""
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
        case e.XpChanged(amount, e.Why.CARD, card):
            t.brought_xp[card] += amount
        case e.OverlordCardDrawn(amount, e.Why.CARD, card) | e.CardsMayBeDrawn(card, amount):
            t.drawn[card] += amount
        case e.HeroDefeated() | e.DamageChanged() | e.FatigueChanged() | e.HeroKnockedOut():
            _count_fate(t, event)
        case e.ConquestChanged():
            _count_kill(t, event)
        case _:
            _count_party(t, event)


def _count_party(t: Tally, event: e.Event) -> None:
    match event:
        case e.SkillLearnt(hero, owned=False):
            t.skills[hero] += 1
        case e.GoldChanged() | e.ItemBought() | e.ItemSold():
            amount = counts.changes(event).get(_PURSE, 0)
            t.gold_in += max(amount, 0)
            t.gold_out += max(-amount, 0)
        case _:
            pass


def _count_kill(t: Tally, changed: e.ConquestChanged) -> None:
    """Count a kill of the first edition as a defeat, unless it comes to nothing (E5, E7)."""
    if changed.why is e.DungeonWhy.KILLED:
        t.defeats[changed.hero] += 1
    elif changed.why is e.DungeonWhy.SPARED:
        t.defeats -= Counter({changed.hero: 1})


def _count_tokens(t: Tally, moved: e.TokensMoved) -> None:
    if moved.why in _RESERVES:
        t.reserved[moved.card] += moved.amount if moved.source == POOL else -moved.amount
    elif moved.to == POOL:
        _count_gain(t, moved)
    elif moved.source == POOL:
        _count_spending(t, moved)
    if moved.to.kind is PlaceKind.FORTUNE:
        t.given[moved.to.owner] += moved.amount
        if moved.card:
            t.flipped[moved.card] += moved.amount
    elif moved.source.kind is PlaceKind.FORTUNE:
        _count_use(t, moved)


def _count_fate(
    t: Tally, event: e.HeroDefeated | e.DamageChanged | e.FatigueChanged | e.HeroKnockedOut
) -> None:
    match event:
        case e.HeroDefeated(hero):
            t.defeats[hero] += 1
        case e.HeroKnockedOut(hero):
            t.knock_outs[hero] += 1
        case _ if event.amount < 0 or event.why is _ON_THE_GROUND:
            pass
        case e.DamageChanged(hero, amount):
            t.damage[hero] += amount
        case e.FatigueChanged(hero, amount):
            t.fatigue[hero] += amount


def _count_gain(t: Tally, moved: e.TokensMoved) -> None:
    t.gained[moved.why, moved.card] += moved.amount
    if moved.card:
        t.brought[moved.card] += moved.amount


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


class Pools(Struct, frozen=True):
    """What the overlord's pool and all hero sheets together held."""

    threat: int = 0
    fortune: int = 0


class Mark(Struct, frozen=True):
    """What a point of the course stands for: a quest by its number, from 1, or a round of one.

    `word` is START or NOW for what lies before the first and after the last of them.
    """

    word: str = ""
    quest: int = 0
    encounter: int = 0
    round: int = 0


Course = dict[Mark, Pools]
"""What the pools held last at each mark, in order."""


def by_quest(entries: Iterable[e.Entry]) -> Course:
    """Follow the pools through the moves that stand, a point for each quest."""
    follower = ByQuest()
    for entry in entries:
        follower.follow(entry)
    return follower.course


def by_round(entries: Iterable[e.Entry]) -> Course:
    """Follow the pools through the quest started last, a point for each round."""
    follower = _ByRound()
    for entry in entries:
        follower.follow(entry)
    return follower.course


class _Follower(Struct):
    """Adds up what is moved; `mark` is where the course has come to."""

    mark: Mark = Mark(START)
    held: Pools = Pools()
    course: Course = field(default_factory=lambda: {Mark(START): Pools()})

    def note(self, event: e.Event) -> None:
        if isinstance(event, e.TokensMoved):
            self.held = moved(self.held, event)
        self.course[self.mark] = self.held


class ByQuest(_Follower):
    """Follows the pools through a log, a point for each quest."""

    quests: int = 0
    ended_by: int = 0

    def follow(self, entry: e.Entry) -> None:
        """Take the next entry that stands."""
        if self.ended_by and entry.move != self.ended_by:
            self.mark, self.ended_by = Mark(NOW), 0
        match entry.event:
            case e.QuestStarted():
                self.course.pop(Mark(NOW), None)
                self.quests += 1
                self.mark = Mark(quest=self.quests)
            case e.QuestEnded():
                self.ended_by = entry.move
            case _:
                pass
        self.note(entry.event)


class _ByRound(_Follower):
    ended_by: int = 0
    over: bool = False

    def follow(self, entry: e.Entry) -> None:
        if self.ended_by and entry.move != self.ended_by:
            self.over = True
        match entry.event:
            case e.QuestStarted():
                self.course, self.ended_by, self.over = {Mark(START): self.held}, 0, False
                self.mark = Mark(encounter=1)
            case e.EncounterSetUp(encounter):
                self.mark = Mark(encounter=encounter)
            case e.HeroTurnBegan(_, round):
                self.mark = Mark(encounter=self.mark.encounter, round=round)
            case e.QuestEnded():
                self.ended_by = entry.move
            case _:
                pass
        self._note_within(entry.event)

    def _note_within(self, event: e.Event) -> None:
        if not self.over:
            self.note(event)
        elif isinstance(event, e.TokensMoved):
            self.held = moved(self.held, event)


def moved(held: Pools, event: e.TokensMoved) -> Pools:
    """Give what the pools hold after tokens have moved."""
    threat = (event.to == POOL) - (event.source == POOL)
    fortune = _is_fortune(event.to.kind) - _is_fortune(event.source.kind)
    if not (threat or fortune):
        return held
    return Pools(held.threat + threat * event.amount, held.fortune + fortune * event.amount)


def _is_fortune(kind: PlaceKind) -> bool:
    return kind is PlaceKind.FORTUNE
