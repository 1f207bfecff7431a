"""E7: figures of the map bring what they print, for the number of heroes."""

import pytest

from bot.rules.basics.options import Sheet, Track
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.well.bodies import Body
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Size, Space
from tests.first.conftest import figure, is_there, wounds
from tests.rules.table import BJORN, CARLA, NILS, OLGA, Table, of

MONSTER, HERO = FigureKind.MONSTER, FigureKind.HERO
RED, GREEN, BLACK = "first:red", "first:green", "first:black"


@pytest.mark.rule("E7")
def test_a_printed_monster_brings_dice_speed_armour_and_wounds(hall: Table) -> None:
    hall.play(OLGA, c.PlaceMonsters("Beastman"))
    assert figure(hall, "Beastman").body == Body(3, 3, 2, 4, (RED, GREEN))


@pytest.mark.rule("E7")
@pytest.mark.parametrize(("heroes", "left"), [(2, 2), (3, 3), (4, 4)])
def test_its_wounds_are_those_for_the_number_of_heroes(
    between: Table, heroes: int, left: int
) -> None:
    if heroes == 2:
        between.play(OLGA, c.RemoveHero("Kirga"))
    if heroes == 4:
        between.play(OLGA, c.AddHero("Ulma", CARLA.user))
    between.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    between.play(OLGA, c.StartQuest("Nerves", conquest=9))
    between.play(OLGA, c.LoadMap("...\n..."))
    between.play(OLGA, c.PlaceMonsters("Skeleton"))
    assert wounds(between, "Skeleton") == left


@pytest.mark.rule("E7")
def test_a_master_is_of_the_red_row(hall: Table) -> None:
    hall.play(OLGA, c.PlaceMonsters("Beastman", master=True))
    assert figure(hall, "Master Beastman").body == Body(4, 4, 3, 4, (RED, GREEN, BLACK))


@pytest.mark.rule("E7")
def test_several_get_numbers_and_stand_side_by_side(hall: Table) -> None:
    hall.play(OLGA, c.PlaceMonsters("kobold", 3, space="D2"))
    there = {name: figure(hall, name).space for name in ("Kobold 1", "Kobold 2", "Kobold 3")}
    assert there["Kobold 1"] == Space(3, 1)
    assert len({*there.values()}) == 3
    hall.play(OLGA, c.PlaceMonsters("Kobold", 2))
    assert is_there(hall, "Kobold 5")


@pytest.mark.rule("E7")
def test_a_large_or_flying_one_is_placed_as_such(hall: Table) -> None:
    hall.play(OLGA, c.PlaceFigure("Ogre", MONSTER, "B2"))
    assert figure(hall, "Ogre").size == Size(2, 2)
    hall.play(OLGA, c.PlaceMonsters("Razorwing", space="E2"))
    assert figure(hall, "Razorwing").flying


@pytest.mark.rule("E7")
def test_dice_of_ones_own_choice_are_typed_at_each_attack(hall: Table) -> None:
    hall.play(OLGA, c.PlaceMonsters("Chaos Beast", space="B2"))
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "D2"))
    attack = c.AttackFigure("Chaos Beast", "Mordrog", ())
    assert hall.refuses(OLGA, attack) == r.AttackWithoutDice()


@pytest.mark.rule("E7")
def test_a_printed_hero_brings_wounds_and_armour(hall: Table) -> None:
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    assert figure(hall, "Mordrog").body == Body(16, 16, 2, 3)


@pytest.mark.rule("E7")
def test_what_the_sheet_says_goes_before_what_is_printed(hall: Table) -> None:
    hall.play(OLGA, c.SetHero("Mordrog", Sheet(wounds=12, armour=4)))
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    assert figure(hall, "Mordrog").body == Body(12, 12, 4, 3)


@pytest.mark.rule("E7")
def test_an_armour_that_is_no_fixed_number_is_not_made_up(between: Table) -> None:
    between.play(OLGA, c.AddHero("Nanok of the Blade", CARLA.user))
    between.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    between.play(OLGA, c.LoadMap("..."))
    between.play(OLGA, c.PlaceFigure("Nanok of the Blade", HERO, "A1"))
    body = figure(between, "Nanok of the Blade").body
    assert body is not None
    assert body.armour is None


@pytest.mark.rule("E7")
def test_what_is_typed_goes_before_what_is_printed(hall: Table) -> None:
    hall.play(OLGA, c.PlaceFigure("Narthak", MONSTER, "B2", wounds=20, armour=6))
    assert figure(hall, "Narthak").body == Body(20, 20, 6)
    hall.play(OLGA, c.PlaceFigure("Ogre", MONSTER, "D2", wounds=1))
    assert wounds(hall, "Ogre") == 1
    refused = hall.refuses(OLGA, c.PlaceFigure("Grak", MONSTER, "G2", armour=3))
    assert refused == r.WoundsUnknown("Grak")


@pytest.mark.rule("E7")
def test_who_prints_nothing_has_no_wounds_kept(hall: Table) -> None:
    hall.play(OLGA, c.PlaceFigure("Imp", MONSTER, "B2"))
    assert figure(hall, "Imp").body is None


@pytest.mark.rule("E7")
def test_with_the_economy_alone_figures_stay_as_they_were(table: Table) -> None:
    table.play(OLGA, c.LoadMap("....\n...."))
    table.play(OLGA, c.PlaceFigure("Ogre", MONSTER, "A1"))
    placed = figure(table, "Ogre")
    assert (placed.size, placed.body) == (Size(), None)
    typed = c.PlaceFigure("Grak", MONSTER, "B1", wounds=3)
    assert table.refuses(OLGA, typed) == r.WoundsNotKept()
    table.play(OLGA, c.PlaceMonsters("Kobold", 2))
    assert figure(table, "Kobold 1").body is None


@pytest.mark.rule("E7")
def test_figures_of_a_map_get_their_wounds_as_it_is_laid_out(hall: Table) -> None:
    events = hall.play(OLGA, c.LoadPreset("kobold-cellar"))
    assert of(events, e.FiguresEquipped)
    assert wounds(hall, "Kobold2") == 3
    assert wounds(hall, "Ogre") == 6


@pytest.mark.rule("E7", "E1")
def test_each_quest_begins_with_whole_figures(hall: Table) -> None:
    hall.play(OLGA, c.PlaceMonsters("Ogre", space="D2"))
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    hall.play(OLGA, c.ChangeWounds("Ogre", 2))
    hall.play(OLGA, c.ChangeWounds("Mordrog", 5))
    hall.end_quest()
    hall.play(OLGA, c.StartQuest("Next", conquest=5))
    assert (wounds(hall, "Ogre"), wounds(hall, "Mordrog")) == (6, 16)


@pytest.mark.rule("E7")
def test_a_hero_who_goes_to_town_and_comes_back_keeps_the_wounds(hall: Table) -> None:
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "B2"))
    hall.play(OLGA, c.ChangeWounds("Mordrog", 5))
    hall.play(BJORN, c.RemovePiece("Mordrog"))
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "C2"))
    assert wounds(hall, "Mordrog") == 11
    hall.play(OLGA, c.LoadMap("..."))
    hall.play(BJORN, c.PlaceFigure("Mordrog", HERO, "A1"))
    assert wounds(hall, "Mordrog") == 11


@pytest.mark.rule("E7")
def test_who_stood_there_before_wounds_were_kept_gets_them_when_they_count(table: Table) -> None:
    table.play(OLGA, c.LoadMap("....\n...."))
    table.play(OLGA, c.PlaceFigure("Ogre", MONSTER, "A1", "2x2"))
    table.play(OLGA, c.ChangeSettings(track=Track.EVERYTHING))
    table.play(OLGA, c.ChangeWounds("Ogre", 2))
    assert wounds(table, "Ogre") == 4


@pytest.mark.rule("E7")
@pytest.mark.parametrize(
    ("command", "why"),
    [
        (c.PlaceMonsters("Rat"), r.UnknownMonster("Rat")),
        (c.PlaceMonsters("Ogre", 4), r.NoRoomForMonsters("Ogre", 4)),
        (c.PlaceMonsters("Ogre", 11), r.BadAmount(11, 1, 10)),
        (c.PlaceMonsters("Ogre", space="Z9"), r.OffMap(Space(25, 8), Space(7, 3))),
    ],
)
def test_monsters_that_cannot_come(hall: Table, command: c.Command, why: r.Refusal) -> None:
    assert hall.refuses(OLGA, command) == why


@pytest.mark.rule("E7")
def test_onlookers_place_and_wound_nobody(hall: Table) -> None:
    hall.play(OLGA, c.PlaceMonsters("Kobold"))
    for command in (c.PlaceMonsters("Kobold"), c.ChangeWounds("Kobold", 1)):
        assert isinstance(hall.refuses(NILS, command), r.NotYours)


@pytest.mark.rule("E7")
@pytest.mark.parametrize("typed", ["mordrog", "Mord"])
def test_a_heros_name_or_its_beginning_puts_that_hero_on_the_board(hall: Table, typed: str) -> None:
    """A second hero stood beside the campaign's, without wounds and a player."""
    hall.play(BJORN, c.PlaceFigure(typed, HERO, "B2"))
    assert figure(hall, "Mordrog").name == "Mordrog"
    assert figure(hall, "Mordrog").body is not None


@pytest.mark.rule("E7")
def test_a_name_like_a_heros_is_asked_for_and_may_be_insisted_on(hall: Table) -> None:
    refused = hall.refuses(BJORN, c.PlaceFigure("Mordrok", HERO, "B2"))
    assert refused == r.NearlyHero("Mordrok", ("Mordrog",))
    hall.play(BJORN, c.PlaceFigure("Mordrok", HERO, "B2", own_name=True))
    assert figure(hall, "Mordrok").body is None
    hall.play(BJORN, c.PlaceFigure("Guard", HERO, "C2"))


@pytest.mark.rule("E7")
def test_monsters_come_onto_clear_ground_while_there_is_any(hall: Table) -> None:
    """They stood in water and on obstacles beside free floor; where a group says so, they may."""
    hall.play(OLGA, c.LoadMap("%~XO\n#.##"))
    hall.play(OLGA, c.PlaceMonsters("Kobold", 2, space="A1"))
    assert figure(hall, "Kobold 1").space == Space(1, 1)
    assert figure(hall, "Kobold 2").space == Space(0, 0)
    hall.play(OLGA, c.MovePiece("Kobold 1", "B1"))  # where a group puts one itself, it stands
