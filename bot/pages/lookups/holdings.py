"""What both sides hold: the overlord's pool and where it came from, the heroes' fortune."""

from collections.abc import Iterable
from itertools import groupby

from bot.pages.page import Accent, Block, Button, Page, lines, row
from bot.pages.phrases import asking
from bot.pages.phrases.pools import pools_now, xp_now
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import FortuneUse
from bot.rules.basics.places import POOL
from bot.rules.basics.stage import Step
from bot.rules.basics.stored import replace
from bot.rules.economy.fortune import PRICE, SHOP_PRICE
from bot.rules.economy.stages import fortune_held
from bot.rules.state import events as e
from bot.rules.state.campaign import Hero
from bot.rules.state.questions import ShopPledge
from bot.rules.state.replay import live

NEWEST = 10


def threat(view: View) -> Page:
    """Draw the pool with its newest movements; it is public."""
    voice = view.voice
    moved = list(_movements(view))[-NEWEST:]
    told = [_line(voice, event, balance) for event, balance in reversed(moved)]
    nothing = "" if told else voice.say("page-threat-nothing")
    return Page(
        (
            lines(voice.say("page-threat-title"), pools_now(voice), xp_now(voice)),
            lines(voice.say("page-threat-newest"), nothing, *told),
            voice.text("page-threat-how"),
            row(view.look(voice.say("page-button-log"), "log")),
        ),
        Accent.THREAT,
    )


def _movements(view: View) -> Iterable[tuple[e.TokensMoved, int]]:
    """Give every movement of the pool with the balance after it; a payment is one, to whomever."""
    balance = 0
    moved = (entry for entry in live(view.entries) if _is_of_pool(entry.event))
    for _, group in groupby(moved, key=_payment):
        events = [entry.event for entry in group if isinstance(entry.event, e.TokensMoved)]
        amount = sum(event.amount for event in events)
        balance += amount if events[0].to == POOL else -amount
        yield replace(events[0], amount=amount), balance


def _is_of_pool(event: e.Event) -> bool:
    return isinstance(event, e.TokensMoved) and POOL in (event.source, event.to)


def _payment(entry: e.Entry) -> object:
    """Tell movements of one payment from others: the same way, for the same, in one move."""
    match entry.event:
        case e.TokensMoved(_, to, _, why, card, note):
            return entry.move, to == POOL, why, card, note
        case other:
            return id(other)


def _line(voice: Voice, event: e.TokensMoved, balance: int) -> str:
    gained = event.to == POOL
    before = balance - event.amount if gained else balance + event.amount
    details = (voice.plain_card(event.card) if event.card else "", clean(event.note))
    named = [part for part in details if part]
    detail = voice.say("page-threat-detail", detail=voice.listed(named)) if named else ""
    why = voice.say(f"page-why-{event.why}")
    return voice.say("page-threat-moved", before=before, after=balance, why=why, detail=detail)


def fortune(view: View) -> Page:
    """Draw every hero's fortune; it is public."""
    voice = view.voice
    heroes = voice.campaign.heroes.values()
    nobody = "" if heroes else voice.say("page-heroes-none")
    told = (_hero(voice, hero) for hero in heroes)
    return Page(
        (
            lines(voice.say("page-fortune-title"), nobody, *told, pools_now(voice)),
            voice.text("page-fortune-buys"),
            *_now(view),
        ),
        Accent.FORTUNE,
    )


def _hero(voice: Voice, hero: Hero) -> str:
    held = voice.campaign.fortune(hero.key)
    return voice.say("page-fortune-hero", hero=clean(hero.name), fortune=held)


def _now(view: View) -> tuple[Block, ...]:
    voice = view.voice
    campaign = voice.campaign
    if campaign.stage.in_encounter:
        return (row(*(_spend(view, use) for use in FortuneUse if _payable(voice, use))),)
    if campaign.stage.step is not Step.SHOPPING:
        return ()
    held = fortune_held(campaign)
    last_call = voice.text("shopping-last-call", amount=held)
    return (last_call, *_pledge(view, held))


def _payable(voice: Voice, use: FortuneUse) -> bool:
    return any(voice.campaign.fortune(hero) >= PRICE[use] for hero in voice.campaign.heroes)


def _spend(view: View, use: FortuneUse) -> Button:
    return view.button(view.voice.say(f"button-{use}"), Act.SPEND, str(use), "")


def _pledge(view: View, held: int) -> tuple[Block, ...]:
    pledges = [q for q in view.voice.campaign.questions if isinstance(q, ShopPledge)]
    if pledges:
        return tuple(asking.blocks(pledges, view))
    # A button that is grey in a look for all would stay so when there is more.
    if held < SHOP_PRICE:
        return ()
    return (row(view.button(view.voice.say("page-button-shop"), Act.SHOP)),)
