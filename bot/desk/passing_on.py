"""Presses in direct messages about a server that another process has: they are passed on to it.

Discord brings all of them to the first shard. Nothing of one is read here but where it belongs.
"""

import json
import logging
from collections.abc import Callable
from typing import Any, Protocol

from bot.desk.outbox.jobs import Jobs
from bot.desk.pressed.buttons import SELECT_PREFIX
from bot.log.errors import LogError
from bot.log.shards import Own
from bot.pages.presses import read

Payload = dict[str, Any]
Parse = Callable[[Any], None]
_log = logging.getLogger(__name__)


class Handing(Protocol):
    """The way to another process, and from it."""

    async def hand(self, interaction: int, server: int, payload: str) -> bool:
        """Hand a press over; False where nobody took it. Raises LogError."""

    async def listen(self, has: Callable[[int], bool], bring: Callable[[str], object]) -> None:
        """Take for ever what is handed over about servers that this process has."""


class PassingOn:
    """Stands before the library: what is for another process does not get any further."""

    def __init__(self, handing: Handing, own: Own, jobs: Jobs, parse: Parse) -> None:
        """Take the way, the servers of this process, where jobs run, and who reads the rest."""
        self._handing = handing
        self._own = own
        self._jobs = jobs
        self._parse = parse

    def take(self, payload: Payload) -> None:
        """Take an interaction as Discord brought it."""
        server = about(payload)
        if server and not self._own.has(server):
            self._jobs.start(self._pass_on(payload, server))
        else:
            self._parse(payload)

    def bring(self, payload: str) -> None:
        """Take an interaction that another process was brought."""
        self._parse(json.loads(payload))

    async def _pass_on(self, payload: Payload, server: int) -> None:
        """Hand it over; where that fails it is refused here, kindly."""
        try:
            passed = await self._handing.hand(int(payload["id"]), server, json.dumps(payload))
        except LogError as error:
            _log.warning("a press was not passed on", exc_info=error)
            passed = False
        if not passed:
            self._parse(payload)


def about(payload: Payload) -> int:
    """Name the server that a press in a direct message is about; 0 for anything else."""
    custom_id = payload.get("data", {}).get("custom_id", "")
    if payload.get("guild_id") or not custom_id:
        return 0
    try:
        return read(custom_id.removeprefix(SELECT_PREFIX)).at.server
    except ValueError:  # made by another version of the bot
        return 0
