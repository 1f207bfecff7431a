"""The buttons for what comes next, wherever they are offered: steps, turns, forms, cards."""

from bot.pages.page import Button, Style
from bot.pages.phrases.stages import step_name
from bot.pages.presses import Act
from bot.pages.voice import View
from bot.rules.basics.stage import Step
from bot.rules.economy.phase import steps_ahead
from bot.rules.printed.decks import Card

ADD_HERO, CHOOSE_DECK, START_QUEST = "add-hero", "choose-deck", "start-quest"
NAME_OVERLORD = "name-overlord"


def go_to(view: View, step: Step) -> Button:
    """Offer to go to a step of the campaign phase."""
    label = view.voice.say("button-go-to", step=step_name(step, view.voice))
    return view.button(label, Act.GO_TO, step.value)


def next_step(view: View) -> Button | None:
    """Offer the next step by its name, so that two quick presses go only one step; if any."""
    ahead = steps_ahead(view.voice.campaign)
    if not ahead:
        return None
    label = view.voice.say("button-next-step")
    return view.button(label, Act.GO_TO, ahead[0].value, style=Style.PRIMARY)


def open_form(view: View, form: str, style: Style = Style.SECONDARY) -> Button:
    """Offer a form by its name: a hero, a deck, a quest."""
    return view.button(view.voice.say(f"button-{form}"), Act.OPEN, form, style=style)


def turn_button(view: View, hero: str) -> Button:
    """Offer to begin a hero's turn, or the overlord's if none is named."""
    if not hero:
        return view.button(view.voice.say("page-button-overlord-turn"), Act.TURN, hero)
    name = view.voice.campaign.heroes[hero].name
    return view.button(view.voice.say("page-button-hero-turn", hero=name), Act.TURN, hero)


def agent_buttons(view: View) -> tuple[Button, Button]:
    """Offer what befalls an agent on the map: an attack, its end."""
    say = view.voice.say
    return (
        view.button(say("button-agent-attacked"), Act.AGENT_ATTACKED),
        view.button(say("button-agent-defeated"), Act.AGENT_DEFEATED),
    )


def buy_button(view: View, card: Card) -> Button:
    """Offer to buy a Plot card."""
    return view.button(view.voice.say("page-button-buy", card=card.name), Act.BUY, card.key)


def trigger_button(view: View, card: Card, style: Style = Style.SECONDARY) -> Button:
    """Offer to trigger a Plot card."""
    label = view.voice.say("page-button-trigger", card=card.name)
    return view.button(label, Act.TRIGGER, card.key, style=style)
