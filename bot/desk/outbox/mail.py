"""Sends direct messages about fortune and purchases; who takes none is named in the channel."""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from functools import partial

from msgspec import Struct

from bot.desk.drawn.languages import Languages
from bot.desk.drawn.moves_read import of_tail
from bot.desk.drawn.signs import LETTER, Sought, fingerprint, is_form, nonce, sign
from bot.desk.outbox.answering import Sent
from bot.desk.outbox.courier import Courier
from bot.desk.outbox.homes import roll_links
from bot.desk.outbox.posts import Posts
from bot.desk.outbox.telling import Telling
from bot.desk.outbox.undelivered import Trouble, Undelivered
from bot.log.contract import CampaignLog, Post
from bot.log.notes import DMS, Dms
from bot.pages.messages import overlord_letters
from bot.pages.messages.notices import (
    concerned,
    gainers,
    letters,
    rollers,
    without_spending,
    without_spent,
)
from bot.pages.page import Accent, Page, Text
from bot.pages.phrases.moves import Move
from bot.pages.text import mention
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.stored import replace

Left = Callable[[CampaignAt, int], Awaitable[bool]]
"""Tells, for a server, a campaign and a user, whether that user left, and notes it if so."""

_log = logging.getLogger(__name__)


class _Letter(Struct, frozen=True):
    """A letter of a move to somebody; `home` is told where it is refused."""

    telling: Telling
    user: int
    page: Page
    names: Voice
    home: int

    @property
    def move(self) -> Move:
        return self.telling.move


class Mail:
    """Keeps players informed of their fortune, one message a move and player."""

    def __init__(
        self, log: CampaignLog, courier: Courier, posts: Posts, languages: Languages
    ) -> None:
        """Take where to remember, who carries messages, and who reads which language."""
        self._log = log
        self._languages = languages
        self._courier = courier
        self._posts = posts
        self.left: Left = _nobody_leaves

    async def set(self, server: int, user: int, on: bool) -> None:
        """Turn somebody's messages on or off."""
        if on:
            await DMS.drop(self._log, server, user)
        else:
            await DMS.put(self._log, server, user, Dms.OFF)

    async def deliver(self, telling: Telling, names: Voice, home: int) -> None:
        """Send or change each letter of a move; what fails with one spares the others.

        Raises Undelivered where one may get through another time.
        """
        move = telling.move
        users = concerned(move)
        if not telling.is_newest:
            return
        late = await self._new(telling, names, home, await self._welcome(move, users))
        server, spenders = move.at.server, overlord_letters.concerned(move)
        late += await self._outdated(server, users, partial(self._renew, telling, names, home))
        renew = partial(self._renew_purchases, telling, names)
        late += await self._outdated(server, spenders, renew)
        if late:
            raise late[0]

    async def _welcome(self, move: Move, users: Iterable[int]) -> list[int]:
        """Name those who had no letter of the campaign before."""
        return [user for user in users if not await self._before(move, user)]

    async def _before(self, move: Move, user: int) -> list[Post]:
        """Give somebody's letters of earlier moves, oldest first."""
        posts = await self._log.posts_to(move.at, user)
        return [post for post in posts if post.kind == LETTER and post.move < move.number]

    async def _new(
        self, telling: Telling, names: Voice, home: int, welcome: Collection[int]
    ) -> list[Undelivered]:
        move = telling.move
        rolls = await self._rolls(move, home)
        if not letters(move, names, welcome, rolls):
            return []
        written = await self._written(move, names, welcome, rolls)
        # Letters may take long: what is posted is noted before them.
        await self._posts.write(telling)
        told = await self._posts.of(telling)
        held = {post.user: post for post in told if post.kind == LETTER}
        without = await DMS.all(self._log, move.at.server)
        late: list[Undelivered] = []
        for user, drawn in written.items():
            page = replace(drawn, sign=sign(LETTER, move, user))
            letter = _Letter(telling, user, page, names, home)
            try:
                await self._one(letter, held.get(user), takes=user not in without)
            except Undelivered as undelivered:
                late.append(undelivered)
        return late

    async def _written(
        self, move: Move, names: Voice, welcome: Collection[int], rolls: Mapping[str, str]
    ) -> dict[int, Page]:
        """Write each letter of a move in the language of whoever gets it."""
        own = await self._languages.of(move.at.server)
        drawn = {names.language: letters(move, names, welcome, rolls)}
        for language in {*own.values()} - drawn.keys():
            drawn[language] = letters(move, names.to(language), welcome, rolls)
        first = drawn[names.language]
        return {user: drawn[own.get(user, names.language)][user] for user in first}

    async def _to(self, user: int, names: Voice, server: int) -> Voice:
        """Give the names of things in somebody's own language."""
        own = await self._languages.of(server)
        return names.to(own.get(user, names.language))

    async def _rolls(self, move: Move, home: int) -> dict[str, str]:
        """Lead to the rolls that those whose fortune a move changes may now reroll."""
        return await roll_links(self._log, move.at, home, rollers(move))

    async def _outdated(
        self, server: int, users: Collection[int], renew: Callable[[int], Awaitable[None]]
    ) -> list[Undelivered]:
        """Take out of everybody's letter before what is spent, or stands in a newer one.

        Who wants no letters gets none changed either.
        """
        late: list[Undelivered] = []
        without = await DMS.all(self._log, server) if users else {}
        for user in (user for user in users if user not in without):
            try:
                await renew(user)
            except Undelivered as undelivered:
                late.append(undelivered)
        return late

    async def _renew(self, telling: Telling, names: Voice, home: int, user: int) -> None:
        move = telling.move
        found = await self._newest(move, user, lambda then: not overlord_letters.opens(then))
        if found is None:
            return
        then, post, is_first = found
        rolls = await self._rolls(then, home)
        names = await self._to(user, names, then.at.server)
        drawn = letters(then, names, (user,) if is_first else (), rolls).get(user)
        if drawn is None:
            return
        has_newer = user in letters(move, names) and not move.is_undone
        page = without_spending(drawn) if has_newer else without_spent(drawn, move.after)
        await self._redo(telling, then, post, page, names)

    async def _renew_purchases(self, telling: Telling, names: Voice, user: int) -> None:
        """Leave in the letter of Spend XP what can still be spent, and nothing after that step."""
        found = await self._newest(telling.move, user, overlord_letters.opens)
        if found is not None:
            then, post, _ = found
            names = await self._to(user, names, then.at.server)
            page = overlord_letters.renewed(then, user, names)
            await self._redo(telling, then, post, page, names)

    async def _newest(
        self, move: Move, user: int, is_meant: Callable[[Move], bool]
    ) -> tuple[Move, Post, bool] | None:
        """Find somebody's newest standing letter of a kind: its move, and if it is the first."""
        before = await self._before(move, user)
        for post in reversed(before):
            then = await self._then(post.move, move)
            if is_meant(then) and not then.is_undone:
                return then, post, post is before[0]
        return None

    async def _redo(
        self, telling: Telling, then: Move, post: Post, page: Page, names: Voice
    ) -> None:
        """Change an earlier letter."""
        signed = replace(page, sign=sign(LETTER, then, post.user))
        renewal = replace(telling, move=then)
        await self._change(_Letter(renewal, post.user, signed, names, 0), post)

    async def _then(self, number: int, now: Move) -> Move:
        """Give an earlier move, read from its beginning to what is told now."""
        tail = await self._log.read(now.at, number - 1)
        return of_tail([each for each in tail if each.seq <= now.seq], number, now)

    async def _one(self, letter: _Letter, held: Post | None, *, takes: bool) -> None:
        if held is not None:
            await self._change(letter, held)
        elif takes:
            await self._send(letter)

    async def _change(self, letter: _Letter, post: Post) -> None:
        """Bring a letter up to date, unless it is."""
        if is_form(post.body_hash, letter.page) and not letter.telling.is_doubted:
            return
        sent = Sent(post.channel, post.message)
        try:
            await self._courier.edit(sent, letter.page)
        except Undelivered as undelivered:
            if undelivered.trouble in (Trouble.FAILING, Trouble.REFUSED):
                raise
            _log.info("a letter stays as it was", exc_info=undelivered)
        _remember(letter, sent)

    async def _send(self, letter: _Letter) -> None:
        try:
            sent = await self._found(letter)
            if sent is not None:
                found = Post(letter.move.number, LETTER, letter.user, sent.channel, sent.message)
                await self._change(letter, found)
            elif not letter.move.is_undone:
                move, user = letter.move, letter.user
                own = nonce(LETTER, *move.at, move.number, user)
                _remember(letter, await self._courier.dm(user, letter.page, own))
        except Undelivered as undelivered:
            if undelivered.may_pass:
                raise
            await self._given_up(letter, undelivered)

    async def _found(self, letter: _Letter) -> Sent | None:
        """Look for a letter that was sent before, by an earlier life or a try that seemed to fail.

        One that is sent in vain for the first time cannot be there.
        """
        if letter.telling.fresh:
            return None
        sought = Sought(letter.page.sign, letter.page.custom_ids)
        return await self._courier.find_dm(letter.user, sought, *letter.move.times)

    async def _given_up(self, letter: _Letter, undelivered: Undelivered) -> None:
        if undelivered.trouble is Trouble.REJECTED:
            _log.error("a letter is not taken", exc_info=undelivered)
        elif not letter.move.is_undone:
            await self._refused(letter)

    async def _refused(self, letter: _Letter) -> None:
        """Tell the channel once, and do not try again until the player wants it.

        Where the player has left the server, that is told instead.
        """
        move, user, names = letter.move, letter.user, letter.names
        if await self.left(move.at, user):
            return
        gained = gainers(move, user)
        if not gained:
            return  # what the overlord side may buy stands behind a button of the post, too
        heroes = names.heroes(gained)
        said = names.say("dms-refused", player=mention(user), heroes=heroes)
        page = Page((Text(said),), Accent.FORTUNE, sign(Dms.REFUSED, move, user))
        await self._tell_all(letter, page)
        await DMS.put(self._log, move.at.server, user, Dms.REFUSED)

    async def _tell_all(self, letter: _Letter, page: Page) -> None:
        move, user = letter.move, letter.user
        sought = Sought(page.sign)
        try:
            if letter.telling.late and await self._courier.find(letter.home, sought, *move.times):
                return
            own = nonce(Dms.REFUSED, *move.at, move.number, user)
            await self._courier.post(letter.home, page, own)
        except Undelivered as undelivered:
            if undelivered.trouble is Trouble.FAILING:
                raise


def _remember(letter: _Letter, sent: Sent) -> None:
    number, mark = letter.move.number, fingerprint(letter.page)
    post = Post(number, LETTER, letter.user, sent.channel, sent.message, mark)
    letter.telling.noted.posts.append(post)


async def _nobody_leaves(at: CampaignAt, user: int) -> bool:
    return False
