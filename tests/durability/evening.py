"""One life of the bot that is going to be killed: people play while it catches up, until it dies.

What they press and type is real to it: the desk, the rules, the log on disk and the library are
those of the running bot; Discord is a file.
"""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import discord

from bot.box.box import load_box
from bot.desk.desk import Desk
from bot.desk.drawn.signs import custom_ids
from bot.desk.teller import Teller
from bot.log.contract import CampaignLog
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.pages.presses import Act, read
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import GainReason
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.state import commands as c
from bot.service.rules_service import RulesService
from bot.words import Words
from tests.durability.discord_file import APPLICATION, DiscordFile, Door, Payload, dm

SERVERS = (11, 22, 33, 44)
OLGA, BJORN = 444, 555
RIGHTS = str((1 << 53) - 1)
HANDED_IN = "note "
TRIES = 20
"""Discord fails now and then, but not so often."""
Deed = dict[str, Any]

BOX, WORDS = load_box(), Words.load()


def home_of(server: int) -> int:
    return server * 10


def thread_of(server: int) -> int:
    return server * 10 + 1


class People:
    """The people of some servers: they do what comes to their minds, and press what they see."""

    def __init__(self, file: DiscordFile, chance: random.Random) -> None:
        self._file = file
        self._chance = chance

    def next(self, server: int) -> Deed:
        """Say what somebody does next on a server."""
        what = self._chance.choices(
            ("gain", "fortune", "roll", "undo", "press", "letter"), (6, 5, 2, 1, 5, 2)
        )[0]
        channel = self._chance.choice((home_of(server), home_of(server), thread_of(server)))
        deed: Deed = {"server": server, "what": what, "channel": channel}
        if what == "press":
            return self._pressed(deed, home_of(server), (Act.UNDO, Act.REDO))
        if what == "letter":
            return self._pressed(deed, dm_of(BJORN), (Act.SPEND,))
        return deed

    def _pressed(self, deed: Deed, channel: int, acts: tuple[Act, ...]) -> Deed:
        """Press a button of one of the newest messages; a gain, where there is none."""
        seen = [id for id in sorted(self._file.messages) if self._file.is_seen(id, channel)]
        for id in reversed(seen[-8:]):
            for custom_id in sorted(custom_ids(self._file.messages[id]["components"])):
                press = read(custom_id)
                if press.act in acts and press.at.server == deed["server"]:
                    return {**deed, "channel": channel, "press": custom_id, "message": id}
        return {**deed, "what": "gain"}


class Evening:
    """The people of four servers, and the bot they play with."""

    def __init__(
        self, home: Path, news: Connection, number: int, log: CampaignLog | None = None
    ) -> None:
        self._news, self._number = news, number
        self._chance = random.Random(number)
        self._file = DiscordFile(home / "discord", lambda: self._say("shown"))
        self._people = People(self._file, self._chance)
        self._log = log or SqliteLog(home / "servers", event_codec())

    async def begin(self) -> None:
        """Start the bot, without any gateway."""
        Door(self._file, self._chance, forgets=bool(self._number % 2)).open()
        service = RulesService(self._log, BOX, SystemDice(), time.time)
        self._teller = Teller(service, WORDS)
        self.desk = Desk(service, WORDS, self._teller)
        self._client = discord.Client(intents=discord.Intents(guilds=True))
        state: Any = self._client._connection
        own: Any = user(APPLICATION)
        state.user = discord.ClientUser(state=state, data=own)

        async def at_once(_: float) -> None:
            await asyncio.sleep(0)

        self._teller.attach(self._client, at_once)

    async def play_on(self, again: Iterable[Deed]) -> None:
        """Live until killed; what is delivered again comes while the bot still catches up."""
        await self.begin()
        self._teller.jobs.start(self._teller.outbox.catch_up())
        deeds = list(again)
        try:
            await asyncio.gather(*(self._play(server, deeds) for server in SERVERS))
        finally:
            await self._log.close()

    async def end_well(self, again: Iterable[Deed]) -> None:
        """Deliver what was not answered, tell everything, and end."""
        await self.begin()
        for deed in again:
            await self._do(deed)
        for _ in range(TRIES):
            for key in await self._untold():
                await self._teller.catch_up(key)
            await self._teller.jobs.idle()
        await self._teller.finish()
        await self._log.close()

    async def _untold(self) -> list[CampaignAt]:
        rows = [row for server in SERVERS for row in await self._log.campaigns(server)]
        return [row.at for row in rows if row.told < row.last]

    async def _play(self, server: int, again: list[Deed]) -> None:
        for deed in again:
            if deed["server"] == server:
                await self._do(deed)
        await self._set_up(server)
        act = 0
        while True:
            act += 1
            deed = self._people.next(server)
            # The time is told by the clock: no two interactions have the same number.
            deed["cause"] = f"{self._number:04}{server}{act:06}"
            await self._do(deed)

    async def _set_up(self, server: int) -> None:
        if not await self.desk.service.directory(server):
            await self._do({"server": server, "what": "create", "cause": f"1{server}"})
        row = (await self.desk.service.directory(server))[0]
        if not (await self.desk.service.fold(row.at)).heroes:
            await self._do({"server": server, "what": "hero", "cause": f"2{server}"})

    async def _do(self, deed: Deed) -> None:
        """Let somebody do something; it is answered when this returns."""
        self._say("asked", json.dumps(deed))
        interaction = self._interaction(deed)
        if "press" in deed:
            await self.desk.press(interaction, read(deed["press"]))
        else:
            await self.desk.play(interaction, _COMMANDS[deed["what"]](deed))
        self._say("answered", json.dumps(deed))

    def _interaction(self, deed: Deed) -> discord.Interaction:
        state: Any = self._client._connection
        return discord.Interaction(data=interaction(deed, self._file), state=state)  # type: ignore[arg-type]

    def _say(self, what: str, deed: str = "") -> None:
        self._news.send((what, deed))


def interaction(deed: Deed, file: DiscordFile) -> Payload:
    """Give a deed as Discord brings it to a bot."""
    server, message = deed["server"], deed.get("message", 0)
    channel = deed.get("channel", home_of(server))
    payload: Payload = {
        "id": deed["cause"],
        "application_id": str(APPLICATION),
        "type": 3 if message else 2,
        "token": f"{deed['cause']}-{channel}-{message}",
        "version": 1,
        "channel_id": str(channel),
        "locale": "en-US",
        "attachment_size_limit": 1,
        "data": {"id": "1", "name": "x", "type": 1},
    }
    if message:
        payload["message"] = file.wire(message)
    if channel == dm_of(BJORN):
        payload |= {"user": user(BJORN), "channel": dm(BJORN)}
    else:
        payload |= {"guild_id": str(server), "guild": {"id": str(server), "features": []}}
        payload["authorizing_integration_owners"] = {"0": str(server)}
        payload |= {"member": member(OLGA), "channel": channel_on(server, channel)}
    return payload


def dm_of(somebody: int) -> int:
    """Give the channel somebody has with the bot."""
    return int(dm(somebody)["id"])


def user(id: int) -> Payload:
    return {"id": str(id), "username": f"user{id}", "discriminator": "0", "avatar": None}


def member(id: int) -> Payload:
    rights: Payload = {"permissions": RIGHTS, "roles": [], "joined_at": None, "flags": 0}
    return {"user": user(id), "deaf": False, "mute": False, **rights}


def channel_on(server: int, channel: int) -> Payload:
    base: Payload = {"id": str(channel), "name": "descent", "guild_id": str(server)}
    if channel == home_of(server):
        return base | {"type": 0, "position": 0, "nsfw": False, "parent_id": None}
    when = {"archived": False, "auto_archive_duration": 60, "locked": False}
    kept = {**when, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
    own = {"type": 11, "parent_id": str(home_of(server)), "owner_id": str(OLGA)}
    return base | own | {"thread_metadata": kept, "message_count": 0, "member_count": 0}


def _gain(deed: Deed) -> c.Command:
    return c.GainThreat(GainReason.CORRECTION, note=HANDED_IN + deed["cause"])


_COMMANDS: dict[str, Callable[[Deed], c.Command]] = {
    "create": lambda deed: c.CreateCampaign("nerekhall", "Nerekhall", home_of(deed["server"])),
    "hero": lambda _: c.AddHero("Leoric", UserId(BJORN)),
    "gain": _gain,
    "fortune": lambda deed: c.CorrectFortune("Leoric", 1, HANDED_IN + deed["cause"]),
    "roll": lambda deed: c.RollAttack("blue", note=HANDED_IN + deed["cause"]),
    "undo": lambda _: c.TakeBack(),
}


def play_on(home: Path, news: Connection, number: int, again: tuple[Deed, ...]) -> None:
    """Begin a life that only a kill ends."""
    asyncio.run(Evening(home, news, number).play_on(again))


def end_well(home: Path, news: Connection, number: int, again: tuple[Deed, ...]) -> None:
    """Begin a life that ends well."""
    asyncio.run(Evening(home, news, number).end_well(again))
