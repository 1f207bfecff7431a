"""A stand-in for Discord on this machine: the gateway and the few addresses that clients need.

It knows one server with one channel, and notes when each interaction it hands out is answered.
"""

import asyncio
import itertools
import json
import re
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import aiohttp
from aiohttp import web

from bot.log.shards import shard_of

APPLICATION, SERVER, CHANNEL, USER, DM = 11, 22, 33, 44, 55
ALL_RIGHTS = str((1 << 53) - 1)
_WHEN = "2026-01-01T00:00:00+00:00"
_EPHEMERAL, _FLAGS = 64, re.compile(r'"flags": ?(\d+)')
_HELLO, _IDENTIFY, _RESUME, _HEARTBEAT, _HEARTBEAT_ACK = 10, 2, 6, 1, 11

Payload = dict[str, Any]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def _user(id: int, *, bot: bool) -> Payload:
    name = f"user{id}"
    return {"id": str(id), "username": name, "discriminator": "0", "avatar": None, "bot": bot}


class Place(NamedTuple):
    """Where somebody uses a command."""

    server: int = SERVER
    channel: int = CHANNEL


HERE = Place()


def _channel(at: Place) -> Payload:
    return {"id": str(at.channel), "type": 0, "name": "descent", "position": 0, "nsfw": False} | {
        "parent_id": None,
        "permission_overwrites": [],
        "guild_id": str(at.server),
        "permissions": ALL_RIGHTS,
    }


def _guild(server: int) -> Payload:
    everyone = {"id": str(server), "name": "@everyone", "permissions": ALL_RIGHTS, "position": 0}
    role = everyone | {"color": 0, "hoist": False, "managed": False, "mentionable": False}
    return {
        "id": str(server),
        "name": "Descent",
        "owner_id": str(USER),
        "roles": [role],
        "channels": [_channel(Place(server))],
        "members": [_member(APPLICATION, bot=True)],
        "preferred_locale": "en-US",
        "member_count": 2,
        "unavailable": False,
    }


def _member(id: int, *, bot: bool) -> Payload:
    return {
        "user": _user(id, bot=bot),
        "roles": [],
        "joined_at": _WHEN,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": ALL_RIGHTS,
    }


def _message(id: int, channel: int) -> Payload:
    return {
        "id": str(id),
        "channel_id": str(channel),
        "author": _user(APPLICATION, bot=True),
        "content": "",
        "timestamp": _WHEN,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


def as_json(payload: object, status: int = 200) -> web.Response:
    """Answer as Discord does, without a charset."""
    body = json.dumps(payload).encode()
    return web.Response(body=body, status=status, content_type="application/json")


def port_of(request: web.Request) -> int:
    """Tell by which port a client has come; 0 where it has hung up."""
    name = request.transport.get_extra_info("sockname") if request.transport else None
    return name[1] if name else 0


async def _text(request: web.Request) -> str:
    """Read what a client sent; pictures in it are no text."""
    return (await request.read()).decode(errors="replace")


class Loopback:
    """Serves clients, told apart by their tokens; each of them is on all the servers.

    Each has as many connections as it opens, and is told on each of the servers of that shard.
    """

    def __init__(self, servers: Sequence[int] = (SERVER,), shards: int = 1) -> None:
        self._servers = servers
        self._shards = shards
        """How many it wants of a client that asks."""
        self.port = 0
        self._ids = itertools.count(10**17)
        self._commands: dict[str, list[Payload]] = {}
        self._gateways: dict[tuple[str, int], web.WebSocketResponse] = {}
        self._counts: dict[str, int] = {}
        self._connected: dict[tuple[str, int], asyncio.Event] = {}
        self._answers: dict[str, asyncio.Future[float]] = {}
        self._seq = itertools.count(1)
        # What goes wrong next: statuses by method and path (0: none), the code that ends a gateway.
        self.troubles: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        self.closing = 0
        # What clients have answered and posted, as they sent it.
        self.said: list[str] = []
        # What they have answered for the asker's eyes alone, as refusals are.
        self.private: list[str] = []
        self.acknowledges = True
        self.entrances: dict[tuple[str, int], int] = {}
        """The port by which each shard of a client has come."""

    async def __aenter__(self) -> "Loopback":
        app = web.Application(middlewares=[self._troubled])
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/bot", self._advice)
        app.router.add_post("/interactions/{id}/{token}/callback", self._callback)
        app.router.add_route("*", "/applications/{id}/commands", self._commanded)
        app.router.add_route("*", "/{rest:.*}", self._anything)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        return self

    async def another_port(self) -> int:
        """Open one more port, by which a process can be told from others of the same client."""
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port: int = self._runner.addresses[-1][1]
        return port

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    def know(self, token: str, commands: list[Payload]) -> None:
        """Let a client's application have these commands."""
        self._commands[f"Bot {token}"] = commands

    def known(self, token: str) -> list[Payload]:
        """Give the commands of a client's application."""
        return self._commands.get(f"Bot {token}", [])

    async def hang_up(self, token: str, code: int, shard: int = 0) -> None:
        """End a client's connection."""
        await self._gateways[token, shard].close(code=code)

    @web.middleware
    async def _troubled(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        troubles = self.troubles[request.method, request.path]
        if not troubles:
            return await handler(request)
        status = troubles.pop(0)
        if not status and request.transport is not None:
            request.transport.close()
        return web.Response(status=status or 500, text="trouble")

    async def connected(self, token: str, shard: int = 0) -> float:
        """Wait until a client has identified itself, give the time, and bid it welcome."""
        event = self._connected.setdefault((token, shard), asyncio.Event())
        await event.wait()
        event.clear()
        now = time.perf_counter()
        count = self._counts[token]
        servers = [each for each in self._servers if shard_of(each, count) == shard]
        ready = {"v": 10, "user": _user(APPLICATION, bot=True), "session_id": str(shard)} | {
            "guilds": [{"id": str(each), "unavailable": True} for each in servers],
            "shard": [shard, count],
            "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway",
            "application": {"id": str(APPLICATION), "flags": 0},
        }
        await self._send(token, "READY", ready, shard)
        if servers:
            await self._send(token, "GUILD_CREATE", self.guild(servers[0]), shard)
        return now

    def guild(self, server: int) -> Payload:
        """Describe a server as a client is told of it."""
        return _guild(server)

    async def press(self, token: str, custom_id: str) -> float:
        """Let somebody press a button in a direct message; gives the seconds until the answer.

        Discord brings it to the first shard.
        """
        id = str(next(self._ids))
        answered = self._answers[id] = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        await self._send(token, "INTERACTION_CREATE", self._pressed(id, custom_id), 0)
        end: float = await asyncio.wait_for(answered, 10)
        return end - begun

    def _pressed(self, id: str, custom_id: str) -> Payload:
        button = {"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": custom_id}
        message = _message(next(self._ids), DM) | {
            "components": [{"type": 1, "id": 1, "components": [button]}]
        }
        return {
            "id": id,
            "application_id": str(APPLICATION),
            "type": 3,
            "token": f"token-{id}",
            "version": 1,
            "channel_id": str(DM),
            "channel": {"id": str(DM), "type": 1, "recipients": [_user(USER, bot=False)]},
            "user": _user(USER, bot=False),
            "message": message,
            "locale": "en-US",
            "app_permissions": ALL_RIGHTS,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 1,
            "attachment_size_limit": 10_485_760,
            "data": {"id": 2, "component_type": 2, "custom_id": custom_id},
        }

    async def use(self, token: str, path: str, at: Place = HERE, /, **options: str | int) -> float:
        """Let somebody use a slash command; gives the seconds until it was answered."""
        id = str(next(self._ids))
        answered = self._answers[id] = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        shard = shard_of(at.server, self._counts[token])
        used = self._interaction(id, path, at, options)
        await self._send(token, "INTERACTION_CREATE", used, shard)
        end: float = await asyncio.wait_for(answered, 10)
        return end - start

    def _interaction(self, id: str, path: str, at: Place, options: dict[str, str | int]) -> Payload:
        *groups, name = path.split()
        given = [
            {"name": key, "type": 4 if isinstance(value, int) else 3, "value": value}
            for key, value in options.items()
        ]
        data: Payload = {"name": name, "type": 1, "options": given}
        for group in reversed(groups):
            data = {"name": group, "type": 1, "options": [data]}
        return {
            "id": id,
            "application_id": str(APPLICATION),
            "type": 2,
            "token": f"token-{id}",
            "version": 1,
            "guild_id": str(at.server),
            "guild": {"id": str(at.server), "locale": "en-US", "features": []},
            "channel_id": str(at.channel),
            "channel": _channel(at),
            "member": _member(USER, bot=False),
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": ALL_RIGHTS,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(at.server)},
            "context": 0,
            "attachment_size_limit": 10_485_760,
            "data": {"id": "1", **data},
        }

    async def _send(self, token: str, event: str, data: Payload, shard: int) -> None:
        payload = {"op": 0, "t": event, "s": next(self._seq), "d": data}
        await self._gateways[token, shard].send_str(json.dumps(payload))

    async def _advice(self, _: web.Request) -> web.Response:
        """Say where clients connect, and how often."""
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        url = f"ws://127.0.0.1:{self.port}/gateway"
        return as_json({"url": url, "shards": self._shards, "session_start_limit": limit})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": _HELLO, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                break
            payload = json.loads(message.data)
            if payload["op"] == _HEARTBEAT and self.acknowledges:
                await socket.send_json({"op": _HEARTBEAT_ACK})
            elif payload["op"] in (_IDENTIFY, _RESUME):
                if self.closing:
                    await socket.close(code=self.closing)
                    break
                self._identified(payload["d"], socket, request)
        return socket

    def _identified(
        self, data: Payload, socket: web.WebSocketResponse, request: web.Request
    ) -> None:
        """Note which shard of a client is on a connection; a session bears its shard's name."""
        token, session = data["token"], int(data.get("session_id") or 0)
        shard, self._counts[token] = data.get("shard") or (session, self._counts.get(token, 1))
        self._gateways[token, shard] = socket
        self.entrances[token, shard] = port_of(request)
        self._connected.setdefault((token, shard), asyncio.Event()).set()

    async def _callback(self, request: web.Request) -> web.Response:
        id = request.match_info["id"]
        answered, now = self._answers.pop(id, None), time.perf_counter()
        text = await _text(request)
        self.said.append(text)
        if any(int(flags) & _EPHEMERAL for flags in _FLAGS.findall(text)):
            self.private.append(text)
        if answered is not None and not answered.done():
            answered.set_result(now)
        message = _message(next(self._ids), CHANNEL)
        callback = {"id": id, "type": 2, "response_message_id": message["id"]}
        resource = {"type": 4, "message": message}
        return as_json({"interaction": callback, "resource": resource})

    async def _commanded(self, request: web.Request) -> web.Response:
        """Keep what a client registers, and hand it out again at its next start."""
        token = request.headers["Authorization"]
        if request.method == "PUT":
            own = {"application_id": str(APPLICATION), "version": "1"}
            registered = await request.json()
            self._commands[token] = [
                {**each, **own, "id": str(next(self._ids))} for each in registered
            ]
        return as_json(self._commands.get(token, []))

    async def _anything(self, request: web.Request) -> web.Response:
        path = request.path
        if path == "/users/@me":
            return as_json(_user(APPLICATION, bot=True))
        if path.endswith("/emojis"):
            return as_json({"items": []})
        if path == "/oauth2/applications/@me":
            owner = _user(USER, bot=False)
            about = {"id": str(APPLICATION), "name": "Overlord", "description": "", "icon": None}
            more = {"bot_public": True, "bot_require_code_grant": False, "verify_key": ""}
            return as_json({**about, **more, "owner": owner, "flags": 0})
        if request.method == "GET" and path.endswith(f"/members/{USER}"):
            return as_json(_member(USER, bot=False))
        if request.method == "GET" and path.endswith("/messages"):
            return as_json([])  # what was posted is kept for nobody to look through
        self.said.append(await _text(request))
        return as_json(_message(next(self._ids), CHANNEL))
