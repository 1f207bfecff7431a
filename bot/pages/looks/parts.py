"""Parts that several pages share: where the campaign stands, and what to do next."""

from bot.pages.looks.view import View
from bot.pages.page import Button, Buttons, Style, row
from bot.pages.phrases.moves import Move
from bot.pages.phrases.naming import Naming
from bot.pages.phrases.pools import pools_line, xp_line
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.rules.basics.stage import StageKind, Step
from bot.rules.course.quests import MOST_HEROES
from bot.rules.economy.people import has, holders
from bot.rules.economy.phase import steps_ahead
from bot.rules.state.campaign import Campaign, PlotCard
from bot.rules.state.refusals import NotYours, Right

_NEAR_THE_QUEST = (Step.CHOOSE_QUEST, Step.QUEST_SET_UP, Step.TRAVEL)


def need(view: View, right: Right) -> None:
    """Refuse whoever lacks a right to look."""
    if not has(view.campaign, view.by, right):
        raise NotYours(right, holders(view.campaign, right))


def stage(view: View) -> str:
    """Say where the campaign stands."""
    campaign = view.campaign
    quest, place = campaign.quest, campaign.stage
    if campaign.ended:
        return over(view)
    if quest is not None:
        return view.say(
            f"page-stage-{place.kind}",
            quest=clean(quest.name),
            kind=view.say(f"kind-{quest.kind}"),
            encounter=place.encounter,
            encounters=quest.encounters,
            act=str(quest.act),
        )
    if place.step is not None:
        return view.say("page-stage-phase", step=step_name(view, place.step))
    return view.say("page-stage-before")


def over(view: View) -> str:
    """Say that a campaign is over, if it is."""
    return view.say("page-stage-ended") if view.campaign.ended else ""


def names(view: View) -> Naming:
    """Give what names things in sentences."""
    return Naming(view.campaign, view.box, view.words, view.language)


def pools(view: View) -> str:
    """Write both pools as they are."""
    return pools_line(_still(view), names(view))


def xp(view: View) -> str:
    """Write the overlord's experience as it is."""
    return xp_line(_still(view), names(view))


def turn(view: View) -> str:
    """Say whose turn it is; nothing outside encounters."""
    campaign = view.campaign
    if campaign.ended or not campaign.stage.in_encounter:
        return ""
    called = campaign.turn
    if called is None:
        set_up = campaign.stage.kind is StageKind.SET_UP
        return view.say("page-turn-first" if set_up else "page-turn-unknown")
    hero = view.hero(called.hero) if called.hero else ""
    whose = "hero" if hero else "overlord"
    ended = "-ended" if called.ended else ""
    return view.say(f"page-turn-{whose}{ended}", hero=hero, round=campaign.round)


def step_name(view: View, step: Step) -> str:
    """Name a step of the campaign phase."""
    return view.say(f"step-{step}")


def card_state(view: View, card: PlotCard) -> str:
    """Say how a card lies: facedown, ready, exhausted, in the box."""
    if card.boxed:
        return view.say("page-card-boxed")
    if not card.faceup:
        return view.say("page-card-facedown")
    return view.say("page-card-exhausted" if card.exhausted else "page-card-ready")


def open_cards(campaign: Campaign) -> tuple[PlotCard, ...]:
    """Give the cards that lie faceup for everybody."""
    return tuple(card for card in campaign.cards.values() if card.faceup)


def next_buttons(view: View) -> Buttons:
    """Offer what usually comes next at this stage."""
    campaign = view.campaign
    if campaign.ended:
        return row()
    if campaign.stage.in_encounter:
        return row(*_turn_buttons(view))
    if campaign.stage.kind is StageKind.BEFORE:
        return row(*_set_up_buttons(view))
    near = campaign.stage.step in _NEAR_THE_QUEST
    return row(next_step(view), start_quest(view) if near else None)


def next_step(view: View) -> Button | None:
    """Offer the next step by its name, so that two quick presses go only one step; if any."""
    ahead = steps_ahead(view.campaign)
    if not ahead:
        return None
    label = view.say("button-next-step")
    return view.button(label, Act.GO_TO, ahead[0].value, style=Style.PRIMARY)


def start_quest(view: View) -> Button:
    """Offer to start a quest."""
    return view.button(view.say("button-start-quest"), Act.OPEN, "start-quest")


def _still(view: View) -> Move:
    """A move in which nothing happened: its lines show what is."""
    return Move(view.server, view.id, 0, (), view.campaign, view.campaign.seq)


def _set_up_buttons(view: View) -> tuple[Button, ...]:
    campaign = view.campaign
    needed = {
        "add-hero": len(campaign.heroes) < MOST_HEROES,
        "choose-deck": not campaign.deck,
        "start-quest": True,
    }
    return tuple(
        view.button(view.say(f"button-{form}"), Act.OPEN, form)
        for form, wanted in needed.items()
        if wanted
    )


def _turn_buttons(view: View) -> tuple[Button, ...]:
    """Offer every turn but the one under way."""
    heroes, called = view.campaign.heroes, view.campaign.turn
    labels = {"": view.say("page-button-overlord-turn")}
    labels |= {key: view.say("page-button-hero-turn", hero=heroes[key].name) for key in heroes}
    if called is not None and not called.ended:
        labels.pop(called.hero, None)
    return tuple(view.button(label, Act.TURN, key) for key, label in labels.items())
