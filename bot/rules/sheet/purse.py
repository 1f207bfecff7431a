"""The common purse: gold by hand, and the gold of the Search cards (G1)."""

from bot.rules.basics.stage import Step
from bot.rules.economy import find, lateness, stages
from bot.rules.economy.draft import Draft
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.refusals import Right

MOST_GOLD = 1000


def change(draft: Draft, command: c.ChangeGold) -> None:
    """Put gold into the purse, or take some out of it, with a note."""
    draft.need(Right.HEROES_OR_STEWARD)
    amount, note = find.number(abs(command.amount), 1, MOST_GOLD), find.note(command.note)
    if command.amount > 0:
        draft.add(e.GoldChanged(amount, e.GoldWhy.GAINED, note))
        return
    need_gold(draft, amount)
    draft.add(e.GoldChanged(-amount, e.GoldWhy.SPENT, note))


def search(draft: Draft, command: c.SearchGold) -> None:
    """Enter what the Search cards bring, once a phase, in its first step."""
    draft.need(Right.HEROES_OR_STEWARD)
    amount = find.number(command.amount, 1, MOST_GOLD)
    stages.need_step(draft, Step.GOLD)
    lateness.need(command.of, lateness.phase(draft.campaign))
    if draft.campaign.party.searched:
        draft.refuse(r.GoldEntered())
    draft.add(e.GoldChanged(amount, e.GoldWhy.SEARCH))


def need_gold(draft: Draft, amount: int) -> None:
    """Refuse what the purse cannot pay."""
    held = draft.campaign.party.gold
    if amount > held:
        raise r.NotEnoughGold(amount, held)
