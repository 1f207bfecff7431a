"""The log in PostgreSQL against a bare asyncpg insert, over SQLite, and with several processes.

The server is a real one on this machine, with what PostgreSQL sets by default: a change is on the
disk when it is answered. As in `log`, contestants are processes of their own that take turns; each
has a database of its own. Linux only.
"""

import asyncio
import statistics
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bench import parts
from bench._figures import Figure
from bench._postgres import BarePostgres, appends, moves, served, worked
from bench.contestants import Append, FullMove
from bench.log import LEAST, WRITES, Kind, race
from bench.loopback import SERVER, Loopback
from bench.servers import ALL, BARE, FEW, OWN, SERVERS, TURNS, found, played, start
from tests.postgres import Postgres

HERE = " on PostgreSQL"
TABLES = ("servers", "campaigns", "entries", "posts", "notes", "server_notes", "marks")


def run() -> Iterator[str | Figure]:
    """Give the lines and figures of this measurement."""
    with served() as server:
        for count in (1, 100):
            yield from raced(server, count)
        yield from shared(server)
        yield from many(server)


def raced(server: Postgres, count: int) -> Iterator[str | Figure]:
    """Race on so many servers at once."""
    untidy = partial(BarePostgres, untidy=True)
    kinds: list[Kind] = [
        *(partial(each, address=server.another()) for each in (BarePostgres, untidy)),
        *(partial(each, address=server.another()) for each in (appends, moves)),
        *(Append, FullMove),
    ]
    bare, least, append, move, append_on_files, move_on_files = race(range(1, count + 1), kinds)
    each = {"bare asyncpg insert": bare, "without the pool's tidying up": least, "append": append}
    told = (f"{name} {statistics.median(of) / WRITES * 1e6:.0f} us" for name, of in each.items())
    yield f"{count} at once: {', '.join(told)}"
    for name, own, files in (
        ("append", append, append_on_files),
        ("full move", move, move_on_files),
    ):
        insert = f"{name}{HERE} over a bare asyncpg insert's throughput"
        yield Figure(f"{insert}, {count} at once", ratio(bare, own), least=LEAST)
        yield Figure(
            f"{insert} without the pool's tidying up, {count} at once",
            ratio(least, own),
            least=LEAST,
        )
        over_files = ratio(files, own)
        yield Figure(f"{name}{HERE} over one on SQLite, throughput, {count} at once", over_files)


def ratio(floor: list[float], own: list[float]) -> float:
    """Give how fast ours is, as the share of the other's: above 1 it is the faster one."""
    return statistics.median(other / ours for other, ours in zip(floor, own, strict=True))


def shared(server: Postgres) -> Iterator[str | Figure]:
    """Let two processes share the shards and a database, over one that has all."""
    databases = {token: server.another() for token in parts.PARTS}
    with tempfile.TemporaryDirectory() as home:
        found = asyncio.run(parts.measure(Path(home), databases, partial(worked, server)))
    yield from parts.figures(found, HERE)


def many(server: Postgres) -> Iterator[str | Figure]:
    """Let the bot start on ten thousand servers, and a hundred of them play."""
    with tempfile.TemporaryDirectory() as home:
        worked_, waited, held = asyncio.run(_many(server, Path(home)))
    than = f"with {SERVERS} servers{HERE} more than with {FEW}"
    yield Figure(f"start {than}: until all is looked after", waited, "s")
    yield Figure(f"start {than}: work (CPU)", worked_, "s")
    yield Figure(f"memory over the bare client on {SERVERS} servers{HERE}", held, "MiB")


async def _many(server: Postgres, home: Path) -> tuple[float, float, float]:
    """Give what more servers cost at a start, and what the bot holds then."""
    async with Loopback(ALL) as discord:
        one = server.another()
        await found(discord, home / "one", one)
        all_of_them, few = (copied(server, one, count) for count in (SERVERS, FEW))
        more = []
        for _ in range(TURNS):
            soon = await start(discord, home / "few", few)
            late = await start(discord, home / "many", all_of_them)
            more.append([b - a for a, b in zip(soon, late, strict=True)])
        bare, _ = await played(discord, BARE, home / "bare")
        own, _ = await played(discord, OWN, home / "many", all_of_them)
    _, waited, worked_ = (statistics.median(each) for each in zip(*more, strict=True))
    return worked_, waited, own - bare


def copied(server: Postgres, one: str, count: int) -> str:
    """Give a database in which so many servers have what one has in another."""
    name = f"with{count}"
    server.execute(f"CREATE DATABASE {name} TEMPLATE {one.rpartition('/')[2]}")
    address = server.address(name)
    server.execute(
        "SET session_replication_role = replica",  # no trigger is needed for what is alike
        *(
            f"INSERT INTO overlord.{table} SELECT (json_populate_record(one, json_build_object("
            f"'server', n))).* FROM overlord.{table} AS one,"
            f" generate_series({SERVER + 1}, {SERVER + count - 1}) AS n"
            for table in TABLES
        ),
        "ANALYZE",
        at=address,
    )
    return address
