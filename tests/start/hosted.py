"""The bot in earnest on a stand-in for Discord: `python -m tests.start.hosted PORT run`."""

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from bot.host import running

PAUSES = (0.01, 0.02)


def lead_to(port: int) -> None:
    """Let clients of this process find the stand-in."""
    Route.BASE = f"http://127.0.0.1:{port}"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")


if __name__ == "__main__":
    port, *arguments = sys.argv[1:]
    lead_to(int(port))
    running.PAUSES = PAUSES
    sys.exit(main(arguments))
