"""The bot keeps snapshots by itself, once everything is told; people never notice."""

import pytest

from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.course.so_far import summed
from bot.rules.state.replay import replay
from bot.service import kept, past
from tests.people.conftest import service_of
from tests.simcord_support import play

EVERY = 8


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (past, kept):
        monkeypatch.setattr(module, "SNAPSHOT_EVERY", EVERY)


async def seqs(world: World) -> list[int]:
    at = CampaignAt(world.people.server.id, 1)
    return [each.seq for each in await service_of(world).log.snapshots(at)]


async def need_true(world: World) -> None:
    service, at = service_of(world), CampaignAt(world.people.server.id, 1)
    log = await service.log.read(at)
    assert await service.fold(at) == replay(log)
    assert await service.sums(at) == summed(log)


async def test_a_restarted_bot_goes_on_from_what_it_kept(set_table: World) -> None:
    gain = 'olga: /threat gain reason:correction amount:1 note:"as agreed"'
    await play(set_table, "\n".join([gain] * 6))
    newest, older = await seqs(set_table)
    assert newest - older >= EVERY
    await set_table.restart()
    await need_true(set_table)
    await play(
        set_table,
        f"""
        olga: /campaign undo
        olga: /campaign redo
        {gain}
        olga: /threat show
        expect post contains "Threat 12"
        olga: /campaign summary
        expect post contains "Gained"
        """,
    )
    await need_true(set_table)


async def test_a_name_that_goes_goes_from_them_too(set_table: World) -> None:
    await play(
        set_table,
        "\n".join(['olga: /threat gain reason:correction amount:1 note:"as agreed"'] * 6),
    )
    assert await seqs(set_table)
    await set_table.slash("bjorn", "about")
    await set_table.press("bjorn", "Remove my name")
    await set_table.press("bjorn", "Yes")
    assert await seqs(set_table) == []
    await set_table.restart()
    await need_true(set_table)
