"""The live board: whose turn it is, both pools, the cards, and what a thumb may press next."""

from collections.abc import Iterable, Iterator, Mapping

from bot.pages.lookups import board_moves, dungeon_board
from bot.pages.lookups.behind_the_board import MORE, redraw
from bot.pages.lookups.cards import counters
from bot.pages.lookups.parts import open_cards
from bot.pages.lookups.status import agent_line, hero_lines
from bot.pages.page import Block, Button, Buttons, Link, Page, lines, row
from bot.pages.phrases import asking, emojis, sheet_parts
from bot.pages.phrases.stages import stage_line, step_name
from bot.pages.presses import Act
from bot.pages.text import bold, clean
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Edition
from bot.rules.basics.places import brand
from bot.rules.basics.stage import StageKind, Step
from bot.rules.state.campaign import PlotCard
from bot.rules.state.questions import Question

MOST_CHOICES, MOST_ASKED = 4, 2
"""Choices a question may have to be answered on the board, and questions that may be there."""


def board(view: View, links: Mapping[str, str]) -> Page:
    """Draw the board; `links` gives the address of each open question's message."""
    if view.voice.campaign.edition is Edition.FIRST:
        return Page((*_questions(view, links), *dungeon_board.blocks(view)))
    blocks = (
        *_questions(view, links),
        lines(_head(view.voice), _pools(view.voice), *_kept(view.voice), *_small(view.voice)),
        *_roster(view.voice),
        *board_moves.moves(view),
        row(*board_moves.endings(view), *_own_buttons(view)),
    )
    return Page(blocks)


def gone(view: View) -> Page:
    """Say that there is no board any more, and offer to put it up again."""
    said = view.voice.text("board-gone", campaign=clean(view.voice.campaign.name))
    return Page((said, row(view.button(view.voice.say("board-button-again"), Act.PUT_BOARD))))


def _questions(view: View, links: Mapping[str, str]) -> Iterator[Block]:
    room = MOST_ASKED
    questions = view.voice.campaign.questions
    for question, (told, choices) in zip(questions, asking.asked(questions, view), strict=True):
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
    """Lead to a question's message, and beside too many choices to a page that has them all.

    The message may be deleted; nobody tells the bot of that.
    """
    label, address = view.voice.say("board-button-question"), links.get(question.id)
    if few:
        return (Link(label, address),) if address else ()
    if not address:
        return (view.look(label, "status"),)
    return (view.look(view.voice.say("board-button-choices"), "status"), Link(label, address))


def _head(voice: Voice) -> str:
    """Say in the largest letters whose turn it is, or what the table is about."""
    campaign, stage = voice.campaign, voice.campaign.stage
    if _is_named(voice):
        return voice.say("board-title", campaign=clean(campaign.name))
    if stage.step is not None:
        return voice.say("board-head-phase", step=step_name(stage.step, voice))
    if campaign.turn is None:
        set_up = stage.kind is StageKind.SET_UP
        return voice.say("board-head-set-up" if set_up else "board-head-unknown")
    hero = voice.short_hero(campaign.turn.hero) if campaign.turn.hero else ""
    ended = "-ended" if campaign.turn.ended else ""
    key = f"board-head-{'hero' if hero else 'overlord'}{ended}"
    return voice.say(key, hero=hero, round=campaign.round)


def _is_named(voice: Voice) -> bool:
    """Tell whether the head names the campaign: before the first quest, and after the last."""
    return voice.campaign.ended or voice.campaign.stage.kind is StageKind.BEFORE


def _pools(voice: Voice) -> str:
    """Write both pools with the figures in bold, and the experience there is to spend."""
    campaign = voice.campaign
    threat = bold(str(campaign.threat))
    if campaign.awaiting:
        threat = voice.say("pools-awaiting", threat=threat, count=campaign.awaiting)
    each = (
        voice.say("pools-hero", hero=voice.short_hero(key), amount=bold(str(campaign.fortune(key))))
        for key in campaign.heroes
    )
    fortune = ", ".join(each)
    key = "pools" if fortune else "pools-without-heroes"
    threat = emojis.beside(emojis.THREAT, threat, voice)
    pools = voice.say(key, threat=threat, fortune=emojis.beside(emojis.FORTUNE, fortune, voice))
    spends = campaign.xp or campaign.stage.step is Step.SPEND_XP
    xp = voice.say("xp", xp=bold(str(campaign.xp))) if spends else ""
    return voice.say("board-pools-xp", pools=pools, xp=xp) if xp else pools


def _kept(voice: Voice) -> Iterator[str]:
    """Say in one line for each hero how they all are, and what the party has.

    Before the first quest the roster says the former.
    """
    listed = voice.campaign.stage.kind is StageKind.BEFORE
    for hero in () if listed else voice.campaign.heroes.values():
        for line in sheet_parts.board_lines(voice, hero):
            yield voice.say("board-hero", hero=voice.short_hero(hero.key), line=line)
    yield from sheet_parts.party_lines(voice)


def _small(voice: Voice) -> Iterator[str]:
    """Say in small letters where the quest stands, how the cards lie, what lies with heroes."""
    name = "" if _is_named(voice) else clean(voice.campaign.name)
    told = filter(None, (name, _place(voice), _cards(voice)))
    yield _line(voice.say("board-between").join(told))
    yield _line(agent_line(voice))
    yield from map(_line, _on_heroes(voice))


def _line(text: str) -> str:
    return f"-# {text}" if text else ""


def _place(voice: Voice) -> str:
    campaign = voice.campaign
    quest = campaign.quest
    if quest is None or campaign.ended:
        between = campaign.stage.step is not None and not campaign.ended
        return voice.say("board-phase") if between else stage_line(voice)
    encounter, encounters = campaign.stage.encounter, quest.encounters
    name = clean(quest.name)
    return voice.say("board-place", quest=name, encounter=encounter, encounters=encounters)


def _cards(voice: Voice) -> str:
    """Name the deck and its faceup cards, each with how it lies (S5: no others)."""
    deck = voice.box.deck(voice.campaign.deck) if voice.campaign.deck else None
    if deck is None:
        return voice.say("page-status-no-deck")
    cards = (_card(voice, card) for card in open_cards(voice.campaign))
    return voice.say("board-cards", deck=clean(deck.name), cards=voice.listed(cards))


def _card(voice: Voice, card: PlotCard) -> str:
    key = "board-card-exhausted" if card.exhausted else "board-card-ready"
    return voice.say(key, card=voice.plain_card(card.key)) + "".join(counters(voice, card))


def _on_heroes(voice: Voice) -> Iterator[str]:
    """Name the heroes whose tokens are by the Plot deck (T2), and who is branded (Z6)."""
    campaign = voice.campaign
    marked = [voice.short_hero(hero.key) for hero in campaign.heroes.values() if hero.marked]
    if marked:
        yield voice.say("board-marked", heroes=voice.row(marked))
    held = {key: campaign.tokens.get(brand(key), 0) for key in campaign.heroes}
    branded = (
        voice.say("pools-hero", hero=voice.short_hero(key), amount=count)
        for key, count in held.items()
        if count
    )
    told = ", ".join(branded)
    if told:
        yield voice.say("board-branded", heroes=told)


def _roster(voice: Voice) -> Iterator[Block]:
    """Say before the first quest who plays whom; later everybody knows."""
    if voice.campaign.stage.kind is StageKind.BEFORE:
        yield lines(*hero_lines(voice))


def _own_buttons(view: View) -> tuple[Button | None, ...]:
    voice = view.voice
    return (
        view.look(voice.say("page-button-hand"), "hand") if voice.campaign.deck else None,
        view.look(voice.say("board-button-more"), MORE),
        redraw(view),
    )
