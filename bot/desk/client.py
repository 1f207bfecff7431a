"""The Discord client: takes the desk ready-made, loads the cogs, tells what was left untold."""

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from itertools import chain, repeat
from pathlib import Path

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.desk import emojis
from bot.desk.desk import Desk
from bot.desk.outbox import jobs
from bot.desk.outbox.jobs import unexpected
from bot.desk.passing_on import Handing, PassingOn
from bot.desk.pressed.buttons import PressButton, PressSelect
from bot.desk.registering import CommandWords, Registering, may_pass
from bot.desk.whereabouts import server_of
from bot.desk.written import NO_ANSWER
from bot.log.shards import WHOLE, Part

_log = logging.getLogger(__name__)


class OverlordBot(commands.AutoShardedBot):
    """The bot on Discord, without any privileged intent, on all shards or on a part of them."""

    def __init__(
        self,
        desk: Desk,
        cogs: Sequence[str],
        part: Part = WHOLE,
        home: Path | None = None,
        handing: Handing | None = None,
        first: Callable[[], object] | None = None,
    ) -> None:
        """Take the desk that answers, the modules whose commands lead to it, and its shards.

        The home is the folder in which the bot notes what saves the next start some work. Where
        others have other shards, there may be a way to hand over what is for them, and something
        to do `first`, before anything is sent to Discord.
        """
        # The bot never speaks: warnings about voice would only worry whoever hosts it.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            shard_count=part.count or None,
        )
        if first is not None:
            self.http.http_trace = _traced(first)
        if part.ids:
            self.shard_ids = list(part.ids)
        self.part = part
        self._handing = handing
        self.desk = self.presses = desk
        self._cogs = tuple(cogs)
        self._home = home
        self._caught_up = False
        self.registering: Registering | None = None
        self._listening: asyncio.Task[None] | None = None
        self.tree.error(self._on_command_error)

    async def setup_hook(self) -> None:
        """Load the cogs and make the commands known, if they are not yet."""
        self.desk.teller.attach(self, part=self.part)
        if self._handing is not None:
            self._pass_on(self._handing)
        self.add_dynamic_items(PressButton, PressSelect)
        await self.tree.set_translator(CommandWords(self.desk.words))
        for name in self._cogs:
            await self.load_extension(name)
        await asyncio.gather(self._register(), self._count_shards())
        self.desk.teller.jobs.start(self._look_for_emojis())

    async def launch_shards(self) -> None:
        """Connect all shards, once it is known how many there are; the library paces them."""
        pauses = chain(jobs.PAUSES, repeat(jobs.PAUSES[-1]))
        while not (self._is_counted or self.is_closed()):
            await asyncio.sleep(next(pauses))
            await self._count_shards()
        await super().launch_shards()

    async def take_over(self, part: Part) -> None:
        """Look after a larger part from now on; whoever is on the shards of before notices nothing.

        Its servers are known before anything asks after them: those unknown would count as left.
        """
        own = self.desk.teller.own
        more = Part(part.of, tuple(shard for shard in part.held if shard not in own.part.held))
        self._connection.shard_ids = self.shard_ids = list(part.held)
        ready = asyncio.gather(*map(self._shard_ready, more.ids))
        for shard in more.ids:
            first = shard == more.ids[0]  # nothing has identified itself for a while
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=first)
        await ready
        own.part = part
        _log.info("ready for more", extra={"servers": len(self.guilds)})
        await self.desk.teller.outbox.catch_up(more)

    async def on_ready(self) -> None:
        """Tell, once in this life, what an earlier one wrote and did not tell."""
        if not self._caught_up:
            self._caught_up = True
            _log.info("ready", extra={"servers": len(self.guilds)})
            self.desk.teller.jobs.start(self.desk.teller.outbox.catch_up())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Hand a form that was sent in to the desk; the library brings everything else there."""
        server = server_of(interaction)
        if server:
            self.desk.teller.members.met(server, interaction.user.id)
        if interaction.type is discord.InteractionType.modal_submit:
            await self.desk.submit(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Log what went wrong outside any interaction."""
        error = sys.exc_info()[1]
        if error is not None:
            unexpected(_log, error, event=event_method)

    async def _on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Apologize for what went wrong before a command came to the desk."""
        await self.desk.guard(interaction, _raise(error))

    async def close(self) -> None:
        """Finish what is being done and told, then leave; whatever comes meanwhile is too late."""
        self._connection.parsers["INTERACTION_CREATE"] = _ignored
        if self.registering is not None:
            self.registering.give_up()
        if self._listening is not None:
            self._listening.cancel()
        await self.desk.teller.finish()
        await super().close()

    async def _count_shards(self) -> None:
        """Ask Discord how many shards it wants, while the commands are looked through.

        So no start takes longer for it. What may pass is asked again before anything is connected.
        """
        if self._is_counted:
            return
        try:
            self.shard_count = await self.wanted_shards()
        except NO_ANSWER as error:
            if not may_pass(error):
                raise
            _log.warning("nobody knows how many shards Discord wants", exc_info=error)

    def _pass_on(self, handing: Handing) -> None:
        """Pass on what is for another process, and take what another passes on."""
        teller, parsers = self.desk.teller, self._connection.parsers
        passing = PassingOn(handing, teller.own, teller.jobs, parsers["INTERACTION_CREATE"])
        parsers["INTERACTION_CREATE"] = passing.take
        self._listening = asyncio.create_task(handing.listen(self._looks_after, passing.bring))

    def _looks_after(self, server: int) -> bool:
        """Tell whether a server is this process's, and known to it already."""
        return self.is_ready() and self.desk.teller.own.has(server)

    async def _shard_ready(self, shard: int) -> None:
        """Wait until all servers of a shard are known."""
        await self.wait_for("shard_ready", check=lambda ready: ready == shard)

    @property
    def _is_counted(self) -> bool:
        return bool(self.shard_count)

    async def wanted_shards(self) -> int:
        """Give how many shards Discord wants; raises discord.HTTPException."""
        wanted: dict[str, int] = await self.http.request(discord.http.Route("GET", "/gateway/bot"))
        return wanted["shards"]

    async def _look_for_emojis(self) -> None:
        """Find out which emojis were put up; no start waits for that."""
        self.desk.teller.drawing.emojis = await emojis.found(self)

    async def _register(self) -> None:
        """Make the commands known, now or later."""
        self.registering = Registering(self, self.desk.teller.jobs, self._home)
        await self.registering.attempt()


def _ignored(_: object) -> None:
    """Leave an interaction unanswered: Discord says so, and nothing of it is half done."""


def _traced(first: Callable[[], object]) -> aiohttp.TraceConfig:
    """Do something at the last moment before anything is sent."""

    async def before(*_: object) -> None:
        first()

    trace = aiohttp.TraceConfig()
    trace.on_request_headers_sent.append(before)
    trace.on_request_chunk_sent.append(before)
    return trace


async def _raise(error: Exception) -> None:
    raise error
