"""The doctor finds what ails a campaign, mends what it safely can, and says what it did."""

from collections.abc import AsyncIterator

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.desk.doctor import checkup
from bot.desk.outbox.permissions import NEEDED
from bot.log.contract import LogFaultKind
from bot.log.notes import CANNOT_POST
from bot.practice.seen import Seen
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt, MoveNumber
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.stored import replace
from bot.rules.state.events import Entry, HeroDefeated, TokensMoved, Why
from bot.rules.state.ledger import Problem
from bot.service.log_health import Ailment, examined, health
from bot.words import ENGLISH
from tests.people.conftest import TABLE, desk_of, service_of
from tests.simcord_support import play, table


def forbid(world: World, **rights: bool) -> None:
    """Take rights away from the bot in the channel."""
    backend, denied = world.sim.env.backend, discord.Permissions(**rights).value
    bot = Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, deny=denied)
    backend.set_overwrite(world.people.place.id, bot)


async def length(world: World) -> int:
    """Count the entries of the campaign's log."""
    return len(await service_of(world).log.read(CampaignAt(world.people.server.id, 1)))


async def visit(world: World, who: str = "sam") -> Seen:
    act = await world.slash(who, "campaign doctor")
    [seen] = act.private(who)
    return seen


async def test_lacking_permissions_are_named_with_the_cure(world: World) -> None:
    await play(world, TABLE)
    forbid(world, attach_files=True, pin_messages=True)
    seen = await visit(world)
    assert seen.says("Attach Files: LACKS it")
    assert seen.says("Pin Messages: LACKS it")
    assert seen.says("Send Messages: has it")
    assert seen.says("to the bot's role")


async def test_a_thread_needs_its_own_permission(world: World) -> None:
    await play(world, TABLE)
    await play(world, "@thread side")
    seen = await visit(world)
    here = seen.text.partition("Permissions in #side")[2]
    assert "Send Messages in Threads: has it" in here
    assert "Send Messages: has it" not in here


@pytest.fixture
async def untold() -> AsyncIterator[World]:
    """A move that Discord would not take, neither as an answer nor as a post."""
    async with table(strict=False) as world:
        await play(world, TABLE)
        world.fail("POST", "/interactions/*/*/callback", times=1)
        world.fail("POST", "/channels/*/messages", times=50)
        await world.slash("olga", "threat gain", reason="correction", amount=1, note="late")
        yield world


async def test_what_is_untold_is_told(untold: World) -> None:
    untold.sim.heal()
    act = await untold.slash("sam", "campaign doctor")
    assert any(post.says("Threat 5 → 6") for post in act.posts)
    assert act.private("sam")[0].says("what had not been announced yet is announced now")
    assert (await visit(untold)).says("Mended: nothing.")


async def test_what_stays_untold_is_said(untold: World) -> None:
    seen, last = await visit(untold), await length(untold)
    assert seen.says(f"Announced up to entry {last - 1}; 1 entry is still to be announced")


async def test_how_far_the_log_is_told(world: World) -> None:
    await play(world, TABLE)
    assert (await visit(world)).says(
        f"Everything up to entry {await length(world)} has been announced"
    )


async def test_a_memory_that_differs_from_the_log_is_read_anew(world: World) -> None:
    await play(world, TABLE)
    service, server = service_of(world), world.people.server.id
    state = await service.fold(CampaignAt(server, 1))
    state.tokens = {POOL: 99, SUPPLY: -99}
    assert (await visit(world)).says("memory differed from the log")
    assert (await service.fold(CampaignAt(server, 1))).threat == 5
    assert (await visit(world)).says("Mended: nothing.")


async def test_the_directory_follows_the_log(world: World) -> None:
    await play(world, TABLE)
    service, server = service_of(world), world.people.server.id
    await service.log.set_ended(CampaignAt(server, 1), ended=True)
    service.forget(CampaignAt(server, 0))
    assert (await visit(world)).says("whether this one is over")
    [row] = await service.log.campaigns(server)
    assert not row.ended


async def test_a_directory_that_cannot_be_mended_is_said(world: World) -> None:
    """Another campaign runs in the channel meanwhile."""
    await play(world, TABLE)
    desk, server = desk_of(world), world.people.server.id
    await desk.service.log.set_ended(CampaignAt(server, 1), ended=True)
    desk.service.forget(CampaignAt(server, 0))
    await world.slash("nils", "campaign create", name="Next")
    seen = await checkup(desk, CampaignAt(server, 1), world.people.place.id)
    assert seen is not None
    assert seen.ailments == [Ailment("directory")]
    assert await checkup(desk, CampaignAt(server, 9), world.people.place.id) is None


async def test_an_unsound_log_is_named_with_its_place(world: World) -> None:
    await play(world, TABLE)
    service, server = service_of(world), world.people.server.id
    log = await service.log.read(CampaignAt(server, 1))
    spent = TokensMoved(POOL, SUPPLY, 50, Why.PURCHASE)
    await service.log.append(CampaignAt(server, 1), log[-1].seq, [_after(log, spent)], None)
    seen = await visit(world)
    assert seen.says(f"Entry {log[-1].seq + 1} takes tokens where none are left")
    assert seen.says("overlord check")
    assert not seen.says("It is whole")


async def test_a_complaint_is_dropped_where_posting_works_again(world: World) -> None:
    await play(world, TABLE)
    service, server = service_of(world), world.people.server.id
    await CANNOT_POST.put(service.log, CampaignAt(server, 1), "forbidden")
    assert (await visit(world)).says("posting works again")
    assert await CANNOT_POST.get(service.log, CampaignAt(server, 1)) is None


async def test_an_unreadable_entry_is_named_to_whoever_manages_the_server(world: World) -> None:
    await play(world, TABLE)
    service, server = service_of(world), world.people.server.id
    await service.log._files.run(  # type: ignore[attr-defined]
        server, "UPDATE entries SET kind = 'Dragon' WHERE seq = 4"
    )
    service.forget(CampaignAt(server, 1))
    world.people.manage("mara")
    assert (await visit(world, "mara")).says("Entry 4 cannot be read")
    assert (await world.slash("sam", "campaign doctor")).private("sam")


async def test_a_command_that_discord_added_is_named(world: World) -> None:
    await play(world, TABLE)
    commands = world.sim.env.backend.commands[None]
    kept = len(commands)
    commands["launch", 4] = {"id": "77", "name": "launch", "type": 4, "description": ""}
    await world.restart()
    assert (await visit(world)).says("/launch is not the bot's")
    assert len(commands) == kept + 1


async def test_health_of_a_log_that_is_whole(world: World) -> None:
    await play(world, TABLE)
    service, server = service_of(world), world.people.server.id
    seen = await health(service.log, CampaignAt(server, 1))
    assert seen is not None
    assert (seen.ailments, seen.ends_otherwise) == ((), False)
    assert seen.campaign == await service.fold(CampaignAt(server, 1))
    assert await health(service.log, CampaignAt(server, 9)) is None
    told = replace(seen.row, told=3)
    assert (await examined(service.log, told)).moves == seen.moves


@pytest.mark.parametrize("kind", [*LogFaultKind, *Problem, "directory"])
def test_every_ailment_has_words(kind: str) -> None:
    assert ENGLISH.say(f"doctor-ailment-{Ailment(kind).kind}", seq=3)


def test_every_permission_has_words() -> None:
    for name, needed in NEEDED:
        if needed:
            assert ENGLISH.say(f"permission-{name.replace('_', '-')}")


def _after(log: list[Entry], event: TokensMoved | HeroDefeated) -> Entry:
    seq = log[-1].seq + 1
    return Entry(seq, MoveNumber(seq), log[-1].at, log[-1].by, event)
