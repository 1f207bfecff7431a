"""Tells a channel that its campaign was put back from a copy, and where the log ends."""

from collections.abc import Callable

from bot.desk.drawn.moves_read import of_log, told_with
from bot.desk.drawn.signs import Sought, nonce, sign
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.homes import home_of
from bot.desk.outbox.undelivered import Undelivered
from bot.log.files import off_loop
from bot.log.notes import RESTORED
from bot.pages.messages.notices import restored
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.stored import replace
from bot.service.rules_service import RulesService

_KIND = "put-back"
_A_DAY = 24 * 60 * 60


class Restored:
    """Tells each campaign that was put back, once."""

    def __init__(
        self, service: RulesService, names: Callable[[Move], Voice], courier: Courier
    ) -> None:
        """Take the campaigns, what finds their words, and who carries messages."""
        self._service = service
        self._names = names
        self._courier = courier

    async def is_untold(self, at: CampaignAt) -> bool:
        """Tell whether a campaign was put back and its channel does not know."""
        return await RESTORED.get(self._service.log, at) is not None

    async def tell(self, at: CampaignAt) -> None:
        """Tell it, if it is untold; raises Undelivered where that is not possible now."""
        last = await RESTORED.get(self._service.log, at)
        if last is None:
            return
        log = await self._service.log.read(at)
        move = await off_loop(last, of_log, at, log[:last], told_with(log, log[last - 1]))
        own = sign(_KIND, move)
        page = replace(restored(move, last, self._names(move)), sign=own)
        try:
            home = await home_of(self._service, at)
            now = self._service.clock()
            if not await self._courier.find(home, Sought(own), now - _A_DAY, now):
                await self._courier.post(home, page, nonce(_KIND, *at, last, home))
        except Undelivered as undelivered:
            if undelivered.may_pass:
                raise
        await RESTORED.drop(self._service.log, at)
