"""The board's buttons for what comes next: moves that somebody at the table could make now."""

from collections.abc import Iterable, Iterator

from bot.pages.page import Button, Buttons, Style, row
from bot.pages.phrases.next_steps import (
    ADD_HERO,
    CHOOSE_DECK,
    START_QUEST,
    agent_buttons,
    next_step,
    open_form,
    turn_button,
)
from bot.pages.presses import Act
from bot.pages.view import View
from bot.pages.voice import Voice
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
    voice = view.voice
    if voice.campaign.ended or voice.campaign.edition is not Edition.SECOND:
        return ()
    if voice.campaign.stage.in_encounter:
        rows = _turns(view), (*_defeats(view), *_agents(view))
        return tuple(row(*_legal(voice, moves)) for moves in rows)
    shop = voice.campaign.stage.step is Step.SHOPPING
    pledge = view.look(voice.say("page-button-fortune"), "fortune") if shop else None
    return (row(*_legal(voice, _between_quests(view)), pledge),)


def next_plot_cards(view: View) -> Buttons:
    """Offer the faceup cards that can be triggered now and that the pool can pay."""
    voice = view.voice
    table = _tables(voice)[0]
    if voice.campaign.ended or not voice.campaign.deck:
        return row()
    found = offers.cards_to_trigger(table, timely=True)
    ready = (card for card in found if _is_ready(voice, card.key))
    cards = [card for card in ready if offers.affordable(table, card)]
    return row(
        *(
            view.button(voice.say("page-button-trigger", card=card.name), Act.TRIGGER, card.key)
            for card in cards[:MOST_TRIGGERS]
        )
    )


def _is_ready(voice: Voice, card: str) -> bool:
    held = voice.campaign.cards[card]
    return held.faceup and not held.exhausted


def _turns(view: View) -> Iterator[Candidate]:
    voice = view.voice
    heroes, called = voice.campaign.heroes, voice.campaign.turn
    under_way = called.hero if called is not None and not called.ended else None
    if under_way is not None:
        end = view.button(voice.say("board-button-end-turn"), Act.END_TURN, style=Style.PRIMARY)
        yield end, c.EndTurn()
    if under_way != "":
        yield turn_button(view, ""), c.StartOverlordTurn()
    for hero in heroes:
        if hero != under_way:
            yield turn_button(view, hero), c.StartHeroTurn(hero)


def _defeats(view: View) -> Iterator[Candidate]:
    for hero in view.voice.campaign.heroes.values():
        label = view.voice.say("board-button-defeated", hero=hero.name)
        button = view.button(label, Act.DEFEATED, hero.key, style=Style.DANGER)
        yield button, c.DefeatHero(hero.key)


def _agents(view: View) -> Iterator[Candidate]:
    if view.voice.campaign.agent is not None:
        yield from zip(agent_buttons(view), (c.AttackAgent(), c.DefeatAgent()), strict=True)


def _between_quests(view: View) -> Iterator[Candidate]:
    voice = view.voice
    button = next_step(view)
    if button is not None:
        yield button, c.NextStep()
    yield open_form(view, ADD_HERO), offers.any_hero(voice.table)
    if not voice.campaign.deck:
        yield open_form(view, CHOOSE_DECK), c.ChooseDeck(voice.box.decks[0].name)
    yield open_form(view, START_QUEST), c.StartQuest(_A_NAME)


def _legal(voice: Voice, candidates: Iterable[Candidate]) -> Iterator[Button]:
    """Keep what the overlord or a steward could do now without a house rule."""
    tables = _tables(voice)
    for button, command in candidates:
        if any(offers.legal(table, ((button, command),), timely=True) for table in tables):
            yield button


def _tables(voice: Voice) -> tuple[Table, ...]:
    """See the table as its first overlord does, and as a steward."""
    campaign = voice.campaign
    people = Person(next(iter(campaign.overlords), 0)), Person(campaign.creator, manages=True)
    return tuple(Table(campaign, each, voice.box) for each in people)
