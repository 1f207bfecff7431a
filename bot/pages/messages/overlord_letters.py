"""What the overlord side is told alone in Spend XP: what it can buy, for a press (S5).

It shows what is left to spend; once the step is over, there is nothing to press.
"""

from bot.pages.page import Accent, Block, Page, Text, row
from bot.pages.phrases import ledgers
from bot.pages.phrases.moves import Move
from bot.pages.phrases.spending import XP, convert, is_open, purchases
from bot.pages.text import clean, struck
from bot.pages.voice import View, Voice
from bot.rules import card_offers
from bot.rules.basics.keys import UserId
from bot.rules.basics.places import POOL
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.offers import Table
from bot.rules.state import events as e

_MOVES_ON = (e.PhaseEntered, e.QuestStarted, e.CampaignEnded)
_SPENDS = (e.XpChanged, e.CardBought, e.TokensMoved)


def letters(move: Move, voice: Voice) -> dict[int, Page]:
    """Give everybody on the overlord side the letter of a move that opens Spend XP.

    None where there is nothing to spend.
    """
    if not opens(move):
        return {}
    campaign, box = move.after, voice.box
    tables = {user: Table(campaign, Person(user), box) for user in campaign.overlords}
    return {
        user: _letter(move, table, voice)
        for user, table in tables.items()
        if move.is_undone or _can_spend(table)
    }


def renewed(opening: Move, user: int, voice: Voice) -> Page:
    """Draw the letter of the move that opened the step as it is to stand now."""
    return _letter(opening, Table(opening.after, Person(UserId(user)), voice.box), voice)


def opens(move: Move) -> bool:
    """Tell whether a move begins the step, and so is told to the overlord side."""
    entered = (event.step for event in move.events if isinstance(event, e.PhaseEntered))
    return Step.SPEND_XP in entered


def concerned(move: Move) -> tuple[int, ...]:
    """Give the overlord side where a move may change what it can spend in the step, or end it."""
    if opens(move):
        return ()
    kinds = (*_MOVES_ON, *_SPENDS) if is_open(move.after) else _MOVES_ON
    changes = any(isinstance(event, kinds) for event in move.events)
    return tuple(move.after.overlords) if changes else ()


def _can_spend(table: Table) -> bool:
    buys = card_offers.cards_to_buy(table, timely=True)
    return is_open(table.campaign) and (table.campaign.xp >= XP or bool(buys))


def _letter(move: Move, table: Table, voice: Voice) -> Page:
    campaign = table.campaign
    xp, threat = _left(move)
    stands = move.is_undone or is_open(campaign)
    told = voice.say("dm-spend-xp" if stands else "dm-spend-xp-over", xp=xp, threat=threat)
    name, channel = clean(campaign.name), f"<#{campaign.home}>"
    where = voice.say("dm-where", campaign=name, channel=channel)
    if move.undone_by is not None:
        undone = voice.say("taken-back", who=voice.person(move.undone_by))
        return Page((Text(struck(told)), Text(f"{undone}\n-# {where}")), Accent.THREAT)
    offered = _offered(View(voice, move.at), table) if _can_spend(table) else ()
    return Page((Text(told), *offered, Text(f"-# {where}")), Accent.THREAT)


def _left(move: Move) -> tuple[int, int]:
    """Count the experience and the threat of the step: what is there now, or was at its end."""
    if move.is_undone:
        # What lay there as the step began.
        return move.xp_span[0], move.span(POOL)[0]
    later = [entry.event for entry in move.between]
    ends = next((at for at, event in enumerate(later) if isinstance(event, _MOVES_ON)), len(later))
    since = later[ends:]
    xp = sum(ledgers.xp(since).values())
    return move.after.xp - xp, move.after.threat - ledgers.tokens(since).get(POOL, 0)


def _offered(view: View, table: Table) -> tuple[Block, ...]:
    convertible = convert(view) if table.campaign.xp >= XP else None
    return (*purchases(view, table), row(convertible))
