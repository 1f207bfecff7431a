"""Cards that lay tokens on heroes' Class cards, take them off, and count them: Vital Essence."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Sheet
from bot.rules.basics.places import SUPPLY, on_class
from bot.rules.basics.stored import replace
from bot.rules.cards import sheets
from bot.rules.cards.kind import Asks, Kind, pick_hero
from bot.rules.cards.kinds.table import AtTable
from bot.rules.economy.draft import Draft
from bot.rules.economy.threat import open_defeat
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero, PlotCard
from bot.rules.state.choices import CLASS_CARD

WHOSE = Asks(q.PickHero, "class-hero")
OFF_WHOSE = Asks(q.PickHero, "class-hero-off")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ClassToken(Kind):
    """Lays a token on a Class card of a hero; all of them leave as the quest ends (L3).

    The hero may suffer fatigue for each token there. Some may be taken instead of the reward for a
    hero's defeat (L6).
    """

    kind: Literal["class-token"] = "class-token"
    fatigue_each: int = 0
    instead_of_reward: bool = False
    asks: ClassVar[tuple[Asks, ...]] = (WHOSE,)

    def hero_defeated(self, draft: Draft, card: Card, held: PlotCard, hero: str) -> None:
        """Be a third answer to what the overlord takes for the defeat."""
        asked = open_defeat(draft.campaign, hero)
        if self.instead_of_reward and asked and held.is_ready:
            draft.ask(replace(asked, instead=card.key))

    def play(self, draft: Draft, card: Card) -> None:
        """Choose the hero; of one whose defeat is asked about it is the answer."""
        open_for = tuple(x for x in draft.campaign.heroes if self._waits(draft, x))
        heroes = open_for or tuple(draft.campaign.heroes)
        hero = pick_hero(draft, card, WHOSE, heroes, q.Audience.OVERLORD)
        if hero is not None:
            self.play_on(draft, card, hero)

    def play_on(self, draft: Draft, card: Card, hero: str) -> None:
        """Lay the token; it stands for the reward that may be asked about."""
        asked = open_defeat(draft.campaign, hero)
        if self.instead_of_reward and asked is not None:
            draft.add(e.Answered(asked.id, CLASS_CARD, closed=True))
            draft.do(asked.then)
        draft.transfer(SUPPLY, on_class(hero), 1, e.Why.LAID_ON_CLASS, card.key)
        tokens = draft.campaign.tokens.get(on_class(hero), 0)
        if self.fatigue_each:
            draft.add(e.FatigueSuffered(hero, tokens * self.fatigue_each, card.key))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Lay it on a card of the chosen hero."""
        self.play_on(draft, card, value)

    def quest_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Return the tokens of all Class cards."""
        for hero in draft.campaign.heroes:
            draft.clear(on_class(hero), e.Why.CLASSES_CLEARED, card.key)

    def _waits(self, draft: Draft, hero: str) -> bool:
        return self.instead_of_reward and open_defeat(draft.campaign, hero) is not None


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ClassTokenOff(Kind):
    """Takes a token off a Class card of a hero, who suffers for it (L3)."""

    kind: Literal["class-token-off"] = "class-token-off"
    damage: int = 0
    fatigue: int
    asks: ClassVar[tuple[Asks, ...]] = (OFF_WHOSE,)

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it while no Class card has a token."""
        if not _with_tokens(draft):
            raise r.NoClassToken(card.key)

    def play(self, draft: Draft, card: Card) -> None:
        """Choose the hero among those who have one."""
        heroes = _with_tokens(draft)
        hero = pick_hero(draft, card, OFF_WHOSE, heroes, q.Audience.OVERLORD) if heroes else None
        if hero is not None:
            self._take_off(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Take it off a card of the chosen hero."""
        self._take_off(draft, card, value)

    def _take_off(self, draft: Draft, card: Card, hero: str) -> None:
        draft.transfer(on_class(hero), SUPPLY, 1, e.Why.OFF_CLASS, card.key)
        if self.damage:
            draft.add(e.DamageSuffered(hero, self.damage, self.damage, card.key))
        if self.fatigue:
            draft.add(e.FatigueSuffered(hero, self.fatigue, card.key))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ClassHarvest(Kind):
    """Gains threat for each hero who had tokens on Class cards as the quest ended (L3)."""

    kind: Literal["class-harvest"] = "class-harvest"
    threat_each: int

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it a second time for the same quest: it is not exhausted, and would bring more."""
        if draft.campaign.cards[card.key].triggered:
            draft.refuse(r.QuestCounted(card.key))

    def play(self, draft: Draft, card: Card) -> None:
        """Gain it."""
        heroes = {*draft.campaign.class_heroes, *_with_tokens(draft)}
        draft.do((q.GainByCard(card.key, len(heroes) * self.threat_each),))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ClassSlowness(AtTable):
    """Lowers heroes' Speed for each token on their Class cards while it stays exhausted (L3)."""

    kind: Literal["class-slowness"] = "class-slowness"
    speed_each: int
    least: int

    def play(self, draft: Draft, card: Card) -> None:
        """Say what Speed is left of the heroes who have tokens."""
        for hero in _with_tokens(draft):
            sheets.tell(draft, card, hero, ("speed",))

    def weakened(self, sheet: Sheet, campaign: Campaign, card: Card, hero: Hero) -> Sheet:
        """Lower the Speed."""
        held, tokens = campaign.cards[card.key], campaign.tokens.get(on_class(hero.key), 0)
        if not (held.faceup and held.exhausted):
            return sheet
        return sheets.lowered(sheet, ("speed",), tokens * self.speed_each, self.least)


def _with_tokens(draft: Draft) -> tuple[str, ...]:
    tokens = draft.campaign.tokens
    return tuple(hero for hero in draft.campaign.heroes if tokens.get(on_class(hero)))
