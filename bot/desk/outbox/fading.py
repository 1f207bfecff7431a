"""Makes buttons of earlier posts grey once a move has left them nothing to do.

One message at most is looked at for that after a move: at once one of the newest, from time to time
an older one, until none is left. Which there are is noted with where moves were told, so the next
life knows of them too; what stands in those of an earlier one, it sees on Discord.
"""

import logging

from cachetools import LRUCache

from bot.desk.buttons import Control, controls_of
from bot.desk.outbox.answering import Sent
from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.jobs import unexpected
from bot.desk.outbox.lit import MOST_GREY, MOST_OPEN, Lights, Lit
from bot.desk.outbox.telling import Telling
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.desk.recolouring import Stands, Verdict, recolour
from bot.desk.spent import Judge, may_be_spent
from bot.log.contract import GREY, OPEN, Post
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.rules.basics.keys import CampaignAt
from bot.rules.state import events as e
from bot.service.rules_service import RulesService

KEPT_CAMPAIGNS = 64

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
# What may leave other buttons without use; nobody waits for these to go grey.
_SETTLES = (
    e.HeroAdded,
    e.ClassTaken,
    e.DeckChosen,
    e.SettingsChanged,
    e.ActSet,
    e.LieutenantTold,
    e.AgentLeft,
    e.GoldChanged,
    e.HeroXpChanged,
    e.ConquestChanged,
    e.WellEvent,
)

_log = logging.getLogger(__name__)


class Fading:
    """Hears of every move that was told, and makes grey what it has left without use."""

    def __init__(self, service: RulesService, everywhere: Everywhere) -> None:
        """Take the campaigns, and who carries."""
        self._service = service
        self._everywhere = everywhere
        self._lights: LRUCache[CampaignAt, Lights] = LRUCache(KEPT_CAMPAIGNS)
        everywhere.posts.watch = self.note

    def note(self, at: CampaignAt, post: Post, page: Page) -> None:
        """Know of a message that has come to a new form: what is read later may be older."""
        lights = self._of(at)
        lights.known.pop(post.message, None)
        passing = [each for each in controls_of(page) if may_be_spent(each, at)]
        if passing or not lights.read:
            stands = tuple(Stands(control, grey=False) for control in passing)
            lights.known[post.message] = Lit(post, stands)

    def see(self, at: CampaignAt, message: int, stands: tuple[Stands, ...]) -> None:
        """Know how the buttons of a message stand that somebody else has changed."""
        lights = self._lights.get(at)
        lit = lights.known.get(message) if lights else None
        if lit is not None:
            lit.stands = _passing(stands, at)

    async def hear(self, telling: Telling) -> None:
        """Change the newest message that has lost a button, or got one back; what fails is let be.

        Nothing is done after a move that has ended nothing while no message waits.
        """
        move, lights = telling.move, self._of(telling.move.at)
        fresh = not lights.read
        if fresh:
            await self._read(move.at, lights)
        ends = telling.late or _is_corrected(move) or any(isinstance(x, _ENDS) for x in move.events)
        lights.revives = lights.revives or _is_corrected(move)
        if fresh or ends or any(isinstance(x, _SETTLES) for x in move.events):
            lights.wait_for_all(but=move.number)
        if lights.waiting and telling.hindered is None:
            await self._go_on(telling, lights, at_once=ends)

    def _of(self, at: CampaignAt) -> Lights:
        lights: Lights = self._lights.setdefault(at, Lights())
        return lights

    async def _read(self, at: CampaignAt, lights: Lights) -> None:
        """Read which messages there are of earlier lives."""
        log = self._service.log
        lit = await log.posts_marked(at, OPEN, MOST_OPEN)
        grey = await log.posts_marked(at, GREY, MOST_GREY)
        lights.learn((*lit, *grey), self._service.clock())

    async def _go_on(self, telling: Telling, lights: Lights, *, at_once: bool) -> None:
        """Judge those that wait, the newest first, up to one that Discord has to be asked about."""
        at, now = telling.move.at, self._service.clock()
        found = lights.next(now, at_once=at_once)
        if not found:
            return
        judge = Judge(await self._service.fold(at), self._service.box_at_hand(at.server))
        revives = lights.revives

        def is_grey(control: Control, grey: bool) -> bool:
            if not may_be_spent(control, at):
                return grey
            return (grey and not revives) or judge.is_spent(control)

        for lit in found:
            stands = lit.stands
            if stands is None or any(is_grey(x.control, x.grey) != x.grey for x in stands):
                await self._change(telling, lights, lit, is_grey)
                return
            lights.done(lit)

    async def _change(self, telling: Telling, lights: Lights, lit: Lit, is_grey: Verdict) -> None:
        """Change a message as it stands; one that cannot be changed is left alone for good."""
        at, now = telling.move.at, self._service.clock()
        sent = Sent(lit.post.channel, lit.post.message)
        stands: tuple[Stands, ...] = ()
        try:
            async with telling.order.changing:
                stands = await self._everywhere.courier.amend(
                    sent, lambda message: recolour(message, is_grey)
                )
        except Undelivered as undelivered:
            _log.info("buttons stay as they were", exc_info=undelivered)
            if undelivered.trouble is Trouble.FAILING:
                lights.fail(now)
                return
        except Exception as error:
            unexpected(_log, error, server=at.server, campaign=at.id)
        post = lights.settle(lit, _passing(stands, at), now)
        if post is not None:
            telling.noted.posts.append(post)


def _passing(stands: tuple[Stands, ...], at: CampaignAt) -> tuple[Stands, ...]:
    return tuple(each for each in stands if may_be_spent(each.control, at))


def _is_corrected(move: Move) -> bool:
    return move.undone_by is not None or move.redone_by is not None
