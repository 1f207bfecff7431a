"""The overlord's pool: what it holds, where it came from, and how more comes."""

from collections.abc import Iterable

from bot.pages.looks.parts import pools, xp
from bot.pages.looks.view import View
from bot.pages.page import Accent, Page, lines, row
from bot.pages.text import clean
from bot.rules.basics.places import POOL
from bot.rules.state import events as e
from bot.rules.state.replay import live

NEWEST = 10


def threat(view: View) -> Page:
    """Draw the pool with its newest movements; it is public."""
    moved = list(_movements(view))[-NEWEST:]
    told = [_line(view, event, balance) for event, balance in reversed(moved)]
    nothing = "" if told else view.say("page-threat-nothing")
    return Page(
        (
            lines(view.say("page-threat-title"), pools(view), xp(view)),
            lines(view.say("page-threat-newest"), nothing, *told),
            view.text("page-threat-how"),
            row(view.look(view.say("page-button-log"), "log")),
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


def _line(view: View, event: e.TokensMoved, balance: int) -> str:
    gained = event.to == POOL
    before = balance - event.amount if gained else balance + event.amount
    details = (view.card(event.card) if event.card else "", clean(event.note))
    named = [part for part in details if part]
    detail = view.say("page-threat-detail", detail=view.listed(*named)) if named else ""
    why = view.say(f"page-why-{event.why}")
    return view.say("page-threat-moved", before=before, after=balance, why=why, detail=detail)
