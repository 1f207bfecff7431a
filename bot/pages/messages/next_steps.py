"""What a move's message says and offers beyond what happened: card texts, calls, next steps."""

from collections.abc import Iterator

from bot.pages.page import Button, Style
from bot.pages.phrases import agents
from bot.pages.phrases.moves import Move
from bot.pages.phrases.step_buttons import (
    ADD_HERO,
    CHOOSE_DECK,
    NAME_OVERLORD,
    START_QUEST,
    agent_buttons,
    go_to,
    next_step,
    open_form,
    trigger_button,
)
from bot.pages.presses import Act
from bot.pages.view import View
from bot.pages.voice import Voice
from bot.pages.well import offering as well
from bot.rules.basics.options import CampaignAct, Costs, Edition, QuestKind
from bot.rules.basics.stage import StageKind, Step
from bot.rules.cards.kind import effect_of
from bot.rules.course.quests import LEAST_HEROES, MOST_HEROES
from bot.rules.economy.phase import fortune_held, steps_ahead
from bot.rules.state import events as e

_NEXT = {
    Edition.FIRST: "event-campaign-created-next-first",
    Edition.SECOND: "event-campaign-created-next",
}


def lines(move: Move, voice: Voice) -> Iterator[str]:
    """Give the lines that a move's events call for."""
    for event in move.events:
        match event:
            case e.CampaignCreated(edition=edition):
                yield voice.say(_NEXT[edition])
            case e.CardTriggered(card):
                yield summary(card, voice)
            case e.AgentSummoned(lieutenant):
                yield from (f"> {line}" for line in agents.summoned(lieutenant, voice))
            case e.DeckChosen(deck) if _has_two_columns(deck, voice):
                costs = voice.campaign.settings.costs.value
                yield voice.say("event-deck-chosen-two-columns", costs=costs)
            case e.PhaseEntered(Step.SHOPPING) if held := fortune_held(move.after):
                yield voice.say("shopping-last-call", amount=held)
            case _:
                pass


def summary(card: str, voice: Voice) -> str:
    """Say what the table must do for a triggered card."""
    printed = voice.printed(card)
    text = voice.summary(printed) if printed else ""
    key = "card-summary" if text else "card-without-summary"
    return "> " + voice.say(key, card=voice.card(card), summary=text)


def buttons(move: Move, voice: Voice) -> Iterator[Button]:
    """Give the buttons for what a move's events make possible next."""
    view = View(voice, move.at)
    for event in move.events:
        yield from _of_cards(event, move, view)
        yield from _of_the_course(event, move, view)
    if move.on_map:
        yield from well.offered(move, voice)


def _of_cards(event: e.Event, move: Move, view: View) -> Iterator[Button]:
    """Give the buttons for what a deck, a card or an agent makes possible."""
    match event:
        case e.DeckChosen(deck) if _prints_differ(deck, view.voice):
            yield view.button(view.voice.say("button-printed-costs"), Act.PRINTED_COSTS)
        case e.CardTriggered(card) if _may_refresh_itself(card, move, view.voice):
            yield view.button(view.voice.say("button-unspent-surge"), Act.REFRESH, card)
        case e.CardRecalled(card) if (printed := view.voice.printed(card)) is not None:
            yield trigger_button(view, printed)
        case e.AgentSummoned() | e.AgentAttacked() if move.after.agent is not None:
            yield from agent_buttons(view)
        case _:
            pass


def _of_the_course(event: e.Event, move: Move, view: View) -> Iterator[Button]:
    """Give the buttons for where the campaign goes on."""
    match event:
        case e.CampaignCreated(edition=Edition.FIRST):
            yield open_form(view, ADD_HERO)
            yield from well.presets(view.voice, move.at)
        case e.CampaignCreated():
            yield from (open_form(view, form) for form in (ADD_HERO, CHOOSE_DECK, START_QUEST))
        case e.HeroAdded() | e.DeckChosen():
            yield from _before_the_first_quest(move, view)
        case e.QuestEnded():
            yield from _steps(view)
            yield from _after_an_interlude(move, view)
        case e.PhaseEntered():
            yield from _steps(view)
        case e.PlayerLeft(was_overlord=True):
            yield open_form(view, NAME_OVERLORD, Style.PRIMARY)
        case _:
            pass


def _before_the_first_quest(move: Move, view: View) -> Iterator[Button]:
    """Lead on from a hero or a deck to the next thing a new campaign needs."""
    if move.after.edition is Edition.FIRST or move.after.stage.kind is not StageKind.BEFORE:
        return
    heroes = len(move.after.heroes)
    if heroes < MOST_HEROES:
        yield open_form(view, ADD_HERO)
    if heroes >= LEAST_HEROES:
        yield open_form(view, START_QUEST)


def _steps(view: View) -> Iterator[Button]:
    """Offer the next step and, beyond it, those that things can be bought in."""
    ahead, first = steps_ahead(view.voice.campaign), next_step(view)
    if view.voice.campaign.stage.step is None:
        return
    yield first or open_form(view, START_QUEST)
    for step in ahead[1:]:
        if step in (Step.SPEND_XP, Step.SHOPPING):
            yield go_to(view, step)


def _may_refresh_itself(card: str, move: Move, voice: Voice) -> bool:
    """Tell whether a surge left unspent makes a triggered card ready again (Z1)."""
    printed, held = voice.printed(card), move.after.cards.get(card)
    by_surge = printed is not None and effect_of(printed).refreshes_itself
    return by_surge and held is not None and held.exhausted and not move.questions


def _has_two_columns(deck: str, voice: Voice) -> bool:
    printed = voice.box.deck(deck)
    return printed is not None and printed.has_two_columns


def _prints_differ(deck: str, voice: Voice) -> bool:
    settings = voice.campaign.settings
    return _has_two_columns(deck, voice) and settings.costs is Costs.TRANSCRIBED


def _after_an_interlude(move: Move, view: View) -> Iterator[Button]:
    """Offer act II where an interlude has just ended in act I (C4)."""
    quest, act = move.after.last_quest, move.after.act
    if quest is not None and quest.kind is QuestKind.INTERLUDE and act is CampaignAct.I:
        yield view.button(view.voice.say("button-act-two"), Act.SET_ACT, CampaignAct.II)
