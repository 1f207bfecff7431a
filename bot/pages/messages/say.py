"""A move as one message: what happened, what is asked, both pools, and what can be pressed."""

from collections.abc import Iterator
from itertools import accumulate

from bot.pages.messages import next_steps
from bot.pages.page import Accent, Block, Buttons, Page, Style, Text, row
from bot.pages.phrases import asking
from bot.pages.phrases.headline import headline
from bot.pages.phrases.lines import line
from bot.pages.phrases.moves import Move
from bot.pages.phrases.pools import closing_lines
from bot.pages.presses import Act
from bot.pages.text import struck
from bot.pages.view import View
from bot.pages.voice import Voice
from bot.rules.basics.keys import NOBODY
from bot.rules.basics.places import POOL, PlaceKind
from bot.rules.state import events as e

BRIEF = 300


def page(move: Move, voice: Voice) -> Page:
    """Tell a move as it stands: live, or taken back."""
    blocks = _taken_back(move, voice) if move.is_undone else _live(move, voice)
    return Page(tuple(blocks), accent(move))


def briefly(move: Move, voice: Voice) -> Page:
    """Tell an undo or redo that was asked for by command: which move, and the pools since."""
    said = _shortly(headline(move, voice))
    told = struck(said) if move.is_undone else said
    text = Text(_lines(_mark(move, voice), told, *closing_lines(move, voice)))
    return Page((text, _buttons(move, voice)), accent(move))


def _shortly(lines: list[str]) -> str:
    """Give the first lines: what a move is about need not stand in the very first."""
    lengths = accumulate(map(len, lines))
    kept = [line for line, length in zip(lines, lengths, strict=True) if length <= BRIEF]
    return "\n".join(kept or lines[:1])


def accent(move: Move) -> Accent:
    """Choose the colour: threat before fortune."""
    moved = [event for event in move.events if isinstance(event, e.TokensMoved)]
    kinds = {place.kind for each in moved for place in (each.source, each.to)}
    if POOL.kind in kinds or PlaceKind.AWAITING in kinds:
        return Accent.THREAT
    if PlaceKind.FORTUNE in kinds:
        return Accent.FORTUNE
    threatens = (e.HeroDefeated, e.CardTriggered, e.CardBought, e.DeckChosen)
    return Accent.THREAT if any(isinstance(x, threatens) for x in move.events) else Accent.PLAIN


def struck_page(told: Page) -> Page:
    """Strike a whole message through; nothing in it can be pressed any more."""
    blocks = (Text(struck(each.markdown)) for each in told.blocks if isinstance(each, Text))
    return Page(tuple(blocks), told.accent)


def _live(move: Move, voice: Voice) -> Iterator[Block]:
    yield Text(_lines(*headline(move, voice), *next_steps.lines(move, voice)))
    for question in move.questions:
        yield from asking.asked(question, View(voice, move.at))
    if move.redone_by is not None:
        yield Text(_mark(move, voice))
    yield Text(_lines(*closing_lines(move, voice)))
    yield _buttons(move, voice)


def _taken_back(move: Move, voice: Voice) -> Iterator[Block]:
    yield Text(struck(_lines(*headline(move, voice))))
    yield Text(_lines(_mark(move, voice), *closing_lines(move, voice)))
    yield _buttons(move, voice)


def _buttons(move: Move, voice: Voice) -> Buttons:
    view, number = View(voice, move.at), str(move.number)
    if move.is_undone:
        redo = view.button(voice.say("button-redo"), Act.REDO, number, style=Style.PRIMARY)
        return row(redo)
    undo = view.button(voice.say("button-undo"), Act.UNDO, number)
    return row(*next_steps.buttons(move, voice), undo if move.can_be_undone else None)


def _mark(move: Move, voice: Voice) -> str:
    """Say what became of a move, and what else that led to."""
    besides = (line(event, voice) for event in move.besides)
    if move.undone_by is not None:
        mark = voice.say("taken-back", who=voice.person(move.undone_by))
    else:
        mark = voice.say("played-again", who=voice.person(move.redone_by or NOBODY))
    return _lines(mark, *besides)


def _lines(*lines: str) -> str:
    return "\n".join(each for each in lines if each)
