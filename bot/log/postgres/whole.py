"""All that a database holds of one server, read and written in one transaction each."""

from typing import Any

from bot.log.marks import Mark
from bot.log.notes import ErasedUpTo
from bot.log.postgres.database import Database
from bot.log.whole import COLUMNS, Rows, Whole, whole

_NAMES = {("posts", "user"): "recipient"}
_SALTED = "SELECT salt, lines FROM register"
_ERASED = "SELECT line, digest FROM erased ORDER BY line"


class Register:
    """What was erased from a database, as the lines that stand beside files and their copies."""

    def __init__(self, salt: str, lines: list[str]) -> None:
        """Take the salt and a digest for each thing."""
        self.salt = salt
        self.lines = lines

    @property
    def text(self) -> str:
        """Give it as the file that lies beside servers' files; empty where nothing was erased."""
        return "".join(f"{line}\n" for line in (self.salt, *self.lines)) if self.lines else ""

    @property
    def end(self) -> ErasedUpTo | None:
        """Give the last line, if there is any."""
        return ErasedUpTo(self.salt[:8], len(self.lines)) if self.lines else None


async def read_server(database: Database, server: int) -> tuple[Whole | None, Register]:
    """Give all of a server, if anything is stored of it, and what had been erased by then."""
    async with database.transaction(isolation="repeatable_read", readonly=True) as connection:
        register = await _register(connection)
        last_id = await connection.fetchval("SELECT last_id FROM servers WHERE server = $1", server)
        if last_id is None:
            return None, register
        tables = {table: await _rows(connection, table, server) for table in COLUMNS}
        own = await connection.fetch(
            "SELECT 0::bigint, key, value FROM server_notes WHERE server = $1", server
        )
        tables["notes"] += map(tuple, own)
    return whole(last_id, tables), register


async def write_server(database: Database, server: int, held: Whole, *, last_id: int = 0) -> None:
    """Put all of a server in the place of whatever is stored of it, at once or not at all.

    It is marked: its notes may want what those before did not.
    """
    async with database.transaction() as connection:
        before = await connection.fetchval(
            "DELETE FROM servers WHERE server = $1 RETURNING last_id", server
        )
        last = max(held.last_id, last_id, before or 0)
        await connection.execute("INSERT INTO servers VALUES ($1, $2)", server, last)
        for table, columns in COLUMNS.items():
            rows = [row for row in held.tables[table] if table != "notes" or row[0]]
            await _put(connection, table, columns, server, rows)
        own = [row[1:] for row in held.tables["notes"] if not row[0]]
        await _put(connection, "server_notes", ("key", "value"), server, own)
        await _put(connection, "marks", ("mark", "says"), server, [(Mark.NUDGING.value, "")])


async def moved_digest(database: Database, server: int) -> str:
    """Give the digest of a server as it was moved here or away; empty if it never was."""
    query = "SELECT digest FROM moved WHERE server = $1"
    rows = await database.look(server, query, server)
    return str(rows[0][0]) if rows else ""


async def note_moved(database: Database, server: int, digest: str) -> None:
    """Note the digest of a server that was moved here or away."""
    query = """
        INSERT INTO moved VALUES ($1, $2)
        ON CONFLICT (server) DO UPDATE SET digest = excluded.digest
    """
    await database.change(server, query, server, digest)


async def moved_to(database: Database) -> str:
    """Give where everything was moved; empty where the campaigns are here."""
    [(place,)] = await database.look(0, "SELECT moved_to FROM schema_version")
    return str(place)


async def note_moved_to(database: Database, place: str) -> None:
    """Note where everything was moved, or (empty) that the campaigns are here."""
    await database.change(0, "UPDATE schema_version SET moved_to = $1", place)


async def read_register(database: Database) -> Register:
    """Give what was erased from a database."""
    async with database.transaction(isolation="repeatable_read", readonly=True) as connection:
        return await _register(connection)


async def take_register(database: Database, text: str) -> bool:
    """Let a database know what was erased elsewhere; False where it has other lines of its own.

    A register that goes on where the database's own ends takes its place.
    """
    salt, *lines = text.split() or [""]
    if not lines:
        return True
    async with database.transaction() as connection:
        await connection.execute("SELECT lines FROM register FOR UPDATE")
        own = await _register(connection)
        if own.lines and (own.salt != salt or own.lines[: len(lines)] != lines[: len(own.lines)]):
            return False
        if len(lines) > len(own.lines):
            changed = "UPDATE register SET salt = $1, lines = $2"
            await connection.execute(changed, salt, len(lines))
            new = list(enumerate(lines, 1))[len(own.lines) :]
            await connection.copy_records_to_table(
                "erased", records=new, columns=("line", "digest")
            )
    return True


async def _register(connection: Any) -> Register:  # noqa: ANN401 - the library has no types
    salt, _ = await connection.fetchrow(_SALTED)
    return Register(salt, [digest for _, digest in await connection.fetch(_ERASED)])


async def _rows(connection: Any, table: str, server: int) -> Rows:  # noqa: ANN401
    columns = ", ".join(_NAMES.get((table, column), column) for column in COLUMNS[table])
    query = f"SELECT {columns} FROM {table} WHERE server = $1"  # noqa: S608 - names of our own
    return [tuple(row) for row in await connection.fetch(query, server)]


async def _put(
    connection: Any,  # noqa: ANN401
    table: str,
    columns: tuple[str, ...],
    server: int,
    rows: Rows,
) -> None:
    if table == "campaigns":
        rows = [(*row[:3], bool(row[3]), row[4]) for row in rows]
    names = ("server", *(_NAMES.get((table, column), column) for column in columns))
    records = [(server, *row) for row in rows]
    await connection.copy_records_to_table(table, records=records, columns=names)
