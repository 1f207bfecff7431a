"""The same attack once more, the attack kept for a hero, and cards that count its surges."""

import pytest
from discord import ui

from bot.desk.pressed.well_formed import is_well_formed
from bot.pages.messages import attack_buttons, rolls
from bot.pages.messages.enhancing import RollView
from bot.pages.phrases.stages import saved_attack
from bot.pages.presses import Act, read
from bot.pages.voice import View
from bot.practice.world import World
from bot.rules import dice_offers, offers
from bot.rules.basics.keys import CampaignAt
from bot.rules.course.soundness import sound
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_pool import MOST_DICE
from bot.rules.rolling.table_rolls import RolledDice, RolledDie, TableRoll
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.words import Words
from tests.dice.fights import Fight, fight
from tests.dice.reading import buttons, names, newest, nowhere, text
from tests.rules.table import BJORN, CARLA, LEORIC, MARA, NILS, OLGA
from tests.simcord_support import play

AGAIN, SURGE = "Roll again", "Surge left unspent"


@pytest.fixture
def table(printed: Box) -> Fight:
    return fight(printed)


@pytest.fixture
def spite(table: Fight) -> Fight:
    """Spite is triggered in Leoric's turn, before dice."""
    table.end_quest()
    table.own("Eternal Agony")
    table.fund(5)
    table.start_quest()
    table.play(OLGA, c.RecordPlotCost("Spite", 1))
    table.play(BJORN, c.StartHeroTurn("Leoric"))
    table.give(grisban=5, astarra=5)
    table.play(OLGA, c.TriggerPlotCard("Spite"))
    return table


# --- once more


def test_the_same_attack_is_for_the_same_hero_at_the_same_distance(table: Fight) -> None:
    first = c.RollAttack("2 red blue", "gray", 3, "Leoric", "Astarra", "with the axe")
    table.play(BJORN, first)
    again = attack_buttons.once_more(table.roll(), table.state, table.box.dice)
    assert again == first


def test_a_monsters_attack_stays_nobodys_whoever_rolls_it_again(table: Fight) -> None:
    table.play(OLGA, c.RollAttack("blue yellow"))
    again = attack_buttons.once_more(table.roll(), table.state, table.box.dice)
    table.play(BJORN, again)
    assert table.roll().called.hero == ""


def test_only_attacks_are_rolled_again(table: Fight, words: Words) -> None:
    table.play(BJORN, c.RollAttack("blue red"))
    assert AGAIN in buttons(rolls.page(newest(table, words)))
    for command in (c.RollDefense("gray"), c.RollPool("blue")):
        table.play(BJORN, command)
        assert AGAIN not in buttons(rolls.page(newest(table, words)))


def test_without_a_campaign_the_attack_stands_in_its_button(table: Fight, words: Words) -> None:
    """The largest roll there may be fits a button's id, and comes back die by die."""
    attack = ("red", "blue", "yellow", "green") * (MOST_DICE // 4)
    defence = ("black", "brown") * (MOST_DICE // 2)
    rolled = (
        RolledDice(1, e.RollFor.ATTACK, "", tuple(RolledDie(die, 5) for die in attack)),
        RolledDice(2, e.RollFor.DEFENCE, "", tuple(RolledDie(die, 0) for die in defence)),
    )
    called = e.RollCalled(e.RollFor.ATTACK, distance=60)
    view = RollView(TableRoll(1, called, rolled), nowhere(table, words), CampaignAt(10**19 - 1, 0))
    press = read(buttons(rolls.page(view))[AGAIN].press.custom_id)
    assert press.act is Act.ROLL_AGAIN
    assert is_well_formed(press)
    command = attack_buttons.read(press.args, table.box.dice)
    assert command == c.RollAttack("5 red 5 blue 5 yellow 5 green", "10 black 10 brown", 60)


async def test_where_no_campaign_runs_it_is_one_press_too(world: World) -> None:
    await play(
        world,
        """
        @dice blue=4/2/0 red=0/3/1
        nils: /roll attack dice:"blue red" distance:4
        @dice blue=X red=0/1/0
        nils: press "Roll again"
        expect post contains "Miss"
        expect post contains "distance 4"
        """,
    )


@pytest.mark.parametrize("args", ["{}::", "a:{}:3", "a::99"])
async def test_signs_that_no_roll_has_are_refused(world: World, args: str) -> None:
    await play(world, 'nils: /roll attack dice:"blue red"')
    ((button,),) = [
        [each for each in post.controls if each.label == AGAIN] for post in world.last.posts
    ]
    begin = ":".join(button.custom_id.split(":")[:4])
    await forged(world, f"{begin}:{args}")
    assert world.last.refused


async def test_a_move_that_is_no_roll_is_refused(world: World) -> None:
    await play(world, 'olga: /campaign create name:"Nerekhall"\nolga: /roll attack dice:blue')
    ((button,),) = [
        [each for each in post.controls if each.label == AGAIN] for post in world.last.posts
    ]
    begin = ":".join(button.custom_id.split(":")[:4])
    for move in (1, 99):
        await forged(world, f"{begin}:{move}")
        assert world.last.refused


async def forged(world: World, custom_id: str) -> None:
    """Press a button that the bot never made."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label=custom_id, custom_id=custom_id)))
    view.stop()
    channel = world.harness.bot.get_channel(world.people.place.id)  # type: ignore[attr-defined]
    await channel.send(view=view)
    await world.press("olga", custom_id)


async def test_an_onlooker_does_not_roll_for_a_hero(world: World) -> None:
    await play(
        world,
        """
        olga: /campaign create name:"Nerekhall"
        olga: /hero add name:"Leoric" player:@bjorn
        bjorn: /roll attack dice:"blue red"
        nils: press "Roll again"
        expect refused
        """,
    )


# --- the attack kept for a hero


def test_dice_given_once_are_kept_and_roll_again(table: Fight) -> None:
    events = table.play(BJORN, c.AttackWithHero("Leoric", "blue red"))
    assert e.AttackSaved(LEORIC, ("blue", "red")) in events
    events = table.play(BJORN, c.AttackWithHero("Leoric"))
    assert [type(event) for event in events] == [e.RollCalled, e.DiceRolled]
    assert table.roll().rolled[0].ids == ("blue", "red")
    assert table.state.last_rolls[LEORIC].dice == ("blue", "red")


def test_other_dice_take_their_place(table: Fight) -> None:
    for dice in ("blue red", "blue yellow", "blue yellow"):
        table.play(BJORN, c.AttackWithHero("Leoric", dice))
    assert table.state.heroes[LEORIC].attack == ("blue", "yellow")
    assert sum(isinstance(entry.event, e.AttackSaved) for entry in table.log) == 2


@pytest.mark.rule("U2")
def test_it_is_no_move_for_undo(table: Fight) -> None:
    before = table.newest
    table.play(BJORN, c.AttackWithHero("Leoric", "blue red"))
    assert table.newest == before


def test_without_dice_kept_it_says_what_to_type(table: Fight) -> None:
    assert table.refuses(BJORN, c.AttackWithHero("Leoric")) == r.NoSavedAttack(LEORIC)


@pytest.mark.rule("U6")
def test_it_is_the_heros_players_and_stewards(table: Fight) -> None:
    table.play(MARA, c.AttackWithHero("Leoric", "blue red"))
    for person in (CARLA, NILS):
        assert isinstance(table.refuses(person, c.AttackWithHero("Leoric")), r.NotYours)


def test_the_list_has_those_with_dice_kept_first(table: Fight) -> None:
    table.play(OLGA, c.AttackWithHero("Grisban", "red"))

    def offered(by: object) -> list[str]:
        return [hero.name for hero in dice_offers.heroes_to_attack(at(by))]

    def at(by: object) -> offers.Table:
        return offers.Table(table.state, by, table.box)  # type: ignore[arg-type]

    assert offered(BJORN) == ["Leoric"]
    assert offered(OLGA) == ["Grisban", "Leoric", "Astarra"]
    assert offered(NILS) == []


def test_the_heros_turn_offers_it(table: Fight, words: Words) -> None:
    view = View(names(table, words), CampaignAt(1, 2))
    assert list(saved_attack(view, LEORIC)) == []
    table.play(BJORN, c.AttackWithHero("Leoric", "blue red"))
    view = View(names(table, words), CampaignAt(1, 2))
    (button,) = saved_attack(view, LEORIC)
    assert button.label == "Attack: blue, red"
    assert is_well_formed(button.press)


async def test_there_is_none_without_a_campaign(world: World) -> None:
    await play(world, 'nils: /hero attack hero:Leoric dice:"blue"\nexpect refused')


# --- cards that count surges


@pytest.mark.rule("Z1")
def test_spite_says_the_fatigue_and_has_its_button(spite: Fight, words: Words) -> None:
    spite.wish("blue=2/2/1", "red=0/3/1")
    spite.play(BJORN, c.RollAttack("blue red"))
    page = rolls.page(newest(spite, words))
    assert "**Spite**, each surge: 1 fatigue. **Leoric** suffers 2 fatigue." in text(page)
    assert buttons(page)[SURGE].press.act is Act.REFRESH


@pytest.mark.rule("Z1", "F2")
def test_a_reroll_changes_the_fatigue(spite: Fight, words: Words) -> None:
    spite.wish("blue=2/2/1", "red=0/3/1")
    spite.play(BJORN, c.RollAttack("blue red"))
    spite.wish("red=0/2/0")
    spite.play(BJORN, c.RerollDie("red"))
    assert "**Leoric** suffers 1 fatigue." in text(rolls.page(newest(spite, words)))


@pytest.mark.rule("Z1")
def test_a_card_that_is_ready_again_offers_it_no_more(spite: Fight, words: Words) -> None:
    spite.wish("blue=2/2/1", "red=0/2/0")
    spite.play(BJORN, c.RollAttack("blue red"))
    assert SURGE in buttons(rolls.page(newest(spite, words)))
    spite.play(OLGA, c.RefreshPlotCard("Spite", by_its_text=True))
    assert SURGE not in buttons(rolls.page(newest(spite, words)))


@pytest.mark.rule("Z1", "F2")
@pytest.mark.parametrize("face", ["blue=4/2/0", "blue=X"], ids=["no surge", "a miss"])
def test_where_no_surge_is_left_by_a_reroll_none_was_left_unspent(
    spite: Fight, words: Words, face: str
) -> None:
    # given a surge, the only one or beside another
    spite.wish("blue=2/2/1", "red=0/3/1" if face.endswith("X") else "red=0/2/0")
    spite.play(BJORN, c.RollAttack("blue red"))
    assert SURGE in buttons(rolls.page(newest(spite, words)))
    # when its die is rolled again
    spite.wish(face)
    spite.play(BJORN, c.RerollDie("blue"))
    # then nobody is asked whether it was spent
    assert SURGE not in buttons(rolls.page(newest(spite, words)))


def test_a_log_with_it_can_be_exported_and_read_back(table: Fight) -> None:
    table.play(BJORN, c.AttackWithHero("Leoric", "blue red"))
    sound(table.log)
    table.renew()
    assert table.state.heroes[LEORIC].attack == ("blue", "red")
