"""What somebody can do just now: whose turn it is, fortune, what waits, and legal presses alone."""

from collections.abc import Iterator

from bot.pages.lookups.parts import table_of
from bot.pages.page import Button, Page, lines, row
from bot.pages.phrases import asking, sheet_parts, vitals_presses
from bot.pages.phrases.pools import pools_now
from bot.pages.phrases.spending import spending
from bot.pages.phrases.stages import (
    begin_quest,
    end_turn,
    heroes_next,
    next_step,
    stage_line,
    trigger_button,
    turn_button,
    turn_line,
)
from bot.pages.presses import Act
from bot.pages.voice import View, Voice
from bot.rules import card_offers, offers
from bot.rules.basics.options import FortuneUse
from bot.rules.basics.stage import Step
from bot.rules.economy.people import heroes_of, may_answer
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero
from bot.rules.state.questions import Question

Candidate = tuple[Button, c.Command]
_A_NAME = "1"
"""Any name for a quest to begin."""


def now(view: View) -> Page:
    """Draw it for whoever reads; it is private."""
    voice = view.voice
    offered = offers.legal(table_of(voice), _candidates(view), timely=True)
    questions = _questions(voice)
    nothing = "" if offered or questions else voice.say("page-now-nothing")
    return Page(
        (
            lines(stage_line(voice), turn_line(voice), pools_now(voice)),
            lines(*(line for hero in _own(voice) for line in _hero(voice, hero))),
            *asking.blocks(questions, view),
            lines(nothing),
            row(*offered, *_at_step(view)),
        )
    )


def _own(voice: Voice) -> tuple[Hero, ...]:
    return heroes_of(voice.campaign, voice.reader)


def _hero(voice: Voice, hero: Hero) -> Iterator[str]:
    held = voice.campaign.fortune(hero.key)
    yield voice.say("page-now-hero", hero=voice.hero(hero.key), fortune=held)
    yield from sheet_parts.hero_lines(voice, hero)


def _questions(voice: Voice) -> tuple[Question, ...]:
    campaign, by = voice.campaign, voice.reader
    return tuple(each for each in campaign.questions if may_answer(campaign, by, each))


def _candidates(view: View) -> Iterator[Candidate]:
    """Give what the reader's own side does: turns, fortune, cards, the next step."""
    voice = view.voice
    called = voice.campaign.turn
    under_way = called.hero if called is not None and not called.ended else None
    own = [hero.key for hero in _own(voice)]
    sides = [*own, ""] if voice.sees_secrets else own
    if under_way in sides:
        yield end_turn(view), c.EndTurn()
    for side in (*heroes_next(voice.campaign), ""):
        if side in sides and side != under_way:
            turn = c.StartHeroTurn(side) if side else c.StartOverlordTurn()
            yield turn_button(view, side), turn
    if under_way in own and vitals_presses.is_down(voice.campaign, under_way):
        yield vitals_presses.stand_up(view, under_way), c.StandUp(under_way)
    for hero in own:
        yield from _fortune(view, hero, several=len(own) > 1)
    found = card_offers.triggers(voice.campaign, voice.box)
    yield from ((trigger_button(view, x.card), c.TriggerPlotCard(x.card.name)) for x in found)
    step = next_step(view)
    if step is not None:
        yield step, c.NextStep()
    quest = begin_quest(view)
    if quest is not None:
        yield quest, c.StartQuest(_A_NAME)


def _fortune(view: View, hero: str, *, several: bool) -> Iterator[Candidate]:
    say, name = view.voice.say, view.voice.short_name(hero)
    for use in FortuneUse:
        plain = say(f"button-{use}")
        label = say("button-for-hero", label=plain, hero=name) if several else plain
        yield view.button(label, Act.SPEND, use.value, hero), c.SpendFortune(use, hero)


def _at_step(view: View) -> Iterator[Button]:
    """Give what the present step is for: the overlord's purchases, the heroes' pledge."""
    voice = view.voice
    if voice.sees_secrets:
        yield from spending(view)
    if voice.campaign.stage.step is Step.SHOPPING:
        yield view.look(voice.say("page-button-fortune"), "fortune")
