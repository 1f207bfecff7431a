"""Export and import as people do them, on the simulated Discord."""

import gzip
import json
from dataclasses import replace

import pytest

from bot.desk.files import exporting
from bot.practice.real import RealHarness
from bot.practice.world import World
from bot.rules.basics import stored
from bot.rules.basics.keys import CampaignAt, MoveNumber
from bot.rules.basics.sealing import commitment
from bot.rules.course.soundness import ExportFault
from bot.rules.state.campaign import Campaign
from bot.rules.state.ledger import Problem
from bot.words import ENGLISH
from tests.files.exports import file_of, played
from tests.simcord_support import play
from tests.simcord_support import world as world  # noqa: PLC0414 - the fixture of these tests

QUEST = """
sam: /campaign create name:"Nerekhall" overlord:@olga
sam: /hero add name:"Leoric" player:@bjorn willpower:4
sam: /hero add name:"Astarra" player:@carla
olga: /plot choose deck:"Eternal Agony"
olga: /quest start name:"First Blood" encounters:1
bjorn: /turn hero hero:Leoric
olga: /threat gain reason:hero-defeated hero:Leoric
olga: /threat gain reason:correction amount:2 note:"so it was"
olga: /campaign undo
"""


async def exported(world: World, who: str = "bjorn") -> bytes:
    """Give the file that somebody gets here."""
    act = await world.slash(who, "campaign export")
    [seen] = act.private(who)
    return world.sim.file(seen.id)


async def state(world: World, id: int) -> Campaign:
    harness = world.harness
    assert isinstance(harness, RealHarness)
    return await harness.bot.desk.service.fold(CampaignAt(world.people.server.id, id))


async def test_what_is_exported_can_be_imported_elsewhere(world: World) -> None:
    """The same people, the same state; only the home and the dice secret are others."""
    await play(world, QUEST)
    data = await exported(world)
    await play(world, "@channel other")
    await world.slash("nils", "campaign import", file=("x.json", data))
    await world.press("nils", "Yes")
    before, after = await state(world, 1), await state(world, 2)
    assert after.home == world.people.channel("other").id
    assert after.secret
    assert after.secret != before.secret
    assert after.seq == before.seq + 1
    there = replace(before, home=after.home, secret=after.secret, seq=after.seq)
    assert after == there
    await play(world, "olga: /campaign redo")
    await play(world, 'expect post contains "Threat 1 → 3"')


async def test_what_is_too_large_for_discord_comes_packed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(world, QUEST)
    plain = await exported(world)
    monkeypatch.setattr(exporting, "MOST_BYTES", len(plain) - 1)
    act = await world.slash("bjorn", "campaign export")
    [seen] = act.private("bjorn")
    packed = world.sim.file(seen.id)
    assert packed != plain
    assert gzip.decompress(packed) == plain
    assert "json.gz" in repr(seen)
    await play(world, "@channel other")
    await world.slash("nils", "campaign import", file=("x.json.gz", packed))
    act = await world.press("nils", "Yes")
    assert act.posts[0].says("brought the campaign")


async def test_nothing_of_an_import_is_told_again(world: World) -> None:
    await play(world, QUEST)
    data = await exported(world)
    await play(world, "@channel other")
    await world.slash("nils", "campaign import", file=("x.json", data))
    act = await world.press("nils", "Yes")
    assert len(act.posts) == 1
    act = await world.restart()
    assert act.seen == ()


async def test_strangers_lose_their_seats_to_whoever_imports(world: World) -> None:
    data = file_of(played(0).log)
    act = await world.slash("nils", "campaign import", file=("x.json", data))
    [seen] = act.private("nils")
    assert seen.says("Overlord side: @nils")
    assert seen.says("Steward: @nils")
    assert seen.says("nobody is on this server")
    await world.press("nils", "Yes")
    campaign = await state(world, 1)
    assert campaign.overlords == (campaign.creator,)
    assert {hero.player for hero in campaign.heroes.values()} == {None}
    act = await world.slash("nils", "campaign log", page=9)
    assert act.private("nils")[0].says("a former player")


async def test_no_campaign_is_written_over(world: World) -> None:
    await play(world, QUEST)
    data = await exported(world)
    act = await world.slash("nils", "campaign import", file=("x.json", data))
    assert act.refused
    await play(world, "@channel other")
    await world.slash("nils", "campaign import", file=("x.json", data))
    await world.slash("nils", "campaign create", name="Mine")
    act = await world.press("nils", "Yes")
    assert act.refused


async def test_a_file_is_asked_for_again_after_a_restart(world: World) -> None:
    data = file_of(played(0).log)
    await world.slash("nils", "campaign import", file=("x.json", data))
    await world.restart()
    act = await world.press("nils", "Yes")
    [seen] = act.private("nils")
    assert seen.says("send it again")


async def test_only_the_newest_file_is_imported(world: World) -> None:
    await world.slash("nils", "campaign import", file=("x.json", file_of(played(0).log)))
    older = world.newest("private", "nils")
    assert older is not None
    await world.slash("nils", "campaign import", file=("y.json", file_of(played(1).log)))
    act = await world.press("nils", "Yes")
    assert act.posts[0].says("brought the campaign")


async def test_a_no_leaves_everything_as_it_is(world: World) -> None:
    await world.slash("nils", "campaign import", file=("x.json", file_of(played(0).log)))
    act = await world.press("nils", "No")
    assert act.private("nils")[0].says("Nothing was imported")
    assert (await world.slash("nils", "campaign status")).refused


async def test_an_ended_campaign_is_exported_and_imported_as_ended(world: World) -> None:
    await play(world, QUEST.replace("olga: /campaign undo", "sam: /campaign end"))
    data = await exported(world, "carla")
    await play(world, "@channel other")
    await world.slash("carla", "campaign import", file=("x.json", data))
    await world.press("carla", "Yes")
    assert (await state(world, 2)).ended
    act = await world.slash("nils", "campaign create", name="Next")
    assert not act.refused


async def test_an_ended_campaign_hands_its_file_out_from_its_status(world: World) -> None:
    await play(world, QUEST.replace("olga: /campaign undo", "sam: /campaign end"))
    await world.slash("carla", "campaign status")
    act = await world.press("carla", "Export")
    assert act.private("carla")[0].files
    assert (await world.press("nils", "Export")).refused


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"{", "not JSON"),
        (b"[]", "not an exported campaign"),
        (json.dumps({"format": "overlord-campaign", "version": 9}).encode(), "newer version"),
    ],
)
async def test_what_is_wrong_with_a_file_is_said_privately(
    world: World, data: bytes, told: str
) -> None:
    act = await world.slash("nils", "campaign import", file=("x.json", data))
    assert act.refused
    assert act.posts == ()
    assert act.private("nils")[0].says(told)
    assert act.private("nils")[0].says("Nothing was imported")


async def test_the_place_of_a_fault_is_named(world: World) -> None:
    log = played(0).log
    log = [*log[:4], stored.replace(log[4], move=MoveNumber(99)), *log[5:]]
    act = await world.slash("nils", "campaign import", file=("x.json", file_of(log)))
    assert act.private("nils")[0].says("entry 5")


async def test_a_redelivered_yes_imports_once(world: World) -> None:
    await world.slash("nils", "campaign import", file=("x.json", file_of(played(0).log)))
    await world.press("nils", "Yes")
    act = await world.resend()
    assert act.posts == ()
    await play(world, "@channel other")
    act = await world.slash("nils", "campaign list")
    assert act.private("nils")[0].says("Campaigns (1)")


def test_everything_that_can_be_wrong_has_words() -> None:
    for fault in (*ExportFault, *Problem):
        assert ENGLISH.say(f"file-fault-{fault}", field="x")


@pytest.mark.rule("D8")
async def test_a_secret_put_into_a_file_is_never_rolled_with(world: World) -> None:
    """Whoever imports it would know every roll to come; the preview promises a fresh one."""
    await play(world, QUEST)
    file = json.loads(await exported(world))
    own = bytes(range(32))
    for entry in file["entries"]:
        if entry["kind"] == "SecretCommitted":
            entry["body"] = {"digest": commitment(own), "secret": own.hex()}
    await play(world, "@channel other")
    await world.slash("nils", "campaign import", file=("x.json", json.dumps(file).encode()))
    await play(world, 'expect private nils contains "fresh secret, whose digest is posted here"')
    await world.press("nils", "Yes")
    after = await state(world, 2)
    assert after.secret not in ("", own.hex())
    await play(world, f'expect post contains "{commitment(bytes.fromhex(after.secret))}"')
