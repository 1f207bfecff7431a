"""What cards do by themselves once something has happened in a move (L2, L3, Z6)."""

from functools import cache

from bot.rules.basics.places import POOL
from bot.rules.basics.stage import Step
from bot.rules.cards import lasting
from bot.rules.cards.kind import Kind, effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state.campaign import PlotCard

_HOOKS: dict[type[e.Event], str] = {
    e.QuestStarted: "quest_began",
    e.HeroDefeated: "hero_defeated",
    e.CardTriggered: "other_triggered",
    e.TokensMoved: "threat_gained",
    e.QuestEnded: "quest_decided",
    e.CampaignEnded: "laid_open",
    e.HeroTurnBegan: "hero_turn_began",
}
# Threat that comes in by these is not gained: it is put right, or was there before.
NO_GAINS = (e.Why.CORRECTION, e.Why.ADOPTED, e.Why.RESERVE_RETURNED)


def follow(draft: Draft) -> None:
    """Let the cards follow what has happened in the move so far."""
    for event in tuple(draft.events):
        match event:
            case e.PhaseEntered(step, passed_over):
                _pass_steps(draft, (*passed_over, step))
            case e.QuestStarted(passed_over=passed_over):
                _pass_steps(draft, passed_over)
            case _:
                pass
        if type(event) in _HOOKS:
            for card, held in _hearing(draft, type(event)):
                _follow(draft, card, held, event)


def _hearing(draft: Draft, event: type[e.Event]) -> list[tuple[Card, PlotCard]]:
    """Give the cards that follow what happened, with their state as it is now."""
    campaign = draft.campaign
    deck = draft.box.deck(campaign.deck) if campaign.deck else None
    heard = (card for card in deck.cards if _hears(type(card.effect), event)) if deck else ()
    return [(card, campaign.cards[card.key]) for card in heard if card.key in campaign.cards]


@cache
def _hears(kind: type, event: type[e.Event]) -> bool:
    """Tell whether a kind follows what happened: few do, and every card is asked at every move."""
    hook = _HOOKS[event]
    return getattr(kind, hook) is not getattr(Kind, hook)


def _follow(draft: Draft, card: Card, held: PlotCard, event: e.Event) -> None:
    effect = effect_of(card)
    match event:
        case e.QuestStarted():
            effect.quest_began(draft, card, held)
        case e.QuestEnded(_, winner):
            effect.quest_decided(draft, card, held, winner)
        case e.HeroTurnBegan(hero):
            effect.hero_turn_began(draft, card, held, hero)
        case e.CampaignEnded():
            effect.laid_open(draft, card, held)
        case e.HeroDefeated(hero):
            effect.hero_defeated(draft, card, held, hero)
        case e.CardTriggered(triggered) if triggered != card.key:
            effect.other_triggered(draft, card, held)
        case e.TokensMoved(_, to, amount, why) if to == POOL and why not in NO_GAINS:
            effect.threat_gained(draft, card, held, amount)
        case _:
            pass


def _pass_steps(draft: Draft, steps: tuple[Step, ...]) -> None:
    """Let cards follow the steps that the campaign phase has come to or passed over."""
    for step in steps:
        for card, held in find.cards(draft.campaign, draft.box):
            effect_of(card).step_came(draft, card, held, step)
    over = (draft.began.stage.step, *steps)
    if Step.SHOPPING in over and draft.campaign.stage.step is not Step.SHOPPING:
        lasting.at_shopping_end(draft)
