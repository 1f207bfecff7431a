"""What is said privately where something was not done: a refusal, or what went wrong."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace

import discord

from bot.desk.outbox.jobs import unexpected
from bot.desk.people.members import ServerSilent
from bot.desk.suggestions import Play, Suggestions
from bot.log.errors import (
    CampaignGone,
    LogError,
    LogUnavailable,
    LostRace,
    Reason,
    UnreadableEvent,
)
from bot.pages.fitting import shorten
from bot.pages.messages import refusing
from bot.pages.page import Page, Text
from bot.pages.phrases.headline import headline
from bot.pages.phrases.moves import Move
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.campaign import Campaign
from bot.rules.state.refusals import (
    LeftServer,
    NewerMove,
    NoCampaign,
    NotYourQuestion,
    NotYours,
    NotYourUndo,
    QuestionOpen,
    Refusal,
)
from bot.service.rules_service import Request, RulesService
from bot.words import Words

LONGEST_DESCRIPTION = 300
Suspect = Callable[[CampaignAt, Iterable[int]], None]
"""Has users of a campaign looked after: they may have left the server."""

_log = logging.getLogger(__name__)


class Apologies:
    """Finds the words for refusals and errors, in the language of whoever asked."""

    def __init__(
        self, service: RulesService, words: Words, suspect: Suspect, suggestions: Suggestions
    ) -> None:
        """Take the campaigns, the words, who looks after people, and who knows what they meant."""
        self._service = service
        self._words = words
        self._suspect = suspect
        self._suggestions = suggestions

    async def page(
        self,
        interaction: discord.Interaction,
        error: Exception,
        request: Request,
        play: Play,
        *,
        pressed: bool,
    ) -> Page:
        """Say what went wrong; what nobody expected is logged with its traceback.

        `play` carries out what somebody meant, where that is offered and pressed.
        """
        match error:
            case NoCampaign() | CampaignGone() if pressed:
                return self._said(interaction, "button-old")
            case LeftServer():
                self._notice(request)
                return self._said(interaction, "refusal-left-server")
            case Refusal():
                return await self._refused(interaction, error, request, play)
            case CampaignGone():
                return await self._refused(interaction, NoCampaign(), request, play)
            case LogUnavailable(_, reason, version):
                return self._unavailable(interaction, reason, version)
            case UnreadableEvent(newer=version) if version:
                return self._unavailable(interaction, Reason.NEWER_SCHEMA, version)
            case UnreadableEvent():
                return self._said(interaction, "unavailable-corrupt")
            case ServerSilent():
                return self._said(interaction, error.said)
            case LostRace():
                return self._said(interaction, "busy-table")
            case _:
                reference = unexpected(_log, error, interaction=str(interaction.id))
                return self._said(interaction, "unexpected", reference=reference)

    def _unavailable(self, interaction: discord.Interaction, reason: Reason, version: str) -> Page:
        return self._said(interaction, f"unavailable-{reason}", version=version or "none")

    def _said(self, interaction: discord.Interaction, key: str, **args: str) -> Page:
        return Page((Text(self._words.say(interaction.locale.value, key, **args)),))

    def _notice(self, request: Request) -> None:
        """Let the table know of somebody who has left, if it does not yet."""
        if request.campaign:
            at = CampaignAt(request.server, request.campaign)
            self._suspect(at, (request.person.user,))

    async def _refused(
        self, interaction: discord.Interaction, refusal: Refusal, request: Request, play: Play
    ) -> Page:
        try:
            at, campaign = await self._service.look(request)
        except (NoCampaign, LogError):
            at, campaign = CampaignAt(request.server, 0), Campaign()
        if at.id and isinstance(refusal, NotYours | NotYourQuestion | NotYourUndo | QuestionOpen):
            self._suspect(at, refusal.who)
        box = self._service.box_at_hand(request.server)
        names = Voice(campaign, box, self._words, interaction.locale.value)
        newest = ""
        if isinstance(refusal, NewerMove):
            newest = await self._described(at, campaign, refusal.move, names)
        view = View(replace(names, reader=request.person), at)
        meant = await self._suggestions.find(interaction, refusal, play)
        return refusing.page(refusal, view, newest, meant)

    async def _described(
        self, at: CampaignAt, campaign: Campaign, number: int, names: Voice
    ) -> str:
        """Say in short what a move was."""
        entries = tuple(await self._service.log.read_move(at, number))
        move = Move(at, number, entries, campaign, campaign.seq)
        return shorten(" ".join(headline(move, names)), LONGEST_DESCRIPTION)
