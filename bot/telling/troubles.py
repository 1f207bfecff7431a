"""Tells, once, why a campaign's channel cannot be posted in, and how to mend it."""

from contextlib import suppress

import discord

from bot.campaign_log.contract import CampaignLog
from bot.telling import answering
from bot.telling.courier import Courier, Trouble
from bot.telling.moves import Move
from bot.telling.naming import Naming
from bot.telling.page import Page, Text
from bot.telling.permissions import NEEDED

_NOTE = "cannot-post"


class Troubles:
    """Remembers which campaigns have been told what is wrong with their channel."""

    def __init__(self, log: CampaignLog, courier: Courier) -> None:
        """Take where to remember, and the client that knows the channels."""
        self._log = log
        self._client = courier.client
        self._told: set[tuple[int, int]] = set()

    async def tell(
        self,
        move: Move,
        home: int,
        trouble: Trouble,
        names: Naming,
        asker: discord.Interaction | None,
    ) -> None:
        """Tell whoever made a move that it could not be posted; once, until it can be again."""
        notes = await self._log.notes(move.server, move.id)
        self._told.add((move.server, move.id))
        if asker is None or notes.get(_NOTE) == trouble:
            return
        await self._log.note_put(move.server, move.id, _NOTE, trouble.value)
        with suppress(discord.HTTPException):
            await answering.privately(asker, Page((Text(self._said(home, trouble, names)),)))

    async def over(self, move: Move) -> None:
        """Note that posting works again."""
        if (move.server, move.id) in self._told:
            self._told.discard((move.server, move.id))
            await self._log.note_drop(move.server, move.id, _NOTE)

    def _said(self, home: int, trouble: Trouble, names: Naming) -> str:
        if trouble is Trouble.GONE:
            return names.say("channel-gone")
        permissions = names.row(f"**{names.say(key)}**" for key in self._missing(home))
        return names.say("cannot-post", channel=f"<#{home}>", permissions=permissions)

    def _missing(self, home: int) -> list[str]:
        """Name what is lacking, or all that is needed where that cannot be seen."""
        channel = self._client.get_channel(home)
        wanted = [name for name, needed in NEEDED if needed]
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            held = channel.permissions_for(channel.guild.me)
            wanted = [name for name in wanted if not getattr(held, name)] or wanted
        return [f"permission-{name.replace('_', '-')}" for name in wanted]
