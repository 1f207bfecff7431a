"""Makes buttons of earlier posts grey once a move has left them nothing to do.

A post is edited for that at most once a move, the newest that shows such a button; older ones have
their turn with the moves that follow. Which posts there are is known of those of this life alone:
an older button goes grey as soon as somebody presses it in vain.
"""

import logging
from collections import deque
from collections.abc import Iterator, Set

from cachetools import LRUCache
from msgspec import Struct

from bot.desk import pressing
from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.telling import Telling
from bot.desk.outbox.undelivered import Undelivered
from bot.desk.signs import MOVE
from bot.pages.page import Button, Buttons, Page, Text
from bot.pages.phrases.moves import Move
from bot.pages.phrases.spending import BUYING, can_buy, is_open
from bot.pages.presses import Act, Press
from bot.rules import offers
from bot.rules.basics.keys import NOBODY, CampaignAt
from bot.rules.basics.stored import replace
from bot.rules.economy.people import Person, players
from bot.rules.offers import Table
from bot.rules.printed.box import Box
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.service.rules_service import RulesService

KEPT_CAMPAIGNS = 64
KEPT_POSTS = 6

# What ends a turn, a step or a moment, or spends what a button offers to spend.
_ENDS = (
    e.QuestStarted,
    e.EncounterSetUp,
    e.EncounterEnded,
    e.QuestEnded,
    e.CampaignEnded,
    e.HeroTurnBegan,
    e.OverlordTurnBegan,
    e.TurnEnded,
    e.PhaseEntered,
    e.HeroDefeated,
    e.CardBought,
    e.CardTriggered,
    e.CardRefreshed,
    e.XpChanged,
)
# What belongs to a turn, a step or a moment; Undo and dice say by themselves what became of them.
_PASSING = (Act.GO_TO, Act.END_TURN, Act.TRIGGER, Act.REFRESH, Act.CONVERT_XP, Act.SHOP)

_log = logging.getLogger(__name__)


class Shown(Struct, frozen=True):
    """A post of a move as it was last drawn, and which of its buttons have been made grey since."""

    move: Move
    page: Page
    grey: frozenset[str] = frozenset()


class Fading:
    """Hears of every move that was told, and makes grey what it has left without use."""

    def __init__(self, service: RulesService, everywhere: Everywhere) -> None:
        """Take the campaigns, and who carries."""
        self._service = service
        self._everywhere = everywhere
        self._posts: LRUCache[CampaignAt, deque[Shown]] = LRUCache(KEPT_CAMPAIGNS)

    async def hear(self, telling: Telling) -> None:
        """Change the newest post that has lost a button, or got one back; what fails is let be."""
        move = telling.move
        posts = self._posts.setdefault(move.at, deque(maxlen=KEPT_POSTS))
        if _is_corrected(move) or any(isinstance(event, _ENDS) for event in move.events):
            await self._fade(telling, posts)
        self._note(telling, posts)

    def _note(self, telling: Telling, posts: deque[Shown]) -> None:
        """Keep the form in which a move was shown; one that is not known of is kept no more."""
        for shown in [each for each in posts if each.move.number == telling.move.number]:
            posts.remove(shown)
        if telling.shown is not None and _fades(telling.shown.page):
            posts.append(Shown(telling.move, telling.shown.page))

    def renewed(self, move: Move, page: Page) -> None:
        """Keep the form that the message of an earlier move has got from others."""
        posts = self._posts.get(move.at, deque())
        for place, shown in enumerate(posts):
            if shown.move.number == move.number:
                posts[place] = Shown(move, page)

    async def _fade(self, telling: Telling, posts: deque[Shown]) -> None:
        at = telling.move.at
        campaign, box = await self._service.fold(at), self._service.box_at_hand(at.server)
        for place in reversed(range(len(posts))):
            shown = posts[place]
            # What was of no use before may be of use again by an undo or redo alone.
            before = frozenset() if _is_corrected(telling.move) else shown.grey
            grey = before | {*_useless(shown.page, before, campaign, box)}
            if grey != shown.grey and shown.move.number != telling.move.number:
                posts[place] = replace(shown, grey=grey)
                await self._change(telling, posts[place])
                return

    async def _change(self, telling: Telling, shown: Shown) -> None:
        renewal = Telling(shown.move, telling.order, hindered=telling.hindered)
        home = await self._everywhere.home(shown.move)
        page = faded(shown.page, shown.grey)
        try:
            await self._everywhere.posts.tell(renewal, page, home, MOVE, post=False)
        except Undelivered as undelivered:
            _log.info("a button stays as it was", exc_info=undelivered)
        finally:
            await self._everywhere.posts.write(renewal)


def faded(page: Page, grey: frozenset[str]) -> Page:
    """Give a page with the buttons of these custom ids made grey."""
    blocks = (_faded(block, grey) if isinstance(block, Buttons) else block for block in page.blocks)
    return replace(page, blocks=tuple(blocks))


def _faded(row: Buttons, grey: frozenset[str]) -> Buttons:
    return Buttons(
        tuple(
            replace(each, disabled=True)
            if isinstance(each, Button) and each.press.custom_id in grey
            else each
            for each in row.buttons
        )
    )


def _fades(page: Page) -> bool:
    """Tell whether a post has buttons that may go grey; one with pictures is drawn by others."""
    texts = all(isinstance(block, Text | Buttons) for block in page.blocks)
    return texts and any(True for _ in _buttons(page))


def _buttons(page: Page) -> Iterator[Press]:
    rows = (block for block in page.blocks if isinstance(block, Buttons))
    presses = (each.press for row in rows for each in row.buttons if isinstance(each, Button))
    return (x for x in presses if x.act in _PASSING or (x.act, x.args) == (Act.SHOW, (BUYING,)))


def _is_corrected(move: Move) -> bool:
    return move.undone_by is not None or move.redone_by is not None


def _useless(page: Page, known: Set[str], campaign: Campaign, box: Box) -> Iterator[str]:
    """Give the custom ids of the buttons, but those known, that nobody could press now."""
    for press in _buttons(page):
        if press.custom_id not in known and not _is_of_use(press, campaign, box):
            yield press.custom_id


def _is_of_use(press: Press, campaign: Campaign, box: Box) -> bool:
    if press.act is Act.SHOW:
        return is_open(campaign) and can_buy(campaign, box)
    command = pressing.command(press, campaign, box)
    people = dict.fromkeys((*campaign.overlords[:1], *players(campaign), NOBODY))
    tables = (Table(campaign, Person(user, manages=True), box) for user in people)
    return command is None or any(offers.refusal(table, command) is None for table in tables)
