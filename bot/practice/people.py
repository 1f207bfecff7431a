"""The people of the practice world, the places they are in, and what each of them sees."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import discord
import simcord

from bot.pages.presses import BOARD_MARK
from bot.practice import reading
from bot.practice.faults import PracticeFault
from bot.practice.lines import Where
from bot.practice.seen import Seen, best
from bot.practice.simulation import Message, MessageChange, Simulation

SERVER = "Descent"
CHANNEL = "descent"
_CANNOT_SEND = 50007


class Server:
    """A server with its channels and members, and where the next acts there happen."""

    def __init__(self, sim: Simulation, name: str) -> None:
        self.handle = sim.env.create_guild(name)
        self.places: dict[str, simcord.ChannelHandle] = {}
        self.members: dict[str, simcord.MemberActor] = {}
        self.left: set[str] = set()
        self.managers: simcord.RoleHandle | None = None
        self.place = self.channel(CHANNEL)

    def channel(self, name: str) -> simcord.ChannelHandle:
        """The channel or thread of this name, made if new (a channel then)."""
        if name not in self.places:
            self.places[name] = self.handle.create_text_channel(name)
        return self.places[name]


class People:
    """Everybody by name, and the place where the next acts happen.

    No server's owner ever appears: nobody manages one who was not given the role.
    """

    def __init__(self, sim: Simulation) -> None:
        self._sim = sim
        self._users: dict[str, simcord.UserHandle] = {}
        self._dms: dict[str, simcord.ChannelHandle] = {}
        self._here = Server(sim, SERVER)
        self._servers = {SERVER: self._here}

    # ------------------------------------------------------------------- people

    def known(self, name: str) -> bool:
        """Whether somebody of this name has been named before."""
        return name in self._users

    def names(self) -> dict[int, str]:
        """Everybody's name by user id."""
        return {user.id: name for name, user in self._users.items()}

    def member(self, name: str) -> simcord.MemberActor:
        """Somebody on this server, who joins when first named; Fault for whoever has left."""
        if name in self._here.left:
            raise PracticeFault("user-left", user=name)
        if name not in self._here.members:
            self._here.members[name] = self._here.handle.add_member(self._user(name))
        return self._here.members[name]

    def user(self, name: str) -> simcord.UserHandle:
        """Somebody outside the server, in direct messages."""
        return self._user(name) if name in self._here.left else self.member(name).user

    def _user(self, name: str) -> simcord.UserHandle:
        if name not in self._users:
            self._users[name] = self._sim.env.create_user(name)
            # Opened at once, so that its id does not depend on when the bot first writes there.
            self._dms[name] = self._users[name].dm_channel
        return self._users[name]

    def manage(self, name: str) -> None:
        """Give somebody Manage Server."""
        if self._here.managers is None:
            may = discord.Permissions(manage_guild=True)
            self._here.managers = self.server.create_role("managers", permissions=may)
        self._sim.make_manager(self.member(name), self._here.managers)

    def leave(self, name: str) -> None:
        """Somebody leaves the server; without a server in common the DMs are closed too."""
        self.server.remove_member(self.member(name))
        del self._here.members[name]
        self._here.left.add(name)
        if not any(name in server.members for server in self._servers.values()):
            self.close_dms(name)

    def join(self, name: str) -> None:
        """Somebody joins the server, or comes back to it; the DMs open again then."""
        if name in self._here.left:
            self._here.left.remove(name)
            self.open_dms(name)
        self.member(name)

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

    @property
    def server(self) -> simcord.GuildHandle:
        """The server where the next acts happen."""
        return self._here.handle

    @property
    def place(self) -> simcord.ChannelHandle:
        """The channel or thread where the next acts happen."""
        return self._here.place

    @place.setter
    def place(self, place: simcord.ChannelHandle) -> None:
        self._here.place = place

    def enter(self, name: str) -> None:
        """The next acts happen on this server, made if new, where they last did there."""
        if name not in self._servers:
            self._servers[name] = Server(self._sim, name)
        self._here = self._servers[name]

    def go(self, kind: Literal["channel", "thread"], name: str) -> None:
        """The next acts happen in this channel, or in this thread of the current channel."""
        self.place = self.channel(name) if kind == "channel" else self.thread(name)

    def channel(self, name: str) -> simcord.ChannelHandle:
        """The channel or thread of this name, made if new (a channel then)."""
        return self._here.channel(name)

    def thread(self, name: str) -> simcord.ChannelHandle:
        """The thread of this name, made under the current channel if new."""
        if name not in self._here.places:
            parent = self._sim.parent(self.place)
            self._here.places[name] = self._sim.make_thread(parent, name)
        return self._here.places[name]


class MessageReader:
    """Reads the simulated Discord with the eyes of its people."""

    def __init__(self, sim: Simulation, people: People) -> None:
        self._sim = sim
        self._people = people
        self._boards: set[int] = set()

    def touched(self, touches: Iterable[MessageChange]) -> tuple[Seen, ...]:
        """The messages behind touches that still exist, each once, oldest first."""
        created = {touch.message: touch.edited for touch in touches if not touch.edited}
        order = dict.fromkeys((touch.channel, touch.message) for touch in touches)
        messages = (self._sim.message(*place) for place in sorted(order, key=lambda p: p[1]))
        return tuple(self.seen(m, edited=m.id not in created) for m in messages if m)

    def newest(self, where: Where, user: str = "") -> Seen | None:
        """The newest post anywhere, the newest reply or DM to somebody, or the board here."""
        found = self.all(where, user)
        if where != "board":
            return next(found, None)
        boards = list(found)
        here = (board for board in boards if board.place == self._people.place.name)
        return next(here, next(iter(boards), None))

    def all(self, where: Where, user: str = "") -> Iterator[Seen]:
        """Every such message, newest first."""
        places = list(self._sim.channels())
        messages = [message for place in places for message in self._sim.written_in(place)]
        messages.sort(key=lambda message: -message.id)
        return (seen for message in messages if (seen := self.seen(message)).stands(where, user))

    def seen(self, message: Message, *, edited: bool = False) -> Seen:
        """A message as it stands now."""
        names = self._people.names()
        dm_of = names.get(self._sim.dm_owner(message.channel_id) or 0)
        asker = (message.interaction_metadata or {}).get("user", {}).get("id", 0)
        alone = message.is_ephemeral or dm_of is not None
        wire = self._sim.wire(message)
        return Seen(
            id=message.id,
            place=dm_of or self._sim.channels()[message.channel_id].name or "",
            lines=reading.read(wire, self._sim.mention),
            controls=tuple(reading.controls(wire, tuple(names.values()))),
            edited=edited,
            hidden=message.is_ephemeral,
            private_to=names.get(int(asker)) if alone else None,
            dm_of=dm_of,
            board=self._is_board(message),
            pinged=tuple(names[user] for user in message.ping_user_ids if user in names),
            components=message.components,
            files=tuple(file["filename"] for file in message.attachments),
        )

    def find(self, name: str, label: str, *, in_dm: bool) -> tuple[Message, reading.Control]:
        """The control a person means by a label; Fault if there is none, or it is disabled."""
        offers = list(self._offers(name, in_dm=in_dm))
        place = best(label, (control.label for _, control in offers))
        if place is None:
            shown = ", ".join(f"[{control.label}]" for _, control in offers)
            raise PracticeFault("unknown-button", label=label, user=name, shown=shown)
        if offers[place][1].disabled:
            raise PracticeFault("disabled-button", label=offers[place][1].label, user=name)
        return offers[place]

    def _offers(self, name: str, *, in_dm: bool) -> Iterator[tuple[Message, reading.Control]]:
        """What somebody can press there, newest message first, each in reading order."""
        user = self._people.user(name)
        place = user.dm_channel if in_dm else self._people.place
        for message in self._sim.written_in(place.id):
            if message.visible_to(user.id):
                names = tuple(self._people.names().values())
                for control in reading.controls(self._sim.wire(message), names):
                    yield message, control

    def _is_board(self, message: Message) -> bool:
        """A live board stays one when its buttons go."""
        parts: Sequence[reading.Part] = message.components
        if any(str(p.get("custom_id", "")).startswith(BOARD_MARK) for p in reading.walk(parts)):
            self._boards.add(message.id)
        return message.id in self._boards
