"""The campaign so far, or its newest quest: pools, threat, fortune, cards, winners, dice."""

from collections import Counter
from collections.abc import Iterable

from bot.pages.fitting import shorten
from bot.pages.lookups.fairness import luck_lines
from bot.pages.lookups.tally import (
    Course,
    Mark,
    QuestLine,
    Tally,
    by_quest,
    by_round,
    newest_quest,
    tally,
)
from bot.pages.page import Block, Page, Picture, Text, lines
from bot.pages.pictures.drawn import line_chart
from bot.pages.pictures.palette import FORTUNE, THREAT
from bot.pages.pictures.shown import Series
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Winner
from bot.rules.rolling.fairness import luck
from bot.rules.rolling.seen_dice import seen_dice
from bot.rules.state.replay import live

MOST_QUESTS = 12
"""Quests told one by one; those before them are counted."""
LEAST_POINTS, MOST_POINTS = 2, 20
LONGEST_NAME = 20


def summary(view: View) -> Page:
    """Draw the summary of the whole campaign; it is public. Slow, so not on the event loop."""
    voice = view.voice
    standing = live(view.entries)
    counted, course = tally(standing), by_quest(standing)
    title = voice.say("page-summary-title", campaign=clean(voice.campaign.name))
    return Page(
        (
            lines(title, *_quests(voice, counted, course)),
            *chart(voice, course, counted, "quest"),
            *_body(voice, counted),
            _dice(view),
        )
    )


def quest_summary(view: View) -> Page:
    """Draw the summary of the newest quest likewise."""
    voice = view.voice
    standing = live(view.entries)
    quest = newest_quest(standing)
    counted, course = tally(quest), by_round(standing)
    title = voice.say("page-summary-quest-title")
    last = {Mark(quest=1): list(course.values())[-1]} if quest else {}
    return Page(
        (
            lines(title, *_quests(voice, counted, last)),
            *chart(voice, course if quest else {}, counted, "round"),
            *_body(voice, counted),
            _dice(view, quest[0].seq, quest[-1].seq) if quest else Text(""),
        )
    )


def _body(voice: Voice, counted: Tally) -> tuple[Block, ...]:
    return (
        lines(
            voice.say("page-summary-gained", total=counted.gained.total()), *_gained(voice, counted)
        ),
        lines(
            voice.say("page-summary-spent", total=counted.spent_threat),
            *_spending(voice, counted),
            _left_over(voice, counted),
        ),
        _section(voice, "page-summary-fortune", _fortune(voice, counted)),
        _section(voice, "page-summary-bought", _bought(voice, counted)),
    )


def _left_over(voice: Voice, counted: Tally) -> str:
    """Tell the threat that nobody spent, once the campaign is over."""
    amount = counted.left_over
    return voice.say("page-summary-left-over", amount=amount) if amount else ""


def _section(voice: Voice, title: str, told: Iterable[str]) -> Block:
    listed = list(told)
    return lines(voice.say(title), *listed) if listed else Text("")


def _quests(voice: Voice, counted: Tally, course: Course) -> Iterable[str]:
    if not counted.quests:
        yield voice.say("page-summary-no-quest")
    earlier = max(0, len(counted.quests) - MOST_QUESTS)
    if earlier:
        won = Counter(quest.winner for quest in counted.quests[:earlier])
        heroes, overlord = won[Winner.HEROES], won[Winner.OVERLORD]
        yield voice.say("summary-earlier", count=earlier, heroes=heroes, overlord=overlord)
    for number, quest in enumerate(counted.quests[earlier:], earlier + 1):
        yield voice.say(
            "page-summary-quest",
            quest=clean(quest.name),
            kind=voice.say(f"kind-{quest.kind}"),
            outcome=_outcome(voice, quest) + _pools(voice, quest, course, number),
        )


def _pools(voice: Voice, quest: QuestLine, course: Course, number: int) -> str:
    pools, over = course[Mark(quest=number)], "yes" if quest.winner else "no"
    return voice.say("summary-pools", threat=pools.threat, fortune=pools.fortune, over=over)


def _dice(view: View, first: int = 0, last: int | None = None) -> Block:
    """Tell who had luck with the dice; nothing where none fell."""
    voice = view.voice
    lucks = luck(seen_dice(view.entries, first, last), voice.box.dice)
    how = voice.say("fairness-luck-how")
    return _section(voice, "summary-dice", [*luck_lines(lucks, voice), how] if lucks else [])


def _outcome(voice: Voice, quest: QuestLine) -> str:
    return voice.say(f"page-outcome-{quest.winner}" if quest.winner else "page-outcome-open")


def _gained(voice: Voice, counted: Tally) -> Iterable[str]:
    for (why, card), amount in counted.gained.items():
        source = voice.plain_card(card) if card else voice.say(f"page-why-{why}")
        yield voice.say("page-summary-amount", what=source, amount=amount)


def _spending(voice: Voice, counted: Tally) -> Iterable[str]:
    for card in counted.cards():
        yield voice.say(
            "page-summary-card",
            card=voice.plain_card(card),
            purchase=counted.purchases[card],
            triggers=counted.triggers[card],
            times=counted.triggered[card],
            payments=counted.payments[card],
        )
    for why, amount in counted.lost.items():
        yield voice.say("page-summary-amount", what=voice.say(f"page-why-{why}"), amount=amount)


def _fortune(voice: Voice, counted: Tally) -> Iterable[str]:
    for hero in counted.heroes():
        uses = (
            voice.say("page-summary-use", what=voice.say(f"page-why-{why}"), amount=amount)
            for why, amount in counted.uses(hero).items()
        )
        yield voice.say(
            "page-summary-hero",
            hero=voice.plain_hero(hero),
            given=counted.given[hero],
            spent=counted.spent(hero),
            uses=voice.listed(uses),
            returned=counted.returned[hero],
        )


def _bought(voice: Voice, counted: Tally) -> Iterable[str]:
    for card, cost in counted.bought.items():
        yield voice.say("page-summary-amount", what=voice.plain_card(card), amount=cost)


def chart(voice: Voice, course: Course, counted: Tally, what: str) -> tuple[Picture, ...]:
    """Draw the end of a course by `what` (quest or round): slow; nothing for a single point."""
    if len(course) < LEAST_POINTS:
        return ()
    course = dict(list(course.items())[-MOST_POINTS:])
    labels = [label(voice, mark, counted) for mark in course]
    threat, fortune = voice.say("summary-threat"), voice.say("summary-fortune")
    series = (
        Series(threat, tuple(pools.threat for pools in course.values()), THREAT),
        Series(fortune, tuple(pools.fortune for pools in course.values()), FORTUNE),
    )
    heading = voice.say(f"summary-chart-{what}")
    points = (_point(voice, name, mark, course) for name, mark in zip(labels, course, strict=True))
    alt = voice.say("summary-chart-alt", heading=heading, points="; ".join(points))
    return (Picture("pools.png", line_chart(heading, series, labels), alt),)


def label(voice: Voice, mark: Mark, counted: Tally) -> str:
    """Name a point of a course, without markdown."""
    if mark.word:
        return voice.say(f"summary-point-{mark.word}")
    if mark.quest:
        return shorten(counted.quests[mark.quest - 1].name, LONGEST_NAME)
    key = "summary-point-round" if mark.round else "summary-point-set-up"
    return voice.say(key, encounter=mark.encounter, round=mark.round)


def _point(voice: Voice, name: str, mark: Mark, course: Course) -> str:
    pools = course[mark]
    return voice.say("summary-chart-point", name=name, threat=pools.threat, fortune=pools.fortune)
