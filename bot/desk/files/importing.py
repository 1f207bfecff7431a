"""`/campaign import`: look through a file, say what it would do, and do it after a Yes."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from hashlib import sha256

import discord
from cachetools import FIFOCache

from bot.desk import written
from bot.desk.desk import FILES_AT_ONCE, Desk
from bot.desk.files.looking_through import LookingThrough
from bot.desk.outbox import answering
from bot.log.export import MOST_BYTES
from bot.pages.messages.preview import YES, Preview, fault_page
from bot.pages.page import Button, Buttons, Page, Text
from bot.pages.phrases.lines import line
from bot.pages.phrases.moves import Move
from bot.pages.presses import Act, Press
from bot.pages.text import clean, mention
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.course.soundness import BadExport, ExportFault
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.service.imports import Plan, found
from bot.service.requests import Request

MOST_HELD = 32 * 1024 * 1024
Key = tuple[int, int]


class Pending:
    """One file for each person on a server; all together take only so much memory."""

    def __init__(self, most: int = MOST_HELD) -> None:
        self._held: FIFOCache[Key, bytes] = FIFOCache(most, getsizeof=len)

    def put(self, server: int, user: int, data: bytes) -> str:
        """Keep a file in place of the person's last one; gives the mark it is asked for by."""
        self._held[server, user] = data
        return _mark(data)

    def get(self, server: int, user: int, mark: str) -> bytes | None:
        """Give a person's file, if it is still the one with this mark."""
        data = self._held.get((server, user))
        return data if data is not None and _mark(data) == mark else None

    def drop(self, server: int, user: int) -> None:
        """Let go of a person's file."""
        self._held.pop((server, user), None)


def _mark(data: bytes) -> str:
    return sha256(data).hexdigest()[:12]


class Imports:
    """Takes campaigns in: a large one keeps a processor busy for a while, so not all at once."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk that answers."""
        self._desk = desk
        self._pending = Pending()
        # Threads of their own: a file may take minutes, and looks wait for the others.
        self._threads = ThreadPoolExecutor(FILES_AT_ONCE, thread_name_prefix="overlord-files")

    async def command(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """Answer a file with what it would do here, or with what is wrong with it."""
        await self._desk.guard(interaction, self._offer(interaction, file))

    async def press(self, interaction: discord.Interaction, press: Press) -> None:
        """Carry out what was asked first, or leave it."""
        request = self._desk.request(interaction, press)
        mark, answer = press.args
        if answer != YES:
            self._pending.drop(request.server, request.person.user)
            await self._say_in_place(interaction, "file-import-left")
            return
        await self._desk.service.need_free(request.server, request.channel)
        data = self._pending.get(request.server, request.person.user, mark)
        if data is None:
            await self._say_in_place(interaction, "file-import-send-again")
            return
        await self._import(interaction, request, data)

    async def _offer(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        request = self._desk.request(interaction)
        await self._desk.service.need_free(request.server, request.channel)
        looking = LookingThrough(self._desk, interaction)
        try:
            if file.size > MOST_BYTES:
                raise BadExport(ExportFault.TOO_LARGE)
            data = await file.read()
            plan = await looking.examined(request, data, self._threads)
        except BadExport as wrong:
            await self._refuse(interaction, wrong)
            return
        here = await self._desk.teller.members.among(request.server, plan.users)
        mark = self._pending.put(request.server, request.person.user, data)
        names = await self._names(interaction, plan)
        new_decks = [deck for deck, _ in plan.decks]
        whose = (plan.users, here, request.person.user)
        where = request.server, mark, names
        preview = Preview(plan.entries, plan.campaign, new_decks, *whose, *where)
        await answering.privately(interaction, preview.page())

    async def _import(
        self, interaction: discord.Interaction, request: Request, data: bytes
    ) -> None:
        looking = LookingThrough(self._desk, interaction)
        try:
            plan = await looking.examined(request, data, self._threads)
        except BadExport as wrong:  # a deck of the server may have changed meanwhile
            await self._refuse(interaction, wrong)
            return
        here = await self._desk.teller.members.among(request.server, plan.users)
        at, campaign = await found(self._desk.service, request, plan, here)
        self._pending.drop(request.server, request.person.user)
        telling = self._tell(interaction, request, at, campaign)
        await written.tell(interaction, telling, self._desk.words)

    async def _tell(
        self, interaction: discord.Interaction, request: Request, at: CampaignAt, campaign: Campaign
    ) -> None:
        await self._desk.show(interaction, await self._told(request, at, campaign))
        # What it has waited for elsewhere, it waits for here: its settings may want reminders.
        brought = Move(at, 0, (), campaign, campaign.seq)
        await self._desk.teller.nudges.hear(brought)

    async def _told(self, request: Request, at: CampaignAt, campaign: Campaign) -> Page:
        """Tell everybody what was brought here, and the promise its dice are rolled by now."""
        names = self._desk.teller.drawing.table_names(campaign, request.server)
        who, name = mention(request.person.user), clean(campaign.name)
        said = names.say("file-import-done", who=who, campaign=name, entries=campaign.seq)
        newest = await self._desk.service.log.page(at, None, 1)
        sworn = (line(x.event, names) for x in newest if isinstance(x.event, e.SecretCommitted))
        press = Press(Act.SHOW, at, ("status",))
        look = Button(names.say("file-import-look"), press)
        return Page((Text("\n".join((said, *sworn))), Buttons((look,))))

    async def _names(self, interaction: discord.Interaction, plan: Plan) -> Voice:
        names = self._desk.names(interaction, plan.campaign)
        box = names.box.with_decks(deck for deck, _ in plan.decks)
        return replace(names, box=box)

    async def _refuse(self, interaction: discord.Interaction, wrong: BadExport) -> None:
        self._desk.refusals += 1
        page = fault_page(wrong, self._desk.names(interaction, Campaign()))
        await answering.privately(interaction, page)

    async def _say_in_place(self, interaction: discord.Interaction, key: str) -> None:
        await answering.in_place(interaction, self._desk.said(interaction, key))
