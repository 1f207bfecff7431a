"""The map on the simulated Discord: presses of one instant, old buttons, files, large maps."""

import pytest

from bot.practice.deeds import Push
from bot.practice.world import World
from tests.simcord_support import play

FIGURES = 100
SIDE = 60


def large_map() -> str:
    """A 60 x 60 map with a dragon in the middle and 99 more figures round it."""
    rows = ["." * SIDE] * SIDE
    spaces = [(column, row) for row in range(20, 32) for column in range(20, 40)]
    free = [each for each in spaces if not (28 <= each[0] < 30 and 25 <= each[1] < 27)]
    pieces = [
        f'{"hero" if place % 2 else "monster"} "Figure {place}" {space(*each)}'
        for place, each in enumerate(free[: FIGURES - 1])
    ]
    return "\n".join([*rows, "", "monster Dragon AC26 2x2 flying", *pieces])


def space(column: int, row: int) -> str:
    first, last = divmod(column, 26)
    return ("A" if first else "") + chr(ord("A") + last) + str(row + 1)


@pytest.mark.rule("W4")
async def test_a_breath_among_a_hundred_figures_is_answered(world: World) -> None:
    act = await world.slash(
        "olga", "well board", action="load", file=("map.txt", large_map().encode())
    )
    assert act.posts[0].says("60 by 60 spaces")
    act = await world.slash(
        "olga", "well breath", attacker="Dragon", side="north", alignment=2, dice="red"
    )
    assert act.unanswered == 0
    [post] = act.posts
    assert post.says("Dragon breathes north (alignment 2) with red.")
    assert post.says("The template covers")
    assert {"dice.png", "board.png"} == set(post.files)
    shown = await world.slash("bjorn", "well board", action="show")
    assert shown.posts[0].says("Figure 98")


async def test_a_file_that_is_no_map_is_refused_with_its_faults(world: World) -> None:
    for data, fault in (
        (b"", "there is no picture of a board"),
        (b"\xff\xfe\x00", "stands for nothing"),
        (b"." * 90_000, "longer than 20,000 characters"),
        (b"..\n.\n\nhero A Z9\ndoor A1 up open\n", "The map has 3 faults"),
    ):
        act = await world.slash("olga", "well board", action="load", file=("map.txt", data))
        assert act.refused
        assert act.private("olga")[0].says(fault), data[:20]


@pytest.mark.rule("W7", "U6")
async def test_of_two_presses_in_one_instant_one_counts(world: World) -> None:
    await play(
        world,
        """
        olga: /well daze figure:Brute
        bjorn: /well attack attacker:Brute target:Ogre dice:"red green black"
        """,
    )
    act = await world.burst([Push("bjorn", "Lose green"), Push("sam", "Lose black")])
    assert act.unanswered == 0
    [post] = act.posts
    assert post.says("Daze takes green") != post.says("Daze takes black")


@pytest.mark.rule("W1")
async def test_a_boulder_rolls_once_however_often_its_button_is_pressed(world: World) -> None:
    await play(
        world,
        """
        olga: /well board action:load preset:rolling-hall
        olga: /well turn name:overlord
        """,
    )
    act = await world.burst([Push("olga", "Roll boulder 1"), Push("olga", "Roll boulder 1")])
    assert act.unanswered == 0
    assert len([post for post in act.posts if not post.edited]) == 1
    assert act.private("olga")[0].says("Boulder 1 does not wait to roll")


@pytest.mark.rule("W5")
async def test_a_form_opened_on_older_dice_dodges_nothing(world: World) -> None:
    await play(
        world,
        """
        @dice red=1/3/1 green=0/2/1
        olga: /well attack attacker:Ogre target:Brute dice:red
        bjorn: press "Dodge"
        olga: /well attack attacker:Ogre target:Brute dice:green
        bjorn: fill "Dice to roll again" = "red"
        expect refused
        expect private bjorn contains "Those dice do not lie there any more"
        """,
    )


@pytest.mark.rule("W8")
async def test_a_cost_that_is_no_number_is_refused(world: World) -> None:
    await play(
        world,
        """
        olga: /well treachery event:3
        olga: press "Swap a card in"
        olga: fill "Treachery card" = "Bane"
        olga: fill "Cost" = "x"
        expect refused
        expect private olga contains "it must be from 1 to 99"
        """,
    )


@pytest.mark.rule("U4")
async def test_the_status_page_shows_the_open_choice_with_its_buttons(world: World) -> None:
    await play(
        world,
        """
        olga: /well daze figure:Ogre
        olga: /well attack attacker:Ogre target:Brute dice:"red green black"
        bjorn: /campaign status
        expect post contains "Daze takes 1 die from Ogre's attack. Which?"
        @dice red=X
        olga: press "Lose green"
        expect post contains "It misses"
        """,
    )


async def test_a_redelivered_attack_rolls_once(world: World) -> None:
    await play(world, "olga: /well attack attacker:Ogre target:Brute dice:red")
    size = world.harness.log_size()
    await world.resend()
    assert world.harness.log_size() == size


@pytest.mark.rule("W7")
async def test_an_imported_campaign_goes_on_with_its_open_choice(world: World) -> None:
    await play(
        world,
        """
        olga: /well daze figure:Brute
        bjorn: /well attack attacker:Brute target:Ogre dice:"red green black"
        """,
    )
    act = await world.slash("sam", "campaign export")
    data = world.sim.file(act.private("sam")[0].id)
    await play(world, "@channel other")
    await world.slash("sam", "campaign import", file=("x.json", data))
    await play(
        world,
        """
        sam: press "Yes"
        bjorn: /campaign status
        expect post contains "Daze takes 1 die from Brute's attack. Which?"
        @dice red=X
        bjorn: press "Lose green"
        expect post contains "It misses"
        """,
    )
