"""Tells, once, why a campaign's channel cannot be posted in, and how to mend it."""

from contextlib import suppress

import discord

from bot.desk.outbox import answering
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.permissions import NEEDED
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.log.contract import Notes
from bot.log.notes import CANNOT_POST
from bot.pages.messages.doctor import named
from bot.pages.page import Page, Text
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt


class Troubles:
    """Remembers which campaigns have been told what is wrong with their channel."""

    def __init__(self, notes: Notes, courier: Courier) -> None:
        """Take where to remember, and the client that knows the channels."""
        self._notes = notes
        self._client = courier.client
        self._well: set[CampaignAt] = set()

    async def tell(
        self,
        move: Move,
        home: int,
        undelivered: Undelivered,
        names: Voice,
        asker: discord.Interaction | None,
    ) -> None:
        """Tell whoever made a move that it could not be posted; once, until it can be again."""
        trouble = undelivered.trouble
        self._well.discard(move.at)
        told = await CANNOT_POST.get(self._notes, move.at)
        if asker is None or told == trouble:
            return
        await CANNOT_POST.put(self._notes, move.at, trouble.value)
        with suppress(discord.HTTPException):
            await answering.privately(asker, Page((Text(self._said(home, undelivered, names)),)))

    async def over(self, move: Move) -> None:
        """Note that posting works, or works again."""
        if move.at not in self._well:
            self._well.add(move.at)
            await CANNOT_POST.drop(self._notes, move.at)

    def _said(self, home: int, undelivered: Undelivered, names: Voice) -> str:
        channel = f"<#{home}>"
        match undelivered.trouble:
            case Trouble.GONE:
                return names.say("channel-gone")
            case Trouble.ARCHIVED:
                return names.say("thread-archived", channel=channel)
            case Trouble.FORBIDDEN:
                permissions = lacking(self._client, home, names)
                return names.say("cannot-post", channel=channel, permissions=permissions)
            case _:
                return names.say("cannot-post-number", channel=channel, code=str(undelivered.code))


def lacking(client: discord.Client, home: int, names: Voice) -> str:
    """Name the permissions lacking in a channel, or all needed where that cannot be seen."""
    channel = client.get_channel(home)
    wanted = [name for name, needed in NEEDED if needed]
    if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        held = channel.permissions_for(channel.guild.me)
        wanted = [name for name in wanted if not getattr(held, name)] or wanted
    return names.row(f"**{named(name, names)}**" for name in wanted)
