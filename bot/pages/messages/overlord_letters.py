"""What the overlord side is told alone as Spend XP begins: what it can buy, for a press (S5)."""

from bot.pages.page import Accent, Page, Text, row
from bot.pages.phrases.moves import Move
from bot.pages.phrases.spending import XP, convert, purchases
from bot.pages.text import clean, struck
from bot.pages.voice import View, Voice
from bot.rules import offers
from bot.rules.basics.places import POOL
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.offers import Table
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign


def letters(move: Move, voice: Voice) -> dict[int, Page]:
    """Give everybody on the overlord side the letter of a move that opens Spend XP.

    None where there is nothing to spend.
    """
    if not any(isinstance(each, e.PhaseEntered) and _opens(each) for each in move.events):
        return {}
    campaign, box = move.after, voice.box
    tables = {user: Table(campaign, Person(user), box) for user in campaign.overlords}
    return {
        user: _letter(move, table, voice)
        for user, table in tables.items()
        if move.is_undone or _can_spend(campaign, table)
    }


def _opens(event: e.PhaseEntered) -> bool:
    return event.step is Step.SPEND_XP


def _can_spend(campaign: Campaign, table: Table) -> bool:
    return campaign.xp >= XP or bool(offers.cards_to_buy(table, timely=True))


def _letter(move: Move, table: Table, voice: Voice) -> Page:
    campaign = table.campaign
    # What lay there as the step began, also where that is taken back.
    then = 0 if move.is_undone else 1
    told = voice.say("dm-spend-xp", xp=move.xp_span[then], threat=move.span(POOL)[then])
    name, channel = clean(campaign.name), f"<#{campaign.home}>"
    where = voice.say("dm-where", campaign=name, channel=channel)
    if move.undone_by is not None:
        undone = voice.say("taken-back", who=voice.person(move.undone_by))
        return Page((Text(struck(told)), Text(f"{undone}\n-# {where}")), Accent.THREAT)
    view = View(voice, move.at)
    buttons = row(convert(view) if campaign.xp >= XP else None)
    blocks = (Text(told), *purchases(view, table), buttons, Text(f"-# {where}"))
    return Page(blocks, Accent.THREAT)
