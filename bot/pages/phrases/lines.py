"""Events as sentences: the words of an event are found under its class, and what varies in it."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.pages.phrases import sheets, transfers
from bot.pages.phrases.fields import arguments
from bot.pages.phrases.kebab import kebab
from bot.pages.phrases.naming import Naming
from bot.pages.text import bold, clean
from bot.pages.well import lines as well
from bot.rules.basics.stage import RULEBOOK_ORDER, Step
from bot.rules.state import events as e

# Events without a line of their own: another event, the question or the message's shape says it.
QUIET = (
    e.StewardActed,
    e.ActedFor,
    e.Asked,
    e.Answered,
    e.TakenBack,
    e.PlayedAgain,
)


def key(event: e.Event) -> str:
    """Give the key of an event's words."""
    variant = _VARIANTS.get(type(event))
    suffix = variant(event) if variant else ""
    return "-".join(filter(None, ("event", kebab(type(event).__name__), suffix)))


def line(event: e.Event, names: Naming) -> str:
    """Say what happened; empty for an event that something else tells."""
    if isinstance(event, e.TokensMoved):
        return transfers.transfers([event], names)
    if isinstance(event, e.WellHappened):
        return well.line(event.event, names)
    if is_quiet(event):
        return ""
    return names.say(key(event), **{**arguments(event, names), **_more(event, names)})


def is_quiet(event: e.Event) -> bool:
    """Tell whether something else tells the event."""
    if isinstance(event, e.TokensMoved):
        return transfers.is_quiet(event)
    return isinstance(event, QUIET)


def _more(event: e.Event, names: Naming) -> dict[str, str | int]:
    more = _MORE.get(type(event))
    return more(event, names) if more else {}


def _created(event: e.HeroAdded, names: Naming) -> dict[str, str | int]:
    figures = sheets.figures(event.sheet, names)
    sheet = names.say("figures-of-sheet", figures=figures) if figures else ""
    return {"hero": bold(clean(event.name)), "sheet": sheet}


def _quest(event: e.QuestStarted, names: Naming) -> dict[str, str | int]:
    lieutenants = names.row(map(names.agent, event.lieutenants))
    said = names.say("event-quest-started-lieutenants", lieutenants=lieutenants)
    return {
        "lieutenants": said if event.lieutenants else "",
        "passed_over": _passed_over(event.passed_over, names),
    }


def _step(event: e.PhaseEntered, names: Naming) -> dict[str, str | int]:
    return {
        "step": bold(names.say(f"step-{event.step}")),
        "todo": names.say(f"step-{event.step}-todo"),
        "passed_over": _passed_over(event.passed_over, names),
    }


def _passed_over(steps: tuple[Step, ...], names: Naming) -> str:
    said = names.row(names.say(f"step-{step}") for step in steps)
    return names.say("passed-over", steps=said) if steps else ""


def _dice(event: e.DiceRolled, names: Naming) -> dict[str, str | int]:
    dice = [names.box.dice[die] for die in event.dice]
    rolled = zip(dice, event.faces, strict=True)
    shown = (f"{names.say(f'die-{die.colour}')} {die.written(face)}" for die, face in rolled)
    return {"dice": names.row(shown)}


def _of_xp(event: e.XpChanged) -> str:
    if event.why is not e.Why.CORRECTION:
        return event.why.value
    return "correction-gained" if event.amount > 0 else "correction-lost"


_VARIANTS: Mapping[type[Any], Callable[[Any], str]] = {
    e.CampaignCreated: lambda event: "printed" if event.printed_campaign else "",
    e.CampaignAdopted: lambda event: "with-cards" if event.cards else "",
    e.HeroAdded: lambda event: "" if event.player else "unplayed",
    e.HeroMarked: lambda event: "on" if event.on else "off",
    e.HeroAssigned: lambda event: "" if event.player else "nobody",
    e.StandInNamed: lambda event: "" if event.user else "ended",
    e.PlayerLeft: lambda event: "" if event.heroes else "standing-in",
    e.TurnEnded: lambda event: "" if event.hero else "overlord",
    e.TokensMoved: transfers.variant,
    e.XpChanged: _of_xp,
    e.CardRefreshed: lambda event: event.by.value,
    e.CardReturned: lambda event: "box" if event.to_box else "deck",
    e.FortuneUsed: lambda event: event.use.value,
    e.FatigueSuffered: lambda event: "attribute" if event.amount is None else "",
    e.DamageSuffered: lambda event: "less" if event.amount is None else "",
    e.ConditionGiven: lambda event: "" if event.hero else "target",
    e.RollCalled: lambda event: event.what.value,
    e.DiceRolled: lambda event: "reroll" if event.why is e.RollFor.REROLL else "",
}
_MORE: Mapping[type[Any], Callable[[Any, Naming], dict[str, str | int]]] = {
    e.HeroAdded: _created,
    e.QuestStarted: _quest,
    e.PhaseEntered: _step,
    e.DiceRolled: _dice,
    e.QuestEnded: lambda _, names: {"step": bold(names.say(f"step-{RULEBOOK_ORDER[0]}"))},
    e.XpChanged: lambda event, _: {"spent": -event.amount},
    e.SettingsChanged: lambda event, names: {"changes": sheets.settings(event, names)},
    e.SheetChanged: lambda event, names: {"changes": sheets.changes(event, names)},
    e.AgentSummoned: lambda event, names: {
        "figures": names.say("figures", masters=event.masters, minions=event.minions)
    },
    e.HouseRuled: lambda event, names: {"rule": names.say(f"rule-{kebab(event.rule)}")},
}
