"""Tells moves on Discord: answers, posts, direct messages; never stands in a move's way."""

import asyncio

import discord

from bot.desk import written
from bot.desk.boards import Boards
from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.languages import Languages
from bot.desk.nudges import Nudges
from bot.desk.outbox import answering
from bot.desk.outbox.answering import Given, Sent
from bot.desk.outbox.answers import Answers
from bot.desk.outbox.closed import Closed
from bot.desk.outbox.courier import Courier, Pause
from bot.desk.outbox.everywhere import Everywhere, Listener
from bot.desk.outbox.fading import Fading
from bot.desk.outbox.jobs import Jobs
from bot.desk.outbox.outbox import Outbox
from bot.desk.outbox.rerolls import Rerolls
from bot.desk.outbox.telling import Telling
from bot.desk.outbox.untold import Handed
from bot.desk.people.departures import Departures
from bot.desk.people.entrance import Entrance
from bot.desk.people.leavers import Leavers
from bot.desk.people.members import Members
from bot.desk.people.sight import Sight
from bot.desk.pressed.recolouring import Stands
from bot.log.shards import WHOLE, Own, Part
from bot.pages.messages.doctor import Waiting
from bot.pages.page import Page, Text
from bot.pages.phrases.passing import may_fade
from bot.pages.presses import Press
from bot.rules.basics.keys import CampaignAt
from bot.service.rules_service import Outcome, RulesService
from bot.words import FALLBACK, Words


class Teller:
    """Tells moves: first to whoever made them, then, by the outbox, to everybody else."""

    def __init__(self, service: RulesService, words: Words) -> None:
        """Take the campaigns and the words; `attach` brings the client."""
        self.service = service
        self.words = words
        self.jobs = Jobs()
        self.drawing = Drawing(service, words, self.server_language)
        self.languages = Languages(service.log, words)
        self.listeners: list[Listener] = []
        self._client: discord.Client | None = None
        self._answers = Answers(service.log, self.drawing, self._has_board, self.note_look)

    def attach(
        self, client: discord.Client, pause: Pause = asyncio.sleep, part: Part = WHOLE
    ) -> None:
        """Take the client to post with, and whose servers it looks after."""
        self._client = client
        self.own = own = Own(part)
        self.courier = courier = Courier(client, pause, self.service.clock)
        self.members = Members(client, self.service.clock)
        sight = Sight(client, self.service.clock)
        self.entrance = Entrance(self.service, self.members, sight, own)
        self.boards = Boards(self.service, self.drawing, courier, self.jobs)
        self._everywhere = Everywhere(
            self.service, self.drawing, courier, self.languages, self.listeners, self._has_board
        )
        self.outbox = Outbox(self.service, self._everywhere, self.jobs, self.boards.hear, own)
        rerolls = Rerolls(self.service, self.drawing, self._everywhere)
        self.nudges = Nudges(self.service, self.drawing, courier, own)
        self.departures = Departures(
            self.service, client, self.boards.forget, self.outbox.forget, own
        )
        self.leavers = Leavers(self.service, self.members, self.announce)
        self._everywhere.mail.left = self.leavers.note
        self._fading = Fading(self.service, self._everywhere)
        closed = Closed(self.service, self.drawing, self._everywhere)
        self.listeners[:0] = (rerolls.hear, closed.hear, self._fading.hear)
        self.listeners.append(self._look_after)

    async def answer(self, interaction: discord.Interaction, outcome: Outcome) -> None:
        """Answer an interaction with the move it made; everybody else is told soon after."""
        if outcome.again:
            await self._answer_again(interaction, outcome)
            return
        await self._hear_language(interaction, outcome)
        handed = self.outbox.hand(outcome, interaction)
        given: Given | None = None
        try:
            given = await self._give(interaction, handed)
        finally:
            self.outbox.give(handed, given)

    async def _give(self, interaction: discord.Interaction, handed: Handed) -> Given | None:
        """Answer; None where nobody knows whether the answer got through.

        The move is written: whatever goes wrong from here on, it is never answered as failed.
        """
        outcome = handed.outcome
        try:
            return await self._answers.give(interaction, outcome, handed.order)
        except Exception as error:
            written.note(error, server=outcome.at.server, campaign=outcome.at.id)
            if written.may_be_answered(error):
                last = outcome.entries[-1].seq
                await written.say(interaction, self.words, "told-later", entry=last)
        return None

    async def _hear_language(self, interaction: discord.Interaction, outcome: Outcome) -> None:
        """Note what language somebody reads, for the letters that this and later moves lead to."""
        server, user = outcome.at.server, interaction.user.id
        if outcome.at.id:
            table = self.drawing.language(outcome.after, server)
            await self.languages.hear(server, user, interaction.locale.value, table)

    def see(
        self, interaction: discord.Interaction, press: Press, stands: tuple[Stands, ...]
    ) -> None:
        """Know how the buttons stand in a message in which one was pressed in vain."""
        if interaction.message is not None and stands:
            self._fading.see(press.at, interaction.message.id, stands)

    def note_look(self, at: CampaignAt, sent: Sent | None, page: Page) -> None:
        """Have a look that everybody sees lose its buttons' colour too, once they are spent."""
        if sent is not None and at.id and may_fade(page):
            self.jobs.start(self._fading.note_look(at, sent, page))

    async def announce(self, outcome: Outcome) -> None:
        """Tell a move that nobody made by an interaction."""
        self.outbox.give(self.outbox.hand(outcome, None), None)

    async def catch_up(self, at: CampaignAt) -> None:
        """Tell what was written to a campaign and not told."""
        await self.outbox.look(at)

    def waiting(self, at: CampaignAt, home: int) -> Waiting | None:
        """Tell how many moves of a campaign wait to be told, and why."""
        waits = self.outbox.waits(at)
        if waits is None:
            return None
        return Waiting(waits.moves, waits.why.trouble, waits.why.code, home)

    async def finish(self) -> None:
        """Tell what can still be told; the next life is reminded of the rest."""
        await self.jobs.finish()
        if self._client is not None:
            self.outbox.remind()

    async def set_dms(self, server: int, user: int, on: bool) -> None:
        """Turn somebody's direct messages on or off."""
        await self._everywhere.mail.set(server, user, on)

    def server_language(self, server: int) -> str:
        """Name the language a server prefers."""
        guild = self._client.get_guild(server) if self._client else None
        return guild.preferred_locale.value if guild else FALLBACK

    async def _answer_again(self, interaction: discord.Interaction, outcome: Outcome) -> None:
        """Answer a redelivered interaction: its move is told already, or about to be."""
        at, last = outcome.at, outcome.entries[-1].seq
        if self.outbox.is_handed(at, last):
            return
        await answering.privately(interaction, self._said(interaction, "already-done"))
        if await self.service.log.told(at) < last:
            self.outbox.look(at)

    async def _has_board(self, at: CampaignAt) -> bool:
        """Tell whether a board of a campaign stands."""
        return await self.boards.find(at) is not None

    def _said(self, interaction: discord.Interaction, key: str) -> Page:
        return Page((Text(self.words.say(interaction.locale.value, key)),))

    async def _look_after(self, telling: Telling) -> None:
        """Keep everything else up to date that shows what a move has changed."""
        move = telling.move
        await self.nudges.hear(move)
        self.jobs.start(self.leavers.hear(move))
