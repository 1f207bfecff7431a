"""All that is stored of one server, as it goes from one kind of log to another, and its proof."""

import hashlib
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from operator import itemgetter
from pathlib import Path
from typing import Any

from msgspec import Struct, msgpack

from bot.log import backups
from bot.log import statements as sql
from bot.log.errors import translated
from bot.log.migrations import migrate, shipped
from bot.log.notes import ERASED, OF_FILE, ErasedUpTo

Rows = list[tuple[Any, ...]]

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "campaigns": ("campaign", "home_channel", "name", "ended", "told"),
    "entries": ("campaign", "seq", "batch", "move", "at", "by", "kind", "body", "cause"),
    "posts": ("campaign", "move", "kind", "user", "channel", "message", "body_hash"),
    "notes": ("campaign", "key", "value"),
    "snapshots": ("campaign", "seq", "code", "entry", "sum", "body"),
}
"""What the tables of a file hold, in the order in which they can be written."""
KEYS = {"campaigns": 1, "entries": 2, "posts": 5, "notes": 2, "snapshots": 2}
"""So many of the first columns tell one row from another."""
_PAGE_SIZE = "PRAGMA page_size = 2048"


class Proof(Struct, frozen=True):
    """What two logs must have alike to hold the same: counts, and a digest of every byte."""

    campaigns: int
    entries: int
    digest: str


class Whole(Struct, frozen=True):
    """All that is stored of one server; notes of the server itself are those of campaign 0."""

    last_id: int
    tables: Mapping[str, Rows]

    @property
    def proof(self) -> Proof:
        """Work out the proof."""
        digest = hashlib.sha256()
        for table in COLUMNS:
            digest.update(table.encode())
            for row in self.tables[table]:
                digest.update(msgpack.encode(row))
        counts = len(self.tables["campaigns"]), len(self.tables["entries"])
        return Proof(*counts, digest.hexdigest())

    @property
    def has_untold(self) -> bool:
        """Tell whether something of it waits to be told."""
        last = {campaign: seq for campaign, seq, *_ in self.tables["entries"]}
        return any(last.get(row[0], 0) > row[-1] for row in self.tables["campaigns"])


def whole(last_id: int, tables: Mapping[str, Rows]) -> Whole:
    """Bring rows into the order and the form in which they are compared."""
    kept = {table: sorted(tables[table], key=itemgetter(*range(KEYS[table]))) for table in COLUMNS}
    kept["campaigns"] = [(*row[:3], int(row[3]), row[4]) for row in kept["campaigns"]]
    return Whole(last_id, kept)


def read_file(connection: sqlite3.Connection) -> Whole:
    """Read all that an open file of today's schema holds; notes of the file itself are left out."""
    [(last_id,)] = connection.execute("SELECT last FROM ids").fetchall()
    return whole(last_id, {table: _rows(connection, table) for table in COLUMNS})


def _rows(connection: sqlite3.Connection, table: str) -> Rows:
    columns = ", ".join(
        "ifnull(campaign, 0)" if column == "campaign" and table == "notes" else column
        for column in COLUMNS[table]
    )
    if table == "snapshots":
        columns = columns.replace("body", "CAST(body AS BLOB)")
    where = f" WHERE key NOT GLOB '{OF_FILE}*'" if table == "notes" else ""
    return connection.execute(f"SELECT {columns} FROM {table}{where}").fetchall()  # noqa: S608


def write_file(path: Path, server: int, held: Whole, known: ErasedUpTo | None, life: int) -> None:
    """Write a server's file, whole or not at all, of this life; raises LogUnavailable.

    It has in it nothing of what was erased until now (`known`).
    """
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with (
            translated(server),
            closing(sqlite3.connect(unfinished, isolation_level=None)) as connection,
        ):
            connection.execute(_PAGE_SIZE)
            migrate(connection, server, unfinished, shipped())
            _fill(connection, held)
            if known is not None:
                connection.execute(sql.NOTE_PUT, (None, ERASED, str(known)))
            connection.execute(backups.setting(life))
        with translated(server):
            backups.sync(unfinished)
            backups.put_in_place(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def _fill(connection: sqlite3.Connection, held: Whole) -> None:
    connection.execute("BEGIN")
    connection.execute("UPDATE ids SET last = ?", (held.last_id,))
    for table, columns in COLUMNS.items():
        places = ", ".join(
            "nullif(?, 0)" if column == "campaign" and table == "notes" else "?"
            for column in columns
        )
        names = ", ".join(columns)
        insert = f"INSERT INTO {table} ({names}) VALUES ({places})"  # noqa: S608 - all our own
        connection.executemany(insert, held.tables[table])
    connection.execute("COMMIT")
