"""`overlord move-to`: all campaigns out of the data folder into a database, or back.

Server by server, each at once or not at all, and read back: it may be broken off and begun again
at any time. Only when everything is proved to be there, the old place says where the new one is.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import closing
from pathlib import Path

from bot.host.in_database import alone_in
from bot.host.restoring import Line
from bot.host.settings import HostSettings
from bot.host.storage import MOVED
from bot.log import backups, file_care, marks, putting_back
from bot.log.backups import REGISTER, write_whole
from bot.log.errors import LogUnavailable, translated
from bot.log.files import least_id
from bot.log.marks import Mark
from bot.log.migrations import shipped
from bot.log.opening import open_file
from bot.log.postgres import statements as sql
from bot.log.postgres.address import Address
from bot.log.postgres.database import Database
from bot.log.postgres.whole import (
    moved_digest,
    note_moved,
    note_moved_to,
    read_register,
    read_server,
    take_register,
    write_server,
)
from bot.log.whole import Proof, Whole, read_file, write_file


async def into_database(settings: HostSettings, address: Address) -> AsyncIterator[Line]:
    """Move all campaigns of a data folder, which nobody has open, into a database."""
    async with alone_in(address) as database:
        if not await take_register(database, await asyncio.to_thread(_text, settings.servers)):
            yield Line("cli-move-registers", well=False)
            return
        move = _In(settings.servers, database)
        servers = sorted(file_care.servers(settings.servers))
        async for line in _each(move, servers):
            yield line
        if move.failed:
            yield Line("cli-move-unfinished", {"place": address.shown}, well=False)
            return
        await note_moved_to(database, "")
        await asyncio.to_thread(write_whole, settings.home / MOVED, f"{address.shown}\n")
        yield _done(move, address.shown)


async def into_folder(address: Address, home: Path) -> AsyncIterator[Line]:
    """Move all campaigns of a database into a data folder, which nobody has open."""
    folder = home / "servers"
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    async with alone_in(address) as database:
        register = await read_register(database)
        if not await asyncio.to_thread(_takes, folder, register.text):
            yield Line("cli-move-registers", well=False)
            return
        move = _Out(folder, database)
        servers = [row[0] for row in await database.look(0, sql.SERVERS)]
        async for line in _each(move, servers):
            yield line
        if move.failed:
            yield Line("cli-move-unfinished", {"place": str(home.absolute())}, well=False)
            return
        await note_moved_to(database, str(home.absolute()))
        (home / MOVED).unlink(missing_ok=True)
        yield _done(move, str(home.absolute()))


class _Move:
    """What was moved so far, out of one place into the other."""

    def __init__(self, folder: Path, database: Database) -> None:
        self.folder = folder
        self.database = database
        self.proved: list[Proof] = []
        self.failed = False

    async def one(self, server: int) -> Line | None:
        """Move one server; gives what is to be said of it. Raises LogUnavailable."""
        held, there = await self.both(server)
        if held is None:
            return None
        if there is None or there.proof != held.proof:
            if there is not None and there.proof.digest not in await self.known(server):
                return Line("cli-move-differs", {"server": str(server)}, well=False)
            await self.put(server, held)
            _, there = await self.both(server)
        if there is None or there.proof != held.proof:
            return Line("cli-move-not-proved", {"server": str(server)}, well=False)
        await self.note(server, held)
        self.proved.append(held.proof)
        return None

    async def both(self, server: int) -> tuple[Whole | None, Whole | None]:
        """Read what the one place has of a server, and the other."""
        raise NotImplementedError

    async def known(self, server: int) -> tuple[str, ...]:
        """Give the digest of what was moved before from there or to there."""
        raise NotImplementedError

    async def put(self, server: int, held: Whole) -> None:
        """Put a server into the new place."""
        raise NotImplementedError

    async def note(self, server: int, held: Whole) -> None:
        """Note in both places what was moved: unchanged, it may be moved again."""
        digest = held.proof.digest
        await note_moved(self.database, server, digest)
        await asyncio.to_thread(write_whole, _beside(self.folder, server), digest)

    async def _in_folder(self, server: int) -> Whole | None:
        return await asyncio.to_thread(_read, self.folder, server)

    async def _in_database(self, server: int) -> Whole | None:
        held, _ = await read_server(self.database, server)
        return held


class _In(_Move):
    """Out of a folder, into a database."""

    async def both(self, server: int) -> tuple[Whole | None, Whole | None]:
        return await self._in_folder(server), await self._in_database(server)

    async def known(self, server: int) -> tuple[str, ...]:
        return (await moved_digest(self.database, server),)

    async def put(self, server: int, held: Whole) -> None:
        await write_server(self.database, server, held)


class _Out(_Move):
    """Out of a database, into a folder."""

    async def both(self, server: int) -> tuple[Whole | None, Whole | None]:
        return await self._in_database(server), await self._in_folder(server)

    async def known(self, server: int) -> tuple[str, ...]:
        try:
            return (await asyncio.to_thread(_beside(self.folder, server).read_text, "ascii"),)
        except FileNotFoundError:
            return ()

    async def put(self, server: int, held: Whole) -> None:
        known = (await read_register(self.database)).end
        file = file_care.file_of(self.folder, server)
        with translated(server):
            await asyncio.to_thread(putting_back.keep, file)
            life = backups.fresh()
            # Whenever this is broken off, the file has one of the lives that are beside it.
            await asyncio.to_thread(backups.write_beside, file, *backups.lives_beside(file), life)
        await asyncio.to_thread(write_file, file, server, held, known, life)
        with translated(server):
            await asyncio.to_thread(backups.write_beside, file, life)
            await asyncio.to_thread(marks.put, file, Mark.NUDGING)

    async def note(self, server: int, held: Whole) -> None:
        await super().note(server, held)
        if held.has_untold:
            with translated(server):
                file_care.remind(self.folder, server)


async def _each(move: _Move, servers: Iterable[int]) -> AsyncIterator[Line]:
    for server in servers:
        try:
            line = await move.one(server)
        except LogUnavailable as problem:
            facts = {"server": str(server), "reason": problem.reason.value}
            line = Line("cli-move-unusable", {**facts}, well=False)
        if line is not None:
            move.failed = True
            yield line


def _read(folder: Path, server: int) -> Whole | None:
    """Read a server's file, brought up to date; None if there is none. Raises LogUnavailable."""
    path = file_care.file_of(folder, server)
    if not path.exists():
        return None
    with (
        translated(server),
        closing(open_file(path, server, shipped(), least_id(time.time()))) as connection,
    ):
        held = read_file(connection)
        _finish(connection)
    return held


def _finish(connection: sqlite3.Connection) -> None:
    """Leave nothing beside a file that may be replaced."""
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _takes(folder: Path, text: str) -> bool:
    """Let a folder know what was erased elsewhere; False where it has other lines of its own."""
    own, lines = _text(folder).split(), text.split()
    shorter = min(len(own), len(lines))
    if own[:shorter] != lines[:shorter]:
        return False
    if len(lines) > len(own):
        write_whole(folder / REGISTER, text)
    return True


def _text(folder: Path) -> str:
    try:
        return (folder / REGISTER).read_text(encoding="ascii")
    except (FileNotFoundError, NotADirectoryError):
        return ""


def _beside(folder: Path, server: int) -> Path:
    return file_care.digest_beside(file_care.file_of(folder, server))


def _done(move: _Move, place: str) -> Line:
    facts: dict[str, str | int] = {
        "servers": len(move.proved),
        "campaigns": sum(proof.campaigns for proof in move.proved),
        "entries": sum(proof.entries for proof in move.proved),
        "place": place,
    }
    return Line("cli-moved", facts)
