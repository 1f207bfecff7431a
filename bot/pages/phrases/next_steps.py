"""What a move's message says and offers beyond what happened: card texts, calls, next steps."""

from collections.abc import Iterator

from bot.pages.page import Button, Style
from bot.pages.phrases import agents
from bot.pages.phrases.moves import Move
from bot.pages.phrases.naming import Naming
from bot.pages.presses import Act, Press
from bot.pages.well import offering as well
from bot.rules.basics.options import Act as CampaignAct
from bot.rules.basics.options import Costs, Edition, QuestKind
from bot.rules.basics.stage import StageKind, Step
from bot.rules.course.quests import LEAST_HEROES, MOST_HEROES
from bot.rules.economy.phase import fortune_held, steps_ahead
from bot.rules.printed.effect_kinds import SurgeFatigue
from bot.rules.state import events as e

_NEXT = {
    Edition.FIRST: "event-campaign-created-next-first",
    Edition.SECOND: "event-campaign-created-next",
}
ADD_HERO, CHOOSE_DECK, START_QUEST = "add-hero", "choose-deck", "start-quest"


def lines(move: Move, names: Naming) -> Iterator[str]:
    """Give the lines that a move's events call for."""
    for event in move.events:
        match event:
            case e.CampaignCreated(edition=edition):
                yield names.say(_NEXT[edition])
            case e.CardTriggered(card):
                yield summary(card, names)
            case e.AgentSummoned(lieutenant):
                yield from (f"> {line}" for line in agents.summoned(lieutenant, names))
            case e.DeckChosen(deck) if _has_two_columns(deck, names):
                costs = names.campaign.settings.costs.value
                yield names.say("event-deck-chosen-two-columns", costs=costs)
            case e.PhaseEntered(Step.SHOPPING):
                yield names.say("shopping-last-call", amount=fortune_held(move.after))
            case _:
                pass


def summary(card: str, names: Naming) -> str:
    """Say what the table must do for a triggered card."""
    printed = names.printed(card)
    text = names.summary(printed) if printed else ""
    key = "card-summary" if text else "card-without-summary"
    return "> " + names.say(key, card=names.card(card), summary=text)


def buttons(move: Move, names: Naming) -> Iterator[Button]:
    """Give the buttons for what a move's events make possible next."""
    for event in move.events:
        match event:
            case e.CampaignCreated(edition=Edition.FIRST):
                yield _button(move, names, f"button-{ADD_HERO}", Act.OPEN, ADD_HERO)
                yield from well.presets(names, move.server, move.id)
            case e.CampaignCreated():
                yield from _set_up(move, names)
            case e.DeckChosen(deck) if _prints_differ(deck, names):
                yield _button(move, names, "button-printed-costs", Act.PRINTED_COSTS)
            case e.QuestEnded() | e.PhaseEntered():
                yield from _steps(move, names)
            case e.CardTriggered(card) if _may_refresh_itself(card, move, names):
                yield _button(move, names, "button-unspent-surge", Act.REFRESH, card)
            case e.CardRecalled(card) if (printed := names.printed(card)) is not None:
                label = names.say("page-button-trigger", card=printed.name)
                yield Button(label, Press(Act.TRIGGER, move.server, move.id, (card,)))
            case e.AgentSummoned() | e.AgentAttacked() if move.after.agent is not None:
                yield _button(move, names, "button-agent-attacked", Act.AGENT_ATTACKED)
                yield _button(move, names, "button-agent-defeated", Act.AGENT_DEFEATED)
            case _:
                pass
    yield from well.offered(move, names)
    yield from _before_the_first_quest(move, names)
    if _ended_interlude(move):
        yield _button(move, names, "button-act-two", Act.SET_ACT, CampaignAct.II)


def _set_up(move: Move, names: Naming) -> Iterator[Button]:
    for form in (ADD_HERO, CHOOSE_DECK, START_QUEST):
        yield _button(move, names, f"button-{form}", Act.OPEN, form)


def _before_the_first_quest(move: Move, names: Naming) -> Iterator[Button]:
    """Lead on from a hero or a deck to the next thing a new campaign needs."""
    prepares = any(isinstance(event, e.HeroAdded | e.DeckChosen) for event in move.events)
    second = move.after.edition is Edition.SECOND
    if not prepares or not second or move.after.stage.kind is not StageKind.BEFORE:
        return
    heroes = len(move.after.heroes)
    if heroes < MOST_HEROES:
        yield _button(move, names, f"button-{ADD_HERO}", Act.OPEN, ADD_HERO)
    if heroes >= LEAST_HEROES:
        yield _button(move, names, f"button-{START_QUEST}", Act.OPEN, START_QUEST)


def _steps(move: Move, names: Naming) -> Iterator[Button]:
    """Offer the next step and, beyond it, those that things can be bought in."""
    ahead = steps_ahead(move.after)
    if move.after.stage.step is None:
        return
    if not ahead:
        yield _button(move, names, "button-start-quest", Act.OPEN, START_QUEST)
        return
    yield _button(move, names, "button-next-step", Act.GO_TO, ahead[0], style=Style.PRIMARY)
    for step in ahead[1:]:
        if step in (Step.SPEND_XP, Step.SHOPPING):
            yield go_to(move.server, move.id, step, names)


def go_to(server: int, campaign: int, step: Step, names: Naming) -> Button:
    """Make the button that goes to a step of the campaign phase."""
    label = names.say("button-go-to", step=names.say(f"step-{step}"))
    return Button(label, Press(Act.GO_TO, server, campaign, (step.value,)))


def _button(
    move: Move, names: Naming, key: str, act: Act, *args: str, style: Style = Style.SECONDARY
) -> Button:
    return Button(names.say(key), Press(act, move.server, move.id, args), style)


def _may_refresh_itself(card: str, move: Move, names: Naming) -> bool:
    """Tell whether a surge left unspent makes a triggered card ready again (Z1)."""
    printed, held = names.printed(card), move.after.cards.get(card)
    by_surge = printed is not None and isinstance(printed.effect, SurgeFatigue)
    return by_surge and held is not None and held.exhausted and not move.questions


def _has_two_columns(deck: str, names: Naming) -> bool:
    printed = names.box.deck(deck)
    return printed is not None and printed.has_two_columns


def _prints_differ(deck: str, names: Naming) -> bool:
    settings = names.campaign.settings
    return _has_two_columns(deck, names) and settings.costs is Costs.TRANSCRIBED


def _ended_interlude(move: Move) -> bool:
    """Tell whether an interlude has just ended in act I (C4)."""
    if not any(isinstance(event, e.QuestEnded) for event in move.events):
        return False
    quest, act = move.after.last_quest, move.after.act
    return quest is not None and quest.kind is QuestKind.INTERLUDE and act is CampaignAct.I
