"""Commands that were found alike once are not compared in every language at each start."""

from pathlib import Path

import pytest

from bot.desk import registering
from bot.desk.client import OverlordBot
from bot.desk.compared import FILE
from bot.desk.registering import Registering, is_registered
from bot.practice.world import World
from bot.words import WORDS
from tests.simcord_support import table as simcord_table


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What each comparison in every language came to."""
    found: list[bool] = []

    async def noted(*asked: object) -> bool:
        found.append(await is_registered(*asked))  # type: ignore[arg-type]
        return found[-1]

    monkeypatch.setattr(registering, "is_registered", noted)
    return found


async def start(world: World, home: Path) -> None:
    """Look through the commands, as a start does."""
    client = world.sim.env.bot
    assert isinstance(client, OverlordBot)
    await Registering(client, client.desk.teller.jobs, home).attempt()


async def test_what_was_found_alike_is_not_compared_again(
    tmp_path: Path, compared: list[bool]
) -> None:
    async with simcord_table() as world:
        await start(world, tmp_path)
        compared.clear()
        # when it starts again, and nothing has changed
        await start(world, tmp_path)
        # then nothing is said in every language
        assert compared == []


async def test_a_change_on_discord_is_found(tmp_path: Path, compared: list[bool]) -> None:
    async with simcord_table() as world:
        await start(world, tmp_path)
        compared.clear()
        threat = world.sim.env.backend.commands[None]["threat", 1]
        threat["name_localizations"] = {}
        await start(world, tmp_path)
        await start(world, tmp_path)
        # it is sent anew; then Discord has just what it had when both were found alike
        assert compared == [False]


async def test_a_changed_word_is_found(
    tmp_path: Path, compared: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simcord_table() as world:
        await start(world, tmp_path)
        compared.clear()
        changed = tmp_path / "words" / "fr"
        changed.mkdir(parents=True)
        (changed / "names.ftl").write_text("name-threat = menaces\n", "utf-8")
        monkeypatch.setattr("bot.words.WORDS", tmp_path / "words")
        await start(world, tmp_path)
        assert len(compared) == 1
    assert (WORDS / "fr" / "names.ftl").is_file()


@pytest.mark.parametrize("note", [b"", b"\xff", b"something else"])
async def test_a_damaged_note_only_means_another_comparison(
    tmp_path: Path, compared: list[bool], note: bytes
) -> None:
    async with simcord_table() as world:
        await start(world, tmp_path)
        compared.clear()
        (tmp_path / FILE).write_bytes(note)
        await start(world, tmp_path)
        await start(world, tmp_path)
        assert compared == [True]


async def test_a_folder_that_takes_no_note_hinders_nothing(
    tmp_path: Path, compared: list[bool], caplog: pytest.LogCaptureFixture
) -> None:
    async with simcord_table() as world:
        compared.clear()
        (tmp_path / "in the way").touch()
        await start(world, tmp_path / "in the way" / "var")
        assert compared == [True]
    assert "it cannot be noted" in caplog.text
