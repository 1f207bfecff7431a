"""The live board: all that the table must see at a glance, and buttons for what comes next."""

from collections.abc import Iterable, Iterator, Mapping

from bot.pages.lookups import well
from bot.pages.lookups.parts import table_of
from bot.pages.lookups.status import agent_line, card_lines, hero_lines
from bot.pages.page import Block, Button, Buttons, Link, Page, Style, Text, lines, row
from bot.pages.phrases import asking
from bot.pages.phrases.pools import pools_now, xp_now
from bot.pages.phrases.stages import (
    ADD_HERO,
    CHOOSE_DECK,
    START_QUEST,
    agent_buttons,
    next_step,
    open_form,
    over_line,
    stage_line,
    trigger_button,
    turn_button,
    turn_line,
)
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules import offers
from bot.rules.basics.keys import NOBODY
from bot.rules.basics.options import Edition
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.offers import Table
from bot.rules.state import commands as c
from bot.rules.state.questions import Question

MOST_CHOICES, MOST_ASKED = 4, 2
"""Choices a question may have to be answered on the board, and questions that may be there."""
MOST_TRIGGERS = 5
_A_NAME = "1"

Candidate = tuple[Button, c.Command]


def board(view: View, links: Mapping[str, str]) -> Page:
    """Draw the board; `links` gives the address of each open question's message."""
    voice = view.voice
    second = voice.campaign.edition is Edition.SECOND
    blocks = (
        lines(voice.say("board-title", campaign=clean(voice.campaign.name)), *_stage(voice)),
        lines(pools_now(voice), xp_now(voice)) if second else Text(""),
        lines(*hero_lines(voice)),
        lines(*card_lines(voice), agent_line(voice)) if second else lines(*well.map_lines(voice)),
        *_questions(view, links),
        *(next_moves(view) if second else (well.next_on_map(view),)),
        next_plot_cards(view),
        _own_buttons(view),
    )
    return Page(blocks)


def _stage(voice: Voice) -> tuple[str, ...]:
    second = voice.campaign.edition is Edition.SECOND
    return (stage_line(voice), turn_line(voice)) if second else (over_line(voice),)


def _questions(view: View, links: Mapping[str, str]) -> Iterator[Block]:
    room = MOST_ASKED
    for question in view.voice.campaign.questions:
        told, choices = asking.asked(question, view)
        yield told
        here = _choices(choices)
        few = room > 0 and len(here) <= MOST_CHOICES
        room -= few
        yield row(*(here if few else ()), *_link(view, question, links, few=few))


def _choices(block: Block) -> tuple[Button | Link, ...]:
    return block.buttons if isinstance(block, Buttons) else ()


def _link(
    view: View, question: Question, links: Mapping[str, str], *, few: bool
) -> Iterable[Button | Link]:
    """Lead to a question's message; where there is none, to the page with all choices."""
    if question.id in links:
        return (Link(view.voice.say("board-button-question"), links[question.id]),)
    return () if few else (view.look(view.voice.say("board-button-question"), "status"),)


def _own_buttons(view: View) -> Buttons:
    voice = view.voice
    return row(
        view.button(voice.say("board-button-refresh"), Act.BOARD),
        view.look(voice.say("page-button-hand"), "hand") if voice.campaign.deck else None,
        view.look(voice.say("page-button-log"), "log"),
        view.look(voice.say("page-button-summary"), "summary")
        if voice.campaign.edition is Edition.SECOND
        else view.look(voice.say("button-show-board"), well.MAP),
    )


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
    found = offers.triggers(view.voice.campaign, view.voice.box)
    return row(*(trigger_button(view, each.card) for each in found[:MOST_TRIGGERS]))


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
    yield open_form(view, ADD_HERO), offers.any_hero(table_of(voice))
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
    people = Person(next(iter(campaign.overlords), NOBODY)), Person(campaign.creator, manages=True)
    return tuple(Table(campaign, each, voice.box) for each in people)
