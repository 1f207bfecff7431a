"""Looks a campaign's file through beside everything else, and says meanwhile how far it is."""

import asyncio
from concurrent.futures import Executor
from functools import partial

import discord

from bot.desk.desk import Desk
from bot.log.upcasts import event_codec
from bot.pages.messages.preview import sayable
from bot.pages.page import Page
from bot.service.import_work import Doing, Work
from bot.service.imports import Plan, examine
from bot.service.requests import Request


class LookingThrough:
    """One file on its way: what is said of it meanwhile stands where its answer will stand."""

    def __init__(self, desk: Desk, interaction: discord.Interaction) -> None:
        """Take the desk, and the interaction that brought the file."""
        self._desk = desk
        self._interaction = interaction
        self._saying = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        self._over = False

    async def examined(self, request: Request, data: bytes, threads: Executor) -> Plan:
        """Give what a file holds; raises BadExport. Cancelled, it ends within an entry."""
        box = await self._desk.service.box_of(request.server)
        check = sayable(self._desk.words)
        async with self._desk.turn_of_file(self._interaction):
            work = Work(self._hear)
            try:
                asked = partial(examine, data, box, event_codec(), check, work)
                return await self._loop.run_in_executor(threads, asked)
            finally:
                work.stop()
                async with self._saying:
                    self._over = True

    def _hear(self, doing: Doing, place: int) -> None:
        """Hear, on the thread at work, how far it is."""
        self._loop.call_soon_threadsafe(self._progress, doing, place)

    def _progress(self, doing: Doing, place: int) -> None:
        page = self._desk.said(self._interaction, f"file-import-{doing}", entries=f"{place}")
        self._desk.teller.jobs.start(self._meanwhile(page))

    async def _meanwhile(self, page: Page) -> None:
        async with self._saying:
            if not self._over:
                await self._desk.meanwhile(self._interaction, page)
