"""Bleed and daze (W6, W7)."""

import pytest

from bot.rules.state.commands import (
    AddBleed,
    AddDaze,
    Answer,
    AttackFigure,
    BeginFigureTurn,
    UseBreath,
)
from bot.rules.state.events import (
    BleedRolled,
    DazeDiceLost,
    DazeRolled,
    FigureTurnBegan,
    WellAttackDeclared,
    WellAttackRolled,
)
from bot.rules.state.questions import Audience, DazeTakes
from bot.rules.state.refusals import (
    BadAmount,
    NoSuchChoice,
    NoSuchPiece,
    QuestionClosed,
    QuestionOpen,
)
from bot.rules.well.spaces import Direction
from tests.well.conftest import Table
from tests.well.drawing import drawn

RED, GREEN, YELLOW, BLACK = "first:red", "first:green", "first:yellow", "first:black"


@pytest.fixture
def duel(table: Table) -> Table:
    return table.with_map(drawn("1a"))


def tokens(table: Table, name: str) -> tuple[int, int]:
    figure = table.map.figure(name)
    assert figure is not None
    return figure.bleed, figure.daze


@pytest.mark.rule("W6")
def test_bleeding_rolls_the_white_die_once_per_token_and_all_tokens_go(duel: Table) -> None:
    duel.does(AddBleed("1", 3))
    duel.dice("1/3/1", "X", "2/2/0").does(BeginFigureTurn("1"))
    bled = duel.happened[-1]
    assert isinstance(bled, BleedRolled)
    assert bled.roll.dice == ("first:white",) * 3
    assert bled.wounds == 5
    assert tokens(duel, "1") == (0, 0)
    duel.does(BeginFigureTurn("1"))
    assert isinstance(duel.happened[-1], FigureTurnBegan)


@pytest.mark.rule("W6")
def test_only_the_figure_whose_turn_it_is_bleeds(duel: Table) -> None:
    duel.does(AddBleed("1"))
    duel.does(BeginFigureTurn("a"))
    assert tokens(duel, "1") == (1, 0)


@pytest.mark.rule("W7")
def test_daze_rolls_a_power_die_per_token_and_each_surge_removes_one(duel: Table) -> None:
    duel.does(AddDaze("1", 3))
    duel.dice("surge", "blank", "enhancement").does(BeginFigureTurn("1"))
    rolled = duel.happened[-1]
    assert isinstance(rolled, DazeRolled)
    assert rolled.roll.dice == (BLACK,) * 3
    assert (rolled.removed, rolled.left) == (1, 2)
    assert tokens(duel, "1") == (0, 2)


@pytest.mark.rule("W6", "W7")
def test_bleed_comes_before_daze(duel: Table) -> None:
    duel.does(AddDaze("1"))
    duel.does(AddBleed("1"))
    duel.dice("2/2/0", "surge").does(BeginFigureTurn("1"))
    kinds = [type(event) for event in duel.happened[-3:]]
    assert kinds == [FigureTurnBegan, BleedRolled, DazeRolled]


@pytest.mark.rule("W7")
def test_the_owner_picks_which_dice_a_dazed_attack_loses(duel: Table) -> None:
    duel.does(AddDaze("1", 2))
    duel.does(AttackFigure("1", "a", (RED, GREEN, YELLOW, BLACK)))
    assert duel.rolls == 0
    declared = duel.happened[-1]
    assert isinstance(declared, WellAttackDeclared)
    assert declared.lose == 2
    [asked] = duel.questions
    ways = ((BLACK, GREEN), (BLACK, YELLOW), (GREEN, YELLOW))
    assert asked == DazeTakes(asked.id, "1", ways, Audience.HEROES)
    for wrong in ((GREEN,), (RED, GREEN), (GREEN, GREEN), (GREEN, YELLOW, BLACK)):
        with pytest.raises(NoSuchChoice):
            duel.loses(*wrong)
    with pytest.raises(QuestionOpen):
        duel.does(AttackFigure("a", "1", (RED,)))
    duel.dice("1/3/1", "0/2/1").loses(BLACK, YELLOW)
    rolled = duel.happened[-2]
    assert isinstance(rolled, WellAttackRolled)
    assert rolled.roll.dice == (RED, GREEN)
    assert not duel.questions
    with pytest.raises(QuestionClosed):
        duel.does(Answer(asked.id, GREEN))


@pytest.mark.rule("W7")
@pytest.mark.parametrize(
    ("pool", "daze", "rolled"),
    [
        ((RED, GREEN, GREEN), 1, (RED, GREEN)),
        ((RED, GREEN, YELLOW), 2, (RED,)),
        ((RED, GREEN, BLACK), 7, (RED,)),
        ((RED,), 3, (RED,)),
    ],
)
def test_without_a_choice_nobody_is_asked(
    duel: Table, pool: tuple[str, ...], daze: int, rolled: tuple[str, ...]
) -> None:
    duel.does(AddDaze("1", daze))
    duel.dice(*("0/4/0" if die == RED else "0/3/0" for die in rolled))
    duel.does(AttackFigure("1", "a", pool))
    attack = next(event for event in duel.happened if isinstance(event, WellAttackRolled))
    assert attack.roll.dice == rolled
    declared = next(event for event in duel.happened if isinstance(event, WellAttackDeclared))
    assert declared.lose == len(pool) - len(rolled)
    lost = [event for event in duel.happened if isinstance(event, DazeDiceLost)]
    assert len(lost) == (declared.lose > 0)


@pytest.mark.rule("W7")
def test_every_attack_loses_dice_breath_too_and_again(duel: Table) -> None:
    duel.does(AddDaze("a"))
    for _ in range(2):
        duel.dice("0/4/0").does(UseBreath("a", Direction.WEST, 1, (RED, GREEN)))
    lost = [event.dice for event in duel.happened if isinstance(event, DazeDiceLost)]
    assert lost == [(GREEN,), (GREEN,)]
    assert tokens(duel, "a") == (0, 1)


@pytest.mark.rule("W7")
def test_an_attack_that_loses_all_its_dice_comes_to_nothing(duel: Table) -> None:
    duel.does(AddDaze("1", 2))
    duel.does(AttackFigure("1", "a", (GREEN,)))
    assert duel.rolls == 0
    assert duel.state.attack is not None
    assert not duel.state.attack.waits


@pytest.mark.rule("W7")
def test_without_tokens_an_attack_keeps_its_dice(duel: Table) -> None:
    duel.dice("0/4/0", "0/3/0").does(AttackFigure("1", "a", (RED, GREEN)))
    assert not any(isinstance(event, DazeDiceLost) for event in duel.happened)


@pytest.mark.parametrize("amount", [0, -1, 21])
def test_tokens_are_put_and_taken_in_whole_amounts_that_are_there(duel: Table, amount: int) -> None:
    for command in (AddBleed("1", amount), AddDaze("1", amount)):
        with pytest.raises(BadAmount):
            duel.does(command)
    duel.does(AddBleed("1", 2))
    duel.does(AddBleed("1", -1))
    assert tokens(duel, "1") == (1, 0)


def test_tokens_need_a_figure(duel: Table) -> None:
    with pytest.raises(NoSuchPiece):
        duel.does(AddBleed("nobody"))
