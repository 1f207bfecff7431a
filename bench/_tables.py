"""Clients at tables on the stand-in for Discord: who takes part, and what each is asked."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench._clients import running
from bench.loopback import HERE, Loopback, Place

Options = Mapping[str, str | int]
Command = tuple[str, Options]

PONG: Command = ("ping", {})
MOVE: Command = (
    "threat gain",
    {"reason": "correction", "amount": 1, "note": "a note of ordinary length"},
)
LOOK: Command = ("campaign status", {})
ROLL: Command = (
    "roll attack",
    {"dice": "blue red yellow", "defense": "gray", "distance": 4, "hero": "Leoric"},
)
SUMMARY: Command = ("campaign summary", {})

TURNS: Sequence[Command] = (
    ("turn hero", {"hero": "Leoric"}),
    ("turn hero", {"hero": "Astarra"}),
)
SUFFER: Command = ("hero suffer", {"hero": "Leoric", "damage": 2})
RECOVER: Command = ("hero recover", {"hero": "Leoric", "damage": 2})
# What befalls a hero in two turns, a message each; and in one turn, of which one message tells.
HURT: Sequence[Command] = (TURNS[0], SUFFER, TURNS[0], RECOVER)
HURT_TWICE: Sequence[Command] = (TURNS[0], SUFFER, RECOVER)
_NEXT_STEP: Command = ("phase next", {})
_SPENT: Command = ("overlord xp", {"amount": -1, "note": "spent at the table"})
_FOUND: Command = ("gold gain", {"amount": 1000, "note": "found"})
SHOPPING: Sequence[Command] = (
    ("quest end", {"winner": "heroes"}),
    *(_NEXT_STEP,) * 3,
    _SPENT,
    _NEXT_STEP,
    _FOUND,
)
TRADE: Sequence[Command] = (
    ("shop buy", {"item": "Chainmail", "hero": "Leoric", "price": 75}),
    ("shop sell", {"item": "Chainmail", "hero": "Leoric"}),
)


@dataclass(slots=True)
class Contestant:
    """A client in a process of its own, what it is asked by turns, and at which tables."""

    name: str
    kind: str
    commands: Sequence[Command]
    tables: Sequence[Place] = (HERE,)
    track: str = "economy"
    """How much is kept at its tables."""
    before: Sequence[Command] = ()
    """What leads on from a table in a quest to where it is asked."""
    answers: list[float] = field(default_factory=list)
    asks: int = 0
    worked: float = 0.0
    """Seconds that its process has worked, for all answers."""

    async def asked(self, discord: Loopback, at: Place | None = None) -> float:
        """Ask once; gives the seconds until the answer."""
        path, options = self.commands[self.asks % len(self.commands)]
        self.asks += 1
        return await discord.use(self.name, path, at or self.tables[0], **options)

    @property
    def work(self) -> float:
        """Give the seconds of work an answer took, with all that came after it."""
        return self.worked / len(self.answers)


async def set_table(
    discord: Loopback, client: str, at: Place = HERE, track: str = "economy"
) -> None:
    """Open a campaign with three heroes, a deck, a quest and the live board."""
    await discord.use(client, "campaign create", at, name="Nerekhall", track=track)
    for name in ("Leoric", "Astarra", "Grisban"):
        await discord.use(client, "hero add", at, name=name)
    await discord.use(client, "plot choose", at, deck="Eternal Agony")
    await discord.use(client, "quest start", at, name="First Blood")
    await discord.use(client, "campaign board", at)


@asynccontextmanager
async def seated(
    discord: Loopback, home: Path, contestants: Sequence[Contestant]
) -> AsyncIterator[list[Process]]:
    """All contestants connected, each with a folder of its own, at tables that are set."""
    async with AsyncExitStack() as stack:
        processes = [
            await stack.enter_async_context(
                running(each.kind, discord.port, home / each.name, each.name)
            )
            for each in contestants
        ]
        await asyncio.gather(*(discord.connected(each.name) for each in contestants))
        for each in contestants:
            if each.kind == "overlord":
                for place in each.tables:
                    await set_table(discord, each.name, place, each.track)
                    for path, options in each.before:
                        await discord.use(each.name, path, place, **options)
        yield processes
