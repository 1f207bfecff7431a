"""F2: fortune rerolls one's own dice, each token one die, until the moment is over."""

from collections.abc import Callable

import pytest

from bot.rules.basics.options import Attribute
from bot.rules.basics.places import SUPPLY, fortune
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.refusals import Right
from tests.dice.fights import Fight, fight
from tests.rules.table import ASTARRA, BJORN, CARLA, LEORIC, MARA, NILS, OLGA, of

ATTACK = c.RollAttack("2 red blue", "gray", hero="Leoric", target="Astarra")
REROLL = c.RerollDie("red 2", "Leoric")


@pytest.fixture
def table(printed: Box) -> Fight:
    """Leoric has just attacked Astarra: 0/1/0, 0/2/0 and X against 0 shields."""
    table = fight(printed)
    table.wish("red=0/1/0", "red=0/2/0", "blue=X", "gray=0")
    table.play(BJORN, ATTACK)
    return table


@pytest.mark.rule("F2", "F5", "D4")
def test_one_token_rolls_one_die_again(table: Fight) -> None:
    table.wish("red=0/3/1")
    events = table.play(BJORN, REROLL)
    assert e.TokensMoved(fortune(LEORIC), SUPPLY, 1, e.Why.REROLL) in events
    assert table.state.fortune(LEORIC) == 1
    assert table.shown() == [[(0, ()), (5, (1,)), (0, ())], [(0, ())]]


@pytest.mark.rule("F2")
def test_the_x_may_be_rerolled_and_a_die_again_and_again(table: Fight) -> None:
    table.wish("blue=X", "blue=6/1/1")
    table.play(BJORN, c.RerollDie("blue"))
    table.play(BJORN, c.RerollDie("blue"))
    assert table.shown()[0][2] == (5, (0, 0))
    assert table.state.fortune(LEORIC) == 0
    assert table.refuses(BJORN, c.RerollDie("blue")) == r.NotEnoughFortune(LEORIC, 1, 0)


@pytest.mark.rule("F2")
def test_the_target_rerolls_the_defence(table: Fight) -> None:
    table.wish("gray=3")
    table.play(CARLA, c.RerollDie("gray"))
    assert table.shown()[1] == [(5, (0,))]
    assert (table.state.fortune(LEORIC), table.state.fortune(ASTARRA)) == (2, 1)


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("by", "command"),
    [
        (CARLA, REROLL),
        (OLGA, REROLL),
        (MARA, REROLL),
        (NILS, REROLL),
        (BJORN, c.RerollDie("gray", "Astarra")),
    ],
    ids=["another hero's player", "overlord", "steward", "onlooker", "attacker"],
)
def test_nobody_rerolls_another_heros_die(table: Fight, by: Person, command: c.RerollDie) -> None:
    refused = table.refuses(by, command)
    assert isinstance(refused, r.NotYours)
    assert refused.right is Right.HERO


@pytest.mark.rule("F2")
def test_own_fortune_buys_no_reroll_of_dice_that_are_not_in_ones_roll(table: Fight) -> None:
    labels = ("red 1", "red 2", "blue")
    assert table.refuses(BJORN, c.RerollDie("gray", "Leoric")) == r.NotInRoll("gray", labels)
    assert table.refuses(BJORN, c.RerollDie("red 3", "Leoric")) == r.NotInRoll("red 3", labels)


@pytest.mark.rule("F2")
def test_monster_dice_are_nobodys(printed: Box) -> None:
    table = fight(printed)
    table.play(OLGA, c.RollAttack("red", "brown"))
    assert table.refuses(BJORN, c.RerollDie("red", "Leoric")) == r.NothingToReroll(LEORIC)
    assert table.state.last_rolls == {}


@pytest.mark.rule("F2")
def test_a_stand_in_rerolls_for_the_player_and_the_log_says_so(table: Fight) -> None:
    table.play(OLGA, c.NameStandIn("Leoric", CARLA.user))
    events = table.play(CARLA, REROLL)
    assert events[0] == e.ActedFor(LEORIC, BJORN.user)


CLOSERS: dict[str, Callable[[Fight], object]] = {
    "his next roll": lambda t: t.play(BJORN, c.RollDefense("brown", "Leoric")),
    "a hero's turn": lambda t: t.play(CARLA, c.StartHeroTurn("Astarra")),
    "the overlord's turn": lambda t: t.play(OLGA, c.StartOverlordTurn()),
    "the turn's end": lambda t: t.play(BJORN, c.EndTurn()),
    "the encounter's end": lambda t: t.play(OLGA, c.EndEncounter()),
    "the quest's end": lambda t: t.end_quest(),
}


@pytest.mark.rule("F2")
@pytest.mark.parametrize("close", CLOSERS.values(), ids=CLOSERS)
def test_a_roll_is_closed_by(table: Fight, close: Callable[[Fight], object]) -> None:
    number = table.state.last_rolls[LEORIC].number
    close(table)
    button = c.RerollDie("red 2", "Leoric", number, 0)
    assert table.refuses(BJORN, button) == r.OldRoll(LEORIC)


@pytest.mark.rule("F2")
def test_another_heros_roll_closes_nothing(table: Fight) -> None:
    table.play(CARLA, c.RollAttack("blue", hero="Astarra"))
    table.play(NILS, c.RollPool("red"))
    table.play(BJORN, REROLL)
    assert table.state.fortune(LEORIC) == 1


@pytest.mark.rule("F2")
def test_a_button_is_good_for_one_reroll_however_often_it_is_pressed(table: Fight) -> None:
    number = table.state.last_rolls[LEORIC].number
    button = c.RerollDie("red 2", "Leoric", number, 0)
    table.play(BJORN, button)
    assert table.refuses(BJORN, button) == r.RerolledAlready(LEORIC)
    other = c.RerollDie("blue", "Leoric", number, 0)
    assert table.refuses(BJORN, other) == r.RerolledAlready(LEORIC)
    table.play(BJORN, c.RerollDie("blue", "Leoric", number, 1))
    assert table.state.fortune(LEORIC) == 0


@pytest.mark.rule("F2", "U2", "U7")
def test_undo_gives_back_the_token_and_the_face_but_no_number(table: Fight) -> None:
    before = table.state
    table.play(BJORN, REROLL)
    table.undo(BJORN)
    assert table.state.tokens == before.tokens
    assert table.state.last_rolls == before.last_rolls
    assert table.shown() == [[(0, ()), (1, ()), (0, ())], [(0, ())]]
    (rolled,) = of(table.play(BJORN, REROLL), e.DiceRolled)
    assert isinstance(rolled, e.DiceRolled)
    assert rolled.number == before.rolls + 2


@pytest.mark.rule("F2", "U3")
def test_redo_brings_the_face_back(table: Fight) -> None:
    table.wish("red=0/3/1")
    table.play(BJORN, REROLL)
    table.undo(BJORN)
    table.redo(BJORN)
    assert table.shown()[0][1] == (5, (1,))


@pytest.mark.rule("F2", "U2")
def test_a_reroll_of_an_older_roll_is_undone_there(table: Fight) -> None:
    first = table.log[-1].move
    table.play(BJORN, REROLL)
    table.play(BJORN, c.RollAttack("red", hero="Leoric"))
    table.undo(BJORN)
    assert [die.struck for die in table.roll(first).rolled[0].dice] == [(), (), ()]
    assert table.roll().rolled[0].ids == ("red",)


@pytest.mark.rule("F2", "D2")
def test_an_attribute_test_is_rerolled_die_by_die(printed: Box) -> None:
    table = fight(printed)
    table.wish("gray=2", "black=4", "black=0")
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, "Leoric"))
    table.play(BJORN, c.RerollDie("black"))
    assert table.shown() == [[(4, ()), (0, (5,))]]


@pytest.mark.rule("F2")
def test_defence_dice_are_those_of_a_players_only_hero(printed: Box) -> None:
    table = fight(printed)
    table.play(CARLA, c.RollDefense("gray"))
    table.play(OLGA, c.RollDefense("black"))
    table.play(NILS, c.RollDefense("brown"))
    assert list(table.state.last_rolls) == [ASTARRA]
    assert table.state.last_rolls[ASTARRA].dice == ("gray",)


@pytest.mark.rule("F2")
def test_attack_dice_are_those_of_a_players_only_hero(printed: Box) -> None:
    table = fight(printed)
    table.play(BJORN, c.RollAttack("blue red"))
    table.play(OLGA, c.RollAttack("red", target="Leoric"))
    table.play(NILS, c.RollAttack("red"))
    assert list(table.state.last_rolls) == [LEORIC]
    assert table.state.last_rolls[LEORIC].dice == ("blue", "red")


@pytest.mark.rule("F2")
def test_of_several_heroes_the_one_in_turn_attacks_but_none_himself(printed: Box) -> None:
    table = fight(printed)
    table.play(OLGA, c.AssignHero("Astarra", BJORN.user))
    table.play(BJORN, c.RollAttack("red", target="Leoric"))
    assert table.state.last_rolls == {}
    table.play(BJORN, c.RollAttack("red", target="Astarra"))
    assert list(table.state.last_rolls) == [LEORIC]


@pytest.mark.rule("F2")
def test_an_overlord_who_plays_a_hero_says_whose_dice_he_means(printed: Box) -> None:
    table = fight(printed)
    table.play(OLGA, c.AssignHero("Astarra", OLGA.user))
    table.play(OLGA, c.RollDefense("gray"))
    table.play(OLGA, c.RollAttack("red"))
    assert table.state.last_rolls == {}


def test_the_pools_rolled_last_are_remembered_newest_first(printed: Box) -> None:
    table = fight(printed)
    for dice in ("red", "blue red", "red", "gray red"):
        table.play(NILS, c.RollPool(dice))
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, "Leoric"))
    assert table.state.recent_pools == (("gray", "red"), ("red",), ("blue", "red"))
    for number in range(1, 20):
        table.play(NILS, c.RollPool(f"{number} red"))
    assert len(table.state.recent_pools) == 12
