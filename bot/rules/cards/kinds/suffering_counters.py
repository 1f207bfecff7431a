"""A card that counts the agent's wounds and pays them back: Long Suffering."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics.options import Attribute, Track
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.cards import agents, sheets
from bot.rules.cards.kind import Asks, Kind
from bot.rules.cards.terms import trigger_cost
from bot.rules.economy import threat
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import PlotCard
from bot.rules.state.choices import YES
from bot.rules.state.touches import PAYMENT, Touch

USE = Asks(q.SayYes, "use-counters", PAYMENT | {Touch.TURN})
DEFEATED = Asks(q.SayYes, "defeated-by-card")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SufferingCounters(Kind):
    """Collects the agent's damage, then deals it to every hero less an attribute (Z3)."""

    kind: Literal["suffering-counters"] = "suffering-counters"
    less: Attribute
    threat_each: int
    asks: ClassVar[tuple[Asks, ...]] = (USE, DEFEATED)

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it while no agent is on the map, or nothing lies on it to pay back."""
        agents.need_agent(draft)
        if not draft.campaign.cards[card.key].damage:
            draft.refuse(r.NothingToPayBack(card.key))

    def play(self, draft: Draft, card: Card) -> None:
        """Deal the damage on the card to every hero, less the hero's attribute."""
        most = draft.campaign.cards[card.key].damage
        hurt = []
        for hero in draft.campaign.heroes.values():
            less = sheets.attribute(draft, hero, self.less)
            amount = None if less is None else max(0, most - less)
            if amount != 0 and most:
                draft.add(e.DamageSuffered(hero.key, amount, most, card.key))
                if not draft.campaign.vitals_of(hero.key).down:
                    hurt.append(hero.key)
        if most:
            draft.add(e.CountersRemoved(card.key))
        draft.do((q.AskDefeated(card.key, tuple(hurt)),))

    def ask_defeated(self, draft: Draft, card: Card, heroes: tuple[str, ...]) -> None:
        """Ask whether the next hero is defeated by the damage; a sheet that is kept tells."""
        if not heroes:
            return
        hero, *others = heroes
        if self._sheet_tells(draft, hero):
            if draft.campaign.vitals_of(hero).down:
                draft.transfer(SUPPLY, POOL, self.threat_each, e.Why.CARD, card.key)
            draft.do((q.AskDefeated(card.key, tuple(others)),))
            return
        then = (q.AskDefeated(card.key, tuple(others)), *draft.take_agenda())
        id, purpose = draft.new_question_id(), DEFEATED.purpose
        draft.ask(q.SayYes(id, card.key, purpose, q.Audience.OVERLORD, hero, then))

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Use it as the agent falls, or gain threat for a hero it defeats."""
        match question:
            case q.SayYes(purpose=USE.purpose) if value == YES:
                draft.do((q.PayTrigger(card.key, exhaust=False), q.PlayEffect(card.key)))
            case q.SayYes(purpose=DEFEATED.purpose, hero=hero) if value == YES:
                draft.transfer(SUPPLY, POOL, self.threat_each, e.Why.CARD, card.key)
                threat.note_defeat(draft, draft.campaign.heroes[hero])
            case _:
                pass

    def _sheet_tells(self, draft: Draft, hero: str) -> bool:
        """Tell whether the hero's damage and Health, and the attribute it is less by, are known."""
        held = draft.campaign.heroes[hero]
        now = sheets.now(draft.campaign, draft.box, held)
        known = now.health is not None and sheets.attribute(draft, held, self.less) is not None
        return known and draft.campaign.keeps(Track.EVERYTHING)

    def agent_attacked(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Count the attack while it is faceup."""
        if held.faceup:
            draft.add(e.DamageCounted(card.key, held.damage + 1))

    def agent_falls(self, draft: Draft, card: Card, held: PlotCard, step: q.LetAgentGo) -> bool:
        """Offer itself if there are wounds to pay back, and threat to do it with."""
        payable = (trigger_cost(draft, card) or 0) <= draft.campaign.threat
        if not held.faceup or not held.damage or not payable:
            return False
        then = (q.LetAgentGo((*step.offered, card.key)), *draft.take_agenda())
        id, purpose = draft.new_question_id(), USE.purpose
        draft.ask(q.SayYes(id, card.key, purpose, q.Audience.OVERLORD, then=then))
        return True

    def agent_left(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Remove the counters; they leave with the agent."""
        if held.damage:
            draft.add(e.CountersRemoved(card.key))
