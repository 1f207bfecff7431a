"""A card that brands heroes with threat: Branded."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute, Sheet
from bot.rules.basics.places import SUPPLY
from bot.rules.basics.places import brand as on_sheet
from bot.rules.basics.stage import Step
from bot.rules.cards import sheets
from bot.rules.cards.kind import Asks, Kind, pick_hero
from bot.rules.economy.draft import Draft
from bot.rules.economy.people import answerers
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, Hero, PlotCard
from bot.rules.state.choices import YES

BRANDED = Asks(q.PickHero, "branded-hero")
DISCARD = Asks(q.SayYes, "discard-brand", tells=("rest_fatigue",))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Brand(Kind):
    """Puts threat on a hero sheet; each token weakens attributes, a rest may discard one (Z6)."""

    kind: Literal["brand"] = "brand"
    tokens: int
    rest_fatigue: int
    weakens: tuple[Attribute, ...]
    least: int
    asks: ClassVar[tuple[Asks, ...]] = (BRANDED, DISCARD)
    suits_a_defeat: ClassVar[bool] = True

    def play(self, draft: Draft, card: Card) -> None:
        """Let the overlord choose the hero."""
        heroes = tuple(draft.campaign.heroes)
        hero = pick_hero(draft, card, BRANDED, heroes, q.Audience.OVERLORD)
        if hero is not None:
            self._brand(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Brand the chosen hero, or take a token off one who rests."""
        match question:
            case q.PickHero():
                self._brand(draft, card, value)
            case q.SayYes(hero=hero) if value == YES:
                sheets.need_room_to_pay(draft, hero, self.rest_fatigue)
                draft.transfer(on_sheet(hero), SUPPLY, 1, e.Why.BRAND_DISCARDED, card.key)
                self._tell(draft, card, hero)
                draft.add(e.FatigueSuffered(hero, self.rest_fatigue, card.key))
            case _:
                pass

    def weakened(self, sheet: Sheet, campaign: Campaign, card: Card, hero: Hero) -> Sheet:
        """Lower the attributes for each token on the hero sheet."""
        tokens = campaign.tokens.get(on_sheet(hero.key), 0)
        return sheets.lowered(sheet, tuple(each.value for each in self.weakens), tokens, self.least)

    def hero_rests(self, draft: Draft, card: Card, hero: Hero) -> bool:
        """Offer a branded hero to discard one token, once for this rest."""
        _need_no_rest_open(draft, hero)
        if not draft.campaign.tokens.get(on_sheet(hero.key)):
            return False
        id, purpose = draft.new_question_id(), DISCARD.purpose
        draft.ask(q.SayYes(id, card.key, purpose, q.Audience.HERO, hero.key))
        return True

    def step_came(self, draft: Draft, card: Card, held: PlotCard, step: Step) -> None:
        """Return the tokens with all else that is cleaned up (Z6)."""
        if step is Step.CLEAN_UP:
            for hero in draft.campaign.heroes:
                draft.clear(on_sheet(hero), e.Why.BRANDS_RETURNED, card.key)

    def _brand(self, draft: Draft, card: Card, hero: str) -> None:
        draft.transfer(SUPPLY, on_sheet(hero), self.tokens, e.Why.BRAND, card.key)
        self._tell(draft, card, hero)

    def _tell(self, draft: Draft, card: Card, hero: str) -> None:
        sheets.tell(draft, card, hero, [each.value for each in self.weakens])


def _need_no_rest_open(draft: Draft, hero: Hero) -> None:
    """Refuse while the last rest still asks: an answer takes a token, and there may be only one."""
    asked = (each for each in draft.campaign.questions if isinstance(each, q.SayYes))
    rests = (each for each in asked if each.purpose == DISCARD.purpose)
    waiting = next((each for each in rests if each.hero == hero.key), None)
    if waiting is not None:
        raise r.QuestionOpen(waiting, answerers(draft.campaign, waiting))
