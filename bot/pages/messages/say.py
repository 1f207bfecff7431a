"""A move as one message: what happened, with pictures of the map, and what can be pressed."""

from collections.abc import Iterator
from itertools import accumulate

from bot.pages.messages import card_moments
from bot.pages.messages.news import news
from bot.pages.page import Accent, Block, Button, Buttons, Page, Style, Text, row
from bot.pages.phrases import (
    agents,
    asking,
    dungeon_steps,
    reward_words,
    sheet_selects,
    vitals_presses,
)
from bot.pages.phrases.headline import headline
from bot.pages.phrases.lines import line
from bot.pages.phrases.moves import Move
from bot.pages.phrases.pools import closing_lines
from bot.pages.phrases.spending import is_open, spending
from bot.pages.phrases.stages import (
    ADD_HERO,
    CHOOSE_DECK,
    NAME_OVERLORD,
    START_QUEST,
    agent_buttons,
    go_to,
    is_summons,
    lieutenant_buttons,
    lieutenant_to_know,
    next_step,
    open_form,
    saved_attack,
    search_gold,
    trigger_button,
    what_now,
)
from bot.pages.pictures.well_view import MapView
from bot.pages.presses import Act
from bot.pages.text import struck
from bot.pages.voice import View, Voice
from bot.pages.well import offering as well
from bot.pages.well.pictures import has_picture, map_picture, pictures
from bot.rules.basics.keys import NOBODY
from bot.rules.basics.options import CampaignAct, Costs, Edition, QuestKind
from bot.rules.basics.places import POOL, PlaceKind
from bot.rules.basics.stage import StageKind, Step
from bot.rules.basics.stored import replace
from bot.rules.cards.kind import effect_of
from bot.rules.economy.fortune import SHOP_PRICE
from bot.rules.economy.phase import LEAST_HEROES, MOST_HEROES, fortune_held, steps_ahead
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
    | e.SkillLearnt
    | e.SheetEntered
)
_LOOKS_BACK = e.BoulderRolled | e.PieceRemoved


def page(move: Move, voice: Voice, result: str = "") -> Page:
    """Tell a move as it stands: live, or taken back; first the result of a roll it has changed."""
    blocks = _taken_back(move, voice) if move.is_undone else _live(move, voice, result)
    return Page(tuple(blocks), accent(move))


def briefly(move: Move, voice: Voice) -> Page:
    """Tell an undo or redo that was asked for by command: which move, and the pools since."""
    if move.struck_by is not None:
        told_part = Text(_lines(*_struck_part(move, voice), *closing_lines(move, voice)))
        return Page((told_part, _buttons(move, voice)), accent(move))
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
    head = (f"## {result}", told.title, *told.body) if result else told.head
    yield Text(_lines(*head, *_called_for(move, voice), *_struck_part(move, voice)))
    yield from (text for text, _ in asked)
    mark = _mark(move, voice) if move.redone_by is not None else ""
    yield Text(_lines(told.foot, mark, *closing_lines(move, voice)))
    yield from (buttons for _, buttons in asked)
    yield from _lists(move, view)
    yield _buttons(move, voice)
    yield Text(_lines(*told.end))


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
    return row(*_next_steps(move, voice), last, redo_part)


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
            case e.DeckChosen(deck) if _has_two_columns(deck, voice):
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


def _next_steps(move: Move, voice: Voice) -> Iterator[Button]:
    """Give the buttons for what a move's events make possible next."""
    view = View(voice, move.at)
    if move.after.edition is Edition.FIRST:
        yield from dungeon_steps.after(move, view)
        yield from _onto_the_map(move, view)
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
        yield from _of_turns(event, view)


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


def _of_turns(event: e.Event, view: View) -> Iterator[Button]:
    """Offer a kept attack, and what comes next: the board may be far up by then."""
    if isinstance(event, e.HeroTurnBegan):
        yield from saved_attack(view, event.hero)
    turns = isinstance(event, e.HeroTurnBegan | e.OverlordTurnBegan | e.TurnEnded)
    if turns and view.voice.campaign.edition is Edition.SECOND:
        yield what_now(view)


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
    """Offer the next step and, beyond it, those that things can be bought in."""
    ahead, first = steps_ahead(view.voice.campaign), next_step(view)
    if view.voice.campaign.stage.step is None:
        return
    gold = search_gold(view)
    if gold is not None:
        yield gold
    yield first or open_form(view, START_QUEST)
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
