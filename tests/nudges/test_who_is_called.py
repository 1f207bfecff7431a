"""Whom a reminder calls: in every phase, for every open question, those the table waits for.

Olga is the overlord and made the campaign, Bjorn plays Leoric, Carla Astarra, Dora stands in for
Carla, and nobody plays Grisban. Mara manages the server, Nils only looks on.
"""

import copy
from collections.abc import Callable
from typing import get_args

import pytest

from bot.box.box import load_box
from bot.rules.basics.options import Attribute, QuestKind, Sheet, Winner
from bot.rules.basics.stage import StageKind, Step
from bot.rules.cards.kinds import ASKED
from bot.rules.course.waits import waits
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from tests.rules.table import (
    ASTARRA,
    BJORN,
    CARLA,
    CREATE,
    DORA,
    GRISBAN,
    LEORIC,
    NILS,
    OLGA,
    Table,
)

HEROES, HERO, OVERLORD = q.Audience.HEROES, q.Audience.HERO, q.Audience.OVERLORD
LEORICS, ASTARRAS, ALL_PLAYERS = (BJORN,), (CARLA, DORA), (BJORN, CARLA, DORA)
THE_OVERLORD, NOBODY = (OLGA,), ()
START, CARD = ("9-9-0", "spite"), ("9-9-0", "traitor")


def one(hero: str, *, kept: bool = False) -> q.HeroTest:
    return q.HeroTest(hero, 3, (0, 0), kept, passed=True if kept else None)


def several(*each: q.HeroTest) -> q.HeroTests:
    return q.HeroTests(*CARD, Attribute.WILLPOWER, each)


# What may be asked, and who is called for it.
ASKED_OF: list[tuple[q.Question, tuple[Person, ...]]] = [
    (q.FortuneTie(*START, (LEORIC, ASTARRA), 1), ALL_PLAYERS),
    (q.MissingCost(*START), THE_OVERLORD),
    (q.DefeatReward("9-9-0", LEORIC), THE_OVERLORD),
    (q.NewRound("9-9-0", LEORIC), LEORICS),
    (q.NewRound("9-9-0", ASTARRA), ASTARRAS),
    # Nobody plays Grisban, so any hero's player may speak for that hero (U6).
    (q.NewRound("9-9-0", GRISBAN), ALL_PLAYERS),
    (q.ShopPledge("9-9-0", (LEORIC,)), NOBODY),
    (q.JoinRequest("9-9-0", "Aurim", NILS.user, Sheet()), NOBODY),
    (q.StepCloses("9-9-0", Step.SHOPPING, 1, 0), THE_OVERLORD),
    (several(one(LEORIC), one(ASTARRA)), ALL_PLAYERS),
    (several(one(LEORIC, kept=True), one(ASTARRA)), ASTARRAS),
    (several(one(LEORIC), one(ASTARRA, kept=True)), LEORICS),
    (q.PickHero(*CARD, "tested-hero", (LEORIC, ASTARRA), HEROES), ALL_PLAYERS),
    (q.PickHero(*CARD, "stunned-hero", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickHero(*CARD, "failed-hero", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickHero(*CARD, "branded-hero", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickHero(*CARD, "racked-hero", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickWord(*CARD, "condition", ("poisoned",), OVERLORD), THE_OVERLORD),
    (q.PickWord(*CARD, "spend", ("exhaust", "use"), OVERLORD), THE_OVERLORD),
    (q.PickNumber(*CARD, "cards-beneath", 0, 3, OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "use-counters", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "defeated-by-card", OVERLORD, LEORIC), THE_OVERLORD),
    (q.SayYes(*CARD, "discard-brand", HERO, ASTARRA), ASTARRAS),
    (q.PickHero(*CARD, "pact-hero", (LEORIC, ASTARRA), HEROES), ALL_PLAYERS),
    (q.PickHero(*CARD, "class-hero", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickHero(*CARD, "class-hero-off", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickHero(*CARD, "marked-hero", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickHero(*CARD, "next-tested", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickHero(*CARD, "offered-hero", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickHero(*CARD, "threatened-hero", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickNumber(*CARD, "adjacent-monsters", 0, 3, OVERLORD), THE_OVERLORD),
    (q.PickNumber(*CARD, "counted-gain", 0, 3, OVERLORD), THE_OVERLORD),
    (q.PickNumber(*CARD, "left-at-encounter-end", 0, 3, OVERLORD), THE_OVERLORD),
    (q.PickNumber(*CARD, "pay-extra", 0, 3, OVERLORD), THE_OVERLORD),
    (q.PickNumber(*CARD, "reserved", 0, 3, OVERLORD), THE_OVERLORD),
    (q.PickNumber(*CARD, "search-tokens-left", 0, 3, OVERLORD), THE_OVERLORD),
    (q.PickNumber(*CARD, "tokens-laid", 0, 3, OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "at-encounter-end", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "attack-in-vain", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "box-for-threat", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "discard-at-once", OVERLORD), THE_OVERLORD),
    (q.PickHero(*CARD, "shielded-test", (LEORIC, ASTARRA), OVERLORD), THE_OVERLORD),
    (q.PickNumber(*CARD, "monsters-next-to", 0, 8, OVERLORD, LEORIC), THE_OVERLORD),
    (q.PickWord(*CARD, "sealed-side", ("threat-side", "fortune-side"), OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "harder-tests", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "shields-for-test", OVERLORD, LEORIC), THE_OVERLORD),
    (q.SayYes(*CARD, "test-to-fail", OVERLORD, LEORIC), THE_OVERLORD),
    (q.SayYes(*CARD, "lowered-here", OVERLORD, LEORIC), THE_OVERLORD),
    (q.SayYes(*CARD, "weakened-by-mark", OVERLORD, LEORIC), THE_OVERLORD),
    (q.SayYes(*CARD, "large-monster", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "lieutenant-ally", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "lieutenant-sacrificed", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "leave-choice", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "outcome", OVERLORD), THE_OVERLORD),
    (q.SayYes(*CARD, "accepts-bargain", HERO, ASTARRA), ASTARRAS),
    (q.SayYes(*CARD, "ends-turn", HERO, ASTARRA), ASTARRAS),
    (q.SayYes(*CARD, "tests-off", HERO, ASTARRA), ASTARRAS),
    (q.PickWord(*CARD, "tested-by", ("might",), OVERLORD), THE_OVERLORD),
    (q.PickWord(*CARD, "burden-tested-by", ("might",), OVERLORD), THE_OVERLORD),
    (q.PickWord(*CARD, "rest-tested-by", ("might",), HERO, (), ASTARRA), ASTARRAS),
    (q.DescribeGroup(*CARD), THE_OVERLORD),
    (q.ItemDearer(*CARD, ("Leather Whip", "Iron Shield"), 50), THE_OVERLORD),
    (q.ClassAlong("9-9-0", LEORIC, "Battlemage", ("Runemaster", "Necromancer")), LEORICS),
    (q.DiscardDown("9-9-0", 1, (0, 1)), THE_OVERLORD),
    (q.ConquestValue("9-9-0", LEORIC), ALL_PLAYERS),
    (q.DazeTakes("9-9-0", "Ogre", (("first:black",), ("first:green",)), OVERLORD), THE_OVERLORD),
    (q.DazeTakes("9-9-0", "Leoric", (("first:black",),), HERO, LEORIC), LEORICS),
    (q.SpendPower("9-9-0", "Ogre", 2, OVERLORD), THE_OVERLORD),
    (q.SpendPower("9-9-0", "Astarra", 2, HERO, ASTARRA), ASTARRAS),
]


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture
def table(box: Box) -> Table:
    table = Table(box)
    table.play(OLGA, CREATE)
    for name, player in (("Leoric", BJORN), ("Astarra", CARLA), ("Grisban", DORA)):
        table.play(OLGA, c.AddHero(name, player.user))
    table.play(OLGA, c.NameStandIn(ASTARRA, DORA.user))
    table.play(OLGA, c.AssignHero(GRISBAN, None))
    table.own("Eternal Agony")
    return table


def called(table: Table) -> set[int]:
    return {user for wait in waits(table.state, table.log) for user in wait.users}


def users(people: tuple[Person, ...]) -> set[int]:
    return {person.user for person in people}


def test_everything_that_can_be_asked_stands_in_the_table() -> None:
    assert {type(question) for question, _ in ASKED_OF} == set(get_args(q.Question))
    purposes = {getattr(question, "purpose", None) for question, _ in ASKED_OF} - {None}
    assert purposes == set(ASKED)


@pytest.mark.rule("U6")
@pytest.mark.parametrize(
    ("question", "people"), ASKED_OF, ids=lambda each: getattr(type(each), "__name__", "")
)
def test_a_question_calls_those_it_waits_for(
    table: Table, question: q.Question, people: tuple[Person, ...]
) -> None:
    asked = e.Entry(len(table.log) + 1, table.log[-1].move, 0, OLGA.user, e.Asked(question))
    state = copy.copy(table.state)
    state.questions = (question,)
    found = waits(state, [*table.log, asked])
    assert {user for wait in found for user in wait.users} == users(people)


def before(table: Table) -> None:
    assert table.state.stage.kind is StageKind.BEFORE


def set_up(table: Table) -> None:
    table.play(OLGA, c.StartQuest("First Blood", QuestKind.NORMAL, 2))


def play_uncalled(table: Table) -> None:
    set_up(table)
    table.play(OLGA, c.StartHeroTurn(LEORIC))
    table.play(BJORN, c.EndTurn())


def turn(hero: str) -> Callable[[Table], None]:
    def begin(table: Table) -> None:
        set_up(table)
        table.play(OLGA, c.StartHeroTurn(hero) if hero else c.StartOverlordTurn())

    return begin


def second_set_up(table: Table) -> None:
    turn(LEORIC)(table)
    table.play(OLGA, c.EndEncounter())


def after_the_quest(table: Table) -> None:
    turn("")(table)
    table.play(OLGA, c.EndQuest(Winner.HEROES))


def step(wanted: Step) -> Callable[[Table], None]:
    def reach(table: Table) -> None:
        after_the_quest(table)
        table.play(OLGA, c.GoToStep(wanted))

    return reach


def over(table: Table) -> None:
    turn(LEORIC)(table)
    table.play(OLGA, c.EndCampaign())


def taken_back(table: Table) -> None:
    turn(ASTARRA)(table)
    table.undo()


PHASES: dict[str, tuple[Callable[[Table], None], tuple[Person, ...]]] = {
    "before the first quest": (before, NOBODY),
    "set-up": (set_up, NOBODY),
    "Leoric's turn": (turn(LEORIC), LEORICS),
    "Astarra's turn": (turn(ASTARRA), ASTARRAS),
    "the turn of a hero without a player": (turn(GRISBAN), ALL_PLAYERS),
    "the overlord's turn": (turn(""), THE_OVERLORD),
    "between turns": (play_uncalled, NOBODY),
    "a turn taken back": (taken_back, NOBODY),
    "set-up of the second encounter": (second_set_up, NOBODY),
    "gold": (after_the_quest, NOBODY),
    **{each.value: (step(each), NOBODY) for each in [*Step][1:]},
    "after the campaign": (over, NOBODY),
}


@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_calls_whose_turn_it_is_and_nobody_else(table: Table, phase: str) -> None:
    reach, people = PHASES[phase]
    reach(table)
    assert called(table) == users(people)


@pytest.mark.rule("U6")
def test_where_no_hero_has_a_player_the_overlord_side_is_called_for_the_heroes(box: Box) -> None:
    table = Table(box)
    table.open(2)
    for hero in (LEORIC, ASTARRA):
        table.play(OLGA, c.AssignHero(hero, None))
    turn(LEORIC)(table)
    assert called(table) == users(THE_OVERLORD)
