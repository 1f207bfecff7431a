"""A move as one message: what happened, with pictures of the map, and what can be pressed."""

from collections.abc import Iterator
from itertools import accumulate

from bot.pages.messages.news import News, in_brief, news
from bot.pages.messages.next_presses import has_two_columns, next_presses
from bot.pages.page import Accent, Block, Buttons, Page, Style, Text, row
from bot.pages.phrases import agents, asking, reward_words, sheet_selects
from bot.pages.phrases.headline import headline
from bot.pages.phrases.lines import line
from bot.pages.phrases.moves import Move
from bot.pages.phrases.pools import closing_lines
from bot.pages.phrases.stages import (
    is_summons,
    lieutenant_to_know,
)
from bot.pages.pictures.well_view import MapView
from bot.pages.presses import Act
from bot.pages.text import struck
from bot.pages.voice import View, Voice
from bot.pages.well.pictures import has_picture, map_picture, pictures
from bot.rules.basics.keys import NOBODY
from bot.rules.basics.options import Edition
from bot.rules.basics.places import POOL, PlaceKind
from bot.rules.basics.stage import Step
from bot.rules.basics.stored import replace
from bot.rules.economy.stages import fortune_held
from bot.rules.first.wounds import as_shown
from bot.rules.sheet import path
from bot.rules.state import events as e
from bot.rules.well.state import WellState

BRIEF = 300
_NEXT = {
    Edition.FIRST: "event-campaign-created-next-first",
    Edition.SECOND: "event-campaign-created-next",
}

# What leads on to the next thing that can be bought in a step.
_OF_STEP = (
    e.QuestEnded
    | e.PhaseEntered
    | e.RewardTaken
    | e.ShopDealt
    | e.ItemMadeDearer
    | e.ItemBought
    | e.ItemSold
    | e.ClassTaken
    | e.SkillLearnt
    | e.SheetEntered
)
_LOOKS_BACK = e.BoulderRolled | e.PieceRemoved


def page(move: Move, voice: Voice, result: str = "") -> Page:
    """Tell a move as it stands: live, or taken back; first the result of a roll it has changed."""
    blocks = _taken_back(move, voice) if move.is_undone else _live(move, voice, result)
    return Page(tuple(blocks), accent(move))


def briefly(move: Move, voice: Voice) -> Page:
    """Tell an undo or redo that was asked for by command: which move, and the pools since.

    Of several moves that are told as one it tells the one that went, or came back, alone.
    """
    step = move.last_step or move
    said = _shortly(in_brief(step, voice))
    told = struck(said) if step.is_undone else said
    text = Text(_lines(_mark(step, voice), told, *closing_lines(move, voice)))
    return Page((text, _buttons(move, voice)), accent(move))


def _shortly(lines: list[str]) -> str:
    """Give the first lines, as many as are brief together; one at least."""
    lengths = accumulate(map(len, lines))
    kept = [line for line, length in zip(lines, lengths, strict=True) if length <= BRIEF]
    return "\n".join(kept or lines[:1])


def accent(move: Move) -> Accent:
    """Choose the colour: threat before fortune."""
    kinds = set()
    for event in move.events:
        if isinstance(event, e.TokensMoved):
            kinds |= {event.source.kind, event.to.kind}
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


def _live(move: Move, voice: Voice, result: str) -> Iterator[Block]:
    told, view = news(move, voice), View(voice, move.at)
    asked = tuple(asking.asked(move.questions, view))
    head = (f"## {result}", *_below(told)) if result else told.head
    yield Text(_lines(*head, *_called_for(move, voice), *_struck_part(move, voice)))
    yield from (text for text, _ in asked)
    mark = _mark(move, voice) if move.redone_by is not None else ""
    yield Text(_lines(told.foot, mark, *closing_lines(move, voice)))
    yield from (buttons for _, buttons in asked)
    yield from _lists(move, view)
    yield _buttons(move, voice)
    yield Text(_lines(*told.end))


def _below(told: News) -> Iterator[str]:
    """Give what stands below what a roll has come to: that it was rerolled says who pays for it."""
    if not told.is_of_dice:
        yield told.title
    yield from told.body


def _lists(move: Move, view: View) -> Iterator[Block]:
    """Offer what a step is for, as it begins and once something of it is done; a class at first."""
    for event in move.events:
        if isinstance(event, e.HeroAdded) and event.key in view.voice.campaign.heroes:
            yield from sheet_selects.take_class(view, view.voice.campaign.heroes[event.key])
    if any(isinstance(event, _OF_STEP) for event in move.events):
        yield from sheet_selects.of_step(view)


def _struck_part(move: Move, voice: Voice) -> Iterator[str]:
    """Say what was taken back of entries that are told together, while others stand."""
    if move.struck_by is not None:
        part = replace(move, entries=move.struck, struck=(), struck_by=None, parts=())
        yield struck(_lines(*headline(part, voice)))
        yield voice.say("taken-back", who=voice.person(move.struck_by))


def _taken_back(move: Move, voice: Voice) -> Iterator[Block]:
    told = news(move, voice)
    yield Text(struck(_lines(*told.head, told.foot, *told.end)))
    yield Text(_lines(_mark(move, voice), *closing_lines(move, voice)))
    yield _buttons(move, voice)


def _buttons(move: Move, voice: Voice) -> Buttons:
    view, number = View(voice, move.at), str(move.number)
    if move.is_undone:
        again = str(move.to_redo or number)
        redo = view.button(voice.say("button-redo"), Act.REDO, again, style=Style.PRIMARY)
        return row(redo)
    undo = view.button(voice.say("button-undo"), Act.UNDO, str(move.to_undo))
    part = str(move.to_redo) if move.struck and move.to_redo else ""
    redo_part = view.button(voice.say("button-redo"), Act.REDO, part) if part else None
    last = undo if move.can_be_undone else None
    return row(*next_presses(move, voice), last, redo_part)


def _mark(move: Move, voice: Voice) -> str:
    """Say what became of a move, and what else that led to.

    A quest's end that is played again opens a second secret: the move itself says so already.
    """
    besides = [line(event, voice) for event in move.besides]
    if move.undone_by is not None:
        return _lines(voice.say("taken-back", who=voice.person(move.undone_by)), *besides)
    mark = voice.say("played-again", who=voice.person(move.redone_by or NOBODY))
    said = {line(event, voice) for event in move.events}
    return _lines(mark, *(each for each in besides if each not in said))


def _lines(*lines: str) -> str:
    return "\n".join(each for each in lines if each)


def _called_for(move: Move, voice: Voice) -> Iterator[str]:
    """Give the lines that a move's events call for."""
    for event in move.events:
        match event:
            case e.CampaignCreated(edition=edition):
                yield voice.say(_NEXT[edition])
            case e.CardTriggered(card) | e.CardCounts(card):
                yield _summary(card, voice)
                if is_summons(card, voice) and (lieutenant := lieutenant_to_know(voice)):
                    yield voice.say("lieutenant-to-know", lieutenant=voice.agent(lieutenant))
            case e.AgentSummoned(lieutenant):
                yield from (f"> {line}" for line in agents.summoned(lieutenant, voice))
            case e.QuestStarted() if lieutenant := lieutenant_to_know(voice):
                yield voice.say("lieutenant-to-know", lieutenant=voice.agent(lieutenant))
            case e.DeckChosen(deck) if has_two_columns(deck, voice):
                costs = voice.campaign.settings.costs.value
                yield voice.say("event-deck-chosen-two-columns", costs=costs)
            case e.BoardLoaded(preset=board) if _is_sample(board, move, voice):
                yield voice.say(f"sample-{board}")
            case e.PhaseEntered():
                yield from _of_steps(event, move, voice)
            case _:
                pass


def _is_sample(board: str, move: Move, voice: Voice) -> bool:
    """Tell whether a quest of ours begins with this board: what it is about is said."""
    began = {event.name for event in move.events if isinstance(event, e.QuestStarted)}
    return any(one.board == board and one.name in began for one in voice.box.well.samples)


def _of_steps(event: e.PhaseEntered, move: Move, voice: Voice) -> Iterator[str]:
    """Say what the quest brings, once that step is come to or passed over, and of the step."""
    if Step.REWARDS in (*event.passed_over, event.step):
        yield reward_words.told(voice)
    yield _of_step(event.step, move, voice)


def _of_step(step: Step, move: Move, voice: Voice) -> str:
    """Say what a step means besides, as it begins."""
    held, chooser = fortune_held(move.after), path.who_chooses(move.after)
    if step is Step.SHOPPING and held:
        return voice.say("shopping-last-call", amount=held)
    if step is Step.CHOOSE_QUEST and chooser is not None:
        return voice.say("path-chooser", winner=chooser.value)
    return ""


def _summary(card: str, voice: Voice) -> str:
    """Say what the table must do for a triggered card."""
    printed = voice.printed(card)
    text = voice.summary(printed) if printed else ""
    key = "card-summary" if text else "card-without-summary"
    return "> " + voice.say(key, card=voice.card(card), summary=text)


def needs_before(move: Move) -> bool:
    """Tell whether the pictures of a move need the map as it was before."""
    happened = any(isinstance(event, _LOOKS_BACK) for event in move.well_events)
    return happened and not move.undone_by


def map_page(move: Move, before: WellState, names: Voice) -> Page:
    """Draw a move with its pictures; takes tens of milliseconds, so not on the event loop."""
    return _with_pictures(page(move, names), move, before, names)


def map_briefly(move: Move, before: WellState, names: Voice) -> Page:
    """Draw an undo or redo that was asked for by command, with the same pictures."""
    return _with_pictures(briefly(move, names), move, before, names)


def _with_pictures(told: Page, move: Move, before: WellState, names: Voice) -> Page:
    """Put pictures behind the first text; a move taken back shows the map as it is again."""
    events, after = move.well_events, as_shown(move.after, move.after.well)
    if not move.undone_by:
        drawn = tuple(pictures(events, as_shown(move.after, before), after, names))
    elif after.map is not None and any(map(has_picture, events)):
        drawn = (map_picture(MapView(after.map), names),)
    else:
        drawn = ()
    return replace(told, blocks=(*told.blocks[:1], *drawn, *told.blocks[1:]))
