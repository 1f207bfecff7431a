"""Short ways to write the logs that the tests need."""

from bot.rules.basics.keys import CampaignAt, MoveNumber, UserId
from bot.rules.basics.options import CampaignAct, Edition
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.state.events import (
    CampaignCreated,
    Entry,
    Event,
    HeroDefeated,
    RumorPlayed,
    TokensMoved,
    Why,
)

SERVER, OTHER_SERVER = 111, 222
CHANNEL = 333
OLGA = UserId(444)
NIGHT = 1_900_000_000


def created(name: str = "Nerekhall") -> CampaignCreated:
    return CampaignCreated(
        "nerekhall", name, "", OLGA, OLGA, CampaignAct.I, Edition.SECOND, CHANNEL
    )


def gained(amount: int = 1, note: str = "") -> TokensMoved:
    return TokensMoved(SUPPLY, POOL, amount, Why.CORRECTION, note=note)


def defeated(hero: str = "leoric") -> HeroDefeated:
    return HeroDefeated(hero)


def rumor(name: str) -> RumorPlayed:
    return RumorPlayed(name, quest=False)


def move(after: int, *events: Event, of: int | None = None, by: int = OLGA) -> list[Entry]:
    """The entries of one append behind `after`; `of` is the move that an answer belongs to."""
    return [
        Entry(seq, MoveNumber(of or after + 1), NIGHT, UserId(by), event)
        for seq, event in enumerate(events, after + 1)
    ]


def at(campaign: int) -> CampaignAt:
    """A campaign of the usual server."""
    return CampaignAt(SERVER, campaign)
