"""Answers an interaction in time, in turn and once, whatever happened to it before."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from enum import Enum, auto

import aiohttp
import discord
from discord import AllowedMentions
from msgspec import Struct, field

from bot.desk.drawn.layout import Built, build
from bot.pages.fitting import ELLIPSIS
from bot.pages.page import Page, Text
from bot.pages.phrases.moves import Move

ALREADY_ANSWERED = 40060
TOO_LATE = 10062
PATIENCE = 2.0
"""Seconds until an answer that is still being worked on is announced; Discord waits for three."""

_TURN, _SHOWN, _MEANWHILE = "answering", "shown", "meanwhile"
_NOTHING = Page((Text(ELLIPSIS),))
_SLASH = discord.InteractionType.application_command

_log = logging.getLogger(__name__)


NOBODY = AllowedMentions.none()


class _Seen(Enum):
    """Who sees the note that stands where the answer will."""

    ALONE = auto()
    BY_ALL = auto()


def calling(users: Iterable[int]) -> AllowedMentions:
    """Let a message call these users where it names them, and nobody else."""
    return AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in users]
    )


class Sent(Struct, frozen=True):
    """The message an answer became."""

    channel: int
    message: int


class Order(Struct):
    """Answers and edits take turns at `changing`; of each move only the newest form is shown.

    An answer waits for the answers before it, and for nothing else but the change of one message.
    """

    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    _newest: dict[int, int] = field(default_factory=dict)
    _doubted: set[int] = field(default_factory=set)

    def note(self, number: int, seq: int) -> None:
        """Note at which seq a move has changed."""
        self._newest[number] = max(seq, self._newest.get(number, 0))

    def is_newest(self, move: Move) -> bool:
        """Tell whether the move has not changed since; else whoever changed it tells it."""
        return move.seq >= self._newest.get(move.number, 0)

    def doubt(self, number: int) -> None:
        """Note that messages of a move may show another form than the one that is noted."""
        self._doubted.add(number)

    def is_doubted(self, move: Move) -> bool:
        """Tell whether what is noted of a move's messages is not to be relied on."""
        return move.number in self._doubted

    def settle(self, move: Move) -> None:
        """Note that all messages of a move show its newest form."""
        if self.is_newest(move):
            self._doubted.discard(move.number)


class Shown(Struct, frozen=True):
    """A message that shows a whole move to everybody, and the form it shows."""

    sent: Sent
    page: Page


class Given(Struct, frozen=True):
    """An answer that was given; `shown` if it shows the whole move to everybody."""

    move: Move
    shown: Shown | None = None


async def publicly(
    interaction: discord.Interaction, page: Page, called: Iterable[int] = ()
) -> Sent | None:
    """Answer with a message everybody there sees, and that calls some; None if it was before."""
    built, calls = build(page), calling(called)
    async with _turn(interaction):
        if not interaction.response.is_done():
            return await _first(lambda: _send(interaction, built, private=False, calls=calls))
    noted_alone = interaction.extras.pop(_MEANWHILE, None) is _Seen.ALONE
    if interaction.type is _SLASH and not noted_alone:
        return await _replace(interaction, built, calls)
    followed = await interaction.followup.send(
        view=built.view, files=built.files, allowed_mentions=calls, wait=True
    )
    if noted_alone:
        await interaction.delete_original_response()
    return Sent(followed.channel.id, followed.id)


async def taken(interaction: discord.Interaction, page: Page) -> Sent | None:
    """Give the public answer that Discord took although it said no, and see that it is this page.

    None where it took none: then nothing was answered, or somebody's private message.
    """
    original = await interaction.original_response()
    if original.flags.ephemeral:
        return None
    return await _replace(interaction, build(page))


async def taken_besides(interaction: discord.Interaction, page: Page) -> Sent | None:
    """Likewise for an answer that is a message of its own, and not the one that was pressed."""
    original, pressed = await interaction.original_response(), interaction.message
    if pressed is None or original.id != pressed.id:
        return await taken(interaction, page)
    # What Discord took was the announcement of a late answer.
    built = build(page)
    followed = await interaction.followup.send(view=built.view, files=built.files, wait=True)
    return Sent(followed.channel.id, followed.id)


async def privately(interaction: discord.Interaction, page: Page) -> None:
    """Answer so that only the asker sees it; quiet if it was answered before."""
    built = build(page)
    async with _turn(interaction):
        if not interaction.response.is_done():
            await _first(lambda: _send(interaction, built, private=True))
            return
    noted = interaction.extras.pop(_MEANWHILE, None)
    if noted is _Seen.ALONE:
        await _replace(interaction, built)
        return
    deferred = discord.InteractionResponseType.deferred_channel_message
    announced = interaction.response.type is deferred and not interaction.extras.get(_SHOWN)
    if announced:
        # The first message after an announcement takes its place, for everybody to see.
        await _replace(interaction, build(_NOTHING))
    await interaction.followup.send(view=built.view, files=built.files, ephemeral=True)
    if announced or noted:
        await interaction.delete_original_response()


async def meanwhile(interaction: discord.Interaction, page: Page) -> None:
    """Say to whoever asked how it goes on; the answer takes this note's place."""
    built = build(page)
    async with _turn(interaction):
        first = not interaction.response.is_done()
        if first and interaction.type is _SLASH:
            await _first(lambda: _send(interaction, built, private=True))
        elif first:
            await _first(lambda: _edit(interaction, built))
        else:
            await _replace(interaction, built)
        # An answer that was announced is for all to see already, and so is what stands there.
        announced = not first and interaction.type is _SLASH
        interaction.extras.setdefault(_MEANWHILE, _Seen.BY_ALL if announced else _Seen.ALONE)


async def in_place(interaction: discord.Interaction, page: Page) -> Sent | None:
    """Answer a press by changing the message it was made on; None if it was answered before."""
    built = build(page)
    async with _turn(interaction):
        if not interaction.response.is_done():
            return await _first(lambda: _edit(interaction, built))
    return await _replace(interaction, built)


async def with_form(interaction: discord.Interaction, form: discord.ui.Modal) -> bool:
    """Answer a press by opening a form; False if it comes too late for one."""

    async def send() -> Sent | None:
        await interaction.response.send_modal(form)
        return None

    async with _turn(interaction):
        if interaction.response.is_done():
            return False
        await _first(send)
        return True


async def silently(interaction: discord.Interaction) -> None:
    """Answer a press without any change."""
    async with _turn(interaction):
        if not interaction.response.is_done():
            await _first(lambda: _announce(interaction))


async def in_time(interaction: discord.Interaction, work: Awaitable[None]) -> None:
    """Do the work, and tell Discord before its patience ends that an answer will come."""
    loop = asyncio.get_running_loop()
    announced: list[asyncio.Task[None]] = []
    alarm = loop.call_later(
        PATIENCE, lambda: announced.append(loop.create_task(_promise(interaction)))
    )
    try:
        await work
    finally:
        alarm.cancel()


async def _promise(interaction: discord.Interaction) -> None:
    """Announce a late answer; where that fails, the answer itself may still get through."""
    try:
        await silently(interaction)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as lost:
        _log.warning("a late answer could not be announced", exc_info=lost)


def _turn(interaction: discord.Interaction) -> asyncio.Lock:
    """Let the answer and the announcement of a late answer not overtake each other."""
    lock: asyncio.Lock = interaction.extras.setdefault(_TURN, asyncio.Lock())
    return lock


async def _first(send: Callable[[], Awaitable[Sent | None]]) -> Sent | None:
    """Send a first answer; a redelivered interaction has had its own already."""
    try:
        return await send()
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise
        return None


async def _send(
    interaction: discord.Interaction,
    built: Built,
    *,
    private: bool,
    calls: AllowedMentions = NOBODY,
) -> Sent | None:
    answer = await interaction.response.send_message(
        view=built.view, files=built.files, ephemeral=private, allowed_mentions=calls
    )
    return Sent(interaction.channel_id or 0, answer.message_id or 0)


async def _edit(interaction: discord.Interaction, built: Built) -> Sent | None:
    await interaction.response.edit_message(view=built.view, attachments=built.files)
    message = interaction.message
    return Sent(message.channel.id, message.id) if message else None


async def _replace(
    interaction: discord.Interaction, built: Built, calls: AllowedMentions = NOBODY
) -> Sent | None:
    edited = await interaction.edit_original_response(
        view=built.view, attachments=built.files, allowed_mentions=calls
    )
    interaction.extras[_SHOWN] = True
    return Sent(edited.channel.id, edited.id)


async def _announce(interaction: discord.Interaction) -> None:
    """Say that an answer will come; for a press nothing is seen of it."""
    await interaction.response.defer(thinking=interaction.type is _SLASH)
