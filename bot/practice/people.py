"""The people of the practice world and the places they are in."""

from typing import Literal

import discord
import simcord

from bot.practice.faults import PracticeFault
from bot.practice.simulation import Simulation

SERVER = "Descent"
CHANNEL = "descent"
_CANNOT_SEND = 50007


class People:
    """Everybody by name, and the place where the next acts happen.

    The server's owner never appears: nobody manages it who was not given the role.
    """

    def __init__(self, sim: Simulation) -> None:
        self._sim = sim
        self.server = sim.env.create_guild(SERVER)
        self._places: dict[str, simcord.ChannelHandle] = {}
        self._members: dict[str, simcord.MemberActor] = {}
        self._dms: dict[str, simcord.ChannelHandle] = {}
        self._left: set[str] = set()
        self._managers: simcord.RoleHandle | None = None
        self.place = self.channel(CHANNEL)

    # ------------------------------------------------------------------- people

    def known(self, name: str) -> bool:
        """Whether somebody of this name has been named before."""
        return name in self._members

    def names(self) -> dict[int, str]:
        """Everybody's name by user id."""
        return {member.id: name for name, member in self._members.items()}

    def member(self, name: str) -> simcord.MemberActor:
        """Somebody on the server, who joins when first named; Fault for whoever has left."""
        if name in self._left:
            raise PracticeFault("user-left", user=name)
        if name not in self._members:
            user = self._sim.env.create_user(name)
            self._members[name] = self.server.add_member(user)
            # Opened at once, so that its id does not depend on when the bot first writes there.
            self._dms[name] = user.dm_channel
        return self._members[name]

    def user(self, name: str) -> simcord.UserHandle:
        """Somebody outside the server, in direct messages."""
        return self.member(name).user if name not in self._left else self._members[name].user

    def manage(self, name: str) -> None:
        """Give somebody Manage Server."""
        if self._managers is None:
            may = discord.Permissions(manage_guild=True)
            self._managers = self.server.create_role("managers", permissions=may)
        self._sim.make_manager(self.member(name), self._managers)

    def leave(self, name: str) -> None:
        """Somebody leaves the server; without a server in common the DMs are closed too."""
        self.server.remove_member(self.member(name))
        self._left.add(name)
        self.close_dms(name)

    def close_dms(self, name: str) -> None:
        """Somebody's DMs refuse what the bot sends from now on."""
        path = self._dm_path(name)
        self._sim.env.inject_error("POST", path, status=403, code=_CANNOT_SEND, times=None)

    def open_dms(self, name: str) -> None:
        """Somebody's DMs take what the bot sends again."""
        self._sim.heal(self._dm_path(name))

    def _dm_path(self, name: str) -> str:
        self.user(name)
        return f"/channels/{self._dms[name].id}/messages"

    # ------------------------------------------------------------------- places

    def go(self, kind: Literal["channel", "thread"], name: str) -> None:
        """The next acts happen in this channel, or in this thread of the current channel."""
        self.place = self.channel(name) if kind == "channel" else self.thread(name)

    def channel(self, name: str) -> simcord.ChannelHandle:
        """The channel or thread of this name, made if new (a channel then)."""
        if name not in self._places:
            self._places[name] = self.server.create_text_channel(name)
        return self._places[name]

    def thread(self, name: str) -> simcord.ChannelHandle:
        """The thread of this name, made under the current channel if new."""
        if name not in self._places:
            parent = self._sim.parent(self.place)
            self._places[name] = self._sim.make_thread(parent, name)
        return self._places[name]
