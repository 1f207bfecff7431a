"""What a move makes possible next, as the buttons under its message."""

from collections.abc import Iterator

from bot.pages.messages import card_moments
from bot.pages.page import Button, Style
from bot.pages.phrases import dungeon_steps, reward_words, sheet_selects, vitals_presses
from bot.pages.phrases.moves import Move
from bot.pages.phrases.spending import is_open, spending
from bot.pages.phrases.stages import (
    ADD_HERO,
    CHOOSE_DECK,
    NAME_OVERLORD,
    START_QUEST,
    agent_buttons,
    begin_quest,
    go_to,
    is_summons,
    lieutenant_buttons,
    next_step,
    open_form,
    saved_attack,
    search_gold,
    trigger_button,
    what_now,
)
from bot.pages.presses import Act
from bot.pages.voice import View, Voice
from bot.pages.well import offering as well
from bot.rules.basics.options import CampaignAct, Costs, Edition, QuestKind
from bot.rules.basics.stage import StageKind, Step
from bot.rules.cards.kind import effect_of
from bot.rules.economy.fortune import SHOP_PRICE
from bot.rules.economy.stages import LEAST_HEROES, MOST_HEROES, fortune_held, steps_ahead
from bot.rules.state import events as e

# After these somebody's turn is what comes next, unless the quest has ended with them.
_AWAIT_A_TURN = (
    e.QuestStarted | e.EncounterEnded | e.HeroTurnBegan | e.OverlordTurnBegan | e.TurnEnded
)


def next_presses(move: Move, voice: Voice) -> Iterator[Button]:
    """Give the buttons for what a move's events make possible next."""
    view = View(voice, move.at)
    if move.after.edition is Edition.FIRST:
        yield from _onto_the_map(move, view)
        yield from dungeon_steps.after(move, view)
    # A move may bring the same twice, such as counters that go and others that come.
    yield from dict.fromkeys(_of_events(move, view))
    if move.on_map:
        yield from well.offered(move, voice)


def _onto_the_map(move: Move, view: View) -> Iterator[Button]:
    """Offer to put whose turn begins onto the map, who was killed and is in the town (E7)."""
    for event in move.events:
        if isinstance(event, e.HeroTurnBegan):
            yield from well.placing(view, event.hero)


def _of_events(move: Move, view: View) -> Iterator[Button]:
    for event in move.events:
        yield from _of_cards(event, move, view)
        yield from card_moments.offered(event, view)
        yield from vitals_presses.after(event, view, move)
        yield from _of_the_course(event, move, view)
        yield from _of_turns(event, move, view)


def _of_cards(event: e.Event, move: Move, view: View) -> Iterator[Button]:
    """Give the buttons for what a deck, a card or an agent makes possible."""
    match event:
        case e.DeckChosen(deck) if _prints_differ(deck, view.voice):
            yield view.button(view.voice.say("button-printed-costs"), Act.PRINTED_COSTS)
        case e.CardTriggered(card) if _may_refresh_itself(card, move, view.voice):
            yield view.button(view.voice.say("button-unspent-surge"), Act.REFRESH, card)
        case e.CardRecalled(card) if (printed := view.voice.printed(card)) is not None:
            yield trigger_button(view, printed)
        case e.QuestStarted():
            yield from lieutenant_buttons(view)
        case e.CardTriggered(card) if is_summons(card, view.voice):
            yield from lieutenant_buttons(view)
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
            yield from sheet_selects.basic_decks(view)
        case e.HeroAdded() | e.DeckChosen():
            yield from _before_the_first_quest(move, view)
        case e.QuestEnded():
            yield from _steps(view)
            yield from _after_an_interlude(move, view)
        case e.PhaseEntered() | e.RewardTaken():
            yield from _in_the_phase(view)
        case e.CardBought() | e.XpChanged(why=e.Why.XP_CONVERTED | e.Why.CORRECTION):
            yield from _go_on_spending(view)
        case e.PlayerLeft(was_overlord=True):
            yield open_form(view, NAME_OVERLORD, Style.PRIMARY)
        case _:
            pass


def _of_turns(event: e.Event, move: Move, view: View) -> Iterator[Button]:
    """Offer a kept attack or to stand up, and what comes next: the board may be far up by then."""
    if isinstance(event, e.HeroTurnBegan):
        yield from _hero_acts(view, event.hero)
    under_way = move.after.edition is Edition.SECOND and move.after.quest is not None
    if isinstance(event, _AWAIT_A_TURN) and under_way:
        yield what_now(view)


def _hero_acts(view: View, hero: str) -> Iterator[Button]:
    if vitals_presses.is_down(view.voice.campaign, hero):
        yield vitals_presses.stand_up(view, hero)
    else:
        yield from saved_attack(view, hero)


def _go_on_spending(view: View) -> Iterator[Button]:
    """Offer what is left to spend, and to leave it at that."""
    step = next_step(view)
    if is_open(view.voice.campaign) and step is not None:
        yield from spending(view)
        yield step


def _before_the_first_quest(move: Move, view: View) -> Iterator[Button]:
    """Lead on from a hero or a deck to the next thing a new campaign needs."""
    if move.after.edition is Edition.FIRST or move.after.stage.kind is not StageKind.BEFORE:
        return
    heroes = len(move.after.heroes)
    if heroes < MOST_HEROES:
        yield open_form(view, ADD_HERO)
    if heroes >= LEAST_HEROES:
        yield open_form(view, START_QUEST)
        yield from sheet_selects.basic_decks(view)


def _steps(view: View) -> Iterator[Button]:
    """Offer the next step or quest and, beyond it, the steps that things can be bought in."""
    ahead, first = steps_ahead(view.voice.campaign), next_step(view)
    if view.voice.campaign.stage.step is None:
        return
    gold = search_gold(view)
    if gold is not None:
        yield gold
    yield from filter(None, (first, begin_quest(view)))
    for step in ahead[1:]:
        if step in (Step.SPEND_XP, Step.SHOPPING):
            yield go_to(view, step)


def _in_the_phase(view: View) -> Iterator[Button]:
    """Offer what the present step is for, and the next ones."""
    yield from reward_words.button(view)
    yield from spending(view)
    yield from _shop_card(view)
    yield from _steps(view)


def _shop_card(view: View) -> Iterator[Button]:
    """Offer the one thing that fortune buys in Shopping, where there is enough of it (F4)."""
    campaign = view.voice.campaign
    if campaign.stage.step is Step.SHOPPING and fortune_held(campaign) >= SHOP_PRICE:
        yield view.button(view.voice.say("page-button-shop"), Act.SHOP)


def _may_refresh_itself(card: str, move: Move, voice: Voice) -> bool:
    """Tell whether a surge left unspent makes a triggered card ready again (Z1)."""
    printed, held = voice.printed(card), move.after.cards.get(card)
    by_surge = printed is not None and effect_of(printed).refreshes_itself
    return by_surge and held is not None and held.exhausted and not move.questions


def has_two_columns(deck: str, voice: Voice) -> bool:
    """Tell whether other costs are printed on a deck than stand in the document (Z0)."""
    printed = voice.box.deck(deck)
    return printed is not None and printed.has_two_columns


def _prints_differ(deck: str, voice: Voice) -> bool:
    settings = voice.campaign.settings
    return has_two_columns(deck, voice) and settings.costs is Costs.TRANSCRIBED


def _after_an_interlude(move: Move, view: View) -> Iterator[Button]:
    """Offer act II where an interlude has just ended in act I (C4)."""
    quest, act = move.after.last_quest, move.after.act
    if quest is not None and quest.kind is QuestKind.INTERLUDE and act is CampaignAct.I:
        yield view.button(view.voice.say("button-act-two"), Act.SET_ACT, CampaignAct.II)
