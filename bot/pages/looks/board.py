"""The live board: all that the table must see at a glance, and buttons for what comes next."""

from collections.abc import Iterable, Iterator, Mapping

from bot.pages.looks import well
from bot.pages.looks.board_buttons import next_moves, next_plot_cards
from bot.pages.looks.parts import over, pools, stage, turn, xp
from bot.pages.looks.questions import asked
from bot.pages.looks.status import agent_line, card_lines, hero_lines
from bot.pages.looks.view import View
from bot.pages.page import Block, Button, Buttons, Link, Page, Text, lines, row
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.rules.basics.options import Edition
from bot.rules.state.questions import Question

MOST_CHOICES, MOST_ASKED = 4, 2
"""Choices a question may have to be answered on the board, and questions that may be there."""


def board(view: View, links: Mapping[str, str]) -> Page:
    """Draw the board; `links` gives the address of each open question's message."""
    second = view.campaign.edition is Edition.SECOND
    blocks = (
        lines(view.say("board-title", campaign=clean(view.campaign.name)), *_stage(view)),
        lines(pools(view), xp(view)) if second else Text(""),
        lines(*hero_lines(view)),
        lines(*card_lines(view), agent_line(view)) if second else lines(*well.board_lines(view)),
        *_questions(view, links),
        *(next_moves(view) if second else (well.next_at_board(view),)),
        next_plot_cards(view),
        _own_buttons(view),
    )
    return Page(blocks)


def _stage(view: View) -> tuple[str, ...]:
    second = view.campaign.edition is Edition.SECOND
    return (stage(view), turn(view)) if second else (over(view),)


def _questions(view: View, links: Mapping[str, str]) -> Iterator[Block]:
    room = MOST_ASKED
    for question in view.campaign.questions:
        told, choices = asked(view, question)
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
        return (Link(view.say("board-button-question"), links[question.id]),)
    return () if few else (view.look(view.say("board-button-question"), "status"),)


def _own_buttons(view: View) -> Buttons:
    return row(
        view.button(view.say("board-button-refresh"), Act.BOARD),
        view.look(view.say("page-button-hand"), "hand") if view.campaign.deck else None,
        view.look(view.say("page-button-log"), "log"),
        view.look(view.say("page-button-summary"), "summary")
        if view.campaign.edition is Edition.SECOND
        else view.look(view.say("button-show-board"), well.BOARD),
    )
