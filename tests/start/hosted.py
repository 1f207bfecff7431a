"""The bot in earnest on a stand-in for Discord: `python -m tests.start.hosted PORT run`."""

import sys

import yarl
from discord import Client
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from bot.desk.client import OverlordBot
from bot.host import running

PAUSES = (0.01, 0.02)


def lead_to(port: int) -> None:
    """Let clients of this process find the stand-in."""
    Route.BASE = f"http://127.0.0.1:{port}"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")


async def take_no_turns(_: Client, shard_id: int | None, *, initial: bool = False) -> None:
    """Let shards identify themselves at once: the stand-in does not limit them."""


if __name__ == "__main__":
    port, *arguments = sys.argv[1:]
    lead_to(int(port))
    running.PAUSES = PAUSES
    OverlordBot.before_identify_hook = take_no_turns  # type: ignore[method-assign, assignment]
    sys.exit(main(arguments))
