"""The answer to an interaction that made a move: a message, or a change of the one pressed."""

import discord

from bot.desk.delivery import answering
from bot.desk.delivery.answering import Sent
from bot.desk.delivery.courier import custom_ids
from bot.desk.delivery.lanes import Lane
from bot.desk.drawing import Drawing
from bot.desk.reading import is_correction, is_fresh, of_outcome
from bot.log.contract import Entries
from bot.pages.phrases.moves import Move
from bot.pages.presses import BOARD_MARK, Act, Press
from bot.service.rules_service import Outcome


class Answers:
    """Answers interactions with the moves they made."""

    def __init__(self, log: Entries, drawing: Drawing) -> None:
        """Take where moves are read, and what draws them."""
        self._log = log
        self._drawing = drawing

    async def give(
        self, interaction: discord.Interaction, outcome: Outcome, lane: Lane
    ) -> tuple[Move, Sent | None]:
        """Answer; gives the move, and the message if it shows the whole move to everybody."""
        move = await of_outcome(self._log, outcome)
        async with lane.changing:
            if _tells(interaction.message, move):
                if lane.is_newest(move):
                    page = await self._drawing.page(move)
                    return move, await answering.in_place(interaction, page)
                await answering.silently(interaction)
                return move, None
            return move, await self._elsewhere(interaction, outcome, move)

    async def _elsewhere(
        self, interaction: discord.Interaction, outcome: Outcome, move: Move
    ) -> Sent | None:
        if is_correction(outcome):
            await answering.publicly(interaction, await self._drawing.brief(move))
            return None
        if move.is_secret:
            await self._secretly(interaction, move)
            return None
        page = await self._drawing.page(move)
        message = interaction.message
        if not is_fresh(outcome) and message is not None:
            if _is_board(message):
                # The move's own message changes, and the board with it.
                await answering.silently(interaction)
                return None
            if message.flags.ephemeral:
                await answering.in_place(interaction, page)
                return None
        sent = await answering.publicly(interaction, page)
        if move.settles_treachery:
            secret = self._drawing.secret(move, interaction.locale.value)
            await answering.privately(interaction, secret)
        return sent

    async def _secretly(self, interaction: discord.Interaction, move: Move) -> None:
        """Answer whoever made a secret move, in place where he made it from the same page."""
        page = self._drawing.secret(move, interaction.locale.value)
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            await answering.in_place(interaction, page)
        else:
            await answering.privately(interaction, page)


def _tells(message: discord.Message | None, move: Move) -> bool:
    """Tell whether a message is one that tells this move: it offers to undo or redo it."""
    if message is None or _is_board(message):
        return False
    shown, args = custom_ids(message), (str(move.number),)
    acts = (Act.UNDO, Act.REDO)
    return any(Press(act, move.server, move.id, args).custom_id in shown for act in acts)


def _is_board(message: discord.Message) -> bool:
    return any(each.startswith(BOARD_MARK) for each in custom_ids(message))
