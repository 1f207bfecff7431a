"""The first edition's campaign so far, or its newest quest: winners, conquest, threat, cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, field

from bot.pages.lookups.dungeon import why
from bot.pages.lookups.summary import MOST_QUESTS, luck_told, secrets_shown
from bot.pages.page import Block, Button, Page, lines, row
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import OverlordCardKind, Winner
from bot.rules.course.tally import quest_entries
from bot.rules.rolling.seen_dice import seen_dice
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.replay import live


class Run(Struct):
    """One quest in numbers; reasons are the words that `why` gives, amounts above 0."""

    name: str
    winner: Winner | None = None
    started_with: int = 0
    conquest: int = 0
    rounds: int = 0
    turns: int = 0
    conquest_by: Counter[tuple[str, bool]] = field(default_factory=Counter)
    threat_by: Counter[tuple[str, bool]] = field(default_factory=Counter)
    drawn: int = 0
    discarded: int = 0
    played: Counter[OverlordCardKind] = field(default_factory=Counter)
    kills: Counter[str] = field(default_factory=Counter)


def summary(view: View) -> Page:
    """Draw the campaign so far; it is public."""
    title = view.voice.text("page-summary-title", campaign=clean(view.voice.campaign.name))
    standing = live(view.entries)
    luck = luck_told(view.voice, seen_dice(view.entries))
    return Page((title, *_told(view.voice, runs(standing)), luck, row(_log(view))))


def quest_summary(view: View) -> Page:
    """Draw the newest quest likewise."""
    standing = live(view.entries)
    quest, number = quest_entries(standing), len(runs(standing))
    luck = (_luck(view, quest),) if quest else ()
    title = view.voice.text("page-summary-quest-title")
    secrets = lines(*secrets_shown(view, number))
    return Page((title, *_told(view.voice, runs(quest)), *luck, secrets, row(_log(view))))


def _luck(view: View, quest: Sequence[Entry]) -> Block:
    return luck_told(view.voice, seen_dice(view.entries, quest[0].seq, quest[-1].seq))


def runs(standing: Iterable[Entry]) -> list[Run]:
    """Count every quest of the moves that stand, in order."""
    found: list[Run] = []
    for entry in standing:
        if isinstance(entry.event, e.QuestStarted):
            found.append(Run(entry.event.name))
        elif found and found[-1].winner is None:
            _count(found[-1], entry.event)
    return found


def _count(run: Run, event: e.Event) -> None:
    match event:
        case e.QuestEnded(_, winner):
            run.winner = winner
        case e.DungeonBegan(conquest):
            run.started_with = run.conquest = conquest
        case e.HeroTurnBegan(_, number):
            run.rounds, run.turns = max(run.rounds, number), run.turns + 1
        case e.OverlordTurnBegan():
            run.turns += 1
        case e.ConquestChanged(amount, _, hero):
            run.conquest += amount
            run.conquest_by[why(event), amount > 0] += abs(amount)
            if event.why is e.DungeonWhy.KILLED:
                run.kills[hero] += 1
        case e.DungeonThreatChanged(amount):
            run.threat_by[why(event), amount > 0] += abs(amount)
        case _:
            _count_cards(run, event)


def _count_cards(run: Run, event: e.Event) -> None:
    match event:
        case e.OverlordCardsDrawn(cards):
            run.drawn += cards
        case e.OverlordCardsDiscarded(cards):
            run.discarded += cards
        case e.OverlordCardPlayed(kind):
            run.played[kind] += 1
        case _:
            pass


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
        by = {reason: amount for (reason, gained), amount in total.items() if gained is up}
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
