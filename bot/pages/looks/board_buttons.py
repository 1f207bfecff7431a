"""The board's buttons for what comes next: moves that somebody at the table could make now."""

from collections.abc import Iterable, Iterator

from bot.pages.looks.parts import next_step
from bot.pages.looks.view import View
from bot.pages.page import Button, Buttons, Style, row
from bot.pages.phrases.next_steps import ADD_HERO, CHOOSE_DECK, START_QUEST
from bot.pages.presses import Act
from bot.rules import offers
from bot.rules.basics.options import Edition
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.offers import Table
from bot.rules.state import commands as c

MOST_TRIGGERS = 5
_A_NAME = "1"

Candidate = tuple[Button, c.Command]


def next_moves(view: View) -> tuple[Buttons, ...]:
    """Offer turns and defeats in an encounter, each in rows of their own; else forms and steps."""
    if view.campaign.ended or view.campaign.edition is not Edition.SECOND:
        return ()
    if view.campaign.stage.in_encounter:
        rows = _turns(view), (*_defeats(view), *_agents(view))
        return tuple(row(*_legal(view, moves)) for moves in rows)
    shop = view.campaign.stage.step is Step.SHOPPING
    pledge = view.look(view.say("page-button-fortune"), "fortune") if shop else None
    return (row(*_legal(view, _between_quests(view)), pledge),)


def next_plot_cards(view: View) -> Buttons:
    """Offer the faceup cards that can be triggered now and that the pool can pay."""
    table = _tables(view)[0]
    if view.campaign.ended or not view.campaign.deck:
        return row()
    found = offers.cards_to_trigger(table, timely=True)
    cards = [card for card in found if _is_ready(view, card.key) and offers.affordable(table, card)]
    return row(
        *(
            view.button(view.say("page-button-trigger", card=card.name), Act.TRIGGER, card.key)
            for card in cards[:MOST_TRIGGERS]
        )
    )


def _is_ready(view: View, card: str) -> bool:
    held = view.campaign.cards[card]
    return held.faceup and not held.exhausted


def _turns(view: View) -> Iterator[Candidate]:
    heroes, called = view.campaign.heroes, view.campaign.turn
    under_way = called.hero if called is not None and not called.ended else None
    if under_way is not None:
        end = view.button(view.say("board-button-end-turn"), Act.END_TURN, style=Style.PRIMARY)
        yield end, c.EndTurn()
    if under_way != "":
        label = view.say("page-button-overlord-turn")
        yield view.button(label, Act.TURN, ""), c.StartOverlordTurn()
    for hero in heroes.values():
        if hero.key != under_way:
            label = view.say("page-button-hero-turn", hero=hero.name)
            yield view.button(label, Act.TURN, hero.key), c.StartHeroTurn(hero.key)


def _defeats(view: View) -> Iterator[Candidate]:
    for hero in view.campaign.heroes.values():
        label = view.say("board-button-defeated", hero=hero.name)
        button = view.button(label, Act.DEFEATED, hero.key, style=Style.DANGER)
        yield button, c.DefeatHero(hero.key)


def _agents(view: View) -> Iterator[Candidate]:
    if view.campaign.agent is not None:
        yield view.button(view.say("button-agent-attacked"), Act.AGENT_ATTACKED), c.AttackAgent()
        yield view.button(view.say("button-agent-defeated"), Act.AGENT_DEFEATED), c.DefeatAgent()


def _between_quests(view: View) -> Iterator[Candidate]:
    button = next_step(view)
    if button is not None:
        yield button, c.NextStep()
    yield _form(view, ADD_HERO), offers.any_hero(view.table)
    if not view.campaign.deck:
        yield _form(view, CHOOSE_DECK), c.ChooseDeck(view.box.decks[0].name)
    yield _form(view, START_QUEST), c.StartQuest(_A_NAME)


def _form(view: View, form: str) -> Button:
    return view.button(view.say(f"button-{form}"), Act.OPEN, form)


def _legal(view: View, candidates: Iterable[Candidate]) -> Iterator[Button]:
    """Keep what the overlord or a steward could do now without a house rule."""
    tables = _tables(view)
    for button, command in candidates:
        if any(offers.legal(table, ((button, command),), timely=True) for table in tables):
            yield button


def _tables(view: View) -> tuple[Table, ...]:
    """See the table as its first overlord does, and as a steward."""
    campaign = view.campaign
    people = Person(next(iter(campaign.overlords), 0)), Person(campaign.creator, manages=True)
    return tuple(Table(campaign, each, view.box) for each in people)
