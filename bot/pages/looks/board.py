"""The live board: all that the table must see at a glance, and buttons for what comes next."""

from collections.abc import Iterable, Iterator, Mapping

from bot.pages.looks import well
from bot.pages.looks.board_buttons import next_moves, next_plot_cards
from bot.pages.looks.status import agent_line, card_lines, hero_lines
from bot.pages.page import Block, Button, Buttons, Link, Page, Text, lines, row
from bot.pages.phrases import asking
from bot.pages.phrases.pools import pools_now, xp_now
from bot.pages.phrases.stages import over_line, stage_line, turn_line
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.pages.view import View
from bot.pages.voice import Voice
from bot.rules.basics.options import Edition
from bot.rules.state.questions import Question

MOST_CHOICES, MOST_ASKED = 4, 2
"""Choices a question may have to be answered on the board, and questions that may be there."""


def board(view: View, links: Mapping[str, str]) -> Page:
    """Draw the board; `links` gives the address of each open question's message."""
    voice = view.voice
    second = voice.campaign.edition is Edition.SECOND
    blocks = (
        lines(voice.say("board-title", campaign=clean(voice.campaign.name)), *_stage(voice)),
        lines(pools_now(voice), xp_now(voice)) if second else Text(""),
        lines(*hero_lines(voice)),
        lines(*card_lines(voice), agent_line(voice)) if second else lines(*well.board_lines(voice)),
        *_questions(view, links),
        *(next_moves(view) if second else (well.next_at_board(view),)),
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
        else view.look(voice.say("button-show-board"), well.BOARD),
    )
