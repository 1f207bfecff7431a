"""A client in a process of its own, on the stand-in for Discord: `bare` or `overlord`.

`python -m bench._clients KIND PORT`; the environment holds what the overlord needs.
"""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route


def bare() -> commands.Bot:
    """A bot with one command that answers at once."""
    bot = commands.Bot(
        command_prefix=commands.when_mentioned,
        help_command=None,
        intents=discord.Intents(guilds=True),
        max_messages=None,
    )

    @bot.tree.command()
    async def ping(interaction: discord.Interaction) -> None:
        """Answer."""
        await interaction.response.send_message("pong")

    return bot


async def serve_bare() -> None:
    """Run the bare bot."""
    async with bare() as bot:
        await bot.start("bare")


async def serve_overlord() -> None:
    """Run the bot as it is run in earnest; the bare one need not load what it needs."""
    from bot.host import settings  # noqa: PLC0415
    from bot.host.running import serve  # noqa: PLC0415

    await serve(settings.load())


async def ready(process: Process) -> None:
    """Wait until a client is ready."""
    if process.stdout is not None:
        await process.stdout.readline()


@asynccontextmanager
async def running(kind: str, port: int, home: Path) -> AsyncIterator[Process]:
    """A client in a process of its own."""
    environment = {"DISCORD_TOKEN": kind, "OVERLORD_HOME": str(home), "PATH": ""}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench._clients", kind, str(port)),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        process.kill()
        await process.wait()


def tell_when_ready() -> None:
    """Let every client write a line when it is ready."""
    dispatch = discord.Client.dispatch

    def told(self: discord.Client, event: str, /, *args: object, **kwargs: object) -> None:
        dispatch(self, event, *args, **kwargs)
        if event == "ready":
            print(event, flush=True)

    discord.Client.dispatch = told  # type: ignore[method-assign]  # nobody else hears of it


def main() -> None:
    """Run one client until its process is ended."""
    kind, port = sys.argv[1:]
    tell_when_ready()
    Route.BASE = f"http://127.0.0.1:{port}"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    asyncio.run(serve_bare() if kind == "bare" else serve_overlord())


if __name__ == "__main__":
    main()
