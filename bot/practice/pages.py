"""The pages people act on in a browser: nobody's press is lost because somebody else is busy.

SimCord refuses an act that overlaps another, and one made on a page that has been published anew
since. In Discord both go through; so here acts take turns, and a press counts as long as the
message under it is still the one that was seen.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import simcord
from msgspec import Struct

from bot.practice import layer, projection, reading
from bot.practice.front_page import whole
from bot.practice.simulation import BOT_NAME, Simulation

_PRESSES = frozenset({"click", "select"})
_ON_ONE_MESSAGE = frozenset(
    {"edit_message", "delete_message", "set_reaction", "set_poll_votes", "set_pinned"}
)
# SimCord shows a window of 50 messages, Discord's own notices included.
_IN_VIEW = 40


class Seat(Struct, frozen=True):
    """Somebody, the first of the viewers, before one channel; the others may be viewed as too.

    `press` begins the label of what this person should find first, on a message for everybody.
    """

    channel: simcord.ChannelHandle
    viewers: Sequence[simcord.MemberActor | simcord.UserHandle]
    press: str = ""

    @property
    def who(self) -> int:
        """Whose seat it is, by id."""
        return self.viewers[0].id

    @property
    def place(self) -> str:
        """The place as Discord names it: a channel by its name, messages by who wrote them."""
        return f"#{self.channel.name}" if self.channel.name else f"@{BOT_NAME}"


class Aim(Struct, frozen=True):
    """What somebody should find first: a message, and the label of what is pressed there."""

    message: int
    label: str


class Room(Struct):
    """A seat and its page in the browser, with the last change that is drawn there."""

    seat: Seat
    preview: simcord.Preview
    drawn: int = 0

    @property
    def watched(self) -> bool:
        """Whether anybody has the page open; people can also end it for good from there."""
        return self.preview._active and len(self.preview._pages) > 1


class Pages:
    """One preview for each seat. Whoever acts, and whoever lets time pass, takes the `turn`."""

    def __init__(self, sim: Simulation, home: str = "") -> None:
        """Take the simulation, and the address that leads to all ways in."""
        projection.apply()
        self._sim = sim
        self._home = home
        self._published: dict[tuple[str, int], int] = {}
        self._rooms: list[Room] = []
        self.turn = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def open(self, seats: Sequence[Seat]) -> AsyncIterator[tuple[Room, ...]]:
        """Serve a page for each seat while the context lasts."""
        async with contextlib.AsyncExitStack() as stack:
            for seat in seats:
                preview = self._preview(seat)
                await whole(stack.enter_async_context(preview))
                self._rooms.append(Room(seat, preview))
            yield tuple(self._rooms)

    def aim(self, seat: Seat) -> Aim | None:
        """What the person should find first: the newest of its kind that can be pressed."""
        newest = self._sim.written_in(seat.channel.id)[:_IN_VIEW] if seat.press else []
        shown = (message for message in newest if not message.is_ephemeral)
        offers = (
            Aim(message.id, control.label)
            for message in shown
            for control in reading.controls(self._sim.wire(message), ())
            if control.label.startswith(seat.press) and not control.disabled
        )
        return next(offers, None)

    def _preview(self, seat: Seat) -> simcord.Preview:
        """SimCord allows one; several do not disturb each other once it forgets the last one."""
        self._sim.env._preview = None
        preview = self._sim.env.preview(seat.channel, viewers=seat.viewers, layout="channel")
        act, publish, open_page = preview._action, preview._publish, preview._open_page

        async def act_in_turn(page: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self.turn:
                known = preview._pages.get(page or "")
                return await act(page, self._brought_up_to_date(known, body))

        def publish_noted(page: Any, **options: Any) -> None:  # noqa: ANN401 - SimCord's own
            publish(page, **options)
            self._published[page.id, page.revision] = self._sim.changes

        def open_at_newest(viewer: object = None, target: object = None) -> object:
            """A new tab inherits where its preview was last told to look, and when that was."""
            model: Any = preview._python
            aim = self.aim(seat)
            model.target_id, model.window_end_id = aim.message if aim else None, None
            preview._advance_presentation_time()
            return open_page(viewer, target)

        vars(preview).update(_action=act_in_turn, _publish=publish_noted, _open_page=open_at_newest)
        layer.lay_over(preview, lambda: self._around(seat))
        return preview

    def _around(self, seat: Seat) -> layer.Surroundings:
        """What the page of a seat says of itself and of the others."""
        there = [room for room in self._rooms if room.seat.channel.id == seat.channel.id]
        mine = [room for room in self._rooms if room.seat.who == seat.who]
        return layer.Surroundings(
            home=self._home,
            place=seat.place,
            person=seat.viewers[0].name,
            press=aim.label if (aim := self.aim(seat)) else "",
            places={room.seat.place: room.preview.url for room in mine},
            people={room.seat.who: room.preview.url for room in there},
        )

    def _brought_up_to_date(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:  # noqa: ANN401
        """What somebody does, as if the page had been seen as it stands now."""
        seen = body.get("published_revision")
        if page is None or not isinstance(seen, int) or not self._stands(page.id, seen, body):
            return body
        return {**body, "published_revision": page.revision}

    def _stands(self, page: str, seen: int, body: Mapping[str, Any]) -> bool:
        """Whether what is acted on is still what was seen."""
        if body.get("kind") not in _PRESSES:
            return body.get("kind") not in _ON_ONE_MESSAGE
        pressed = int(body.get("target_id") or 0)
        return self._sim.changed.get(pressed, 0) <= self._published.get((page, seen), -1)
