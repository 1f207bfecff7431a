"""What code a deed at the table crosses, from the arriving interaction until its answer is given.

The bot stands in a simulated Discord and has done the same once before, so that nothing counts
that is made for the first time. A function is whatever Python calls as one, so a lambda too and,
up to Python 3.11, a comprehension; `defs` leaves those out. The simulation does not count.
"""

import asyncio
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.http import router

import bot
from bot.practice.real import fresh
from bot.practice.rehearse import Rehearsal
from bot.practice.script import parse
from bot.practice.world import World

ROOT = Path(bot.__file__).parents[1]
SIMULATION = f"{ROOT / 'bot' / 'practice'}/"
ASKERS = tuple(f"{ROOT / each}/" for each in ("bot", "cogs"))
ANSWERS = frozenset({4, 7})
"""Discord's numbers for an answer by a message, new or changed; others put it off."""

Function = tuple[str, int, str]


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of a rehearsal, what is played before it, and what proves that it did its work."""

    name: str
    before: str
    line: str
    after: str


class NoAnswer(Exception):
    """No deed was seen, or its first answer was none."""


class Trail:
    """Notes the bot's functions between an interaction and its answer."""

    def __init__(self) -> None:
        self.functions: set[Function] = set()
        self.answer = 0
        self._watching = False

    @property
    def files(self) -> set[str]:
        """The files the functions stand in."""
        return {file for file, _, _ in self.functions}

    @property
    def defs(self) -> set[Function]:
        """The functions that have a name."""
        return {each for each in self.functions if not each[2].endswith(">")}

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Within it, this thread and those that begin there are watched."""
        before = sys.getprofile()
        sys.setprofile(self._note)
        threading.setprofile(self._note)
        try:
            yield
        finally:
            threading.setprofile(None)
            sys.setprofile(before)

    @contextmanager
    def taken(self, world: World) -> Iterator[None]:
        """Within it, the first interaction is followed until its answer."""
        backend, give = world.sim.env.backend, AsyncWebhookAdapter.create_interaction_response
        emit = backend.emit

        def arrived(event: str, payload: Mapping[str, Any]) -> None:
            self._watching |= event == "INTERACTION_CREATE" and not self.answer
            emit(event, payload)

        def answered(adapter: Any, *args: Any, params: MultipartParameters, **more: Any) -> Any:  # noqa: ANN401
            if self._watching:
                self._watching, self.answer = False, _kind(params)
            return give(adapter, *args, params=params, **more)

        with (
            patch.object(backend, "emit", arrived),
            patch.object(AsyncWebhookAdapter, "create_interaction_response", answered),
        ):
            yield
        self._watching = False
        if self.answer not in ANSWERS:
            raise NoAnswer(self.answer)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if not self._watching or event != "call":
            return
        code = frame.f_code
        file = code.co_filename
        if file.startswith(ASKERS) and not file.startswith(SIMULATION):
            self.functions.add((file, code.co_firstlineno, code.co_qualname))


def _kind(params: MultipartParameters) -> int:
    """Give the number of an answer's kind."""
    sent = params.payload or router.parse_form(params.multipart or [], [])[0] or {}
    return int(sent["type"])


def crossing(deed: Deed) -> Trail:
    """Give a deed's trail; what the process reads once, such as words, is read before."""
    asyncio.run(_played(deed))
    return asyncio.run(_played(deed))


async def _played(deed: Deed) -> Trail:
    trail = Trail()
    with trail.watched():
        async with fresh() as harness, World(harness) as world:
            rehearsal = Rehearsal(world, lambda _: None)
            await rehearsal.play(parse(deed.before, deed.name))
            with trail.taken(world):
                await rehearsal.play(parse(deed.line, deed.name))
            await rehearsal.play(parse(deed.after, deed.name))
    return trail


_TABLE = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Grisban" player:@carla
olga: /hero add name:"Astarra" player:@dora
"""

GAIN = Deed(
    "/threat gain",
    f"""{_TABLE}
    olga: /quest start name:"First Blood"
    olga: /turn overlord
    olga: /threat gain reason:hero-defeated hero:Grisban
    """,
    "olga: /threat gain reason:hero-defeated hero:Leoric",
    'expect post contains "Threat 1 → 2"',
)

TIE = Deed(
    "/plot trigger with a tie",
    f"""{_TABLE}
    olga: /plot choose deck:"Corruption From Within"
    olga: /threat gain reason:correction amount:9 note:"from paper"
    olga: /quest start name:"First Blood"
    olga: /plot trigger card:"Friend or Foe"
    dora: press "Grisban"
    olga: /plot refresh card:"Friend or Foe"
    """,
    'olga: /plot trigger card:"Friend or Foe"',
    'expect post contains "1 awaiting a hero"',
)

REROLL = Deed(
    "a press of Reroll",
    f"""{_TABLE}
    olga: /fortune correct hero:Leoric amount:3 note:"from the last quest"
    olga: /quest start name:"First Blood"
    bjorn: /turn hero hero:Leoric
    @dice blue=2/2/1 red=0/1/0 gray=1
    bjorn: /roll attack dice:"blue red" defense:gray distance:4 hero:Leoric
    bjorn: press "Reroll blue"
    """,
    'bjorn: press "Reroll blue"',
    'expect post contains "Leoric 2 → 1"',
)

WELL = Deed(
    "/well attack",
    """
    sam: /campaign create name:"The Well" overlord:@olga edition:first
    sam: /hero add name:"Brute" player:@bjorn
    olga: /well board action:load preset:kobold-cellar
    @dice red=1/3/0
    olga: /well attack attacker:Kobold1 target:Brute dice:red
    """,
    """
    @dice red=1/3/0
    olga: /well attack attacker:Kobold1 target:Brute dice:red
    """,
    'expect post contains "Rolled: red 1/3/0"',
)

DEEDS = (GAIN, TIE, REROLL, WELL)
