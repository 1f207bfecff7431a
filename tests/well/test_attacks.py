"""Attacks: rolls, power dice, dodging, and what a template attack leaves out (W4, W5)."""

import pytest

from bot.rules.state.commands import (
    Answer,
    AttackFigure,
    BeginFigureTurn,
    DodgeAttack,
    MovePiece,
    RemovePiece,
    UseBolt,
    UseBreath,
    WellCommand,
)
from bot.rules.state.events import (
    WellAttackDeclared,
    WellAttackDodged,
    WellAttackRolled,
    WellAttackSettled,
)
from bot.rules.state.questions import Audience, SpendPower
from bot.rules.state.refusals import (
    AttackMissed,
    AttackOnItself,
    AttackWithoutDice,
    DodgedAlready,
    NoAttack,
    NoMap,
    NoSuchAlignment,
    NoSuchChoice,
    NoSuchDie,
    NoSuchPiece,
    NotAFirstEditionDie,
    NotATarget,
    QuestionClosed,
    QuestionOpen,
    Refusal,
    TooManyPowerDice,
)
from bot.rules.well.spaces import Direction
from tests.well.conftest import Table
from tests.well.drawing import drawn

RED, WHITE, GREEN, BLACK = "first:red", "first:white", "first:green", "first:black"
GALLERY = drawn(
    """
    ..12.
    .a.b.
    ....3
    """
)


@pytest.fixture
def gallery(table: Table) -> Table:
    return table.with_map(GALLERY)


def settled(table: Table) -> WellAttackSettled:
    last = table.happened[-1]
    assert isinstance(last, WellAttackSettled)
    return last


@pytest.mark.rule("D5")
def test_range_wounds_and_surges_are_summed(gallery: Table) -> None:
    gallery.dice("1/3/1", "0/2/1", "surge").does(AttackFigure("a", "1", (RED, GREEN, BLACK)))
    assert settled(gallery) == WellAttackSettled(False, range=1, wounds=5, surges=3)


@pytest.mark.rule("D5")
def test_each_enhancement_is_a_range_or_a_wound_by_choice(gallery: Table) -> None:
    gallery.dice("1/3/1", "enhancement", "enhancement", "blank")
    gallery.does(AttackFigure("a", "1", (RED, BLACK, BLACK, BLACK)))
    [asked] = gallery.questions
    assert asked == SpendPower(asked.id, "a", 2, Audience.OVERLORD)
    with pytest.raises(NoSuchChoice):
        gallery.answers("3")
    gallery.answers("1")
    assert settled(gallery) == WellAttackSettled(False, range=2, wounds=4, surges=1)
    with pytest.raises(QuestionClosed):
        gallery.does(Answer(asked.id, "0"))


@pytest.mark.rule("D5")
def test_a_miss_is_a_miss_whatever_else_lies_there(gallery: Table) -> None:
    gallery.dice("X", "enhancement").does(AttackFigure("a", "1", (RED, BLACK)))
    assert settled(gallery) == WellAttackSettled(True, 0, 0, 0)
    with pytest.raises(AttackMissed):
        gallery.does(DodgeAttack("1", (1,)))


@pytest.mark.rule("W5")
def test_a_bolt_ignores_range_and_only_a_miss_misses(gallery: Table) -> None:
    gallery.dice("0/4/0", "enhancement")
    gallery.does(UseBolt("a", Direction.EAST, 1, (RED, BLACK)))
    declared = gallery.happened[0]
    assert isinstance(declared, WellAttackDeclared)
    assert set(declared.targets) == {"1", "2", "b"}
    # Range is worth nothing here, so nobody is asked: the enhancement is a wound.
    assert settled(gallery) == WellAttackSettled(False, range=None, wounds=5, surges=0)
    gallery.dice("X", "enhancement")
    gallery.does(UseBolt("a", Direction.EAST, 1, (RED, BLACK)))
    assert settled(gallery).missed


@pytest.mark.rule("W5", "W4")
@pytest.mark.parametrize("use", [UseBolt, UseBreath])
def test_there_is_one_dodge_reroll_in_all(
    gallery: Table, use: type[UseBolt] | type[UseBreath]
) -> None:
    gallery.dice("1/3/1", "0/3/0").does(use("a", Direction.EAST, 1, (RED, GREEN)))
    gallery.dice("2/1/1").does(DodgeAttack("2", (1,)))
    dodged = gallery.happened[-2]
    assert isinstance(dodged, WellAttackDodged)
    assert (dodged.name, dodged.places, dodged.roll.dice) == ("2", (1,), (RED,))
    assert settled(gallery) == WellAttackSettled(False, range=None, wounds=4, surges=1)
    with pytest.raises(DodgedAlready) as refused:
        gallery.does(DodgeAttack("1", (2,)))
    assert refused.value.by == "2"


@pytest.mark.rule("W5")
def test_a_dodge_may_turn_up_a_miss_for_everybody(gallery: Table) -> None:
    gallery.dice("1/3/1", "0/3/0").does(UseBolt("a", Direction.EAST, 1, (RED, GREEN)))
    gallery.dice("X", "0/2/1").does(DodgeAttack("1", (2, 1)))
    assert settled(gallery).missed


def test_a_dodge_before_the_power_choice_asks_it_anew(gallery: Table) -> None:
    gallery.dice("1/3/1", "enhancement").does(AttackFigure("a", "1", (RED, BLACK)))
    gallery.dice("surge").does(DodgeAttack("1", (2,)))
    assert settled(gallery) == WellAttackSettled(False, 1, 3, 2)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (DodgeAttack("3", (1,)), NotATarget),
        (DodgeAttack("1", ()), NoSuchDie),
        (DodgeAttack("1", (0,)), NoSuchDie),
        (DodgeAttack("1", (1, 1)), NoSuchDie),
        (DodgeAttack("1", (3,)), NoSuchDie),
    ],
)
def test_dodges_that_cannot_be(
    gallery: Table, command: WellCommand, refusal: type[Refusal]
) -> None:
    gallery.dice("1/3/1", "0/3/0").does(UseBolt("a", Direction.EAST, 1, (RED, GREEN)))
    with pytest.raises(refusal):
        gallery.does(command)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (AttackFigure("a", "z", (RED,)), NoSuchPiece),
        (AttackFigure("z", "1", (RED,)), NoSuchPiece),
        (AttackFigure("a", "a", (RED,)), AttackOnItself),
        (AttackFigure("a", "1", ()), AttackWithoutDice),
        (AttackFigure("a", "1", ("red",)), NotAFirstEditionDie),
        (AttackFigure("a", "1", ("first:brown",)), NotAFirstEditionDie),
        (AttackFigure("a", "1", (RED, *[BLACK] * 6)), TooManyPowerDice),
        (UseBreath("a", Direction.EAST, 0), NoSuchAlignment),
        (UseBolt("a", Direction.EAST, 3), NoSuchAlignment),
        (DodgeAttack("1", (1,)), NoAttack),
    ],
)
def test_attacks_that_cannot_be(
    gallery: Table, command: WellCommand, refusal: type[Refusal]
) -> None:
    with pytest.raises(refusal):
        gallery.does(command)
    assert gallery.rolls == 0


def test_without_a_board_there_is_nobody_to_attack(table: Table) -> None:
    with pytest.raises(NoMap):
        table.does(UseBreath("a", Direction.EAST))


def test_without_dice_a_breath_tells_whom_it_affects(gallery: Table) -> None:
    events = gallery.does(UseBreath("a", Direction.EAST, 1))
    assert [type(event) for event in events] == [WellAttackDeclared]
    with pytest.raises(NoAttack):
        gallery.does(DodgeAttack("1", (1,)))


def test_while_a_choice_is_open_the_attack_is_not_pushed_aside(gallery: Table) -> None:
    gallery.dice("1/3/1", "enhancement").does(AttackFigure("a", "1", (RED, BLACK)))
    for command in (AttackFigure("b", "1", (RED,)), RemovePiece("1"), BeginFigureTurn("1")):
        with pytest.raises(QuestionOpen):
            gallery.does(command)
    gallery.does(MovePiece("3", "A1"))
    gallery.answers("0")
    assert settled(gallery).wounds == 4


def test_an_attack_is_over_when_a_turn_begins(gallery: Table) -> None:
    gallery.dice("1/3/1").does(AttackFigure("a", "1", (RED,)))
    assert any(isinstance(event, WellAttackRolled) for event in gallery.happened)
    gallery.does(BeginFigureTurn("1"))
    with pytest.raises(NoAttack):
        gallery.does(DodgeAttack("1", (1,)))
