"""Tells moves on Discord: answers, posts, direct messages; never stands in a move's way."""

import asyncio
import logging
from contextlib import suppress
from itertools import chain

import aiohttp
import discord

from bot.desk.boards.boards import Boards
from bot.desk.delivery import answering
from bot.desk.delivery.answering import Sent
from bot.desk.delivery.answers import Answers
from bot.desk.delivery.catching_up import CatchingUp
from bot.desk.delivery.courier import Courier, Pause, Undelivered
from bot.desk.delivery.everywhere import Everywhere, Listener
from bot.desk.delivery.jobs import Jobs
from bot.desk.delivery.lanes import Lane, Lanes
from bot.desk.delivery.marks import Marks
from bot.desk.delivery.rerolls import Rerolls
from bot.desk.delivery.restored import Restored
from bot.desk.delivery.retrying import Retries
from bot.desk.drawing import Drawing
from bot.desk.nudges import Nudges
from bot.desk.people.departures import Departures
from bot.desk.people.leavers import Leavers
from bot.desk.people.members import Members
from bot.desk.reading import is_fresh, of_outcome, outcome_number
from bot.log.errors import CampaignGone, LogError
from bot.log.notes import Answering
from bot.log.notes import answering as answering_note
from bot.pages.page import Page, Text
from bot.pages.phrases.moves import Move
from bot.service.rules_service import Outcome, RulesService
from bot.words import FALLBACK, Words

_log = logging.getLogger(__name__)


class Teller:
    """Tells moves: first to whoever made them, then to everybody else."""

    def __init__(self, service: RulesService, words: Words) -> None:
        """Take the campaigns and the words; `attach` brings the client."""
        self.service = service
        self.words = words
        self.jobs = Jobs()
        self.drawing = Drawing(service, words, self.server_language)
        self.listeners: list[Listener] = []
        self._client: discord.Client | None = None
        self._answers = Answers(service.log, self.drawing)
        self._lanes = Lanes()
        self._marks = Marks()
        self._retries = Retries(self.jobs, self.catch_up)

    def attach(self, client: discord.Client, pause: Pause = asyncio.sleep) -> None:
        """Take the client to post with."""
        self._client = client
        self.courier = courier = Courier(client, pause)
        self.members = Members(client)
        self.boards = Boards(self.service, self.drawing, courier, self.jobs)
        self._everywhere = Everywhere(self.service, self.drawing, courier, self.listeners)
        rerolls = Rerolls(self.service, self.drawing, self._everywhere, self._lanes)
        self.listeners.insert(0, rerolls.hear)
        self.nudges = Nudges(self.service, self.drawing, courier)
        self.listeners.append(self.nudges.hear)
        self.departures = Departures(self.service, client, self.boards)
        self.leavers = Leavers(self.service, self.members, self.announce)
        self._everywhere.mail.left = self.leavers.note
        self.listeners.append(self._look_after)
        self._restored = Restored(self.service, self.drawing, courier)
        self._late = CatchingUp(
            self.service.log, self._everywhere, self.drawing, courier, self._lanes, self._marks
        )

    async def answer(self, interaction: discord.Interaction, outcome: Outcome) -> None:
        """Answer an interaction with the move it made, and tell everybody else soon after."""
        if outcome.again:
            await self._answer_again(interaction, outcome)
            return
        first, last = outcome.entries[0].seq, outcome.entries[-1].seq
        self._marks.begin(outcome.server, outcome.id, first, last)
        self._late.begin(outcome.server, outcome.id, first)
        lane = self._lanes.of(outcome.server, outcome.id, outcome_number(outcome), last)
        try:
            self.jobs.start(self._note_answer(interaction, outcome))
            move, sent = await self._answers.give(interaction, outcome, lane)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("a move could not be answered", exc_info=error)
            self._fail(outcome)
        except LogError as error:
            _log.warning("a move could not be read", exc_info=error)
            self._fail(outcome)
            await answering.privately(interaction, self._said(interaction, "told-later"))
        except BaseException:
            self._marks.fail(outcome.server, outcome.id, first)
            raise
        else:
            self.jobs.start(self._tell(interaction, outcome, move, lane, sent))

    async def announce(self, outcome: Outcome) -> None:
        """Tell a move that nobody made by an interaction."""
        first, last = outcome.entries[0].seq, outcome.entries[-1].seq
        self._marks.begin(outcome.server, outcome.id, first, last)
        self._late.begin(outcome.server, outcome.id, first)
        lane = self._lanes.of(outcome.server, outcome.id, outcome_number(outcome), last)
        move = await of_outcome(self.service.log, outcome)
        await self._tell(None, outcome, move, lane, None)

    async def catch_up(self, server: int, id: int) -> None:
        """Tell what was written to a campaign and not told."""
        try:
            await self._restored.tell(server, id)
            await self._late.campaign(server, id, self.service.clock())
        except CampaignGone:
            self._forget(server, id)
            return
        except (Undelivered, LogError) as error:
            _log.warning("moves remain untold", exc_info=error)
            self._retries.later(server, id)
        else:
            self._retries.over(server, id)
        self.boards.hear(server, id)

    async def catch_up_all(self) -> None:
        """Tell what was not told when the bot ended."""
        put_back = await self.service.log.put_back()
        for server in chain(self.service.log.interrupted(), put_back):
            try:
                late = await self._behind(server)
            except LogError as error:
                _log.warning("a server's log cannot be read", exc_info=error)
                continue
            for id in late:
                await self.catch_up(server, id)

    async def _behind(self, server: int) -> list[int]:
        """Find the campaigns of a server of which something is untold."""
        rows, restored = await self.service.log.campaigns(server), self._restored
        late = [
            row.told < row.last or await restored.is_untold(server, row.campaign) for row in rows
        ]
        return [row.campaign for row, is_late in zip(rows, late, strict=True) if is_late]

    async def finish(self) -> None:
        """Tell what can still be told; the next life is reminded of the rest."""
        await self.jobs.finish()
        for server in {server for server, _ in self._marks.unsettled() | self._retries.waiting}:
            try:
                self.service.log.remind(server)
            except OSError as error:
                _log.warning("the next life will not know what is untold", exc_info=error)

    async def set_dms(self, server: int, user: int, on: bool) -> None:
        """Turn somebody's direct messages on or off."""
        await self._everywhere.mail.set(server, user, on)

    def server_language(self, server: int) -> str:
        """Name the language a server prefers."""
        guild = self._client.get_guild(server) if self._client else None
        return guild.preferred_locale.value if guild else FALLBACK

    async def _answer_again(self, interaction: discord.Interaction, outcome: Outcome) -> None:
        """Answer a redelivered interaction: its move is told already, or about to be."""
        last = outcome.entries[-1].seq
        if self._marks.is_under_way(outcome.server, outcome.id, last):
            return
        await answering.privately(interaction, self._said(interaction, "already-done"))
        if await self.service.log.told(outcome.server, outcome.id) < last:
            self.jobs.start(self.catch_up(outcome.server, outcome.id))

    def _said(self, interaction: discord.Interaction, key: str) -> Page:
        return Page((Text(self.words.say(interaction.locale.value, key)),))

    async def _note_answer(self, interaction: discord.Interaction, outcome: Outcome) -> None:
        """Note how to ask Discord, after a crash, whether this was answered; it may be missing."""
        seq = outcome.entries[0].seq
        note = Answering(seq, interaction.application_id, interaction.token)
        kind = answering_note(seq)
        with suppress(LogError):
            await kind.put(self.service.log, outcome.server, outcome.id, note)

    async def _look_after(self, move: Move) -> None:
        self.jobs.start(self.leavers.hear(move))

    async def _tell(
        self,
        interaction: discord.Interaction | None,
        outcome: Outcome,
        move: Move,
        lane: Lane,
        sent: Sent | None,
    ) -> None:
        server, id, first = outcome.server, outcome.id, outcome.entries[0].seq
        try:
            await self._everywhere.tell(move, lane, sent, interaction, fresh=is_fresh(outcome))
            await self._late.meet(server, id, self.service.clock())
            await self.service.log.set_told(server, id, self._marks.done(server, id, first))
        except CampaignGone:
            self._forget(server, id)
            return
        except (Undelivered, LogError) as error:
            _log.warning("a move remains untold", exc_info=error)
            self._marks.fail(server, id, first)
            self._retries.later(server, id)
        else:
            if self._marks.has_failed(server, id):
                await self.catch_up(server, id)
        self.boards.hear(server, id, interaction)

    def _forget(self, server: int, id: int) -> None:
        self._marks.forget(server, id)
        self._retries.over(server, id)
        self.boards.forget(server, id)

    def _fail(self, outcome: Outcome) -> None:
        self._marks.fail(outcome.server, outcome.id, outcome.entries[0].seq)
        self.jobs.start(self.catch_up(outcome.server, outcome.id))
