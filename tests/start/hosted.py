"""The bot in earnest on a stand-in for Discord: `python -m tests.start.hosted PORT run`."""

import os
import sys
from functools import partial

import yarl
from discord import Client
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main
from bot.desk.client import OverlordBot
from bot.host import owning, running

PAUSES = (0.01, 0.02)
UNWATCHED = "TESTED_UNWATCHED"
"""Names a process in which nobody looks after the lease, but before something is sent."""
SOON = {"lasts": 4.0, "trusted": 3.0, "grace": 0.5, "settled": 1.0}
"""A test does not wait for a lease as long as a host."""


def lead_to(port: int) -> None:
    """Let clients of this process find the stand-in."""
    Route.BASE = f"http://127.0.0.1:{port}"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")


def hurry_leases() -> None:
    """Let what is killed be followed soon."""
    from bot.log.postgres import lease  # noqa: PLC0415 - not everywhere is there a way to it

    vars(lease)["Times"] = partial(lease.Times, **SOON)


async def take_no_turns(_: Client, shard_id: int | None, *, initial: bool = False) -> None:
    """Let shards identify themselves at once: the stand-in does not limit them."""


if __name__ == "__main__":
    port, *arguments = sys.argv[1:]
    lead_to(int(port))
    running.PAUSES = PAUSES
    if "OVERLORD_DATABASE" in os.environ:
        hurry_leases()
    if UNWATCHED in os.environ:
        vars(owning)["watch"] = lambda *_: None
    OverlordBot.before_identify_hook = take_no_turns  # type: ignore[method-assign, assignment]
    sys.exit(main(arguments))
