"""Says, once, what is wrong with a campaign's board and how to mend it."""

import discord

from bot.desk.drawing import Drawing
from bot.desk.outbox import answering
from bot.desk.outbox.answering import Sent
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.signs import nonce
from bot.desk.outbox.troubles import lacking
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.log.notes import BOARD_TROUBLE, CANNOT_POST
from bot.pages.page import Button, Buttons, Page, Text
from bot.pages.presses import Act, Press
from bot.pages.text import clean
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt
from bot.service.rules_service import RulesService

Asker = discord.Interaction | None


class BoardTroubles:
    """Remembers which campaigns know that their board cannot be kept up to date."""

    def __init__(self, service: RulesService, drawing: Drawing, courier: Courier) -> None:
        """Take the campaigns, what finds their words, and who carries messages."""
        self._service = service
        self._drawing = drawing
        self._courier = courier
        self._well: set[CampaignAt] = set()

    async def tell(self, at: CampaignAt, sent: Sent, why: Undelivered, asker: Asker) -> None:
        """Say what is wrong: in the channel if the board was deleted from it, else to the asker."""
        self._well.discard(at)
        trouble = why.trouble
        log = self._service.log
        if await BOARD_TROUBLE.get(log, at) == trouble or await CANNOT_POST.get(log, at):
            return
        names = self._drawing.table_names(await self._service.fold(at), at.server)
        if trouble is Trouble.GONE:
            told = await self._tell_all(at, sent, names, asker)
        else:
            told = await self._tell_asker(sent, why, names, asker)
        if told:
            await BOARD_TROUBLE.put(log, at, trouble.value)

    async def over(self, at: CampaignAt) -> None:
        """Note that all is well, or well again."""
        if at not in self._well:
            self._well.add(at)
            await BOARD_TROUBLE.drop(self._service.log, at)

    async def _tell_all(self, at: CampaignAt, sent: Sent, names: Voice, asker: Asker) -> bool:
        said = Text(names.say("board-gone", campaign=clean(names.campaign.name)))
        again = Button(names.say("board-button-again"), Press(Act.PUT_BOARD, at))
        own = nonce("board-gone", *at, sent.message)
        try:
            await self._courier.post(sent.channel, Page((said, Buttons((again,)))), own)
        except Undelivered:
            lost = names.say("board-gone-unseen", campaign=clean(names.campaign.name))
            return await _privately(asker, lost)
        return True

    async def _tell_asker(self, sent: Sent, why: Undelivered, names: Voice, asker: Asker) -> bool:
        channel = f"<#{sent.channel}>"
        if why.trouble is Trouble.ARCHIVED:
            return await _privately(asker, names.say("board-archived", channel=channel))
        if why.trouble is not Trouble.FORBIDDEN:
            said = names.say("board-hindered-number", channel=channel, code=str(why.code))
            return await _privately(asker, said)
        permissions = lacking(self._courier.client, sent.channel, names)
        said = names.say("board-hindered", channel=channel, permissions=permissions)
        return await _privately(asker, said)


async def _privately(asker: Asker, said: str) -> bool:
    if asker is None:
        return False
    await answering.privately(asker, Page((Text(said),)))
    return True
