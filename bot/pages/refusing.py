"""Refusals in words, with buttons for the step that would help, where the asker may take it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.pages.page import Button, Buttons, Page, Style, Text
from bot.pages.phrases import asking, next_steps
from bot.pages.phrases.fields import arguments
from bot.pages.phrases.kebab import kebab
from bot.pages.phrases.naming import Naming
from bot.pages.presses import Act, Press
from bot.pages.well import refusing as well
from bot.rules.basics.stage import Stage, Step
from bot.rules.economy.fortune import PUT
from bot.rules.economy.people import Person, has, is_steward, may_answer
from bot.rules.offers import Table, any_hero, refusal
from bot.rules.rolling.dice_pool import EmptyPool, UnknownDie
from bot.rules.state import commands as c
from bot.rules.state import refusals as r

_GO_TO = "go-to-"
_A_NAME = "1"


@dataclass(frozen=True, slots=True)
class Refused:
    """Who was refused what, where; `newest` says what the newest move was, where that matters."""

    refusal: r.Refusal
    by: Person
    server: int
    id: int
    newest: str = ""


def page(refused: Refused, names: Naming) -> Page:
    """Say why not, and offer what would help."""
    text = Text(sentence(refused.refusal, names, refused.newest))
    return Page((text, Buttons(tuple(_buttons(refused, names)))))


def sentence(refusal: r.Refusal, names: Naming, newest: str = "") -> str:
    """Say why not."""
    if isinstance(refusal, r.BoardRefusal | r.BoardRule):
        return well.sentence(refusal.reason, names)
    more = _MORE.get(type(refusal))
    given = {**arguments(refusal, names), **(more(refusal, names) if more else {})}
    return names.say(key(refusal), **given, newest=newest)


def key(refusal: Exception) -> str:
    """Give the key of a refusal's words."""
    variant = _VARIANTS.get(type(refusal))
    suffix = variant(refusal) if variant else ""
    return "-".join(filter(None, ("refusal", kebab(type(refusal).__name__), suffix)))


def _buttons(refused: Refused, names: Naming) -> Iterator[Button]:
    match refused.refusal:
        case r.WhichHeroPays(question, heroes):
            for hero in heroes:
                press = Press(Act.ANSWER, refused.server, refused.id, (question, f"{PUT}:{hero}"))
                yield Button(names.campaign.names.get(hero, hero), press, Style.PRIMARY)
        case r.QuestionOpen(question):
            by, campaign = refused.by, names.campaign
            if may_answer(campaign, by, question) or is_steward(campaign, by):
                yield from asking.buttons(question, refused.server, refused.id, names)
        case r.BoardRefusal(reason) | r.BoardRule(reason):
            table = Table(names.campaign, refused.by, names.box)
            yield from well.buttons(reason, table, names, refused.server, refused.id)
        case _:
            yield from _remedy(refused, names)


def _remedy(refused: Refused, names: Naming) -> Iterator[Button]:
    """Give the button of the step that helps; where that needs a step itself, that one's."""
    remedy = refused.refusal.remedy
    for _ in range(2):
        why_not = _why_not(remedy, refused, names)
        if why_not is None:
            break
        remedy = why_not.remedy
    else:
        return
    if remedy is not r.Remedy.NONE:
        yield _step(remedy, refused, names)


def _why_not(remedy: r.Remedy, refused: Refused, names: Naming) -> r.Refusal | None:
    """Tell why the asker may not take a step; None if he may."""
    table = Table(names.campaign, refused.by, names.box)
    match remedy:
        case r.Remedy.NONE:
            return None
        case r.Remedy.ADD_HERO:
            return refusal(table, any_hero(table))
        case r.Remedy.START_QUEST:
            return refusal(table, c.StartQuest(_A_NAME))
        case r.Remedy.CHOOSE_DECK:
            may = has(names.campaign, refused.by, r.Right.OVERLORD)
            return None if may else r.NothingToDo()
        case _:
            return refusal(table, c.GoToStep(_step_of(remedy)))


def _step(remedy: r.Remedy, refused: Refused, names: Naming) -> Button:
    if remedy.value.startswith(_GO_TO):
        return next_steps.go_to(refused.server, refused.id, _step_of(remedy), names)
    press = Press(Act.OPEN, refused.server, refused.id, (remedy.value,))
    return Button(names.say(f"button-{remedy.value}"), press, Style.PRIMARY)


def _step_of(remedy: r.Remedy) -> Step:
    return Step(remedy.value.removeprefix(_GO_TO))


def _nobody(refusal: Any) -> str:  # noqa: ANN401 - whichever has a `who`
    return "" if refusal.who else "nobody"


def _no_dice(refusal: UnknownDie | EmptyPool) -> str:
    return "" if refusal.known else "none"


def _none(refusal: Any) -> str:  # noqa: ANN401 - whichever has `heroes`
    return "" if refusal.heroes else "none"


def _forbidden(refusal: r.AgentForbidden) -> str:
    if refusal.quest_kind is not None:
        return "kind"
    return "campaign" if refusal.campaign else ""


def _missing(refusal: Any, _: Naming) -> dict[str, str | int]:  # noqa: ANN401 - any that is short
    return {"missing": refusal.needed - refusal.held}


def _at(refusal: Any, names: Naming) -> dict[str, str | int]:  # noqa: ANN401 - any with a stage
    return {"stage": stage(refusal.stage, names)}


def stage(stage: Stage, names: Naming) -> str:
    """Say where the campaign stands."""
    step = names.say(f"step-{stage.step}") if stage.step else ""
    return names.say(f"stage-{stage.kind}", step=step, encounter=stage.encounter)


def _right(refusal: r.NotYours, names: Naming) -> dict[str, str | int]:
    hero = names.hero(refusal.hero) if refusal.hero else ""
    return {"right": names.say(f"right-{refusal.right}", hero=hero)}


def _turn(refusal: r.NotInThisTurn, names: Naming) -> dict[str, str | int]:
    key = "turn-hero" if refusal.turn else "turn-overlord"
    return {"turn": names.say(key, hero=names.hero(refusal.turn))}


def _asked(refusal: Any, names: Naming) -> dict[str, str | int]:  # noqa: ANN401 - any with a question
    return {"question": asking.text(refusal.question, names)}


def _example(refusal: UnknownDie | EmptyPool, _: Naming) -> dict[str, str | int]:
    known = refusal.known
    return {"first": known[0], "second": known[-1]} if known else {"first": "", "second": ""}


_VARIANTS: Mapping[type[Any], Callable[[Any], str]] = {
    r.NotYours: _nobody,
    r.NotYourQuestion: _nobody,
    r.QuestionOpen: _nobody,
    r.NotEnoughThreat: lambda refusal: "card" if refusal.card else "",
    r.NotInThisTurn: lambda refusal: "card" if refusal.card else "",
    r.AgentForbidden: _forbidden,
    r.UnknownHero: _none,
    r.WhichHero: _none,
    UnknownDie: _no_dice,
    EmptyPool: _no_dice,
    r.CardFaceup: lambda refusal: "basic" if refusal.basic else "",
}
_MORE: Mapping[type[Any], Callable[[Any, Naming], dict[str, str | int]]] = {
    r.NotYours: _right,
    r.NotYourQuestion: lambda refusal, names: {"side": names.say(f"side-{refusal.audience}")},
    r.NotEnoughThreat: _missing,
    r.NotEnoughFortune: _missing,
    r.NotEnoughFortuneTogether: _missing,
    r.NotEnoughXp: _missing,
    r.NoEncounter: _at,
    r.NoPhase: _at,
    r.WrongStep: _at,
    r.WrongMoment: _at,
    r.NotInThisTurn: _turn,
    r.QuestionOpen: _asked,
    r.NoSuchChoice: _asked,
    UnknownDie: _example,
    EmptyPool: _example,
}
