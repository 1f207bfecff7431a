"""Discord for whole bots: a gateway with shards, behind it a memory of all that was posted.

Each process comes by a port of its own, so what comes from one that has lost its part is found.
"""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import discord
from aiohttp import web

from bench.loopback import Loopback, as_json, port_of
from bot.log.shards import shard_of
from tests.durability.discord_file import EPHEMERAL, DiscordFile, Door, Payload
from tests.durability.evening import (
    BJORN,
    HANDED_IN,
    Deed,
    channel_on,
    dm_of,
    home_of,
    interaction,
    member,
    thread_of,
    user,
)
from tests.start.test_discord_at_the_start import TOKEN

_LATER, _SILENT, _FORM = 5, 6, 9
_REMEMBERED = ("channels", "webhooks", "interactions")


class ServedDiscord(Loopback):
    """Discord with its memory, and what its people asked for and have not had answered yet."""

    def __init__(self, home: Path, servers: Sequence[int], chance: random.Random) -> None:
        super().__init__(servers, len(servers))
        self.file = DiscordFile(home / "discord")
        self._door = Door(self.file, chance, forgets=False)
        self._chance = chance
        self._counting = 0
        self._do: Callable[[], None] = lambda: None
        self._connections = asyncio.Condition()
        self.open: dict[str, tuple[Deed, Payload]] = {}
        """What was asked for and is not answered, as it was brought: with the message pressed."""
        self.answered: dict[str, Deed] = {}
        """What everybody saw the answer to."""
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self.silenced: set[int] = set()
        self.late: list[str] = []
        """What came from a process that has lost its part."""
        self.fails = False
        """Whether it says now and then that it has not done what it has done."""

    @asynccontextmanager
    async def serving(self) -> AsyncIterator["ServedDiscord"]:
        """Serve, and bid each shard welcome whenever a process connects it."""
        async with self:
            welcoming = [asyncio.create_task(self._welcome(shard)) for shard in range(self._shards)]
            yield self
            for each in welcoming:
                each.cancel()
            await asyncio.wait(welcoming)
        self.file.close()

    def guild(self, server: int) -> Payload:
        """Describe a server with its channel and its thread."""
        home, thread = (channel_on(server, each(server)) for each in (home_of, thread_of))
        return super().guild(server) | {"channels": [home], "threads": [thread]}

    def after(self, news: int, do: Callable[[], None]) -> None:
        """Do something as soon as so much has happened: something asked, begun or done."""
        self._counting, self._do = news, do

    def _news(self) -> None:
        self._counting -= 1
        if self._counting == 0:
            self._do()

    async def has(self, port: int, shards: Iterable[int]) -> None:
        """Wait until a process has connected some shards."""
        wanted = [(TOKEN, shard) for shard in shards]
        async with self._connections:
            await self._connections.wait_for(
                lambda: all(self.entrances.get(each) == port for each in wanted)
            )

    async def ask(self, deed: Deed) -> None:
        """Bring a deed to whoever has it to answer, and wait until somebody has answered it."""
        cause = deed["cause"]
        answered = self._waiting[cause] = asyncio.get_running_loop().create_future()
        payload = interaction(deed, self.file) | {"data": _used(deed)}
        self.open[cause] = deed, payload
        await self._bring(deed, payload)
        await answered

    async def _welcome(self, shard: int) -> None:
        """Greet each process that connects a shard, and bring it what nobody has answered there."""
        while True:
            with suppress(ConnectionError):  # it may be killed meanwhile
                await self.connected(TOKEN, shard)
                # What died with a process may be delivered again. A press in a letter had come by
                # another process, which lives, if it was about a server of the one that died.
                for deed, payload in list(self.open.values()):
                    if shard in (self._shard(deed), shard_of(deed["server"], self._shards)):
                        await self._bring(deed, payload)
                async with self._connections:
                    self._connections.notify_all()

    def _shard(self, deed: Deed) -> int:
        """Name the shard that brings a deed; what comes by a letter is brought by the first."""
        in_letter = deed.get("channel") == dm_of(BJORN)
        return 0 if in_letter else shard_of(deed["server"], self._shards)

    async def _bring(self, deed: Deed, payload: Payload) -> None:
        self._news()
        with suppress(ConnectionError):  # nobody is there: it is brought to whoever comes next
            await self._send(TOKEN, "INTERACTION_CREATE", payload, self._shard(deed))

    async def _callback(self, request: web.Request) -> web.Response:
        return await self._remembered(request)

    async def _anything(self, request: web.Request) -> web.Response:
        parts = request.path.strip("/").split("/")
        if "members" in parts:
            return as_json(member(int(parts[-1])))
        if parts[0] in _REMEMBERED or parts == ["users", "@me", "channels"]:
            return await self._remembered(request)
        return await super()._anything(request)

    async def _remembered(self, request: web.Request) -> web.Response:
        """Do what is asked, now and then without saying so."""
        self._news()
        port, parts = port_of(request), request.path.strip("/").split("/")
        if port in self.silenced and request.method != "GET":
            self.late.append(f"{request.method} {request.path}")
        body = await _read(request)
        if body.get("nonce"):  # what another process has posted may have been long ago
            body["nonce"] = f"{port} {body['nonce']}"
        try:
            answer = self._door.answer(request.method, parts, body, request.query)
        except discord.HTTPException as refusal:
            answered = as_json({"code": refusal.code, "message": "no"}, refusal.status)
        else:
            answered = as_json(answer) if answer is not None else web.Response(status=204)
            if self.fails and self._door.fails(request.method):
                answered = web.Response(status=500)
        self._settle(parts, body)
        self._news()
        return answered

    def _settle(self, parts: list[str], body: Payload) -> None:
        """Note that a deed is answered, if that is what was done."""
        match parts:
            case "interactions", cause, _, "callback":
                if body["type"] != _LATER:
                    self._settled(cause, body.get("data") or {}, shown=body["type"] < _SILENT)
            case "webhooks", _, token, *_:
                self._settled(token.split("-")[0], body, shown=True)

    def _settled(self, cause: str, data: Payload, *, shown: bool) -> None:
        asked = self.open.pop(cause, None)
        if asked is None:
            return
        self._waiting.pop(cause).set_result(None)
        if shown and not (data.get("flags") or 0) & EPHEMERAL:
            self.answered[cause] = asked[0]


async def _read(request: web.Request) -> Payload:
    """Read what is asked, with or without files beside it."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        read: Payload = json.loads(str(form["payload_json"]))
        return read
    text = await request.text()
    return dict(json.loads(text)) if text else {}


def _used(deed: Deed) -> Payload:
    """Say what was pressed or typed."""
    if "press" in deed:
        return {"id": 2, "component_type": 2, "custom_id": deed["press"]}
    path, options = _typed(deed)
    group, name = path.split()
    given = [
        {"name": key, "type": 4 if isinstance(value, int) else 3, "value": value}
        for key, value in options.items()
    ]
    data: Payload = {"id": "1", "name": group, "type": 1}
    if deed["what"] == "hero":
        given.append({"name": "player", "type": 6, "value": str(BJORN)})
        seated = {key: value for key, value in member(BJORN).items() if key != "user"}
        data["resolved"] = {"users": {str(BJORN): user(BJORN)}, "members": {str(BJORN): seated}}
    return data | {"options": [{"name": name, "type": 1, "options": given}]}


def _typed(deed: Deed) -> tuple[str, dict[str, str | int]]:
    note = HANDED_IN + deed["cause"]
    match deed["what"]:
        case "create":
            return "campaign create", {"name": "Nerekhall"}
        case "hero":
            return "hero add", {"name": "Leoric"}
        case "gain":
            return "threat gain", {"reason": "correction", "amount": 1, "note": note}
        case "fortune":
            return "fortune correct", {"hero": "Leoric", "amount": 1, "note": note}
        case "roll":
            return "roll attack", {"dice": "blue", "note": note}
        case "undo":
            return "campaign undo", {}
    raise AssertionError(deed)
