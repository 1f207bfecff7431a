"""Refusals in words, with buttons for the step that would help, where the asker may take it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from bot.pages.fitting import shorten
from bot.pages.lookups.parts import table_of
from bot.pages.page import Button, Buttons, Page, Style, Text
from bot.pages.phrases import asking
from bot.pages.phrases.dice_words import in_words
from bot.pages.phrases.fields import arguments
from bot.pages.phrases.spending import spending
from bot.pages.phrases.stages import go_to, open_form, stage_name
from bot.pages.presses import Act
from bot.pages.text import clean, kebab
from bot.pages.voice import View, Voice
from bot.pages.well import faults_told, offering
from bot.rules.basics.keys import HeroKey
from bot.rules.basics.stage import Step
from bot.rules.economy.people import OF_STEWARDS, has, is_steward, may_answer
from bot.rules.offers import any_hero
from bot.rules.offers import refusal as why
from bot.rules.rolling.dice_pool import EmptyPool, UnknownDie
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from bot.rules.state.choices import PUT

_GO_TO = "go-to-"
_A_NAME = "1"
_NO_MARK = "0"
LONGEST_OWN = 60


class Meant(Struct, frozen=True):
    """Names that somebody may have meant, under a mark, and what may be a name of their own."""

    mark: str
    names: tuple[str, ...]
    own: str = ""


def page(refusal: r.Refusal, view: View, newest: str = "", meant: Meant | None = None) -> Page:
    """Say to the reader why not, and offer what would help; `newest` tells the newest move."""
    text = Text(sentence(refusal, view.voice, newest))
    if meant is None:
        return Page((text, Buttons(tuple(_buttons(refusal, view)))))
    asked = view.voice.text("did-you-mean")
    buttons = (*_meant(meant, view), *_buttons(refusal, view))
    return Page((text, asked, Buttons(buttons)))


def _meant(meant: Meant, view: View) -> Iterator[Button]:
    """Give a button for each name, and one for the name as it was typed."""
    for place, name in enumerate(meant.names):
        yield view.button(name, Act.MEANT, meant.mark, str(place), style=Style.PRIMARY)
    if meant.own:
        label = view.voice.say("button-own-name", name=shorten(meant.own, LONGEST_OWN))
        yield view.button(label, Act.MEANT, meant.mark, str(len(meant.names)))


def sentence(refusal: r.Refusal, voice: Voice, newest: str = "") -> str:
    """Say why not."""
    more = _MORE.get(type(refusal))
    given = {**arguments(refusal, voice), **(more(refusal, voice) if more else {})}
    return voice.say(key(refusal), **given, newest=newest)


def key(refusal: Exception) -> str:
    """Give the key of a refusal's words."""
    variant = _VARIANTS.get(type(refusal))
    suffix = variant(refusal) if variant else ""
    return "-".join(filter(None, ("refusal", kebab(type(refusal).__name__), suffix)))


def _buttons(refusal: r.Refusal, view: View) -> Iterator[Button]:
    voice = view.voice
    match refusal:
        case r.WhichHeroPays() | r.WhichHeroBuys() | r.WhichHeroDefeated():
            yield from _named(refusal.heroes, view, _does(refusal))
        case r.WhichHeroAnswers(asked):
            yield from asking.buttons(asked, view)
        case r.QuestionOpen(question):
            by, campaign = voice.reader, voice.campaign
            if may_answer(campaign, by, question) or is_steward(campaign, by):
                yield from asking.buttons(question, view)
        case r.NoMap() | r.NoSuchPreset():
            if _may(c.LoadPreset(next(iter(voice.box.well.presets))), voice):
                yield from offering.presets(voice, view.at)
        case r.BouldersFirst():
            if _may(c.RollBoulders(), voice):
                yield from offering.boulders(voice.campaign.well, voice, view.at)
        case _:
            yield from _remedy(refusal.remedy, view)
            yield from _newest(refusal, view)
            yield from _afresh(refusal, view)


def _newest(refusal: r.Refusal, view: View) -> Iterator[Button]:
    """Offer to take back the newest move, which the sentence tells, where the reader may (U2)."""
    if isinstance(refusal, r.NewerMove) and _may(c.TakeBack(refusal.move), view.voice):
        yield view.button(view.voice.say("button-undo"), Act.UNDO, str(refusal.move))


def _afresh(refusal: r.Refusal, view: View) -> Iterator[Button]:
    """Offer what is left to spend to whoever spends it: a private page is not kept up to date."""
    if isinstance(refusal, r.TableMovedOn) and view.voice.sees_secrets:
        yield from spending(view)


def _does(
    refusal: r.WhichHeroPays | r.WhichHeroBuys | r.WhichHeroDefeated,
) -> Callable[[str], tuple[Act, *tuple[str, ...]]]:
    """Give what a button does for the hero that it names."""
    match refusal:
        case r.WhichHeroPays(pledge):
            return lambda hero: (Act.ANSWER, pledge, f"{PUT}:{hero}")
        case r.WhichHeroBuys(item):
            return lambda hero: (Act.BUY_ITEM, _NO_MARK, item, hero)
        case r.WhichHeroDefeated():
            return lambda hero: (Act.DEFEATED, hero)


def _named(
    heroes: tuple[HeroKey, ...], view: View, does: Callable[[str], tuple[Act, *tuple[str, ...]]]
) -> Iterator[Button]:
    """Give a button for each of some heroes."""
    for hero in heroes:
        act, *args = does(hero)
        label = view.voice.campaign.names.get(hero, hero)
        yield view.button(label, act, *args, style=Style.PRIMARY)


def _may(command: c.Command, voice: Voice) -> bool:
    return why(table_of(voice), command) is None


def _remedy(remedy: r.Remedy, view: View) -> Iterator[Button]:
    """Give the button of the step that helps; where that needs a step itself, that one's."""
    for _ in range(2):
        why_not = _why_not(remedy, view.voice)
        if why_not is None:
            break
        remedy = why_not.remedy
    else:
        return
    if remedy is not r.Remedy.NONE:
        yield _step(remedy, view)


def _why_not(remedy: r.Remedy, voice: Voice) -> r.Refusal | None:
    """Tell why the reader may not take a step; None if nothing is in the way."""
    table = table_of(voice)
    match remedy:
        case r.Remedy.NONE:
            return None
        case r.Remedy.ADD_HERO:
            return why(table, any_hero(table))
        case r.Remedy.START_QUEST:
            return why(table, c.StartQuest(_A_NAME))
        case r.Remedy.CHOOSE_DECK:
            may = has(voice.campaign, voice.reader, r.Right.OVERLORD)
            return None if may else r.NothingToDo()
        case _:
            return why(table, c.GoToStep(_step_of(remedy)))


def _step(remedy: r.Remedy, view: View) -> Button:
    if remedy.value.startswith(_GO_TO):
        return go_to(view, _step_of(remedy))
    return open_form(view, remedy.value, Style.PRIMARY)


def _step_of(remedy: r.Remedy) -> Step:
    return Step(remedy.value.removeprefix(_GO_TO))


def _nobody(refusal: Any) -> str:  # noqa: ANN401 - whichever has a `who`
    return "" if refusal.who else "nobody"


def _who_may(refusal: r.NotYours) -> str:
    """Tell whether anybody is known who may, and whether the words must name stewards besides."""
    nobody = _nobody(refusal)
    if nobody and refusal.right is r.Right.OVERLORD:
        return "overlord-nobody"
    # That right says itself who is a steward.
    said = refusal.right is r.Right.STEWARD and not nobody
    helped = "helped" if refusal.right in OF_STEWARDS and not said else ""
    return "-".join(filter(None, (helped, nobody)))


def _no_dice(refusal: UnknownDie | EmptyPool) -> str:
    return "" if refusal.known else "none"


def _none(refusal: Any) -> str:  # noqa: ANN401 - whichever has `heroes`
    return "" if refusal.heroes else "none"


def _unknown_hero(refusal: r.UnknownHero) -> str:
    return "target" if refusal.heroes and refusal.target else _none(refusal)


def _forbidden(refusal: r.AgentForbidden) -> str:
    if refusal.quest_kind is not None:
        return "kind"
    if refusal.told is not None:
        return refusal.told.value
    if refusal.beside:
        return "beside"
    return "campaign" if refusal.campaign else ""


def _missing(refusal: Any, _: Voice) -> dict[str, str | int]:  # noqa: ANN401 - any that is short
    return {"missing": refusal.needed - refusal.held}


def _at(refusal: Any, voice: Voice) -> dict[str, str | int]:  # noqa: ANN401 - any with a stage
    return {"stage": stage_name(refusal.stage, voice)}


def _right(refusal: r.NotYours, voice: Voice) -> dict[str, str | int]:
    hero = voice.hero(refusal.hero) if refusal.hero else ""
    return {"right": voice.say(f"right-{refusal.right}", hero=hero)}


def _turn(refusal: r.NotInThisTurn, voice: Voice) -> dict[str, str | int]:
    key = "turn-hero" if refusal.turn else "turn-overlord"
    return {"turn": voice.say(key, hero=voice.hero(refusal.turn))}


def _asked(refusal: Any, voice: Voice) -> dict[str, str | int]:  # noqa: ANN401 - any with a question
    return {"question": asking.text(refusal.question, voice)}


def _example(refusal: UnknownDie | EmptyPool, voice: Voice) -> dict[str, str | int]:
    known = [in_words(colour, voice) for colour in refusal.known]
    if not known:
        return {"first": "", "second": ""}
    return {"first": known[0], "second": known[-1], "known": voice.row(known)}


def _rolled(refusal: r.NotInRoll, voice: Voice) -> dict[str, str | int]:
    return {"dice": voice.row(in_words(label, voice) for label in refusal.dice)}


def _other_die(refusal: r.NotAFirstEditionDie, voice: Voice) -> dict[str, str | int]:
    known = refusal.die in voice.box.dice.by_id
    return {"die": voice.die(refusal.die) if known else clean(refusal.die)}


_VARIANTS: Mapping[type[Any], Callable[[Any], str]] = {
    r.NotYours: _who_may,
    r.NotYourQuestion: _nobody,
    r.NotYourUndo: _nobody,
    r.QuestionOpen: _nobody,
    r.NotEnoughThreat: lambda refusal: "card" if refusal.card else "",
    r.NotInThisTurn: lambda refusal: "card" if refusal.card else "",
    r.AgentForbidden: _forbidden,
    r.OtherEdition: lambda refusal: refusal.instead.value,
    r.UnknownHero: _unknown_hero,
    r.TooManyCopies: lambda refusal: "held" if refusal.held else "",
    r.WhichHero: _none,
    r.UnknownCard: lambda refusal: "printed" if refusal.printed else "",
    UnknownDie: _no_dice,
    EmptyPool: _no_dice,
    r.CardFaceup: lambda refusal: "basic" if refusal.basic else "",
}
_MORE: Mapping[type[Any], Callable[[Any, Voice], dict[str, str | int]]] = {
    r.NotYours: _right,
    r.NotYourQuestion: lambda refusal, voice: {"side": voice.say(f"side-{refusal.audience}")},
    r.NotEnoughThreat: _missing,
    r.NotEnoughFortune: _missing,
    r.NotEnoughFortuneTogether: _missing,
    r.NotEnoughXp: _missing,
    r.NotEnoughGold: _missing,
    r.NotEnoughHeroXp: _missing,
    r.NoEncounter: _at,
    r.NoPhase: _at,
    r.WrongStep: _at,
    r.WrongMoment: _at,
    r.NotInThisTurn: _turn,
    r.QuestionOpen: _asked,
    r.NoSuchChoice: _asked,
    r.ChoiceOpen: lambda refusal, voice: {"attacker": voice.own(refusal.attacker)},
    r.MapFaulty: faults_told.of_map,
    r.TemplateFaulty: faults_told.of_template,
    r.NotATarget: lambda refusal, _: {"count": len(refusal.targets)},
    r.NotAFirstEditionDie: _other_die,
    r.NotInRoll: _rolled,
    UnknownDie: _example,
    EmptyPool: _example,
}
