"""E7: attacks, breath and bleed take wounds; who has none left leaves the map."""

import pytest

from bot.rules.basics.options import Sheet, Track
from bot.rules.first.wounds import as_shown
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.well.bodies import Blow
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from tests.first.conftest import figure, is_there, shows, wounds
from tests.rules.table import BJORN, CARLA, OLGA, Table, of

MONSTER, HERO = FigureKind.MONSTER, FigureKind.HERO
RED, GREEN, BLUE = "first:red", "first:green", "first:blue"
TRACK = Track.EVERYTHING


def conquest(table: Table) -> int:
    assert table.state.dungeon is not None
    return table.state.dungeon.conquest


def hurts(events: tuple[e.Event, ...]) -> list[e.FigureHurt]:
    return [each for each in events if isinstance(each, e.FigureHurt)]


@pytest.fixture
def duel(hall: Table) -> Table:
    """Mordrog (16 wounds, armour 2) beside an ogre (6 wounds, armour 4)."""
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    hall.play(OLGA, c.PlaceMonsters("Ogre", space="C2"))
    return hall


def hit(table: Table, *faces: tuple[str, str], blow: Blow | None = None) -> tuple[e.Event, ...]:
    """Let Mordrog hit the ogre with dice that show these faces."""
    shows(table, *faces)
    dice = tuple(f"first:{colour}" for colour, _ in faces)
    attack = c.AttackFigure("Mordrog", "Ogre", dice, blow=blow or Blow())
    return table.play(BJORN, attack)


@pytest.mark.rule("E7")
def test_an_attack_takes_its_wounds_less_the_armour(duel: Table) -> None:
    hit(duel, ("red", "0/4/0"), ("green", "0/2/1"))
    assert wounds(duel, "Ogre") == 6 - (6 - 4)


@pytest.mark.rule("E7")
def test_armour_may_stop_it_all(duel: Table) -> None:
    events = hit(duel, ("red", "0/4/0"))
    assert wounds(duel, "Ogre") == 6
    (hurt,) = hurts(events)
    assert (hurt.wounds, hurt.lost, hurt.armour) == (4, 0, 4)


@pytest.mark.rule("E7")
def test_a_miss_takes_nothing(duel: Table) -> None:
    events = hit(duel, ("red", "X"), ("green", "0/3/0"))
    assert not hurts(events)
    assert wounds(duel, "Ogre") == 6


@pytest.mark.rule("E7", "W11")
def test_an_attack_that_falls_short_takes_nothing(hall: Table) -> None:
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    hall.play(OLGA, c.PlaceMonsters("Kobold", space="F2"))
    shows(hall, ("blue", "1/2/0"), ("green", "0/3/0"))
    hall.play(BJORN, c.AttackFigure("Mordrog", "Kobold", (BLUE, GREEN)))
    assert wounds(hall, "Kobold") == 3
    shows(hall, ("blue", "4/0/1"), ("green", "0/2/1"))
    hall.play(BJORN, c.AttackFigure("Mordrog", "Kobold", (BLUE, GREEN)))
    assert wounds(hall, "Kobold") == 1


@pytest.mark.rule("E7")
def test_damage_is_added_and_pierce_takes_armour_away(duel: Table) -> None:
    hit(duel, ("red", "0/4/0"), blow=Blow(damage=1))
    assert wounds(duel, "Ogre") == 5
    hit(duel, ("red", "0/4/0"), blow=Blow(pierce=2))
    assert wounds(duel, "Ogre") == 3
    hit(duel, ("red", "0/4/0"), blow=Blow(pierce=9, damage=1))
    assert not is_there(duel, "Ogre")


@pytest.mark.rule("E7", "D5")
def test_what_power_dice_add_counts_once_it_is_chosen(duel: Table) -> None:
    hit(duel, ("red", "0/4/0"), ("black", "enhancement"))
    assert wounds(duel, "Ogre") == 6
    duel.answer(BJORN, "0")
    assert wounds(duel, "Ogre") == 5


@pytest.mark.rule("E7")
def test_a_monster_attacks_with_the_dice_it_prints(duel: Table) -> None:
    shows(duel, ("red", "0/4/0"), ("green", "0/3/0"), ("green", "0/2/1"))
    events = duel.play(OLGA, c.AttackFigure("Ogre", "Mordrog", ()))
    declared = [each.dice for each in events if isinstance(each, e.WellAttackDeclared)]
    assert declared == [(RED, GREEN, GREEN)]
    assert wounds(duel, "Mordrog") == 16 - (9 - 2)


@pytest.mark.rule("E7")
def test_a_hero_attacks_with_the_dice_that_the_player_keeps(duel: Table) -> None:
    assert duel.refuses(BJORN, c.AttackFigure("Mordrog", "Ogre", ())) == r.AttackWithoutDice()
    duel.play(BJORN, c.AttackWithHero("Mordrog", "red green"))
    shows(duel, ("red", "0/4/0"), ("green", "0/2/1"))
    duel.play(BJORN, c.AttackFigure("Mordrog", "Ogre", ()))
    assert wounds(duel, "Ogre") == 4


@pytest.mark.rule("E7")
def test_a_monster_without_wounds_leaves_the_map(duel: Table) -> None:
    events = hit(duel, *(("red", "0/4/0"),) * 3)
    died = [(each.name, each.kind) for each in events if isinstance(each, e.FigureDied)]
    assert died == [("Ogre", MONSTER)]
    assert not is_there(duel, "Ogre")
    assert conquest(duel) == 20


@pytest.mark.rule("E7", "E5")
def test_a_hero_without_wounds_is_killed_and_back_in_town_with_all_of_them(duel: Table) -> None:
    duel.play(OLGA, c.ChangeWounds("Mordrog", 14))
    shows(duel, *(("red", "0/4/0"),))
    events = duel.play(OLGA, c.AttackFigure("Ogre", "Mordrog", (RED,)))
    killed = [each for each in events if isinstance(each, e.ConquestChanged)]
    assert killed == [e.ConquestChanged(-4, e.DungeonWhy.KILLED, "mordrog")]
    assert not is_there(duel, "Mordrog")
    duel.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    assert wounds(duel, "Mordrog") == 16


@pytest.mark.rule("E7", "E5")
def test_who_is_said_to_be_killed_leaves_the_map_too(duel: Table) -> None:
    duel.play(OLGA, c.ChangeWounds("Mordrog", 3))
    duel.play(BJORN, c.KillHero("Mordrog", 2))
    assert conquest(duel) == 18
    assert not is_there(duel, "Mordrog")
    duel.undo()
    assert wounds(duel, "Mordrog") == 13
    duel.redo()
    duel.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    assert wounds(duel, "Mordrog") == 16


@pytest.mark.rule("E7", "E5")
def test_the_value_of_a_hero_of_the_groups_own_is_asked_in_the_same_move(between: Table) -> None:
    between.play(OLGA, c.AddHero("Ulma", CARLA.user, Sheet(wounds=3)))
    between.play(OLGA, c.ChangeSettings(track=TRACK))
    between.play(OLGA, c.LoadMap("...."))
    between.play(OLGA, c.StartQuest("Nerves", conquest=9))
    between.play(CARLA, c.PlaceFigure("Ulma", HERO, "A1"))
    between.play(OLGA, c.ChangeWounds("Ulma", 3))
    assert isinstance(between.question(), q.ConquestValue)
    between.answer(BJORN, "2")
    assert conquest(between) == 7


@pytest.mark.rule("E7", "W4")
def test_breath_takes_wounds_of_each_by_its_own_armour(hall: Table) -> None:
    hall.play(OLGA, c.PlaceMonsters("Kobold", space="B2"))
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "C2"))
    hall.play(CARLA, c.PlaceFigure("Kirga", HERO, "D2"))
    shows(hall, ("red", "0/4/0"))
    events = hall.play(OLGA, c.UseBreath("Kobold", Direction.EAST, 2, (RED,)))
    hurt = {each.figure.name: each.lost for each in hurts(events)}
    assert hurt == {"Mordrog": 2, "Kirga": 3}
    assert (wounds(hall, "Mordrog"), wounds(hall, "Kirga")) == (14, 13)


@pytest.mark.rule("E7", "W6")
def test_bleed_takes_wounds_whatever_the_armour_and_may_kill(duel: Table) -> None:
    duel.play(OLGA, c.AddBleed("Ogre", 2))
    shows(duel, ("white", "1/3/1"), ("white", "X"))
    duel.play(OLGA, c.BeginFigureTurn("Ogre"))
    assert wounds(duel, "Ogre") == 3
    duel.play(OLGA, c.AddBleed("Ogre"))
    duel.play(OLGA, c.AddDaze("Ogre"))
    shows(duel, ("white", "1/3/1"))
    events = duel.play(OLGA, c.BeginFigureTurn("Ogre"))
    assert not is_there(duel, "Ogre")
    assert not of(events, e.DazeRolled)


@pytest.mark.rule("E7", "E5", "W6")
def test_a_hero_may_bleed_to_death_as_the_turn_begins(duel: Table) -> None:
    duel.play(OLGA, c.ChangeWounds("Mordrog", 14))
    duel.play(OLGA, c.AddBleed("Mordrog"))
    shows(duel, ("white", "2/2/0"))
    duel.play(BJORN, c.StartHeroTurn("Mordrog"))
    assert conquest(duel) == 16


@pytest.mark.rule("E7")
def test_wounds_are_set_right_or_healed_by_hand(duel: Table) -> None:
    duel.play(BJORN, c.ChangeWounds("Ogre", 4, "a trap"))
    duel.play(BJORN, c.ChangeWounds("Ogre", -1))
    assert wounds(duel, "Ogre") == 3
    duel.play(BJORN, c.ChangeWounds("Ogre", -20))
    assert wounds(duel, "Ogre") == 6
    assert duel.refuses(BJORN, c.ChangeWounds("Ogre", -1)) == r.NothingToDo()
    assert duel.refuses(BJORN, c.ChangeWounds("Ogre", 0)) == r.NothingToDo()
    assert duel.refuses(BJORN, c.ChangeWounds("Ogre", 21)) == r.BadNumber(21, -20, 20)
    duel.play(BJORN, c.ChangeWounds("Ogre", 20))
    assert not is_there(duel, "Ogre")


@pytest.mark.rule("E7")
def test_of_whom_nothing_is_known_nothing_is_lost(hall: Table) -> None:
    hall.play(OLGA, c.PlaceFigure("Imp", MONSTER, "B2"))
    assert hall.refuses(OLGA, c.ChangeWounds("Imp", 1)) == r.WoundsUnknown("Imp")


@pytest.mark.rule("E7")
def test_with_the_economy_alone_no_attack_takes_wounds(table: Table) -> None:
    table.play(OLGA, c.LoadMap("...."))
    table.play(OLGA, c.PlaceFigure("Ogre", MONSTER, "A1"))
    table.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B1"))
    shows(table, ("red", "0/4/0"))
    events = table.play(BJORN, c.AttackFigure("Mordrog", "Ogre", (RED,)))
    assert not hurts(events)
    assert table.refuses(BJORN, c.ChangeWounds("Ogre", 1)) == r.WoundsNotKept()


@pytest.mark.rule("E7")
def test_back_with_the_economy_no_attack_takes_wounds_and_they_return_with_the_track(
    duel: Table,
) -> None:
    """Given wounds that were kept, when the group keeps them no more, then they stay."""
    hit(duel, ("red", "0/4/0"), ("green", "0/2/1"))
    duel.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    assert duel.refuses(BJORN, c.AdjustAttack(more=1)) == r.WoundsNotKept()
    events = hit(duel, *(("red", "0/4/0"),) * 4)
    assert not hurts(events)
    shown = as_shown(duel.state, duel.state.well).map
    assert shown is not None
    assert all(one.body is None for one in shown.figures)
    duel.play(OLGA, c.ChangeSettings(track=TRACK))
    assert wounds(duel, "Ogre") == 4
    assert as_shown(duel.state, duel.state.well) == duel.state.well


@pytest.mark.rule("E7", "W6")
def test_back_with_the_economy_bleed_takes_no_wounds_either(duel: Table) -> None:
    duel.play(OLGA, c.AddBleed("Ogre", 3))
    duel.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    shows(duel, *(("white", "2/2/0"),) * 3)
    assert not hurts(duel.play(OLGA, c.BeginFigureTurn("Ogre")))
    assert is_there(duel, "Ogre")


@pytest.mark.rule("E8")
def test_tokens_that_an_attack_names_land_with_the_economy_alone(duel: Table) -> None:
    duel.play(OLGA, c.ChangeSettings(track=Track.ECONOMY))
    hit(duel, ("red", "0/4/0"), ("green", "0/2/1"), blow=Blow(bleed=True))
    duel.play(OLGA, c.ChangeSettings(track=TRACK))
    assert (figure(duel, "Ogre").bleed, wounds(duel, "Ogre")) == (1, 6)


@pytest.mark.rule("E7")
def test_undo_brings_back_who_died(duel: Table) -> None:
    hit(duel, *(("red", "0/4/0"),) * 3)
    duel.undo()
    assert wounds(duel, "Ogre") == 6
    duel.redo()
    assert not is_there(duel, "Ogre")


# --- a dodge, and presses under the attack


@pytest.mark.rule("E7", "W5")
def test_after_a_dodge_the_new_dice_count(duel: Table) -> None:
    shows(duel, ("red", "0/4/0"))
    duel.play(OLGA, c.AttackFigure("Ogre", "Mordrog", (RED,)))
    assert wounds(duel, "Mordrog") == 14
    shows(duel, ("red", "1/3/0"))
    duel.play(BJORN, c.DodgeAttack("Mordrog", (1,)))
    assert wounds(duel, "Mordrog") == 15
    assert len(duel.state.well.attack.harms if duel.state.well.attack else ()) == 1


@pytest.mark.rule("E7", "E5", "W5")
def test_a_dodge_gives_a_killed_hero_and_the_conquest_back(duel: Table) -> None:
    duel.play(OLGA, c.ChangeWounds("Mordrog", 14))
    duel.play(OLGA, c.AddBleed("Mordrog"))
    shows(duel, ("red", "0/4/0"))
    duel.play(OLGA, c.AttackFigure("Ogre", "Mordrog", (RED,)))
    assert conquest(duel) == 16
    shows(duel, ("red", "X"))
    dodge = c.DodgeAttack("Mordrog", (1,))
    assert isinstance(duel.refuses(CARLA, dodge), r.NotYours)
    duel.play(BJORN, dodge)
    assert conquest(duel) == 20
    assert wounds(duel, "Mordrog") == 2
    assert figure(duel, "Mordrog").bleed == 1


@pytest.mark.rule("E7", "E5")
def test_a_question_that_nobody_has_answered_lapses_with_the_kill(between: Table) -> None:
    between.play(OLGA, c.AddHero("Ulma", CARLA.user, Sheet(wounds=1)))
    between.play(OLGA, c.ChangeSettings(track=TRACK))
    between.play(OLGA, c.LoadMap("...."))
    between.play(OLGA, c.StartQuest("Nerves", conquest=9))
    between.play(CARLA, c.PlaceFigure("Ulma", HERO, "A1"))
    between.play(OLGA, c.PlaceMonsters("Kobold"))
    shows(between, ("red", "0/4/0"))
    between.play(OLGA, c.AttackFigure("Kobold", "Ulma", ()))
    assert isinstance(between.question(), q.ConquestValue)
    shows(between, ("red", "X"))
    between.play(CARLA, c.DodgeAttack("Ulma", (1,)))
    assert between.state.questions == ()
    assert conquest(between) == 9


@pytest.mark.rule("E7")
def test_one_more_one_less_and_pierce_set_an_attack_right(duel: Table) -> None:
    hit(duel, ("red", "0/4/0"), ("green", "0/2/1"))
    duel.play(BJORN, c.AdjustAttack(more=1))
    assert wounds(duel, "Ogre") == 3
    duel.play(BJORN, c.AdjustAttack(pierce=1))
    assert wounds(duel, "Ogre") == 2
    duel.play(OLGA, c.AdjustAttack(more=-1))
    assert wounds(duel, "Ogre") == 3


@pytest.mark.rule("E7", "E5")
def test_one_less_may_save_a_hero_and_one_more_kill_one(duel: Table) -> None:
    duel.play(OLGA, c.ChangeWounds("Mordrog", 14))
    shows(duel, ("red", "0/4/0"))
    duel.play(OLGA, c.AttackFigure("Ogre", "Mordrog", (RED,)))
    duel.play(BJORN, c.AdjustAttack(more=-1))
    assert (wounds(duel, "Mordrog"), conquest(duel)) == (1, 20)
    duel.play(OLGA, c.AdjustAttack(more=1))
    assert not is_there(duel, "Mordrog")
    assert conquest(duel) == 16


@pytest.mark.rule("E7")
def test_a_press_means_the_attack_that_it_stands_under(duel: Table) -> None:
    hit(duel, ("red", "0/4/0"), ("green", "0/2/1"))
    attack = duel.state.well.attack
    assert attack is not None
    of_it = f"{attack.number}.0.0"
    duel.play(BJORN, c.AdjustAttack(more=1, of=of_it))
    assert duel.refuses(BJORN, c.AdjustAttack(more=1, of=of_it)) == r.OtherAttack()
    hit(duel, ("red", "0/4/0"), ("green", "0/2/1"))
    assert duel.refuses(BJORN, c.AdjustAttack(more=1, of=of_it)) == r.OtherAttack()


@pytest.mark.rule("E7")
def test_presses_that_would_change_nothing_are_refused(duel: Table) -> None:
    assert duel.refuses(BJORN, c.AdjustAttack(more=1)) == r.NoAttack()
    hit(duel, ("red", "0/4/0"))
    assert duel.refuses(BJORN, c.AdjustAttack(more=-1)) == r.NothingToDo()
    hit(duel, *(("red", "0/4/0"),) * 4)
    assert duel.refuses(BJORN, c.AdjustAttack(more=1)) == r.NothingToDo()


@pytest.mark.rule("E7", "E1")
def test_an_attack_of_the_quest_before_strikes_nobody_any_more(duel: Table) -> None:
    hit(duel, ("red", "0/4/0"), ("green", "0/2/1"))
    duel.end_quest()
    duel.play(OLGA, c.StartQuest("Next", conquest=5))
    assert duel.refuses(BJORN, c.AdjustAttack(more=1)) == r.NoAttack()
    assert duel.refuses(OLGA, c.DodgeAttack("Ogre", (1,))) == r.NotATarget("Ogre", ())
    assert wounds(duel, "Ogre") == 6


@pytest.mark.rule("E7")
def test_nobody_returns_to_a_space_that_is_taken_by_now(duel: Table) -> None:
    duel.play(OLGA, c.ChangeWounds("Mordrog", 14))
    shows(duel, ("red", "0/4/0"))
    duel.play(OLGA, c.AttackFigure("Ogre", "Mordrog", (RED,)))
    duel.play(OLGA, c.PlaceFigure("Imp", MONSTER, "B2"))
    refused = duel.refuses(BJORN, c.AdjustAttack(more=-1))
    assert isinstance(refused, r.SpaceTaken)


@pytest.mark.rule("E7", "E5")
@pytest.mark.parametrize(
    ("right", "left"), [(c.AdjustAttack(more=-1), 1), (c.DodgeAttack("Mordrog", (1,)), 2)]
)
def test_a_hero_who_is_back_from_the_town_may_live_after_all(
    duel: Table, right: c.Command, left: int
) -> None:
    """Given a killed hero on the map again, when the kill comes to nothing, then its cost goes."""
    duel.play(OLGA, c.ChangeWounds("Mordrog", 14))
    shows(duel, ("red", "0/4/0"))
    duel.play(OLGA, c.AttackFigure("Ogre", "Mordrog", (RED,)))
    duel.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B3"))
    shows(duel, ("red", "X"))
    duel.play(BJORN, right)
    assert (wounds(duel, "Mordrog"), conquest(duel)) == (left, 20)
    assert str(figure(duel, "Mordrog").space) == "B3"


@pytest.mark.rule("E7")
def test_a_monster_with_the_name_of_a_dead_one_is_another(duel: Table) -> None:
    hit(duel, *(("red", "0/4/0"),) * 3)
    duel.play(OLGA, c.PlaceMonsters("Ogre", space="D2"))
    assert duel.refuses(BJORN, c.AdjustAttack(more=-3)) == r.PieceNameTaken("Ogre")
    assert wounds(duel, "Ogre") == 6


@pytest.mark.rule("E7")
def test_who_has_left_the_map_since_the_attack_has_nothing_set_right(duel: Table) -> None:
    hit(duel, ("red", "0/4/0"), ("green", "0/2/1"))
    duel.play(OLGA, c.RemovePiece("Ogre"))
    assert duel.refuses(BJORN, c.AdjustAttack(more=1)) == r.NothingToDo()


@pytest.mark.rule("E7")
def test_what_happened_since_the_attack_stays(duel: Table) -> None:
    hit(duel, ("red", "0/4/0"), ("green", "0/2/1"))
    duel.play(OLGA, c.ChangeWounds("Ogre", 1))
    duel.play(OLGA, c.MovePiece("Ogre", "D2"))
    duel.play(BJORN, c.AdjustAttack(more=1))
    assert wounds(duel, "Ogre") == 2
    assert str(figure(duel, "Ogre").space) == "D2"
