"""Whose turn it is, as far as the table says, and a hero's rest in it (P11, Z6)."""

from bot.rules.cards import lasting
from bot.rules.cards.kind import effect_of
from bot.rules.economy import find
from bot.rules.economy.draft import Draft
from bot.rules.economy.phase import begin_play
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import Right

OVERLORD = ""


def overlord(draft: Draft, command: c.StartOverlordTurn) -> None:
    """Begin the overlord's turn: markers return, cards refresh (P7)."""
    draft.need(Right.TABLE)
    _need_encounter(draft)
    begin_play(draft)
    draft.add(e.OverlordTurnBegan())
    lasting.at_overlord_turn(draft)


def hero(draft: Draft, command: c.StartHeroTurn) -> None:
    """Begin a hero's turn; the first after the overlord's opens a new round."""
    draft.need(Right.TABLE)
    held = find.hero(draft, command.hero)
    _need_encounter(draft)
    begin_play(draft)
    draft.add(e.HeroTurnBegan(held.key, _round(draft.campaign)))


def end(draft: Draft, command: c.EndTurn) -> None:
    """Call the turn under way over; its window stays open until the next turn."""
    draft.need(Right.TABLE)
    _need_encounter(draft)
    turn = draft.campaign.turn
    if turn is None or turn.ended:
        raise r.NoTurn
    draft.add(e.TurnEnded(turn.hero))


def rest(draft: Draft, command: c.RestHero) -> None:
    """Note a rest action, and what a card allows whoever rests."""
    held = find.hero(draft, command.hero)
    draft.need(Right.HERO, held)
    if not draft.campaign.stage.in_encounter:
        draft.refuse(r.NoEncounter(draft.campaign.stage))
    begin_play(draft)
    draft.add(e.HeroRested(held.key))
    for card, _ in find.cards(draft.campaign, draft.box):
        if effect_of(card).hero_rests(draft, card, held):
            return


def _round(campaign: Campaign) -> int:
    after_overlord = campaign.turn is not None and campaign.turn.hero == OVERLORD
    return campaign.round + 1 if after_overlord or campaign.round == 0 else campaign.round


def _need_encounter(draft: Draft) -> None:
    if not draft.campaign.stage.in_encounter:
        raise r.NoEncounter(draft.campaign.stage)
