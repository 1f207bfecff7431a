"""The counts of a first-edition quest: threat, conquest, and the overlord's cards (E2-E6)."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.pages.lookups.dungeon_runs import Change, why
from bot.pages.lookups.parts import need
from bot.pages.page import Accent, Page, lines, row
from bot.pages.phrases.pools import pools_now
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.refusals import Right
from bot.rules.state.replay import live
from bot.rules.well.treachery import UNTOLD

HAND, CONQUEST = "card-hand", "conquest"
NEWEST = 10


class Moved(Struct, frozen=True):
    """A change of the newest quest's threat or conquest, and what there was after it."""

    event: Change
    after: int


def threat(view: View) -> Page:
    """Draw the overlord's threat with its newest changes; it is public."""
    changes = [each for each in changed(view.entries) if _is_of_threat(each)]
    return _counts(view, "threat", changes, Accent.THREAT)


def conquest(view: View) -> Page:
    """Draw the heroes' conquest with its newest changes; it is public."""
    changes = [each for each in changed(view.entries) if not _is_of_threat(each)]
    return _counts(view, "conquest", changes, Accent.FORTUNE)


def hand(view: View) -> Page:
    """Show the overlord the piles of cards; raises NotYours for everybody else (E4)."""
    need(view.voice, Right.OVERLORD)
    return Page((lines(*_hand(view.voice)),), Accent.THREAT)


def now(voice: Voice) -> str:
    """Write the counts as they are; between quests say that there are none (E1)."""
    return pools_now(voice) or voice.say("first-no-quest")


def changed(entries: Sequence[Entry]) -> list[Moved]:
    """Give the changes of threat and conquest in the quest started last, oldest first."""
    found: list[Moved] = []
    held: dict[type[Change], int] = {}
    for entry in live(entries):
        match entry.event:
            case e.DungeonBegan(conquest):
                found, held = [], {e.ConquestChanged: conquest}
            case e.DungeonThreatChanged() | e.ConquestChanged() as event:
                kind = type(event)
                held[kind] = held.get(kind, 0) + event.amount
                found.append(Moved(event, held[kind]))
            case _:
                pass
    return found


def _is_of_threat(each: Moved) -> bool:
    return isinstance(each.event, e.DungeonThreatChanged)


def _counts(view: View, what: str, changes: Sequence[Moved], accent: Accent) -> Page:
    voice = view.voice
    newest = [_line(voice, each) for each in reversed(changes[-NEWEST:])]
    nothing = () if newest else (voice.say("first-nothing-yet"),)
    return Page(
        (
            lines(voice.say(f"first-{what}-title"), now(voice)),
            lines(voice.say("first-newest"), *newest, *nothing),
            voice.text(f"first-{what}-how"),
            row(view.look(voice.say("page-button-log"), "log")),
        ),
        accent,
    )


def _line(voice: Voice, each: Moved) -> str:
    event = each.event
    details = [voice.plain_hero(hero)] if (hero := getattr(event, "hero", "")) else []
    details += [clean(text) for text in (getattr(event, "card", ""), event.note) if text]
    detail = voice.say("page-threat-detail", detail=voice.listed(details)) if details else ""
    reason = voice.say(f"first-why-{why(event)}")
    before = each.after - event.amount
    return voice.say(
        "page-threat-moved", before=before, after=each.after, why=reason, detail=detail
    )


def _hand(voice: Voice) -> Iterator[str]:
    held, printed = voice.campaign.dungeon, voice.box.first.economy
    yield voice.say("first-hand-title")
    if held is None:
        yield voice.say("first-no-quest")
        return
    yield voice.say(
        "first-hand",
        hand=held.hand,
        limit=printed.hand_limit,
        deck=held.deck,
        discards=held.discards,
        in_play=held.in_play,
        cards=held.cards,
    )
    spent = voice.campaign.well.treachery
    swapped = [voice.own(swap.card) for swap in spent.swaps if swap != UNTOLD] if spent else []
    if swapped:
        yield voice.say("first-hand-treachery", cards=voice.listed(swapped))
    yield voice.say("first-hand-how")
