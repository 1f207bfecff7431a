"""What is changed in SimCord once for the whole process (see simulation.py)."""

from collections.abc import Mapping
from functools import cache, wraps
from typing import Any

import discord
import simcord
from discord.http import Route
from simcord import _dpy_internals
from simcord.http import FakeHTTPClient, router

IDLE = 0.001
# Registered commands by the kind of client that registered them.
_KNOWN: dict[type[discord.Client], dict[int | None, dict[tuple[str, int], dict[str, Any]]]] = {}
_ENTRY_POINT = 4  # the kind of command that Discord itself adds
_NONCE_SECONDS = 300.0


@cache
def apply() -> None:
    """Make SimCord quick, its time its own, and its nonces mean something."""
    _hurry()
    _keep_timers_simulated()
    _honour_nonces()


def _hurry() -> None:
    """Each act would end with a fixed sleep of 50 ms."""
    defaults: dict[str, float] = vars(simcord.Env)["_settle_internal"].__kwdefaults__
    defaults["idle"] = IDLE


def _keep_timers_simulated() -> None:
    """Every timer of the bot follows the simulated clock alone.

    A timer shorter than SimCord's patience would be waited for in real time, on every act.
    """
    _dpy_internals.is_intentional_wait_wakeup = lambda *_: True


def _honour_nonces() -> None:
    """A message sent twice with one enforced nonce is one message; SimCord would post two."""
    request = FakeHTTPClient.request

    @wraps(request)
    async def once(self: FakeHTTPClient, route: Route, **options: Any) -> object:  # noqa: ANN401
        nonce = _enforced_nonce(options) if route.method == "POST" else None
        if nonce is None:
            return await request(self, route, **options)
        sent: dict[tuple[str, str], tuple[float, object]]
        sent = vars(self.backend).setdefault("nonces", {})
        at, answer = sent.get((route.url, nonce), (-_NONCE_SECONDS, None))
        if self.backend.clock.elapsed - at >= _NONCE_SECONDS:
            answer = await request(self, route, **options)
            sent[route.url, nonce] = (self.backend.clock.elapsed, answer)
        return answer

    FakeHTTPClient.request = once  # type: ignore[method-assign]  # there is no other door


def _enforced_nonce(options: Mapping[str, Any]) -> str | None:
    body = options.get("json")
    if options.get("form"):
        body, _ = router.parse_form(list(options["form"]), [])
    if not isinstance(body, dict) or not body.get("enforce_nonce"):
        return None
    return str(body["nonce"])


def recall_commands(env: simcord.Env) -> None:
    """Discord knows the commands of such a client from earlier worlds, as in real life.

    Registering them is half of a client's start, and SimCord forgets them with each world.
    """
    known = _KNOWN.get(type(env.bot), {})
    env.backend.commands.update({scope: dict(commands) for scope, commands in known.items()})


def remember_commands(env: simcord.Env) -> None:
    """What the client registered, later worlds may know; what Discord added they do not."""
    _KNOWN[type(env.bot)] = {
        scope: {named: each for named, each in commands.items() if named[1] != _ENTRY_POINT}
        for scope, commands in env.backend.commands.items()
    }
