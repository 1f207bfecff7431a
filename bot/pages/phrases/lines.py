"""Events as sentences: the words of an event are found under its class, and what varies in it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from bot.pages.phrases import map_words, party_words, pools, vitals_words
from bot.pages.phrases.changes import changes, figures, settings
from bot.pages.phrases.fields import NOBODY, arguments
from bot.pages.phrases.forms import has_form
from bot.pages.text import bold, clean, kebab
from bot.pages.voice import Voice
from bot.rules.basics.names import key as name_key
from bot.rules.basics.options import Edition
from bot.rules.basics.sealing import side_of
from bot.rules.basics.stage import RULEBOOK_ORDER, Step
from bot.rules.state import events as e
from bot.words import FALLBACK

# Events without a line of their own: another event, the question or the message's shape says it.
QUIET = (
    e.StewardActed,
    e.ActedFor,
    e.Asked,
    e.Answered,
    e.SheetOpened,
    e.RollSettled,
    e.TakenBack,
    e.PlayedAgain,
    e.HarmLifted,
    e.HandDealt,  # the treachery that was spent says how many cards, and the counts how they lie
)


_OF_EACH_EDITION = e.QuestStarted | e.QuestEnded


def key(event: e.Event) -> str:
    """Give the key of an event's words."""
    variant = _VARIANTS.get(type(event))
    return _key(type(event), variant(event) if variant else "")


@cache
def _key(kind: type[e.Event], variant: str) -> str:
    return "-".join(filter(None, ("event", kebab(kind.__name__), variant)))


def line(event: e.Event, voice: Voice) -> str:
    """Say what happened; empty for an event that something else tells."""
    if isinstance(event, e.TokensMoved):
        return pools.transfers([event], voice)
    if is_quiet(event) or _is_beside_the_quest(event, voice):
        return ""
    return voice.say(_spoken(event, voice), **_given(event, voice))


def in_other_words(form: str, event: e.Event, voice: Voice) -> str:
    """Say what happened in another form, such as a title; empty where it has no such words."""
    told = _of_edition(event, voice)
    own = told.replace("event", form, 1)
    if not has_form(own, told, voice):
        return ""
    return voice.say(own, **_given(event, voice)).strip()


def _given(event: e.Event, voice: Voice) -> dict[str, str | int]:
    more = _MORE.get(type(event))
    return {**arguments(event, voice), **(more(event, voice) if more else {})}


def _is_beside_the_quest(event: e.Event, voice: Voice) -> bool:
    """Tell whether an event is of what a first-edition quest does not have: encounters, pledges."""
    beside = isinstance(event, e.EncounterEnded | e.Withdrawn)
    return beside and voice.campaign.edition is Edition.FIRST


def _spoken(event: e.Event, voice: Voice) -> str:
    """Give the key of an event's words for this reader: what treachery is spent on is secret."""
    return f"{key(event)}-open" if map_words.tells(event, voice) else _of_edition(event, voice)


def _of_edition(event: e.Event, voice: Voice) -> str:
    """Give the key of an event's words: a first-edition quest has no acts or encounters."""
    first = isinstance(event, _OF_EACH_EDITION) and voice.campaign.edition is Edition.FIRST
    return f"{key(event)}-first" if first else key(event)


def is_quiet(event: e.Event) -> bool:
    """Tell whether something else tells the event."""
    if isinstance(event, e.TokensMoved):
        return pools.is_quiet(event)
    return isinstance(event, QUIET) or vitals_words.is_quiet(event) or party_words.is_quiet(event)


def _created(event: e.HeroAdded, voice: Voice) -> dict[str, str | int]:
    known = figures(event.sheet, voice)
    sheet = voice.say("figures-of-sheet", figures=known) if known else ""
    alone = known or _nearly_printed(event, voice)
    return {"hero": bold(clean(event.name)), "sheet": sheet, "figures": alone}


def _nearly_printed(added: e.HeroAdded, voice: Voice) -> str:
    """Say whom a hero without figures may have been meant to be: one printed, called in part so."""
    printed, wanted = voice.box.heroes_of(voice.campaign.edition), name_key(added.name)
    found = [each.name for each in printed if wanted in map(name_key, each.name.split())]
    if len(found) != 1:
        return ""
    return voice.say("hero-added-near-printed", hero=bold(clean(found[0])))


def _quest(event: e.QuestStarted, voice: Voice) -> dict[str, str | int]:
    lieutenants = voice.row(map(voice.agent, event.lieutenants))
    said = voice.say("event-quest-started-lieutenants", lieutenants=lieutenants)
    return {
        "lieutenants": said if event.lieutenants else "",
        "passed_over": _passed_over(event.passed_over, voice),
    }


def _step(event: e.PhaseEntered, voice: Voice) -> dict[str, str | int]:
    return {
        "step": bold(voice.say(f"step-{event.step}")),
        "todo": voice.say(f"step-{event.step}-todo"),
        "passed_over": _passed_over(event.passed_over, voice),
    }


def _passed_over(steps: tuple[Step, ...], voice: Voice) -> str:
    said = voice.row(voice.say(f"step-{step}") for step in steps)
    return voice.say("passed-over", steps=said) if steps else ""


def _dice(event: e.DiceRolled, voice: Voice) -> dict[str, str | int]:
    dice = [voice.box.dice[die] for die in event.dice]
    rolled = zip(dice, event.faces, strict=True)
    shown = (f"{voice.say(f'die-{die.colour}')} {die.written(face)}" for die, face in rolled)
    return {"dice": voice.row(shown)}


def _of_xp(event: e.XpChanged) -> str:
    if event.why is not e.Why.CORRECTION:
        return event.why.value
    return "correction-gained" if event.amount > 0 else "correction-lost"


def _left(event: e.PlayerLeft) -> str:
    if event.was_overlord or event.was_creator:
        return "side"
    return "" if event.heroes else "standing-in"


def _of_threat(event: e.DungeonThreatChanged) -> str:
    if event.why is not e.DungeonWhy.CORRECTION:
        return event.why.value
    return "correction-gained" if event.amount > 0 else "correction-lost"


def _of_conquest(event: e.ConquestChanged) -> str:
    if event.why is not e.DungeonWhy.NOTE:
        return event.why.value if event.amount else f"{event.why.value}-free"
    return "note-gained" if event.amount > 0 else "note-lost"


_VARIANTS: Mapping[type[Any], Callable[[Any], str]] = {
    e.CampaignCreated: lambda event: "printed" if event.printed_campaign else "",
    e.CampaignAdopted: lambda event: "with-cards" if event.cards else "",
    e.HeroAdded: lambda event: "" if event.player else "unplayed",
    e.HeroMarked: lambda event: "on" if event.on else "off",
    e.HeroAssigned: lambda event: "" if event.player else "nobody",
    e.StandInNamed: lambda event: "" if event.user else "ended",
    e.PlayerLeft: _left,
    e.TurnEnded: lambda event: "" if event.hero else "overlord",
    e.Withdrawn: lambda event: "" if event.pledge else "question",
    e.TokensMoved: pools.variant,
    e.XpChanged: _of_xp,
    e.DungeonThreatChanged: _of_threat,
    e.ConquestChanged: _of_conquest,
    e.Warned: lambda event: event.of.value,
    e.CardRefreshed: lambda event: event.by.value,
    e.CardReturned: lambda event: "box" if event.to_box else "deck",
    e.FortuneUsed: lambda event: event.use.value,
    e.FatigueSuffered: lambda event: "attribute" if event.amount is None else "",
    e.DamageSuffered: lambda event: "less" if event.amount is None else "",
    e.ConditionGiven: lambda event: "" if event.hero else "target",
    e.DamageChanged: vitals_words.damage_variant,
    e.FatigueChanged: vitals_words.fatigue_variant,
    e.ConditionChanged: lambda event: "on" if event.on else "off",
    e.HeroStood: lambda event: "helped" if event.helper else "",
    e.RollCalled: lambda event: event.what.value,
    **party_words.VARIANTS,
    e.WellAttackDeclared: lambda event: event.kind.value,
    e.WellAttackSettled: map_words.settled,
    e.FigureHurt: map_words.hurt,
    e.AttackAdjusted: map_words.adjusted,
    e.DiceRolled: lambda event: "reroll" if event.why is e.RollFor.REROLL else "",
}


def _failure(event: e.CardGuides, voice: Voice) -> dict[str, str | int]:
    """Say what failing means, where our words for the card know it."""
    own = f"failure-{event.card}"
    return {"failure": voice.say(own) if voice.words.has(FALLBACK, own) else NOBODY}


def _less(event: e.DamageSuffered, voice: Voice) -> dict[str, str | int]:
    """Name the attribute that an unrecorded sum is less by, where the card is at hand."""
    printed = voice.printed(event.card)
    less = getattr(printed.effect, "less", None) if printed else None
    return {"attribute": voice.say(f"attribute-{less}") if less else NOBODY}


def _tested(event: e.FatigueSuffered, voice: Voice) -> dict[str, str | int]:
    """Name the attribute that an unrecorded fatigue equals, where the card is at hand."""
    printed = voice.printed(event.card)
    tested = getattr(printed.effect, "attribute", None) if printed else None
    return {"attribute": voice.say(f"attribute-{tested}") if tested else NOBODY}


def _hardened(event: e.TestHardened) -> str:
    """Tell by what a test was made harder."""
    return "shields" if event.shields else "outright" if event.value is None else "value"


_MORE: Mapping[type[Any], Callable[[Any, Voice], dict[str, str | int]]] = {
    e.DamageChanged: lambda event, _: {"recovered": -event.amount},
    e.FatigueChanged: lambda event, _: {"recovered": -event.amount},
    e.ConditionMet: lambda event, voice: {"way": vitals_words.way(event.condition, voice)},
    e.CardGuides: _failure,
    e.DamageSuffered: _less,
    e.FatigueSuffered: _tested,
    e.TestHardened: lambda event, _: {"how": _hardened(event)},
    e.SealOpened: lambda event, _: {"side": side_of(event.secret) or NOBODY},
    e.RollCalled: lambda event, voice: {"target": voice.own(event.foe)} if event.foe else {},
    e.FiguresNow: lambda event, voice: {"figures": figures(event.sheet, voice)},
    e.HeroAdded: _created,
    e.PlayerLeft: lambda event, _: {"left": len(event.heroes)},
    e.QuestStarted: _quest,
    e.PhaseEntered: _step,
    e.DiceRolled: _dice,
    e.QuestEnded: lambda _, voice: {"step": bold(voice.say(f"step-{RULEBOOK_ORDER[0]}"))},
    e.XpChanged: lambda event, _: {"spent": -event.amount},
    e.DungeonThreatChanged: lambda event, _: {"spent": -event.amount},
    e.ConquestChanged: lambda event, _: {"lost": -event.amount},
    e.SettingsChanged: lambda event, voice: {"changes": settings(event, voice)},
    e.SheetChanged: lambda event, voice: {"changes": changes(event, voice)},
    e.AgentSummoned: lambda event, voice: {
        "figures": voice.say("figures", masters=event.masters, minions=event.minions)
    },
    e.BoardLoaded: map_words.loaded,
    e.FigurePlaced: map_words.placed,
    e.FiguresEquipped: map_words.equipped,
    e.FigureHurt: lambda event, _: {"healed": -event.lost},
    e.AttackAdjusted: lambda event, _: {"count": abs(event.more) or event.pierce},
    e.DoorSet: map_words.door,
    e.WellSetupChanged: lambda event, voice: {"setup": map_words.setup(event.setup, voice)},
    e.BoulderRolled: map_words.rolled,
    e.BoulderShattered: map_words.shattered,
    e.WellAttackDeclared: map_words.declared,
    e.DazeDiceLost: map_words.lost,
    e.PowerDiceCapped: map_words.lost,
    e.WellAttackRolled: map_words.rolled,
    e.WellAttackDodged: map_words.rolled,
    e.BleedRolled: map_words.rolled,
    e.DazeRolled: map_words.rolled,
    e.TreacherySwapped: map_words.swapped,
    e.TreacherySwapUndone: map_words.swapped,
    **party_words.MORE,
    e.HouseRuled: lambda event, voice: {"rule": voice.say(f"rule-{kebab(event.rule)}")},
}
