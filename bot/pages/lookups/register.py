"""Every page of a campaign by its name: what draws it, from what, and who may see it."""

from collections.abc import Callable

from msgspec import Struct

from bot.pages.lookups import (
    dungeon,
    dungeon_status,
    dungeon_summary,
    fairness,
    overlord_deck,
    path,
    recap,
    shop,
    verifying,
    well,
)
from bot.pages.lookups.agent import agent
from bot.pages.lookups.behind_the_board import ENDING, MORE, ending, more
from bot.pages.lookups.buying import buying
from bot.pages.lookups.cards import OWN_REFRESH, card, card_of, is_public, own_refresh
from bot.pages.lookups.decks import deck, decks, hand
from bot.pages.lookups.holdings import fortune, threat
from bot.pages.lookups.listing import delete
from bot.pages.lookups.log import is_public as log_is_public
from bot.pages.lookups.log import log
from bot.pages.lookups.now import now
from bot.pages.lookups.phase import phase
from bot.pages.lookups.status import SHEET, SHOWN, roster, settings, sheet, shown, status
from bot.pages.lookups.summary import DETAILS, details, summary
from bot.pages.page import Page
from bot.pages.phrases.stages import NOW
from bot.pages.presses import BUYING
from bot.rules.basics.options import Edition, Track
from bot.rules.offers import Table


def _public(table: Table, *args: str) -> bool:
    return True


def _private(table: Table, *args: str) -> bool:
    return False


class Lookup(Struct, frozen=True):
    """A page of a campaign: how it is drawn, whether all may see it, whether it reads the log.

    One that `counts` tells what the whole log comes to. One that only the asker sees may still have
    a content that is public. A slow one is always drawn off the loop. One of a single edition is
    refused to the other; one of both may be drawn in a way of its own in the first. A portable one
    shows what is printed where the bot is on no server.
    """

    draw: Callable[..., Page]
    is_public: Callable[..., bool] = _public
    reads_log: bool = False
    counts: bool = False
    slow: bool = False
    edition: Edition | None = None
    first: "Lookup | None" = None
    content_is_public: Callable[..., bool] = _private
    level: Track = Track.ECONOMY
    portable: bool = False

    def of(self, edition: Edition) -> "Lookup":
        """Give how it is drawn in an edition."""
        return self.first if self.first is not None and edition is Edition.FIRST else self

    def may_be_posted(self, table: Table, *args: str) -> bool:
        """Tell whether somebody may show it to everybody, who are at the table here."""
        return self.content_is_public(table, *args) or self.is_public(table, *args)


_FIRST, _SECOND = Edition.FIRST, Edition.SECOND
_FIRST_SUMMARY = Lookup(dungeon_summary.summary, reads_log=True, slow=True)
LOOKUPS = {
    "status": Lookup(status, first=Lookup(dungeon_status.status)),
    "summary": Lookup(summary, counts=True, slow=True, first=_FIRST_SUMMARY),
    DETAILS: Lookup(details, reads_log=True, counts=True, slow=True, edition=_SECOND),
    recap.NAME: Lookup(recap.recap, reads_log=True, slow=True),
    "log": Lookup(log, _private, reads_log=True, content_is_public=log_is_public),
    "settings": Lookup(settings, _private),
    "heroes": Lookup(roster),
    SHOWN: Lookup(shown),
    path.PATH: Lookup(path.path, counts=True, slow=True, edition=_SECOND, level=Track.SHEET),
    shop.GOLD: Lookup(shop.gold, reads_log=True, edition=_SECOND, level=Track.SHEET),
    shop.SHOP: Lookup(shop.shop, edition=_SECOND, level=Track.SHEET),
    overlord_deck.NAME: Lookup(
        overlord_deck.overlord_deck, _private, edition=_SECOND, level=Track.SHEET
    ),
    SHEET: Lookup(sheet, _private, content_is_public=_public),
    "threat": Lookup(threat, reads_log=True, first=Lookup(dungeon.threat, reads_log=True)),
    dungeon.CONQUEST: Lookup(dungeon.conquest, reads_log=True, edition=_FIRST),
    dungeon.HAND: Lookup(dungeon.hand, _private, edition=_FIRST),
    "fortune": Lookup(fortune, edition=_SECOND),
    "phase": Lookup(phase, edition=_SECOND),
    "hand": Lookup(hand, _private, edition=_SECOND),
    MORE: Lookup(more, _private),
    ENDING: Lookup(ending, _private),
    BUYING: Lookup(buying, _private, edition=_SECOND),
    NOW: Lookup(now, _private, edition=_SECOND),
    "decks": Lookup(decks, _private, edition=_SECOND, portable=True),
    "deck": Lookup(deck, _private, edition=_SECOND, portable=True),
    "card": Lookup(card, is_public, edition=_SECOND, portable=True),
    OWN_REFRESH: Lookup(own_refresh, _private, edition=_SECOND),
    "agent": Lookup(agent, edition=_SECOND, portable=True),
    "card-of": Lookup(card_of, _private, edition=_SECOND, portable=True),
    "delete": Lookup(delete, _private),
    "fairness": Lookup(fairness.page, reads_log=True, slow=True),
    "verify": Lookup(verifying.page, reads_log=True, slow=True),
    verifying.PROOF: Lookup(
        verifying.proof, _private, reads_log=True, slow=True, content_is_public=_public
    ),
    well.MAP: Lookup(well.map_page, slow=True, edition=_FIRST),
    well.SETUP: Lookup(well.setup, _private, edition=_FIRST),
    well.TREACHERY: Lookup(well.treachery, _private, edition=_FIRST),
}
