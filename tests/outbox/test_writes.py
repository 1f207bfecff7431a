"""What a move costs on disk: one write before it is shown, one when it is told, one for letters."""

from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.desk.client import OverlordBot
from bot.log.connections import Connections, Rows
from bot.log.sqlite import SqliteLog
from bot.practice.world import World
from tests.outbox.conftest import letters, public
from tests.simcord_support import play

# https://www.sqlite.org/fileformat.html#the_write_ahead_log
_HEADER, _FRAME_HEADER = 32, 24
_PAGE_SIZE, _SIZE_AFTER = slice(8, 12), slice(4, 8)


class Disk:
    """Counts what one server's file is asked: statements, a hop to its thread each; and commits."""

    def __init__(self, world: World, patch: pytest.MonkeyPatch) -> None:
        bot = world.sim.env.bot
        assert isinstance(bot, OverlordBot)
        assert isinstance(bot.desk.service.log, SqliteLog)
        folder: Path = bot.desk.service.log._files.folder
        self.wal = folder / f"{world.sim.env.guild.id}.sqlite3-wal"
        self.hops = 0
        run = Connections.run

        def counted(
            connections: Connections, server: int, sql: str, values: Sequence[Any] = ()
        ) -> Awaitable[Rows]:
            self.hops += 1
            return run(connections, server, sql, values)

        patch.setattr(Connections, "run", counted)
        self._commits = self._in_wal()

    def asked(self) -> tuple[int, int]:
        """Give the commits and the hops since this was last asked."""
        before, self._commits = self._commits, self._in_wal()
        hops, self.hops = self.hops, 0
        return self._commits - before, hops

    def _in_wal(self) -> int:
        """Count the frames that end a commit: they say how large the file is after it."""
        wal = self.wal.read_bytes()
        frame = _FRAME_HEADER + int.from_bytes(wal[_PAGE_SIZE])
        heads = (wal[at : at + _FRAME_HEADER] for at in range(_HEADER, len(wal), frame))
        return sum(any(head[_SIZE_AFTER]) for head in heads)


async def test_a_move_is_two_writes(set_table: World, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(set_table, monkeypatch)
    for who, hero in (("bjorn", "Leoric"), ("carla", "Astarra")):
        await set_table.slash(who, "turn hero", hero=hero)
        assert disk.asked() == (2, 2)
    assert len(public(set_table, "turn begins")) == 2


async def test_a_move_made_elsewhere_is_two_writes(
    set_table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(set_table, "@thread aside")
    await set_table.slash("bjorn", "turn hero", hero="Leoric")
    disk = Disk(set_table, monkeypatch)
    await set_table.slash("carla", "turn hero", hero="Astarra")
    assert {post.place for post in set_table.last.posts} == {"aside", "descent"}
    assert disk.asked() == (2, 2)


async def test_all_letters_of_a_move_are_one_write_more(
    set_table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_table.slash("olga", "plot cost", card="Spite", trigger=2)
    disk = Disk(set_table, monkeypatch)
    await set_table.slash("olga", "plot trigger", card="Spite")
    assert all(letters(set_table, who, "Spite") for who in ("bjorn", "carla"))
    commits, _ = disk.asked()
    assert commits == 3


async def test_an_older_message_that_goes_grey_is_no_write_more(
    set_table: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it looks like now is noted together with where the move itself was told."""
    await play(set_table, "olga: /quest end winner:heroes\nolga: /phase next")
    disk = Disk(set_table, monkeypatch)
    act = await set_table.slash("olga", "phase next")
    assert sum(post.edited for post in act.posts) == 1
    commits, _ = disk.asked()
    assert commits == 2
