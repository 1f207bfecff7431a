"""The answer to an interaction that made a move: a message, or a change of the one pressed."""

from collections.abc import Callable, Iterable

import discord

from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.moves_read import is_correction, is_fresh, is_joined, of_outcome
from bot.desk.drawn.signs import BRIEF, LETTER, Sought, custom_ids, is_signed, sign, told_in
from bot.desk.outbox import answering
from bot.desk.outbox.answering import Given, Order, Sent, Shown
from bot.desk.outbox.everywhere import HasBoard
from bot.log.contract import CampaignLog
from bot.pages.page import Buttons, Page, Text
from bot.pages.phrases.moves import Move
from bot.pages.phrases.party_words import cards_in_secret
from bot.pages.phrases.pools import closing_lines
from bot.pages.presses import BOARD_MARK, PREFIX, Act
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.stored import replace
from bot.service.rules_service import Outcome

NoteLook = Callable[[CampaignAt, Sent | None, Page], None]
"""Hears of a message that everybody sees and that tells no move."""


class Answers:
    """Answers interactions with the moves they made."""

    def __init__(
        self, log: CampaignLog, drawing: Drawing, has_board: HasBoard, note: NoteLook
    ) -> None:
        """Take where moves are read, what draws them, what knows who has a board, who notes looks.

        Such as the short answers, which tell no move.
        """
        self._log = log
        self._drawing = drawing
        self._has_board = has_board
        self._note = note

    async def give(self, interaction: discord.Interaction, outcome: Outcome, order: Order) -> Given:
        """Answer, in the order in which moves were written."""
        async with order.changing:
            move = await of_outcome(self._log, outcome)
            footwork = move.is_footwork and is_fresh(outcome) and await self._has_board(move.at)
            if footwork or is_joined(outcome):
                await self._beside(interaction, move)
                return Given(move)
            message = interaction.message
            if message is None or _is_board(message):
                return Given(move, await self._elsewhere(interaction, outcome, move))
            if told_in(move).fits(message.components):
                return Given(move, await self._there(interaction, move, message, order))
            if Sought(sign(BRIEF, move)).fits(message.components):
                await self._shortly(interaction, move)
                return Given(move)
            return Given(move, await self._elsewhere(interaction, outcome, move))

    async def _beside(self, interaction: discord.Interaction, move: Move) -> None:
        """Answer what another message shows: the one that it goes on with, or the board."""
        if interaction.message is not None:
            await answering.silently(interaction)
            return
        names = self._drawing.names(move)
        key = "entered-on-board" if move.is_footwork else "entered-with-another"
        said = Text("\n".join((names.say(key), *closing_lines(move, names))))
        await answering.privately(interaction, Page((said,)))

    async def _there(
        self,
        interaction: discord.Interaction,
        move: Move,
        message: discord.Message,
        order: Order,
    ) -> Shown | None:
        """Change the message that was pressed, which tells the move."""
        if not order.is_newest(move):
            await answering.silently(interaction)
            return None
        if not is_signed(message) and await self._is_short(move, message):
            await self._shortly(interaction, move)
            return None
        page = await self._drawing.page(move)
        sent = await answering.in_place(interaction, page)
        sent = sent or await answering.taken(interaction, page)
        return Shown(sent, page) if sent and not message.flags.ephemeral else None

    async def _is_short(self, move: Move, message: discord.Message) -> bool:
        """Tell whether a message of an earlier version is none of those that tell the move."""
        posts = await self._log.posts_of(move.at, move.number)
        held = {post.message for post in posts if post.kind != LETTER}
        return bool(held) and message.id not in held

    async def _shortly(self, interaction: discord.Interaction, move: Move) -> None:
        """Change a short answer, which can be pressed no more: the move has its own message."""
        page = await self._drawing.brief(move)
        kept = tuple(block for block in page.blocks if not isinstance(block, Buttons))
        await answering.in_place(interaction, replace(page, blocks=kept))

    async def _elsewhere(
        self, interaction: discord.Interaction, outcome: Outcome, move: Move
    ) -> Shown | None:
        if is_correction(outcome):
            brief = await self._drawing.brief(move)
            self._note(move.at, await answering.publicly(interaction, brief), brief)
            return None
        if move.is_secret:
            await self._secretly(interaction, move)
            return None
        cards = cards_in_secret(move, self._drawing.names(move).to(interaction.locale.value))
        if cards and interaction.message is None:
            # Whoever looks at a public answer sees what was typed for it.
            await answering.privately(interaction, Page((Text(cards),)))
            return None
        page = await self._drawing.page(move)
        message = interaction.message
        if not is_fresh(outcome) and message is not None:
            if message.flags.ephemeral:
                await answering.in_place(interaction, page)
                return None
            if _is_board(message) or await self._is_told_here(interaction, move):
                # A board, or a look for all: the move's own message changes.
                await answering.silently(interaction)
                return None
        if message is not None and message.flags.ephemeral and _asks_who_won(message):
            # The question is answered; nobody else sees it.
            await answering.in_place(
                interaction, self._drawing.ended(move, interaction.locale.value)
            )
        # Asked elsewhere, the message at home calls.
        at_home = interaction.channel_id == move.after.home
        shown = await self._publicly(interaction, page, move.called if at_home else ())
        if move.settles_treachery:
            secret = self._drawing.secret(move, interaction.locale.value)
            await answering.privately(interaction, secret)
        return shown

    async def _is_told_here(self, interaction: discord.Interaction, move: Move) -> bool:
        """Tell whether a message where something was pressed tells the move, or will at once."""
        if interaction.channel_id == move.after.home:
            return True
        posts = await self._log.posts_of(move.at, move.number)
        return any(post.channel == interaction.channel_id for post in posts if post.kind != LETTER)

    async def _publicly(
        self, interaction: discord.Interaction, page: Page, called: Iterable[int]
    ) -> Shown | None:
        sent = await answering.publicly(interaction, page, called)
        sent = sent or await answering.taken_besides(interaction, page)
        return Shown(sent, page) if sent else None

    async def _secretly(self, interaction: discord.Interaction, move: Move) -> None:
        """Answer whoever made a secret move, in place where it was made from the same page."""
        page = self._drawing.secret(move, interaction.locale.value)
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            await answering.in_place(interaction, page)
        else:
            await answering.privately(interaction, page)


def _asks_who_won(message: discord.Message) -> bool:
    ids = custom_ids(message.components)
    return bool(ids) and all(each.startswith(f"{PREFIX}:{Act.END_QUEST}:") for each in ids)


def _is_board(message: discord.Message) -> bool:
    return any(each.startswith(BOARD_MARK) for each in custom_ids(message.components))
