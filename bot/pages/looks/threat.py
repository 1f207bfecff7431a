"""The overlord's pool: what it holds, where it came from, and how more comes."""

from collections.abc import Iterable

from bot.pages.page import Accent, Page, lines, row
from bot.pages.phrases.pools import pools_now, xp_now
from bot.pages.text import clean
from bot.pages.view import View
from bot.pages.voice import Voice
from bot.rules.basics.places import POOL
from bot.rules.state import events as e
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
    """Give every movement of the pool with the balance after it."""
    balance = 0
    for entry in live(view.entries):
        event = entry.event
        if isinstance(event, e.TokensMoved) and POOL in (event.source, event.to):
            balance += event.amount if event.to == POOL else -event.amount
            yield event, balance


def _line(voice: Voice, event: e.TokensMoved, balance: int) -> str:
    gained = event.to == POOL
    before = balance - event.amount if gained else balance + event.amount
    details = (voice.plain_card(event.card) if event.card else "", clean(event.note))
    named = [part for part in details if part]
    detail = voice.say("page-threat-detail", detail=voice.listed(named)) if named else ""
    why = voice.say(f"page-why-{event.why}")
    return voice.say("page-threat-moved", before=before, after=balance, why=why, detail=detail)
