"""The campaign so far, or its newest quest: pools, threat, fortune, cards, winners, dice."""

from collections import Counter
from collections.abc import Iterable

from bot.pages.looks.course import Course, Mark, by_quest, by_round
from bot.pages.looks.fairness import luck_lines
from bot.pages.looks.parts import names
from bot.pages.looks.summary_chart import chart
from bot.pages.looks.tally import QuestLine, Tally, newest_quest, tally
from bot.pages.looks.view import View
from bot.pages.page import Block, Page, Text, lines
from bot.pages.text import clean
from bot.rules.basics.options import Winner
from bot.rules.rolling.fairness import luck
from bot.rules.rolling.seen_dice import seen_dice
from bot.rules.state.replay import live

MOST_QUESTS = 12
"""Quests told one by one; those before them are counted."""


def summary(view: View) -> Page:
    """Draw the summary of the whole campaign; it is public. Slow, so not on the event loop."""
    standing = live(view.entries)
    counted, course = tally(standing), by_quest(standing)
    title = view.say("page-summary-title", campaign=clean(view.campaign.name))
    return Page(
        (
            lines(title, *_quests(view, counted, course)),
            *chart(view, course, counted, "quest"),
            *_body(view, counted),
            _dice(view),
        )
    )


def quest_summary(view: View) -> Page:
    """Draw the summary of the newest quest likewise."""
    standing = live(view.entries)
    quest = newest_quest(standing)
    counted, course = tally(quest), by_round(standing)
    title = view.say("page-summary-quest-title")
    last = {Mark(quest=1): list(course.values())[-1]} if quest else {}
    return Page(
        (
            lines(title, *_quests(view, counted, last)),
            *chart(view, course if quest else {}, counted, "round"),
            *_body(view, counted),
            _dice(view, quest[0].seq, quest[-1].seq) if quest else Text(""),
        )
    )


def _body(view: View, counted: Tally) -> tuple[Block, ...]:
    return (
        lines(
            view.say("page-summary-gained", total=counted.gained.total()), *_gained(view, counted)
        ),
        lines(view.say("page-summary-spent", total=_spent(counted)), *_spending(view, counted)),
        _section(view, "page-summary-fortune", _fortune(view, counted)),
        _section(view, "page-summary-bought", _bought(view, counted)),
    )


def _section(view: View, title: str, told: Iterable[str]) -> Block:
    listed = list(told)
    return lines(view.say(title), *listed) if listed else Text("")


def _quests(view: View, counted: Tally, course: Course) -> Iterable[str]:
    if not counted.quests:
        yield view.say("page-summary-no-quest")
    earlier = max(0, len(counted.quests) - MOST_QUESTS)
    if earlier:
        won = Counter(quest.winner for quest in counted.quests[:earlier])
        heroes, overlord = won[Winner.HEROES], won[Winner.OVERLORD]
        yield view.say("summary-earlier", count=earlier, heroes=heroes, overlord=overlord)
    for number, quest in enumerate(counted.quests[earlier:], earlier + 1):
        yield view.say(
            "page-summary-quest",
            quest=clean(quest.name),
            kind=view.say(f"kind-{quest.kind}"),
            outcome=_outcome(view, quest) + _pools(view, quest, course, number),
        )


def _pools(view: View, quest: QuestLine, course: Course, number: int) -> str:
    pools, over = course[Mark(quest=number)], "yes" if quest.winner else "no"
    return view.say("summary-pools", threat=pools.threat, fortune=pools.fortune, over=over)


def _dice(view: View, first: int = 0, last: int | None = None) -> Block:
    """Tell who had luck with the dice; nothing where none fell."""
    lucks = luck(seen_dice(view.entries, first, last), view.box.dice)
    how = view.say("fairness-luck-how")
    return _section(view, "summary-dice", [*luck_lines(lucks, names(view)), how] if lucks else [])


def _outcome(view: View, quest: QuestLine) -> str:
    return view.say(f"page-outcome-{quest.winner}" if quest.winner else "page-outcome-open")


def _gained(view: View, counted: Tally) -> Iterable[str]:
    for (why, card), amount in counted.gained.items():
        source = view.card(card) if card else view.say(f"page-why-{why}")
        yield view.say("page-summary-amount", what=source, amount=amount)


def _spent(counted: Tally) -> int:
    kinds = (counted.purchases, counted.triggers, counted.payments, counted.lost)
    return sum(kind.total() for kind in kinds)


def _spending(view: View, counted: Tally) -> Iterable[str]:
    for card in counted.cards():
        yield view.say(
            "page-summary-card",
            card=view.card(card),
            purchase=counted.purchases[card],
            triggers=counted.triggers[card],
            times=counted.triggered[card],
            payments=counted.payments[card],
        )
    for why, amount in counted.lost.items():
        yield view.say("page-summary-amount", what=view.say(f"page-why-{why}"), amount=amount)


def _fortune(view: View, counted: Tally) -> Iterable[str]:
    for hero in counted.heroes():
        uses = (
            view.say("page-summary-use", what=view.say(f"page-why-{why}"), amount=amount)
            for why, amount in counted.uses(hero).items()
        )
        yield view.say(
            "page-summary-hero",
            hero=view.hero(hero),
            given=counted.given[hero],
            spent=counted.spent(hero),
            uses=view.listed(*uses),
            returned=counted.returned[hero],
        )


def _bought(view: View, counted: Tally) -> Iterable[str]:
    for card, cost in counted.bought.items():
        yield view.say("page-summary-amount", what=view.card(card), amount=cost)
