"""The practice world: what people can do in it, and what it notices."""

import asyncio
from datetime import UTC, datetime
from typing import Any, cast

import pytest

from bot.practice.deeds import Call, Push
from bot.practice.faults import PracticeFault
from bot.practice.harness import Clock
from bot.practice.world import BotFailed, World
from tests.practice.tally_bot import TallyBot, TallyHarness, page


def bot(world: World) -> TallyBot:
    return cast(TallyBot, world.sim.env.bot)


async def test_an_act_tells_posts_private_replies_and_dms(world: World) -> None:
    await world.slash("olga", "tally add", amount=2, to="@bjorn")
    assert [seen.text for seen in world.last.posts] == ["Tally 0 → 2 [Add 1] [Add -1] [Add 9]"]
    assert world.last.dms("bjorn")[0].says("the tally IS 2")
    await world.slash("olga", "tally look")
    assert world.last.private("olga")[0].hidden
    assert not world.last.posts
    assert not world.last.private("bjorn")


async def test_options_are_typed_as_the_command_declares_them(world: World) -> None:
    await world.slash("olga", "tally add", amount="3", sort="by hand", quiet="true", note="ab")
    assert world.last.posts[0].says("0 → 3")


@pytest.mark.parametrize(
    "options",
    [
        {"amount": "many"},
        {"amount": 21},
        {"amount": 1, "note": "x"},
        {"amount": 1, "sort": "none such"},
        {"amount": 1, "to": "bjorn"},
        {},
    ],
)
async def test_what_discord_would_not_send_counts_as_refused(
    world: World, options: dict[str, str | int]
) -> None:
    await world.slash("olga", "tally add", **options)
    assert world.last.refused
    assert not world.last.seen


async def test_a_refusal_is_told_from_a_private_look(world: World) -> None:
    await world.slash("olga", "tally add", amount=-1)
    assert world.last.refused
    await world.slash("olga", "tally look")
    assert not world.last.refused


async def test_a_command_that_does_not_exist_is_a_fault(world: World) -> None:
    with pytest.raises(PracticeFault) as caught:
        await world.slash("olga", "tally nonesuch")
    assert caught.value.kind == "unknown-command"


async def test_an_option_that_the_command_lacks_is_a_fault(world: World) -> None:
    with pytest.raises(PracticeFault) as caught:
        await world.slash("olga", "tally add", amount=1, nonesuch="x")
    assert caught.value.kind == "unknown-option"


async def test_a_server_command_is_not_there_in_a_dm(world: World) -> None:
    await world.slash("olga@dm", "tally look")
    assert world.last.refused


async def test_autocomplete_offers_what_the_bot_offers(world: World) -> None:
    assert await world.offers("olga", "tally greet", "hero", "Leo") == ["Leoric"]


async def test_buttons_work_in_channel_and_dm_and_after_a_restart(world: World) -> None:
    await world.slash("olga", "tally add", amount=1, to="@bjorn")
    await world.restart()
    await world.press("carla", "add 1")
    await world.press("bjorn@dm", "add 1")
    assert world.last.dms("bjorn")[0].says("2 → 3")
    assert world.last.private("bjorn")


async def test_a_button_must_be_there_and_enabled(world: World) -> None:
    await world.slash("olga", "tally add", amount=1)
    for label, kind in (("Nonesuch", "unknown-button"), ("Add 9", "disabled-button")):
        with pytest.raises(PracticeFault) as caught:
            await world.press("olga", label)
        assert caught.value.kind == kind


async def test_nobody_presses_on_somebody_elses_private_reply(world: World) -> None:
    await world.slash("olga", "tally ask", hidden=True)
    with pytest.raises(PracticeFault):
        await world.press("bjorn", "Poisoned")
    await world.press("olga", "Poisoned")
    assert world.last.private("olga")[0].says("Chosen: Poisoned")


async def test_a_select_and_a_modal(world: World) -> None:
    await world.slash("olga", "tally ask")
    await world.press("olga", "note")
    assert world.last.modals == ("olga",)
    await world.submit("olga", {"Text": "x"})
    assert world.last.refused
    await world.submit("olga", {"Text": "xyz", "colour": "blue"})
    assert world.last.posts[0].says("Note: xyz ['B']")
    with pytest.raises(PracticeFault):
        await world.submit("olga", {"Text": "again"})
    await world.press("olga", "Diseased")
    assert world.last.posts[0].edited
    assert world.last.posts[0].says("Chosen: Diseased")


async def test_the_board_is_no_post_and_is_waited_for(world: World) -> None:
    await world.slash("olga", "tally board")
    assert not world.last.posts
    for _ in range(3):
        await world.slash("olga", "tally add", amount=1)
    assert world.last.of("board")[0].says("Board: 3")
    board = world.newest("board")
    assert board and board.board


async def test_fifty_at_once_all_count(world: World) -> None:
    crowd = [Call(f"user{number}", "tally add", {"amount": 1}) for number in range(50)]
    await world.burst(crowd)
    assert len(world.last.posts) == 50
    await world.burst([Push(f"user{number}", "add 1") for number in range(50)])
    assert world.harness.log_size() == 100


async def test_the_same_interaction_arrives_twice() -> None:
    async with World(TallyHarness(), strict=False) as world:
        with pytest.raises(PracticeFault):
            await world.resend()
        await world.slash("olga", "tally add", amount=1)
        await world.resend()
        assert world.harness.log_size() == 2
        assert any("already been acknowledged" in str(error) for error in world.last.errors)


async def test_errors_are_noticed_even_if_only_logged(world: World) -> None:
    with pytest.raises(BotFailed, match="a made-up fault"):
        await world.slash("olga", "tally crash")
    with pytest.raises(BotFailed) as caught:
        await world.slash("olga", "tally sulk")
    assert caught.value.act.unanswered == 1
    await world.slash("olga", "tally add", amount=1)
    world.fail("POST", "/interactions/*/callback")
    with pytest.raises(BotFailed, match="500"):
        await world.press("olga", "add 1")


async def test_closed_dms_refuse_until_they_open(world: World) -> None:
    world.people.close_dms("bjorn")
    await world.slash("olga", "tally add", amount=1, to="@bjorn")
    assert not world.last.dms("bjorn")
    world.people.open_dms("bjorn")
    await world.slash("olga", "tally add", amount=1, to="@bjorn")
    assert world.last.dms("bjorn")


async def test_who_leaves_can_do_nothing_and_gets_nothing(world: World) -> None:
    await world.slash("carla", "tally look")
    carla = world.people.member("carla")
    await world.leave("carla")
    with pytest.raises(PracticeFault) as caught:
        await world.slash("carla", "tally look")
    assert caught.value.kind == "user-left"
    dm = bot(world).get_partial_messageable(carla.user.dm_channel.id)
    with pytest.raises(Exception, match="50007"):
        await dm.send("Come back")


async def test_nobody_manages_the_server_who_was_not_asked_to(world: World) -> None:
    olga = world.people.member("olga")
    server = world.people.server.id
    manage = 1 << 5
    assert not world.sim.env.backend.compute_permissions(server, olga.id) & manage
    world.people.manage("olga")
    assert world.sim.env.backend.compute_permissions(server, olga.id) & manage


async def test_places_are_made_once_and_threads_hang_under_their_channel(world: World) -> None:
    descent = world.people.place
    world.people.go("thread", "side talk")
    world.people.go("thread", "second")
    await world.slash("olga", "tally add", amount=1)
    assert world.last.posts[0].place == "second"
    assert {thread.name for thread in descent.threads} == {"side talk", "second"}
    world.people.go("channel", "other")
    world.people.go("channel", "descent")
    assert world.people.place.id == descent.id


async def test_time_moves_only_when_told_to(world: World) -> None:
    begin = world.clock()
    await world.slash("olga", "tally time")
    assert world.clock() == begin
    await world.advance(2 * 86400)
    await world.slash("olga", "tally time")
    assert world.last.posts[0].says(f"{begin + 2 * 86400:.0f}")


async def test_each_person_has_a_language(world: World) -> None:
    world.speak("olga", "de")
    await world.slash("olga", "tally look")
    assert world.last.private("olga")[0].says("de: 0")
    await world.slash("bjorn", "tally look")
    assert world.last.private("bjorn")[0].says("en-US: 0")


async def test_one_nonce_is_one_message_even_across_a_restart(world: World) -> None:
    async def send(nonce: int) -> int:
        place = bot(world).get_partial_messageable(world.people.place.id)
        message: Any = await place.send(view=page("once"), nonce=nonce)
        return int(message.id)

    first = await send(7)
    await world.restart()
    assert await send(7) == first
    assert await send(8) != first
    await world.advance(3600)
    assert await send(7) != first


async def test_kept_data_finds_the_same_ids_and_new_interactions() -> None:
    def ids(world: World) -> list[int]:
        member = world.people.member("bjorn")
        return [world.people.server.id, world.people.place.id, member.id, member.user.dm_channel.id]

    interactions = set()
    known: list[int] = []
    for day in (1, 2):
        now = datetime(2027, 1, day, tzinfo=UTC)
        async with World(TallyHarness(), cast=("olga", "bjorn"), now=now) as world:
            known = ids(world)
            await world.slash("olga", "tally add", amount=1)
            assert world.clock() >= now.timestamp()
            assert world.sim.last_interaction
            interactions.add(world.sim.last_interaction["id"])
    async with World(TallyHarness(), cast=("olga", "bjorn")) as world:
        assert ids(world) == known
    assert len(interactions) == 2


async def test_a_bot_that_cannot_start_says_so() -> None:
    class Broken(TallyBot):
        async def setup_hook(self) -> None:
            raise RuntimeError("no tree today")

    class BrokenHarness(TallyHarness):
        async def start(self, clock: Clock) -> TallyBot:
            return Broken(self.tally, self.dice, clock)

    with pytest.raises(RuntimeError, match="no tree today"):
        async with World(BrokenHarness()):
            pytest.fail("it started")
    async with World(TallyHarness()) as world:
        await asyncio.sleep(0)
        assert world.clock()
