"""Makes buttons of earlier posts grey once a move has left them nothing to do.

One message at most is looked at for that after a move: at once one of the newest, from time to time
an older one, until none is left. What somebody may still be about to press, such as an `Undo`, has
time: it goes grey once it has been good for nothing for a long while. Which there are is noted with
where moves were told, so the next life knows of them too; what stands in those of an earlier one,
it sees on Discord.
"""

import logging
from collections.abc import Iterable, Iterator

from cachetools import LRUCache

from bot.desk.drawn.signs import BRIEF, LOOK, fingerprint, marked
from bot.desk.outbox.answering import Sent
from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.jobs import unexpected
from bot.desk.outbox.lit import MOST_GREY, MOST_OPEN, MOST_SLOW, Lights, Lit
from bot.desk.outbox.telling import Telling
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.desk.pressed.buttons import Control, controls_of
from bot.desk.pressed.recolouring import Stands, Verdict, recolour
from bot.desk.pressed.spent import (
    UNDONE_SOON,
    Judge,
    is_behind,
    is_for_good,
    may_be_left,
    may_pass,
    newest_standing,
)
from bot.log.contract import GREY, OPEN, SLOW, Post
from bot.log.errors import LogError
from bot.pages.page import Page
from bot.pages.phrases.moves import Move
from bot.pages.phrases.passing import is_left_behind, passes
from bot.rules.basics.keys import CampaignAt
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
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
        lights, lit = self._of(at), Lit(post)
        lit.show(tuple(_shown(page, at, is_look=lit.is_look)), due=0.0)
        lights.known.pop(post.message, None)
        if lit.stands or not lights.read:
            lights.known[post.message] = lit

    async def note_look(self, at: CampaignAt, sent: Sent, page: Page) -> None:
        """Know of a look at a campaign that everybody sees, in which something may go grey."""
        mark = marked(fingerprint(page), SLOW)
        comes_back = not all(is_for_good(x.control) for x in _shown(page, at, is_look=True))
        kind = LOOK if comes_back else BRIEF
        post = Post(0, f"{kind}-{sent.message}", 0, sent.channel, sent.message, mark)
        try:
            await self._service.log.deliver(at, [post])
        except LogError as error:
            _log.info("buttons of a look will go grey when they are pressed", exc_info=error)
            return
        self.note(at, post, page)

    def see(self, at: CampaignAt, message: int, stands: tuple[Stands, ...]) -> None:
        """Know how the buttons of a message stand that somebody else has changed."""
        lights = self._lights.get(at)
        lit = lights.known.get(message) if lights else None
        if lit is not None:
            lit.show(_fading(stands, at, is_look=lit.is_look), due=0.0)

    async def hear(self, telling: Telling) -> None:
        """Change the newest message that has lost a button, or got one back; what fails is let be.

        Else one in which something was left behind. Nothing is done after a move that has ended
        nothing while no message waits, or each has time.
        """
        move, lights = telling.move, self._of(telling.move.at)
        fresh = not lights.read
        if fresh:
            await self._read(move.at, lights)
        corrected = _is_corrected(move)
        if corrected and lights.lacks_grey:
            lights.learn(await self._service.log.posts_marked(move.at, GREY, MOST_GREY))
        ends = telling.late or corrected or any(isinstance(x, _ENDS) for x in move.events)
        lights.revives = lights.revives or corrected
        if fresh or ends or any(isinstance(x, _SETTLES) for x in move.events):
            standing = newest_standing(await self._service.fold(move.at), MOST_OPEN)
            lights.wait_for_all(but=move.number, standing=standing)
        if telling.hindered is not None:
            return
        if lights.waiting and await self._go_on(telling, lights, at_once=ends):
            return
        if lights.paces.is_time(self._service.clock()):
            await self._look(telling, lights)

    def _of(self, at: CampaignAt) -> Lights:
        lights = self._lights.get(at)
        if lights is None:
            lights = self._lights[at] = Lights()
        return lights

    async def _read(self, at: CampaignAt, lights: Lights) -> None:
        """Read which messages there are of earlier lives."""
        log = self._service.log
        lit = await log.posts_marked(at, OPEN, MOST_OPEN)
        slow = await log.posts_marked(at, SLOW, MOST_SLOW)
        lights.learn((*lit, *slow))
        lights.read = True
        lights.paces.rest(self._service.clock())

    async def _go_on(self, telling: Telling, lights: Lights, *, at_once: bool) -> bool:
        """Judge those that wait, the newest first, up to one that Discord has to be asked about.

        Tells whether it was.
        """
        at, now = telling.move.at, self._service.clock()
        found = lights.next(now, at_once=at_once)
        if not found:
            return False
        judge = await self._judge(at)
        for lit in found:
            is_grey = _verdict(lit, judge, at, now, revives=lights.revives)
            stands = lit.stands
            if stands is None or any(is_grey(x.control, x.grey) != x.grey for x in stands):
                await self._change(telling, lights, lit, is_grey)
                return True
            lights.done(lit)
        return False

    async def _look(self, telling: Telling, lights: Lights) -> None:
        """Look for messages in which something is left behind; change one where it long is."""
        at, now = telling.move.at, self._service.clock()
        found = lights.due(now)
        if not found:
            return
        campaign, judge = await self._service.fold(at), await self._judge(at)
        for lit in found:
            left = _is_left(lit, judge, campaign)
            if left and lit.left:
                is_grey = _verdict(lit, judge, at, now, revives=lights.revives)
                await self._change(telling, lights, lit, is_grey, slowly=True)
                return
            lit.look(now, left=left)

    async def _judge(self, at: CampaignAt) -> Judge:
        box = self._service.box_at_hand(at.server)
        return Judge(await self._service.fold(at), box, UNDONE_SOON)

    async def _change(
        self,
        telling: Telling,
        lights: Lights,
        lit: Lit,
        is_grey: Verdict,
        *,
        slowly: bool = False,
    ) -> None:
        """Change a message as it stands; one that cannot be changed is left alone for good.

        But what is grey is tried again with the next undo: nobody could press it to find out.
        """
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
                lights.paces.fail(now)
                return
            if undelivered.may_pass and lit.has_grey:
                lights.leave(lit, now, slowly=slowly)
                return
        except Exception as error:
            unexpected(_log, error, server=at.server, campaign=at.id)
        found = _fading(stands, at, is_look=lit.is_look)
        post = lights.settle(lit, found, now, slowly=slowly)
        if post is not None:
            telling.noted.posts.append(post)


def _shown(page: Page, at: CampaignAt, *, is_look: bool) -> Iterator[Stands]:
    """Give what may go grey on a page as it is shown."""
    for control, press in controls_of(page):
        if press.at == at and passes(press):
            yield Stands(control, grey=False, has_time=is_look)
        elif press.at == at and is_left_behind(press):
            yield Stands(control, grey=False, has_time=True)


def _fading(stands: Iterable[Stands], at: CampaignAt, *, is_look: bool) -> tuple[Stands, ...]:
    """Give those that may change colour of the buttons in a message, with whether they have time.

    None of those that stay grey, which would be kept in mind in place of others.
    """
    mine = (each for each in stands if not (each.grey and is_for_good(each.control)))
    found = ((each, may_pass(each.control, at)) for each in mine)
    return tuple(
        Stands(each.control, each.grey, has_time=is_look or not at_once)
        for each, at_once in found
        if at_once or may_be_left(each.control, at)
    )


def _verdict(lit: Lit, judge: Judge, at: CampaignAt, now: float, *, revives: bool) -> Verdict:
    """Give how the buttons of a message are judged; what has time is grey only after it."""
    is_over = lit.left and lit.due <= now

    def is_grey(control: Control, grey: bool) -> bool:
        at_once = may_pass(control, at)
        if not (at_once or may_be_left(control, at)):
            return grey
        if grey:
            return not revives or judge.is_spent(control)
        return (is_over or (at_once and not lit.is_look)) and judge.is_spent(control)

    return is_grey


def _is_left(lit: Lit, judge: Judge, campaign: Campaign) -> bool:
    """Tell whether something in a message is left behind; of an earlier life's, whether it may."""
    if lit.stands is None:
        return lit.is_look or is_behind(campaign, lit.post.move, UNDONE_SOON)
    lasting = (each for each in lit.stands if each.has_time and not each.grey)
    return any(judge.is_spent(each.control) for each in lasting)


def _is_corrected(move: Move) -> bool:
    return move.undone_by is not None or move.redone_by is not None
