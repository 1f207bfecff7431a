"""Who sits where: server 1, channel 100 unless another is named."""

from bot.rules.basics.keys import UserId
from bot.rules.economy.people import Person
from bot.rules.state import commands as c
from bot.service.rules_service import Request

OLGA, BJORN, CARLA, DORA, NILS = (Person(UserId(user)) for user in (1, 2, 3, 4, 9))
SERVER, CHANNEL, OTHER_CHANNEL, THREAD = 1, 100, 101, 555
CREATE = c.CreateCampaign("key", "Nerekhall", CHANNEL)


def seat(
    by: Person, cause: str | None = None, channel: int = CHANNEL, parent: int = 0, server: int = 1
) -> Request:
    """Give the seat of somebody in a channel or, with a parent, in a thread."""
    return Request(server, channel, by, parent, cause)
