"""The first edition's campaign so far, or its newest quest: winners, conquest, threat, cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.pages.lookups import dungeon_course
from bot.pages.lookups.dungeon_picture import campaign_picture, quest_picture
from bot.pages.lookups.dungeon_runs import Run, runs
from bot.pages.lookups.summary import MOST_QUESTS, luck_told, secrets_shown, until
from bot.pages.page import Block, Button, Page, lines, row
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import OverlordCardKind, Winner
from bot.rules.course.tally import quest_entries, tally
from bot.rules.rolling.seen_dice import seen_dice
from bot.rules.state.events import Entry
from bot.rules.state.replay import live


def summary(view: View) -> Page:
    """Draw the campaign so far; it is public. Slow, so not on the event loop."""
    title = view.voice.text("page-summary-title", campaign=clean(view.voice.campaign.name))
    standing = live(view.entries)
    found, course = runs(standing), dungeon_course.by_quest(standing)
    drawn = (campaign_picture(view, found, tally(standing), course),) if found else ()
    luck = luck_told(view.voice, seen_dice(view.entries))
    return Page((title, *drawn, *_told(view.voice, found), luck, row(_log(view))))


def quest_summary(view: View) -> Page:
    """Draw the newest quest likewise; it stands below what its end says of the dice."""
    standing = live(view.entries)
    quest, number = quest_entries(standing), len(runs(standing))
    drawn, luck = _drawn_and_luck(view, standing, quest) if quest else ((), ())
    title = view.voice.text("page-summary-quest-title")
    secrets = lines(*secrets_shown(view, number, "page-summary-secret-alone"))
    return Page((title, *drawn, *_told(view.voice, runs(quest)), *luck, secrets, row(_log(view))))


def _drawn_and_luck(
    view: View, standing: Sequence[Entry], quest: Sequence[Entry]
) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    course = dungeon_course.by_round(until(standing, quest))
    drawn = quest_picture(view, runs(quest)[0], tally(quest), course)
    dice = seen_dice(view.entries, quest[0].seq, quest[-1].seq)
    return (drawn,), (luck_told(view.voice, dice),)


def _told(voice: Voice, found: Sequence[Run]) -> Iterator[Block]:
    if not found:
        yield voice.text("page-summary-no-quest")
        return
    yield lines(*_quests(voice, found))
    yield lines(*_sums(voice, "conquest", (run.conquest_by for run in found)))
    yield lines(*_sums(voice, "threat", (run.threat_by for run in found)))
    yield lines(_cards(voice, found))
    kills = sum((run.kills for run in found), Counter[str]())
    if kills:
        told = (_times(voice, hero, times) for hero, times in kills.items())
        yield lines(voice.say("first-summary-kills", heroes=voice.listed(told)))
    slain = sum(run.slain for run in found)
    if slain:
        yield lines(voice.say("first-summary-slain", count=slain))


def _times(voice: Voice, hero: str, times: int) -> str:
    return voice.say("page-summary-use", what=voice.plain_hero(hero), amount=times)


def _quests(voice: Voice, found: Sequence[Run]) -> Iterator[str]:
    earlier = found[: max(0, len(found) - MOST_QUESTS)]
    if earlier:
        won = Counter(run.winner for run in earlier)
        heroes, overlord = won[Winner.HEROES], won[Winner.OVERLORD]
        yield voice.say("summary-earlier", count=len(earlier), heroes=heroes, overlord=overlord)
    for run in found[len(earlier) :]:
        yield voice.say(
            "first-summary-quest",
            quest=clean(run.name),
            outcome=voice.say(f"page-outcome-{run.winner}" if run.winner else "page-outcome-open"),
            rounds=run.rounds,
            turns=run.turns,
            before=run.started_with,
            after=run.conquest,
        )


def _sums(voice: Voice, what: str, counts: Iterable[Counter[tuple[str, bool]]]) -> Iterator[str]:
    """Tell what was gained and lost in all, and why."""
    total = sum(counts, Counter[tuple[str, bool]]())
    for up, word in ((True, "gained"), (False, "lost")):
        sums = ((reason, amount) for (reason, gained), amount in total.items() if gained is up)
        by = {reason: amount for reason, amount in sums if amount}
        if by:
            reasons = (
                voice.say("page-summary-use", what=voice.say(f"first-why-{reason}"), amount=amount)
                for reason, amount in by.items()
            )
            told = voice.listed(reasons)
            yield voice.say(f"first-summary-{what}-{word}", total=sum(by.values()), reasons=told)


def _cards(voice: Voice, found: Sequence[Run]) -> str:
    played = sum((run.played for run in found), Counter[OverlordCardKind]())
    kinds = [
        voice.say("page-summary-use", what=voice.say(f"first-kind-{kind}"), amount=played[kind])
        for kind in OverlordCardKind
        if played[kind]
    ]
    return voice.say(
        "first-summary-cards",
        drawn=sum(run.drawn for run in found),
        discarded=sum(run.discarded for run in found),
        played=played.total(),
        kinds=voice.listed(kinds),
    )


def _log(view: View) -> Button:
    return view.look(view.voice.say("page-button-log"), "log")
