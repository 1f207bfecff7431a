"""One row on the disk, as a program without any rules writes it."""

import time
from pathlib import Path

import aiosqlite

USER = 444
KIND = "TokensMoved"
BODY = (
    '{"source":{"kind":"supply","owner":"","of":""},"to":{"kind":"pool","owner":"","of":""},'
    '"amount":1,"why":"correction","card":"","note":"a note of ordinary length"}'
)
"""What a move of the campaign log writes, letter by letter."""


class BareInsert:
    """What a program without any rules would do: the text is ready, the table has no guards."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: dict[int, aiosqlite.Connection] = {}
        self._last: dict[int, int] = {}

    async def open(self) -> None:
        """Each server has a file of its own, opened with it."""

    async def prepare(self, server: int) -> None:
        """Make a table with the columns of the log."""
        self._folder.mkdir(exist_ok=True)
        path = self._folder / f"{server}.sqlite3"
        connection = self._open[server] = await aiosqlite.connect(path, isolation_level=None)
        for statement in (
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "CREATE TABLE entries (campaign, seq, batch, move, at, by, kind, body, cause,"
            " PRIMARY KEY (campaign, seq))",
        ):
            await connection.execute(statement)
        self._last[server] = 1

    async def write(self, server: int, number: int) -> None:
        """Insert one row, in autocommit."""
        seq = self._last[server] = self._last[server] + 1
        row = (1, seq, seq, seq, int(time.time()), USER, KIND, BODY, str(number))
        sql = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        await self._open[server].execute(sql, row)

    async def settle(self) -> None:
        """Nothing is left."""

    async def close(self) -> None:
        """Close every file."""
        for connection in self._open.values():
            await connection.close()
