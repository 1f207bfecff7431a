"""Where Discord's interactions meet the rules: seats, moves, looks, and what goes wrong."""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, AbstractContextManager, nullcontext
from functools import partial
from typing import Any, cast

import aiohttp
import discord

from bot.desk import greying, typed, written
from bot.desk.apologies import Apologies
from bot.desk.drawn.turns import Turns
from bot.desk.forms import opening
from bot.desk.forms.forms import Form
from bot.desk.outbox import answering
from bot.desk.people.entrance import admitted, as_person
from bot.desk.pressed import pressing
from bot.desk.pressed.well_formed import is_well_formed
from bot.desk.suggestions import Suggestions
from bot.desk.teller import Teller
from bot.desk.whereabouts import language_there, server_of
from bot.log.errors import CampaignGone
from bot.pages.page import Page
from bot.pages.presses import Act, Press, read
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.stored import replace
from bot.rules.economy.people import Person, may_answer
from bot.rules.offers import Table
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import YES
from bot.rules.state.commands import Answer, Command
from bot.rules.state.questions import JoinRequest
from bot.rules.state.refusals import (
    JoinerLeft,
    NotOnServer,
    Refusal,
)
from bot.service.rules_service import Request, RulesService
from bot.words import Words

Handler = Callable[[discord.Interaction, Press], Awaitable[None]]
Witness = Callable[[discord.Interaction, Press | None], AbstractContextManager[None]]
"""Sees what is asked, and how it ends."""

FILES_AT_ONCE = 2
"""Files looked through at once, each of another server: campaigns, decks and maps."""

_log = logging.getLogger(__name__)


class Desk:
    """Takes what people ask, lets the service play it, and sees that they get an answer."""

    def __init__(self, service: RulesService, words: Words, teller: Teller) -> None:
        """Take the rules, the words, and who tells moves."""
        self.service = service
        self.words = words
        self.teller = teller
        self.refusals = 0
        self.files = Turns(FILES_AT_ONCE)
        self.suggestions = Suggestions(service.clock)
        self._apologies = Apologies(service, words, self._suspect, self.suggestions)
        self._handlers: dict[Act, Handler] = {}
        self.witness: Witness = lambda *_: nullcontext()

    def on(self, act: Act, handler: Handler) -> None:
        """Let somebody else carry out the presses of an act: looks, confirmations."""
        self._handlers[act] = handler

    def request(self, interaction: discord.Interaction, press: Press | None = None) -> Request:
        """Tell where and by whom something is asked; a press names its campaign itself."""
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
        server = press.at.server if press else server_of(interaction)
        person = _presser(interaction, server) if press else _asker(interaction)
        return Request(
            server=server,
            channel=interaction.channel_id or 0,
            person=replace(
                person,
                language=self.language(interaction),
                there=self._language_of(server, interaction),
                types=typed.is_typed(interaction),
            ),
            parent=parent,
            cause=str(interaction.id),
            campaign=(press.at.id or None) if press else None,
            application=interaction.application_id,
            token=interaction.token,
        )

    async def play(
        self, interaction: discord.Interaction, command: Command, press: Press | None = None
    ) -> None:
        """Carry a command out and tell it, or say privately why not."""
        await self.guard(interaction, self._play(interaction, command, press), press)

    async def look(
        self, interaction: discord.Interaction, press: Press | None = None
    ) -> tuple[CampaignAt, Campaign]:
        """Give which campaign is here, and its state; raises NoCampaign."""
        return await self.service.look(self.request(interaction, press))

    async def show(
        self,
        interaction: discord.Interaction,
        page: Page,
        *,
        private: bool = False,
        edit: bool = False,
    ) -> None:
        """Answer with a page: for all, for the asker alone, or in place of what was pressed."""
        if edit:
            await answering.in_place(interaction, page)
        elif private:
            await answering.privately(interaction, page)
        else:
            await answering.publicly(interaction, page)

    async def show_look(self, interaction: discord.Interaction, at: CampaignAt, page: Page) -> None:
        """Answer with a look at a campaign for all to see."""
        self.teller.note_look(at, await answering.publicly(interaction, page), page)

    async def meanwhile(self, interaction: discord.Interaction, page: Page) -> None:
        """Say how it goes on until the answer takes its place; nobody misses what is not said."""
        try:
            await answering.meanwhile(interaction, page)
        except written.NO_ANSWER as error:
            written.note(error)

    def turn_of_file(self, interaction: discord.Interaction) -> AbstractAsyncContextManager[None]:
        """Wait for the turn of somebody's file; whoever has to wait is told."""

        async def waits() -> None:
            await self.meanwhile(interaction, self.said(interaction, "file-waits"))

        return self.files.turn(server_of(interaction), waits)

    async def guard(
        self,
        interaction: discord.Interaction,
        work: Coroutine[Any, Any, None],
        press: Press | None = None,
    ) -> None:
        """Do some work for an interaction; refusals and errors in it are answered privately."""
        with self.teller.jobs.held():
            try:
                with self.witness(interaction, press):
                    await answering.in_time(interaction, work)
            except Exception as error:
                await self.apologize(interaction, error, press)

    async def apologize(
        self, interaction: discord.Interaction, error: Exception, press: Press | None = None
    ) -> None:
        """Say privately why something was not done, or that it failed."""
        if isinstance(error, discord.NotFound) and error.code == answering.TOO_LATE:
            _log.warning("an answer came too late for Discord", exc_info=error)
            return
        if isinstance(error, Refusal) or (press is not None and isinstance(error, CampaignGone)):
            self.refusals += 1
        try:
            request, pressed = self.request(interaction, press), press is not None
            play = partial(self.play, press=press)
            page = await self._apologies.page(interaction, error, request, play, pressed=pressed)
            await answering.privately(interaction, page)
            if press is not None and isinstance(error, Refusal | CampaignGone):
                changing = self.teller.outbox.changing(press.at)
                stands = await greying.look_through(interaction, press, self.service, changing)
                self.teller.see(interaction, press, stands)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as lost:
            _log.warning("an answer did not get through", exc_info=lost)

    async def press(self, interaction: discord.Interaction, press: Press) -> None:
        """Carry out a press and answer it."""
        await self.guard(interaction, self._press(interaction, press), press)

    async def unknown(self, interaction: discord.Interaction) -> None:
        """Answer a press of a kind that there is no more, or never was."""
        self.refusals += 1
        page = self.said(interaction, "button-unknown")
        await self.guard(interaction, answering.privately(interaction, page))
        await greying.grey(interaction)

    async def submit(self, interaction: discord.Interaction) -> None:
        """Carry out a form that was sent in, and answer it."""
        press = read(cast(dict[str, Any], interaction.data)["custom_id"])
        await self.guard(interaction, self._submit(interaction, press), press)

    def language(self, interaction: discord.Interaction) -> str:
        """Name the asker's language, for what only the asker reads."""
        return interaction.locale.value

    def table_language(self, campaign: Campaign, server: int = 0) -> str:
        """Name the language of a campaign's posts: its setting, else its server's."""
        return self.teller.drawing.language(campaign, server)

    def languages(self, interaction: discord.Interaction, campaign: Campaign) -> tuple[str, str]:
        """Name the languages that somebody may type in: the asker's first, then the table's."""
        there = self._language_of(server_of(interaction), interaction)
        return self.language(interaction), campaign.settings.language or there

    def _language_of(self, server: int, interaction: discord.Interaction) -> str:
        return self.teller.server_language(server) if server else language_there(interaction)

    def names(self, interaction: discord.Interaction, campaign: Campaign, server: int = 0) -> Voice:
        """Give the names of things, for what only the asker reads; a press may come from a DM."""
        box = self.service.box_at_hand(server or server_of(interaction))
        return Voice(campaign, box, self.words, self.language(interaction))

    def said(self, interaction: discord.Interaction, key: str, **args: str) -> Page:
        """Say one sentence to the asker alone."""
        return Page((self.names(interaction, Campaign()).text(key, **args),))

    def _suspect(self, at: CampaignAt, users: Iterable[int]) -> None:
        """Have users looked after; who does that comes with the client."""
        self.teller.leavers.suspect(at, users)

    async def _play(
        self, interaction: discord.Interaction, command: Command, press: Press | None
    ) -> None:
        typed.note(interaction, command)
        outcome = await self.service.play(self.request(interaction, press), command)
        await self.teller.answer(interaction, outcome)

    async def _press(self, interaction: discord.Interaction, press: Press) -> None:
        if not is_well_formed(press):
            await self.unknown(interaction)
            return
        await self.teller.entrance.admit(interaction, press)
        handler = self._handlers.get(press.act)
        if handler is not None:
            await handler(interaction, press)
            return
        _, campaign = await self.look(interaction, press)
        command = pressing.command(press, campaign, self.service.box_at_hand(press.at.server))
        if command is not None:
            await self._need_joiner(interaction, press, campaign, command)
            await self._play(interaction, command, press)
        else:
            await self._open(interaction, press, campaign)

    async def _open(
        self, interaction: discord.Interaction, press: Press, campaign: Campaign
    ) -> None:
        opened = self._opened(interaction, press, campaign)
        if not isinstance(opened, Form):
            await answering.privately(interaction, opened)
        elif not await answering.with_form(interaction, opened):
            await answering.privately(interaction, self.said(interaction, "form-late"))

    async def _submit(self, interaction: discord.Interaction, press: Press) -> None:
        await self.teller.entrance.admit(interaction, press)
        _, campaign = await self.look(interaction, press)
        form = self._opened(interaction, press, campaign)
        if isinstance(form, Form):
            sent = cast(dict[str, Any], interaction.data)["components"]
            filled = form.filled(sent)
            await self._need_there(press.at.server, filled.named)
            await self._play(interaction, filled.command(), press)

    async def _need_there(self, server: int, named: int | None) -> None:
        """Refuse to give a place to somebody who is not on the server."""
        if named is not None and await self.teller.members.find(server, named) is None:
            raise NotOnServer(UserId(named))

    async def _need_joiner(
        self, interaction: discord.Interaction, press: Press, campaign: Campaign, command: Command
    ) -> None:
        """Refuse a Yes to somebody who asked to join, and has left the server since."""
        match command:
            case Answer(id, value) if value == YES:
                asked = campaign.question(id)
            case _:
                return
        by = self.request(interaction, press).person
        if not isinstance(asked, JoinRequest) or not may_answer(campaign, by, asked):
            return
        if await self.teller.leavers.lapse(press.at, asked):
            raise JoinerLeft(asked.user, asked.name)

    def _opened(
        self, interaction: discord.Interaction, press: Press, campaign: Campaign
    ) -> Form | Page:
        names = self.names(interaction, campaign, press.at.server)
        table = Table(campaign, self.request(interaction, press).person, names.box)
        return opening.form(press, table, names)


def _asker(interaction: discord.Interaction) -> Person:
    """Say who asks, and whether that user manages the server that it is asked on."""
    manages = bool(server_of(interaction)) and interaction.permissions.manage_guild
    return Person(UserId(interaction.user.id), manages)


def _presser(interaction: discord.Interaction, server: int) -> Person:
    """Say who presses; that may be in a direct message, by a member of the server it is about."""
    member = admitted(interaction)
    if member is not None and member.guild.id == server:
        return as_person(member)
    asker = _asker(interaction)
    return asker if interaction.guild_id == server else Person(asker.user)
