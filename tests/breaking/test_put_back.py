"""A backup is put back while messages about moves that it does not know stand in the channel."""

import shutil
from pathlib import Path

import discord
import pytest
from discord import ui

from bot.log.backups import back_up
from bot.pages.presses import Act, Press
from bot.practice.harness import Clock
from bot.practice.real import RealHarness
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt

NOTICE = "was put back from a backup"


def harness_of(world: World) -> RealHarness:
    assert isinstance(world.harness, RealHarness)
    return world.harness


def save(world: World, folder: Path) -> None:
    assert [copy.problem for copy in back_up(harness_of(world).servers, folder)] == [""]


async def put_back(world: World, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is stopped, the copies are laid into its folder, and it is started again."""
    harness = harness_of(world)
    start = harness.start

    async def from_copies(clock: Clock) -> discord.Client:
        await harness.stop()
        for copy in folder.iterdir():
            shutil.copy(copy, harness.servers / copy.name)
        return await start(clock)

    with monkeypatch.context() as patch:
        patch.setattr(harness, "start", from_copies)
        await world.restart()


def said(world: World, text: str) -> list[str]:
    return [seen.text for seen in world.view.all("post") if text in seen.text]


async def test_an_old_button_finds_nothing_and_says_so(
    seated: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(seated, tmp_path)
    await seated.slash("olga", "threat gain", reason="correction", amount=3, note="lost")
    await put_back(seated, tmp_path, monkeypatch)
    await seated.press("olga", "Undo")
    assert seated.last.refused
    assert seated.last.private("olga")[0].says("This button does nothing any more")


async def test_an_old_button_finds_nothing_though_there_is_a_move_of_its_number(
    seated: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(seated, tmp_path)
    await seated.slash("olga", "threat gain", reason="correction", amount=3, note="lost")
    old, number = await newest(seated)
    await put_back(seated, tmp_path, monkeypatch)
    await seated.slash("olga", "threat gain", reason="correction", amount=1, note="anew")
    id, same_number = await newest(seated)
    assert (id != old, same_number) == (True, number)
    await show_button(
        seated, Press(Act.UNDO, CampaignAt(seated.people.server.id, old), (str(number),))
    )
    await seated.press("olga", "Of the lost move")
    assert seated.last.private("olga")[0].says("This button does nothing any more")
    assert await newest(seated) == (id, number)


async def newest(world: World) -> tuple[int, int]:
    """Give the id of the one campaign, and the number of its newest move."""
    service, server = harness_of(world).bot.desk.service, world.people.server.id
    [row] = await service.log.campaigns(server)
    [entry] = await service.log.page(row.at, None, 1)
    return row.at.id, entry.move


async def show_button(world: World, press: Press) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label="Of the lost move", custom_id=press.custom_id)))
    view.stop()
    channel = harness_of(world).bot.get_channel(world.people.place.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=view)


async def test_the_channel_is_told_once_where_the_log_ends(
    seated: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated.slash("olga", "threat gain", reason="correction", amount=2, note="kept")
    save(seated, tmp_path)
    await seated.slash("olga", "threat gain", reason="correction", amount=3, note="lost")
    await put_back(seated, tmp_path, monkeypatch)
    [notice] = said(seated, NOTICE)
    assert "kept" in notice
    assert "lost”" not in notice
    await seated.restart()
    assert len(said(seated, NOTICE)) == 1


async def test_the_newest_move_that_is_left_can_be_undone_from_its_message(
    seated: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated.slash("olga", "threat gain", reason="correction", amount=2, note="kept")
    save(seated, tmp_path)
    await put_back(seated, tmp_path, monkeypatch)
    await seated.press("olga", "Undo")
    assert not seated.last.refused
    await seated.slash("olga", "threat show")
    assert len(said(seated, "kept")) == 2  # its message, struck now, and the notice


async def test_a_channel_that_cannot_be_told_now_is_told_later(
    seated: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(seated, tmp_path)
    seated.fail("POST", "/channels/*/messages", status=403, code=50013, times=9)
    await put_back(seated, tmp_path, monkeypatch)
    assert said(seated, NOTICE) == []
    seated.sim.heal()
    await seated.restart()
    assert len(said(seated, NOTICE)) == 1


async def test_a_server_where_nothing_was_put_back_hears_nothing(
    seated: World, tmp_path: Path
) -> None:
    save(seated, tmp_path)
    await seated.restart()
    assert said(seated, NOTICE) == []


async def test_the_button_of_a_deleted_campaign_says_so(seated: World) -> None:
    service, server = harness_of(seated).bot.desk.service, seated.people.server.id
    [row] = await service.directory(server)
    await service.log.delete(row.at)
    service.forget(row.at)
    await seated.press("olga", "Undo")
    assert seated.last.private("olga")[0].says("its campaign was deleted")
