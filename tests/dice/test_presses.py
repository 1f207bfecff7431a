"""Rolls on the simulated Discord: presses in one instant, lost messages, secrets, autocomplete."""

import logging
import re
from collections.abc import AsyncIterator

import pytest

from bot.practice.deeds import Call, Push
from bot.practice.seen import Seen
from bot.practice.world import World
from tests.simcord_support import play, table

FIGHT = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn willpower:4
olga: /hero add name:"Grisban" player:@carla
olga: /fortune correct hero:Leoric amount:2 note:"start"
olga: /fortune correct hero:Grisban amount:1 note:"start"
olga: /quest start name:"First Blood" encounters:1
@dice blue=2/2/1 red=0/1/0 gray=0
bjorn: /roll attack dice:"blue red" defense:"gray" hero:Leoric target:Grisban
"""


@pytest.fixture
async def fight() -> AsyncIterator[World]:
    """Leoric, with 2 fortune, has attacked Grisban, with 1."""
    async with table() as world:
        await play(world, FIGHT)
        yield world


@pytest.mark.rule("F2")
async def test_presses_of_one_instant_charge_once(fight: World) -> None:
    act = await fight.burst([Push("bjorn", "Reroll blue")] * 3)
    moves = [seen for seen in act.seen if seen.says("spends 1 fortune on a reroll")]
    assert [seen.says("Fortune: Leoric 2 → 1, Grisban 1") for seen in moves] == [True]
    private = [seen for seen in act.seen if seen.private_to == "bjorn"]
    assert len(private) == 2
    assert all(seen.says("has changed since this button was shown") for seen in private)


@pytest.mark.rule("F2", "D4")
async def test_a_reroll_says_first_what_the_roll_has_come_to(fight: World) -> None:
    fight.harness.dice.force("blue", "6/1/1")
    act = await fight.press("bjorn", "Reroll blue")
    (own,) = [seen for seen in act.posts if not seen.edited]
    # What it cost is said once, and the dice and their number are small.
    assert own.lines[:3] == (
        "2 damage · 1 surge left · reaches 6",
        "Leoric spends 1 fortune on a reroll.",
        "@bjorn · blue 6/1/1 (roll 3)",
    )
    assert "rerolls" not in own.text
    fight.harness.dice.force("red", "0/3/1")
    act = await fight.press("bjorn", "Reroll red")
    (second,) = [seen for seen in act.posts if not seen.edited]
    assert second.lines[0] == "4 damage · 2 surges left · reaches 6"
    act = await fight.press("bjorn", "Undo")
    (first,) = [seen for seen in act.posts if seen.id == second.id]
    assert first.says("~~Leoric rerolls")
    assert not first.says("damage ·")


@pytest.mark.rule("F2")
async def test_two_dice_pressed_in_one_instant_are_one_reroll(fight: World) -> None:
    """The second press was made before its presser saw what the first one brought."""
    act = await fight.burst([Push("bjorn", "Reroll blue"), Push("bjorn", "Reroll red")])
    assert sum(seen.says("spends 1 fortune on a reroll") for seen in act.seen) == 1
    assert sum(seen.private_to == "bjorn" for seen in act.seen) == 1


@pytest.mark.rule("F2", "D4")
async def test_both_sides_at_once_are_both_carried_out(fight: World) -> None:
    fight.harness.dice.force("blue", "6/1/1")
    fight.harness.dice.force("gray", "3")
    act = await fight.burst([Push("bjorn", "Reroll blue"), Push("carla", "Reroll gray")])
    assert sum(seen.says("spends 1 fortune on a reroll") for seen in act.seen) == 2
    (roll,) = [seen for seen in act.seen if seen.says("Leoric → ")]
    assert roll.says("blue ~~2/2/1~~ 6/1/1")
    assert roll.says("gray ~~0~~ 3")
    assert roll.says("0 damage")


@pytest.mark.rule("F2")
async def test_command_and_press_in_one_instant_are_two_rerolls(fight: World) -> None:
    """Whoever types a command has seen the dice, and means it."""
    typed = Call("bjorn", "fortune reroll", {"die": "red"})
    act = await fight.burst([Push("bjorn", "Reroll blue"), typed])
    rerolls = [seen for seen in act.seen if seen.says("spends 1 fortune on a reroll")]
    assert sum(seen.says("Leoric 1 → 0") for seen in rerolls) == 1
    (roll,) = [seen for seen in act.seen if seen.says("Leoric → ")]
    assert not roll.says("[Reroll blue]")


async def test_the_picture_travels_with_the_roll_and_with_its_change(fight: World) -> None:
    shown = fight.newest("post")
    assert shown is not None
    assert shown.files == ("roll.png",)
    act = await fight.press("bjorn", "Reroll blue")
    (roll,) = [seen for seen in act.posts if seen.edited]
    assert roll.files == ("roll.png",)
    assert roll.says("rerolled from range 2, 2 damage, and 1 surge")


@pytest.mark.rule("F2")
async def test_a_roll_whose_message_is_gone_is_posted_anew(fight: World) -> None:
    fight.fail("PATCH", f"/channels/{fight.people.place.id}/messages/*", status=404, code=10008)
    act = await fight.slash("bjorn", "fortune reroll", die="blue")
    assert sum(seen.says("Leoric → ") for seen in act.seen) == 1
    assert not any(seen.edited for seen in act.posts)


@pytest.mark.rule("F2")
async def test_the_change_of_a_roll_gets_through_when_discord_fails_once(fight: World) -> None:
    fight.fail("PATCH", "/channels/*/messages/*", status=500)
    act = await fight.press("bjorn", "Reroll blue")
    assert any(seen.edited and seen.says("~~2/2/1~~") for seen in act.seen)


@pytest.mark.rule("F2", "U2")
async def test_an_old_reroll_is_undone_on_its_own_roll(fight: World) -> None:
    await play(
        fight,
        """
@dice blue=6/1/1
bjorn: press "Reroll blue"
bjorn: /roll attack dice:"blue" hero:Leoric
bjorn: /campaign undo
expect post contains "blue 2/2/1, red 0/1/0"
expect post contains "Leoric 1 → 2"
""",
    )


HEX = re.compile(r"\b[0-9a-f]{64}\b")


@pytest.mark.rule("U7", "U8")
async def test_nobody_reads_a_secret_before_the_quest_ends(
    fight: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever 64 digits stand anywhere are those of the promise."""
    caplog.set_level(logging.DEBUG)
    for path in ("dice verify", "dice fairness", "campaign log", "campaign status"):
        await fight.slash("olga", path)
    await fight.press("bjorn", "Reroll blue")
    seen = "\n".join(message.text for message in everything(fight))
    assert len(set(HEX.findall(seen))) == 1
    assert HEX.findall(caplog.text) == []
    act = await fight.slash("olga", "quest end", winner="heroes")
    assert not HEX.findall("\n".join(message.text for message in act.posts))
    act = await fight.press("olga", "Details")
    secrets = set(HEX.findall("\n".join(message.text for message in act.seen)))
    secrets -= set(HEX.findall(seen))
    assert len(secrets) == 1
    assert not secrets & set(HEX.findall(seen))


def everything(world: World) -> list[Seen]:
    users = ("olga", "bjorn", "carla")
    posts = list(world.view.all("post"))
    dms = [seen for user in users for seen in world.view.all("dm", user)]
    private = [seen for user in users for seen in world.view.all("private", user)]
    return [*posts, *dms, *private]


async def test_pools_rolled_last_are_offered_first(fight: World) -> None:
    offers = fight.offers
    assert await offers("bjorn", "roll attack", "dice", "") == ["blue red"]
    assert await offers("bjorn", "roll attack", "defense", "") == ["gray"]
    assert await offers("carla", "roll defense", "dice", "") == ["gray"]
    await fight.slash("nils", "roll dice", pool="2 red black")
    assert await offers("bjorn", "roll dice", "pool", "") == ["2 red black", "gray", "blue red"]
    assert await offers("bjorn", "roll dice", "pool", "blue") == ["blue red"]
    assert await offers("bjorn", "roll dice", "pool", "", edition="first") == []
    assert await offers("bjorn", "odds attack", "dice", "r") == ["blue red"]


async def test_heroes_are_offered_own_first_and_for_tests_those_with_the_figure(
    fight: World,
) -> None:
    assert await fight.offers("carla", "roll attack", "hero", "") == ["Grisban", "Leoric"]
    # Behind them come the monsters, of whom the list holds what fits.
    assert (await fight.offers("nils", "roll attack", "target", ""))[:2] == ["Leoric", "Grisban"]
    assert await fight.offers("nils", "roll attack", "target", "gob") == [
        "Goblin Archer",
        "Goblin Witcher",
    ]
    tested = await fight.offers("carla", "roll test", "hero", "", attribute="willpower")
    assert tested == ["Leoric"]
    assert await fight.offers("nils", "roll test", "hero", "", attribute="willpower") == []


async def test_dice_to_reroll_are_offered_to_whoever_may(fight: World) -> None:
    assert await fight.offers("bjorn", "fortune reroll", "die", "") == ["blue", "red"]
    assert await fight.offers("bjorn", "fortune reroll", "hero", "") == ["Leoric"]
    assert await fight.offers("carla", "fortune reroll", "die", "") == ["gray"]
    assert await fight.offers("olga", "fortune reroll", "die", "") == []
    assert await fight.offers("bjorn", "fortune reroll", "die", "", hero="Grisban") == []


async def test_where_no_campaign_runs_nothing_is_offered_and_nothing_kept() -> None:
    async with table() as world:
        await world.slash("nils", "roll attack", dice="red")
        assert await world.offers("nils", "roll attack", "dice", "") == []
        assert world.harness.log_size() == 0
        act = await world.slash("nils", "dice fairness")
        assert act.refused


async def test_a_roll_delivered_twice_is_rolled_once(fight: World) -> None:
    size = fight.harness.log_size()
    await fight.slash("nils", "roll dice", pool="red")
    rolled = fight.harness.log_size()
    act = await fight.resend()
    assert rolled > size
    assert fight.harness.log_size() == rolled
    assert not any(seen.says("A roll of the dice") for seen in act.seen)


@pytest.mark.rule("F2")
async def test_a_roll_that_could_not_be_answered_is_told_in_the_end() -> None:
    async with table(strict=False) as world:
        await play(world, FIGHT)
        world.fail("POST", "/interactions/*/*/callback", status=500)
        act = await world.slash("carla", "roll attack", dice="red", hero="Grisban")
        assert act.unanswered
        await world.restart()
        await world.slash("nils", "roll dice", pool="yellow")
        rolls = [seen for seen in world.view.all("post") if seen.says("@carla · Grisban")]
        assert [seen.says("[Reroll red]") for seen in rolls] == [True]
        act = await world.press("carla", "Reroll red")
        assert any(seen.edited and seen.says("red ~~") for seen in act.seen)
