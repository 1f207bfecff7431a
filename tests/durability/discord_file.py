"""A stand-in for Discord that outlives the bot: a file of all that was posted and changed.

The real client library talks to it. It takes a nonce once in the life of a bot, knows how an
interaction was answered, gives out histories, and now and then does what it is asked and says that
it failed.
"""

import asyncio
import itertools
import json
import os
import random
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import discord
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

APPLICATION = 11
EPHEMERAL = 1 << 6
_EPOCH = 1_420_070_400_000
_LOADING = 1 << 7
_MESSAGE, _ANNOUNCED, _UPDATE = 4, 5, 7
_FAILS = 0.02

Payload = dict[str, Any]


class Refusal:
    """How the library reads an answer that is none."""

    reason = "no"

    def __init__(self, status: int) -> None:
        self.status = status


def refuse(status: int, code: int = 0) -> Exception:
    """Give what the library makes of a refusal."""
    kinds = {404: discord.NotFound, 500: discord.DiscordServerError}
    answer: Any = Refusal(status)
    return kinds.get(status, discord.HTTPException)(answer, {"code": code, "message": "no"})


class DiscordFile:
    """What was written so far, and the way to write more; each line is one whole change."""

    def __init__(self, path: Path, news: Callable[[], None] = lambda: None) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        self._news = news
        self._nonces: dict[str, int] = {}
        self._numbers = itertools.count(os.getpid() % 1000)
        self.messages: dict[int, Payload] = {}
        self.answers: dict[str, int] = {}
        for line in path.read_text(encoding="utf-8").splitlines():
            self._apply(json.loads(line))

    def close(self) -> None:
        os.close(self._file)

    def _write(self, change: Payload) -> None:
        self._apply(change)
        os.write(self._file, json.dumps(change).encode() + b"\n")
        self._news()

    def _apply(self, change: Payload) -> None:
        message = self.messages.setdefault(int(change["id"]), {"flags": 0})
        message.update(change)
        if change.get("token"):
            self.answers[change["token"]] = int(change["id"])

    def post(self, channel: int, body: Payload, token: str = "") -> Payload:
        """Write a new message, or give the one with this nonce."""
        nonce = f"{channel} {body['nonce']}" if body.get("nonce") else ""
        if nonce not in self._nonces or not nonce:
            id = (int(time.time() * 1000) - _EPOCH << 22) + next(self._numbers) % 4_000_000
            self._nonces[nonce] = id
            self._write({"id": str(id), "channel": channel, "token": token, **_kept(body)})
        return self.wire(self._nonces[nonce])

    def edit(self, id: int, body: Payload, token: str = "") -> Payload:
        """Change a message; it has become the answer to an interaction if one is named."""
        if id not in self.messages or self.messages[id].get("deleted"):
            raise refuse(404, 10008)
        shown = {"flags": self.messages[id]["flags"] & ~_LOADING}
        self._write({"id": str(id), "token": token, **shown, **_kept(body)})
        return self.wire(id)

    def delete(self, id: int) -> None:
        """Take a message away."""
        self._write({"id": str(id), "deleted": True})

    def wire(self, id: int) -> Payload:
        """Give a message as the library wants it."""
        message = self.messages[id]
        author = {"id": str(APPLICATION), "username": "overlord", "discriminator": "0"}
        return {
            "id": str(id),
            "channel_id": str(message["channel"]),
            "author": author | {"avatar": None, "bot": True},
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": message["components"],
            "pinned": False,
            "type": 0,
            "flags": message["flags"],
        }

    def seen(self, channel: int, id: int) -> Payload:
        """Give a message that everybody sees."""
        if id not in self.messages or not self.is_seen(id, channel):
            raise refuse(404, 10008)
        return self.wire(id)

    def history(self, channel: int, params: Mapping[str, Any]) -> list[Payload]:
        """Give what everybody sees in a channel behind a message, or before one.

        It is newest first, as Discord does.
        """
        limit, after, before = (int(params.get(each) or 0) for each in ("limit", "after", "before"))
        seen = [id for id in sorted(self.messages) if id > after and self.is_seen(id, channel)]
        if after:
            return [self.wire(id) for id in reversed(seen[:limit])]
        earlier = [id for id in seen if not before or id < before]
        return [self.wire(id) for id in reversed(earlier[-limit:])]

    def is_seen(self, id: int, channel: int) -> bool:
        """Tell whether everybody sees a message in a channel."""
        message = self.messages[id]
        hidden = message["flags"] & EPHEMERAL or message.get("deleted")
        return bool(message["channel"] == channel and not hidden)


def _kept(body: Payload) -> Payload:
    flags = {"flags": body["flags"]} if body.get("flags") else {}
    return {"components": body.get("components", []), **flags}


class Door:
    """Lets the library in: all that it asks of Discord is done in the file."""

    def __init__(self, file: DiscordFile, chance: random.Random, *, forgets: bool) -> None:
        """`forgets` says that it is too late to ask how interactions were answered."""
        self._file = file
        self._chance = chance
        self.forgets = forgets

    def open(self) -> None:
        """From now on the library asks here."""

        async def ask(_: object, route: Route, *args: Any, **options: Any) -> Any:  # noqa: ANN401
            return await self._ask(route.method, route.url, options)

        vars_of: Any = (HTTPClient, AsyncWebhookAdapter)
        for each in vars_of:
            each.request = ask

    async def _ask(self, method: str, url: str, options: dict[str, Any]) -> object:
        await asyncio.sleep(0)
        parts = url.split("?", maxsplit=1)[0].partition("/api/v10/")[2].split("/")
        answer = self.answer(method, parts, _body(options), options.get("params") or {})
        await asyncio.sleep(0)
        if self.fails(method):
            raise refuse(500)
        return answer

    def fails(self, method: str) -> bool:
        """Say no now and then, though it is done."""
        return method != "GET" and self._chance.random() < _FAILS

    def answer(
        self, method: str, parts: list[str], body: Payload, params: Mapping[str, Any]
    ) -> object:
        """Do what is asked, and give the answer; raises discord.HTTPException."""
        file = self._file
        match method, *parts:
            case "POST", "interactions", id, token, "callback":
                return self._callback(id, token, body)
            case _, "webhooks", _, token, *original:
                return self._followed(method, token, body, original=bool(original))
            case "POST", "users", "@me", "channels":
                return dm(int(body["recipient_id"]))
            case "GET", "channels", channel, "messages":
                return file.history(int(channel), params)
            case "POST", "channels", channel, "messages":
                return file.post(int(channel), body)
            case "GET", "channels", channel, "messages", id:
                return file.seen(int(channel), int(id))
            case "PATCH", "channels", _, "messages", id:
                return file.edit(int(id), body)
        raise AssertionError(method, parts)

    def _followed(self, method: str, token: str, body: Payload, *, original: bool) -> object:
        """Do what is asked with the token of an interaction."""
        file = self._file
        if not original:
            return file.post(int(token.split("-")[1]), body)
        if token not in file.answers or (method == "GET" and self.forgets):
            raise refuse(404, 10015)
        answer = file.answers[token]
        match method:
            case "GET":
                return file.wire(answer)
            case "PATCH":
                return file.edit(answer, body, token)
            case _:
                file.delete(answer)
                return None

    def _callback(self, id: str, token: str, body: Payload) -> Payload:
        if token in self._file.answers:
            raise refuse(400, 40060)
        _, channel, pressed = token.split("-")
        callback: Payload = {"interaction": {"id": id, "type": 2}}
        if body["type"] in (_MESSAGE, _UPDATE):
            data = body["data"]
            is_new = body["type"] == _MESSAGE
            posted = self._file.post(int(channel), data, token) if is_new else None
            message = posted or self._file.edit(int(pressed), data, token)
            callback["interaction"]["response_message_id"] = message["id"]
            callback["resource"] = {"type": body["type"], "message": message}
        elif body["type"] == _ANNOUNCED:
            self._file.post(int(channel), {"flags": _LOADING}, token)
        elif int(pressed):
            self._file.answers[token] = int(pressed)
        return callback


def _body(options: dict[str, Any]) -> Payload:
    """Find what is asked, with or without files beside it."""
    for form in (options.get("form"), options.get("multipart")):
        for part in form or ():
            if part["name"] == "payload_json":
                read: Payload = json.loads(part["value"])
                return read
    return options.get("json") or options.get("payload") or {}


def dm(user: int) -> Payload:
    """Give somebody's channel with the bot."""
    someone = {"id": str(user), "username": f"user{user}", "discriminator": "0", "avatar": None}
    return {"id": str(user + 1000), "type": 1, "recipients": [someone], "last_message_id": None}
