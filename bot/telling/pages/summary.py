"""The campaign so far, or its newest quest: threat, fortune, cards and winners."""

from collections.abc import Iterable

from bot.rules.replay import live
from bot.telling.page import Block, Page, Text
from bot.telling.pages.tally import QuestLine, Tally, newest_quest, tally
from bot.telling.pages.view import View, clean, lines


def summary(view: View) -> Page:
    """Draw the summary of the whole campaign; it is public."""
    counted = tally(live(view.entries))
    title = view.say("page-summary-title", campaign=clean(view.campaign.name))
    return Page((lines(title, *_quests(view, counted)), *_body(view, counted)))


def quest_summary(view: View) -> Page:
    """Draw the summary of the newest quest; it is public."""
    counted = tally(newest_quest(live(view.entries)))
    title = view.say("page-summary-quest-title")
    return Page((lines(title, *_quests(view, counted)), *_body(view, counted)))


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


def _quests(view: View, counted: Tally) -> Iterable[str]:
    if not counted.quests:
        yield view.say("page-summary-no-quest")
    for quest in counted.quests:
        yield view.say(
            "page-summary-quest",
            quest=clean(quest.name),
            kind=view.say(f"kind-{quest.kind}"),
            outcome=_outcome(view, quest),
        )


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
    for bought in counted.bought:
        yield view.say("page-summary-amount", what=view.card(bought.card), amount=bought.cost)
