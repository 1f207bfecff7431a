"""How SimCord turns messages into what its page shows: as quickly as Discord, and channels by name.

It offers no seam for that, so it is used beyond its public face here, as in patches.py.
"""

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from simcord.backend.access import can_access_channel
from simcord.preview import (
    _component_projection,
    _markdown,
    _media,
    _messages,
    _queries,
    _snapshot,
)

_PNG = b"\x89PNG\r\n\x1a\n"
_CHANNEL = re.compile(r"<#([0-9]{1,20})>")
_KEPT = 5000


class QuickPictures(_media.MediaWorker):
    """Prepares the bot's own pictures at once.

    SimCord starts a process for each, in case somebody wants to harm the computer with it; the
    text stood there a second or two before its picture.
    """

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> _media.MediaInfo:
        """Decode a PNG here, anything else as SimCord does."""
        if not blob.startswith(_PNG):
            return await super().validate(key, blob, media_time=media_time)
        info = await asyncio.to_thread(_media._process_media, blob, media_time or 0.0)
        return replace(info, memory_limited=True)


@cache
def apply() -> None:
    """Change both for the whole process."""
    _parse_once()
    _name_channels_everywhere()


def _parse_once() -> None:
    """A page is drawn anew after each act, with all its messages: each text is parsed only once."""
    tokens = _markdown.markdown_tokens
    known: dict[tuple[str, str, str], str] = {}

    def parsed(
        value: object, profile: str = "message", *, context: Mapping[str, Any] | None = None
    ) -> Any:  # noqa: ANN401 - SimCord's own
        if value is None:
            return []
        key = str(value), profile, repr(context)
        if key not in known:
            if len(known) >= _KEPT:
                known.clear()
            known[key] = json.dumps(tokens(value, profile, context=context))
        return json.loads(known[key])

    for module in (_component_projection, _messages, _queries, _snapshot):
        vars(module)["markdown_tokens"] = parsed


def _name_channels_everywhere() -> None:
    """A mentioned channel shows by its name in direct messages too; SimCord shows its raw id."""
    context = _messages._markdown_context

    def named(preview: Any, page: Any, message: Any, channel: Any, **of: Any) -> Any:  # noqa: ANN401
        found = context(preview, page, message, channel, **of)
        if channel.guild_id is None:
            texts = _messages._message_texts(message, of.get("content", ""))
            found["channels"].update(_channels(preview, page.viewer, " ".join(texts)))
        return found

    for module in (_messages, _queries, _snapshot):
        vars(module)["_markdown_context"] = named


def _channels(preview: Any, viewer: Any, text: str) -> dict[str, str]:  # noqa: ANN401
    channels = preview.env.backend.channels
    mentioned = {int(found) for found in _CHANNEL.findall(text)} & channels.keys()
    return {
        str(each): channels[each].name
        for each in mentioned
        if channels[each].name and can_access_channel(preview.env, each, viewer)
    }
