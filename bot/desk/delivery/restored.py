"""Tells a channel that its campaign was put back from a copy, and where the log ends."""

import logging

from bot.desk.delivery.courier import Courier, Trouble, Undelivered
from bot.desk.delivery.homes import home_of
from bot.desk.drawing import Drawing
from bot.desk.reading import number, of_log
from bot.log.files import off_loop
from bot.log.notes import RESTORED
from bot.pages.messages.restored import restored
from bot.service.rules_service import RulesService

_log = logging.getLogger(__name__)


class Restored:
    """Tells each campaign that was put back, once."""

    def __init__(self, service: RulesService, drawing: Drawing, courier: Courier) -> None:
        """Take the campaigns, what finds their words, and who carries messages."""
        self._service = service
        self._drawing = drawing
        self._courier = courier

    async def is_untold(self, server: int, id: int) -> bool:
        """Tell whether a campaign was put back and its channel does not know."""
        return await RESTORED.get(self._service.log, server, id) is not None

    async def tell(self, server: int, id: int) -> None:
        """Tell it, if it is untold; raises Undelivered where Discord fails for the moment.

        Where the channel cannot be posted in, the next life tries again.
        """
        last = await RESTORED.get(self._service.log, server, id)
        if last is None:
            return
        log = await self._service.log.read(server, id)
        move = await off_loop(last, of_log, server, id, log[:last], number(log[last - 1]))
        page = restored(move, last, self._drawing.names(move))
        try:
            home = await home_of(self._service, server, id)
            await self._courier.post(home, page, f"p{id}-{last}")
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.FAILING:
                raise
            if undelivered.trouble is not Trouble.GONE:
                _log.warning("nobody knows yet that a log was put back", exc_info=undelivered)
                self._service.log.remind(server)
                return
        await RESTORED.drop(self._service.log, server, id)
