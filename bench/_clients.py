"""A client in a process of its own, on the stand-in for Discord: `bare`, `rival` or `overlord`.

`python -m bench._clients KIND PORT`; the environment holds the token, by which the stand-in tells
clients apart, and what the overlord needs.
"""

import asyncio
import functools
import gc
import os
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

READY, CAUGHT_UP = "ready", "caught up"


def bare(before: Callable[[int], Awaitable[object]] | None = None) -> commands.Bot:
    """A bot with one command that answers at once, or when something is done for its user."""
    bot = commands.Bot(
        command_prefix=commands.when_mentioned,
        help_command=None,
        intents=discord.Intents(guilds=True),
        max_messages=None,
    )

    @bot.tree.command()
    async def ping(interaction: discord.Interaction) -> None:
        """Answer."""
        if before is not None:
            await before(interaction.id)
        await interaction.response.send_message("pong")

    return bot


async def serve_bare(token: str, _: Path) -> None:
    """Run the bare bot."""
    async with bare() as bot:
        await bot.start(token)


async def serve_rival(token: str, home: Path) -> None:
    """Run a bot that answers when one row is on the disk: what no bot can do without."""
    from bench._insert import BareInsert  # noqa: PLC0415 - the bare one need not load it

    insert = BareInsert(home)
    await insert.prepare(1)
    try:
        async with bare(functools.partial(insert.write, 1)) as bot:
            await bot.start(token)
    finally:
        await insert.close()


async def serve_overlord(_: str, __: Path) -> None:
    """Run the bot as it is run in earnest."""
    from bot.desk.outbox.outbox import Outbox  # noqa: PLC0415
    from bot.host import settings  # noqa: PLC0415
    from bot.host.running import serve  # noqa: PLC0415
    from bot.log.shards import WHOLE, Part  # noqa: PLC0415

    catch_up = Outbox.catch_up

    async def told(self: Outbox, part: Part = WHOLE) -> None:
        await catch_up(self, part)
        print(CAUGHT_UP, flush=True)

    Outbox.catch_up = told  # type: ignore[method-assign]  # nobody else hears of it
    gc.disable()  # as the command line does; the bot enables it when it is ready
    await serve(settings.load())


KINDS = {"bare": serve_bare, "rival": serve_rival, "overlord": serve_overlord}


async def told(process: Process, what: str) -> None:
    """Wait until a client says something."""
    if process.stdout is not None:
        while (line := await process.stdout.readline()) and line.decode().strip() != what:
            continue


async def ready(process: Process) -> None:
    """Wait until a client is ready."""
    await told(process, READY)


def cpu(process: Process) -> float:
    """Give the seconds that a process has worked so far, all its threads together; Linux only."""
    return time.clock_gettime(~process.pid << 3 | 2)  # what clock_getcpuclockid(3) works out


def memory(process: Process) -> float:
    """Give a process's share of memory in MiB; Linux only."""
    rollup = Path(f"/proc/{process.pid}/smaps_rollup").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in rollup.splitlines() if "Pss:" in line) / 1024


def files(process: Process) -> int:
    """Give how many files a process has open; Linux only."""
    return len(list(Path(f"/proc/{process.pid}/fd").iterdir()))


@asynccontextmanager
async def running(
    kind: str,
    port: int,
    home: Path,
    token: str = "",
    module: str = __name__,
    shards: str = "",
    database: str = "",
) -> AsyncIterator[Process]:
    """A client in a process of its own; its token is its kind if it has no other."""
    environment = {"DISCORD_TOKEN": token or kind, "OVERLORD_HOME": str(home), "PATH": ""}
    environment |= {"OVERLORD_SHARDS": shards, "OVERLORD_DATABASE": database}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, kind, str(port)),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def end(process: Process) -> None:
    """Let a client finish and close its files."""
    process.terminate()
    await process.wait()


def tell_when_ready() -> None:
    """Let every client write a line when it is ready."""
    dispatch = discord.Client.dispatch

    def told(self: discord.Client, event: str, /, *args: object, **kwargs: object) -> None:
        dispatch(self, event, *args, **kwargs)
        if event == READY:
            print(READY, flush=True)

    discord.Client.dispatch = told  # type: ignore[method-assign]  # nobody else hears of it


def main() -> None:
    """Run one client until its process is ended."""
    kind, port = sys.argv[1:]
    tell_when_ready()
    Route.BASE = f"http://127.0.0.1:{port}"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    token, home = os.environ["DISCORD_TOKEN"], Path(os.environ["OVERLORD_HOME"])
    asyncio.run(KINDS[kind](token, home))


if __name__ == "__main__":
    main()
