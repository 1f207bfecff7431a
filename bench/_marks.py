"""The bot in a process of its own, noting when a move comes to each stage on its way.

`python -m bench._marks overlord PORT`, as `bench._clients`; for each move a line of JSON goes out,
a list of marks with their times in microseconds, once all that comes after the answer is done.
"""

import json
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import isawaitable
from typing import Any

from discord.gateway import DiscordWebSocket
from discord.state import ConnectionState
from discord.webhook.async_ import AsyncWebhookAdapter

from bench import _clients
from bot.desk.desk import Desk
from bot.desk.drawn.drawing import Drawing
from bot.desk.outbox import answering
from bot.desk.outbox.worker import Worker
from bot.desk.teller import Teller
from bot.log.codec import Records
from bot.log.connections import Connections
from bot.log.sqlite import SqliteLog
from bot.service import rules_service
from bot.service.rules_service import RulesService

# What is marked as it begins and, where there is a second name, as it ends.
PLACES: tuple[tuple[Any, str, str, str], ...] = (
    (DiscordWebSocket, "received_message", "frame", ""),
    (ConnectionState, "parse_interaction_create", "interaction", ""),
    (Desk, "play", "cog", ""),
    (RulesService, "play", "service", ""),
    (rules_service, "decide", "decide", "decided"),
    (SqliteLog, "append", "append", "appended"),
    (Records, "batch", "encode", "encoded"),
    (Connections, "run", "hop", "hopped"),
    (Teller, "answer", "teller", ""),
    (Drawing, "page", "page", "drawn"),
    (answering, "build", "build", "built"),
    (AsyncWebhookAdapter, "create_interaction_response", "send", "sent"),
    (Worker, "_try", "telling", "told"),
    (SqliteLog, "deliver", "deliver", "delivered"),
)
_FRAME, _LAST = "frame", "told"
_found: list[tuple[str, float]] = []


def note(mark: str) -> None:
    """Note a mark; a frame begins a new list, and the last mark of a move writes it out."""
    if mark == _FRAME:
        _found.clear()
    _found.append((mark, time.perf_counter() * 1e6))
    if mark == _LAST:
        print(json.dumps(_found), flush=True)


def marked(owner: Any, name: str, begin: str, end: str) -> None:  # noqa: ANN401 - class or module
    """Let a function note when it begins and ends."""
    inner: Callable[..., Any] = getattr(owner, name)

    @wraps(inner)
    def outer(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
        note(begin)
        found = inner(*args, **kwargs)
        if isawaitable(found):
            return _awaited(found, end)
        _end(end)
        return found

    setattr(owner, name, outer)


async def _awaited(found: Awaitable[Any], end: str) -> Any:  # noqa: ANN401
    given = await found
    _end(end)
    return given


def _end(mark: str) -> None:
    if mark:
        note(mark)


def main() -> None:
    """Run the bot with its marks."""
    for place in PLACES:
        marked(*place)
    _clients.main()


if __name__ == "__main__":
    main()
