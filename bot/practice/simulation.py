"""The simulated Discord.

SimCord is used beyond its public face here, in patches.py, and for the try-out page in pages.py,
layer.py and projection.py. Such a use can break with any release, so SimCord is pinned; each one
says why it is needed.
"""

import contextlib
from collections.abc import Iterator, Mapping, MutableMapping
from copy import deepcopy
from datetime import datetime
from typing import Any

import discord
import simcord
from msgspec import Struct
from simcord import _settlement, interactions
from simcord.backend.models import Channel, Message, Overwrite
from simcord.enums import OverwriteType

from bot.practice import patches, reading
from bot.practice.faults import PracticeFault

__all__ = ["Message", "MessageChange", "Simulation"]

BOT_NAME = "Overlord"
# Posts, replies and command answers; pins, new threads and the like are Discord's own notices.
_WRITTEN = frozenset({0, 19, 20, 23})
_PATIENCE = 30.0
_CHAT_INPUT = 1


class MessageChange(Struct, frozen=True):
    """The bot created or edited a message."""

    channel: int
    message: int
    edited: bool


class Simulation:
    """One Discord with one bot in it; the world is built before the bot is attached."""

    def __init__(self, bot: discord.Client) -> None:
        patches.apply()
        self.env = simcord.Env(bot, check_errors=False, settle_timeout=_PATIENCE)
        self.locales: dict[int, str] = {}
        self.touches: list[MessageChange] = []
        # How often any message changed, and for each channel and message at which of these last.
        self.changes = 0
        self.changed: dict[int, int] = {}
        self.last_interaction: Mapping[str, Any] | None = None
        # A client that is no test bot; there is no public way to name it.
        self.env.backend.bot_user.name = BOT_NAME
        self._watch()

    def start_clock(self, now: datetime) -> None:
        """Show real dates from here on.

        Ids come from the clock. Under SimCord's fixed date every run gives the same people and
        places the same ids, so kept data fits; interactions must differ from run to run, or the
        bot takes them for redeliveries. Hence: build the world first, then set the epoch.
        """
        self.env.backend.clock._epoch = now

    def _watch(self) -> None:
        """Overhear what the bot writes, and hand out each interaction with its person's locale.

        Private replies never cross the gateway, so listening there would miss them.
        """
        backend = self.env.backend
        commit, edit, emit = backend.commit_message, backend.edit_message, backend.emit
        delete = backend.delete_message

        def commit_message(message: Message, **options: bool) -> Message:
            self._touched(message, edited=False)
            return commit(message, **options)

        def edit_message(channel: int, message: int, changes: dict[str, Any]) -> Message:
            edited = edit(channel, message, changes)
            self._touched(edited, edited=True)
            return edited

        def delete_message(channel: int, message: int) -> None:
            delete(channel, message)
            self._stir(channel, message)

        def told(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE" and isinstance(payload, MutableMapping):
                person = payload.get("user") or payload["member"]["user"]
                payload["locale"] = self.locales.get(int(person["id"]), payload["locale"])
                if payload.get("guild_id"):
                    guild = backend.get_guild(int(payload["guild_id"]))
                    payload["guild_locale"] = guild.preferred_locale
                self.last_interaction = deepcopy(dict(payload))
            emit(event, payload)

        vars(backend).update(
            commit_message=commit_message,
            edit_message=edit_message,
            delete_message=delete_message,
            emit=told,
        )

    def _stir(self, channel: int, message: int) -> None:
        self.changes += 1
        self.changed[channel] = self.changed[message] = self.changes

    def _touched(self, message: Message, *, edited: bool) -> None:
        self._stir(message.channel_id, message.id)
        if self.written(message):
            self.touches.append(MessageChange(message.channel_id, message.id, edited))

    def written(self, message: Message) -> bool:
        """Whether the bot wrote it (and Discord did not)."""
        return message.author_id == self.env.backend.bot_user.id and message.type in _WRITTEN

    # ------------------------------------------------------------------ reading

    def message(self, channel: int, message: int) -> Message | None:
        """One message as Discord has it; None when it is gone."""
        return self.env.backend.messages.get(channel, {}).get(message)

    def written_in(self, channel: int) -> list[Message]:
        """What the bot wrote in a channel, newest first, for whomever."""
        messages = self.env.backend.messages.get(channel, {})
        return [
            messages[key] for key in sorted(messages, reverse=True) if self.written(messages[key])
        ]

    def newest_page(self) -> str | None:
        """What the newest page for a browser holds that the bot has attached; None without one."""
        messages = (each for place in self.env.backend.messages.values() for each in place.values())
        pages = [each.id for each in messages if self.written(each) and _holds_a_page(each)]
        return self.file(max(pages)).decode() if pages else None

    def file(self, message: int) -> bytes:
        """What the one file of a message holds."""
        held = (place[message] for place in self.env.backend.messages.values() if message in place)
        [attached] = next(held).attachments
        content = self.env.backend.cdn.get(attached["url"])
        assert content is not None  # noqa: S101 - the address stands on the message
        return content

    def pictures_in(self, channel: int) -> Iterator[tuple[bytes, str]]:
        """The pictures that everybody in a channel sees with their alt texts, newest first."""
        shown = (message for message in self.written_in(channel) if not message.is_ephemeral)
        for message in shown:
            for part in reading.walk(message.components):
                for item in part.get("items", ()):
                    if drawn := self.env.backend.cdn.get(item["media"]["url"]):
                        yield drawn, item.get("description") or ""

    def wire(self, message: Message) -> dict[str, Any]:
        """The parts of a message that a person can read or press, in wire form."""
        return {
            part: getattr(message, part)
            for part in ("content", "embeds", "components", "attachments")
        }

    def channels(self) -> Mapping[int, Channel]:
        """Every channel, thread and DM by id."""
        return self.env.backend.channels

    def dm_owner(self, channel: int) -> int | None:
        """The person whose DM with the bot this is."""
        owners = self.env.backend.dm_channels.items()
        return next((user for user, place in owners if place == channel), None)

    def mention(self, sort: str, who: int) -> str:
        """What a mention shows: sort is "@", "@&" or "#"."""
        backend = self.env.backend
        users: Mapping[int, Any] = backend.users
        roles = {
            key: role for guild in backend.guilds.values() for key, role in guild.roles.items()
        }
        known = {"@": users, "@&": roles, "#": backend.channels}[sort].get(who)
        return f"{sort[0]}{known.name if known else 'unknown'}"

    def command(self, path: str) -> Mapping[str, Any] | None:
        """The registered slash command under these words, or None."""
        root, *rest = path.split()
        guild = self.env.guild.id
        registered = self.env.backend.find_command(root, guild, type=_CHAT_INPUT)
        if registered is None:
            return None
        try:
            leaf, _ = interactions.walk_to_subcommand(registered, rest)
        except simcord.SetupError:
            return None
        return leaf

    # ------------------------------------------------------------------- acting

    def as_shown(self, message: Message) -> simcord.ResponseMessage:
        """A message as something an actor can press."""
        return simcord.ResponseMessage(self.env, message)

    async def quiet(self, within: float) -> None:
        """Wait until the bot is idle, letting pass what timers due `within` seconds need."""
        env = self.env
        await env.settle(idle=patches.IDLE)
        end = env.backend.clock.elapsed + within
        for _ in range(100):
            due = _settlement._next_virtual_timer(env._settlement_state())
            if due is None or due > end:
                return
            # A microsecond more, or rounding may stop just short of the timer.
            await env.advance_time(max(0.0, due - env.backend.clock.elapsed) + 1e-6)

    @contextlib.contextmanager
    def at_once(self) -> Iterator[None]:
        """Within it every act is delivered and none is awaited: they arrive together.

        SimCord lets one person act at a time, which is no proof of what a crowd does.
        """

        async def not_yet(**_: object) -> None:
            return None

        vars(self.env)["_settle_internal"] = not_yet
        try:
            yield
        finally:
            del vars(self.env)["_settle_internal"]

    def redeliver(self) -> None:
        """Deliver the last interaction once more, as Discord sometimes does."""
        if self.last_interaction is None:
            raise PracticeFault("nothing-to-resend")
        self.env.backend.emit("INTERACTION_CREATE", deepcopy(dict(self.last_interaction)))

    def make_manager(self, member: simcord.MemberActor, role: simcord.RoleHandle) -> None:
        """Give a role to somebody who is here already; the public way is only for newcomers."""
        self.env.backend.add_member_role(member.guild.id, member.id, role.id)

    def permit(self, place: simcord.ChannelHandle, right: str, *, allowed: bool) -> None:
        """Let the bot do something in a place, or forbid it; a thread is like its channel."""
        bot, channel = self.env.backend.bot_user.id, self.channels()[self.parent(place).id]
        own = (each for each in channel.overwrites if each.target_id == bot)
        denied = discord.Permissions(next((each.deny for each in own), 0))
        denied.update(**{right: not allowed})
        kind = OverwriteType.MEMBER
        written = Overwrite(target_id=bot, type=kind, deny=denied.value)
        self.env.backend.set_overwrite(channel.id, written)

    def make_thread(self, parent: simcord.ChannelHandle, name: str) -> simcord.ChannelHandle:
        """A public thread opened by nobody in the cast: only bots can make one publicly."""
        guild = parent.guild or self.env.guild
        owner = self.env.backend.get_guild(guild.id).owner_id
        thread = self.env.backend.create_thread(parent.id, name, owner)
        return simcord.ChannelHandle(self.env, guild, thread)

    def parent(self, place: simcord.ChannelHandle) -> simcord.ChannelHandle:
        """The channel a thread hangs under; any other place itself."""
        above = self.channels()[place.id].parent_id
        if not place.is_thread or above is None:
            return place
        return simcord.ChannelHandle(self.env, place.guild, self.channels()[above])

    def heal(self, pattern: str | None = None) -> None:
        """Take injected faults back, all or those of one path; SimCord only injects them."""
        faults = self.env.backend.faults
        faults[:] = [fault for fault in faults if pattern and fault["path"] != pattern]


def _holds_a_page(message: Message) -> bool:
    return any(attached["filename"].endswith(".html") for attached in message.attachments)
