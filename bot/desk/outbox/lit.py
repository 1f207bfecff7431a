"""The messages of a campaign with buttons that may go grey: which there are, and which wait."""

from collections.abc import Iterable, Set
from math import inf

from msgspec import Struct, field

from bot.desk.drawn.signs import BRIEF, marked
from bot.desk.outbox.paces import A_WHILE, Paces
from bot.desk.pressed.recolouring import Stands
from bot.log.contract import GREY, OPEN, SLOW, Post
from bot.rules.basics.stored import replace

MOST_OPEN = 1000
"""Messages of earlier lives known at once; the next life finds older ones."""
MOST_SLOW = 500
"""Messages known whose buttons have time; the next life finds older ones."""
MOST_GREY = 16
"""Messages all grey that an undo may give their colours back."""
FEW_GREY = 8
"""So many of them left, and an undo has earlier ones looked for."""
MOST_JUDGED = 24
"""Messages judged after one move, so that nobody else waits for it."""
A_LONG_WHILE = 300.0
"""Seconds that a button which somebody may be about to press stays when it is good for nothing."""

_Place = tuple[int, int]


class Lit(Struct):
    """A message and how its buttons stand; None until somebody has looked what is in it.

    What is left behind in it is looked at when it is `due`; `left` if it was so the last time.
    """

    post: Post
    stands: tuple[Stands, ...] | None = None
    due: float = 0.0
    left: bool = False

    @property
    def place(self) -> _Place:
        """Tell newer from older: by the move that it tells, and by its own id."""
        return self.post.move, self.post.message

    @property
    def is_look(self) -> bool:
        """Tell whether it is no move but a look at the campaign: whatever is in it has time."""
        return not self.post.move

    @property
    def is_brief(self) -> bool:
        """Tell whether nothing in it has its colour back once it is grey."""
        return self.post.kind.startswith(BRIEF)

    @property
    def is_open(self) -> bool:
        """Tell whether something in it may go grey at once."""
        return (self.post.body_hash or "").startswith(OPEN)

    @property
    def is_grey(self) -> bool:
        """Tell whether all in it is grey."""
        return (self.post.body_hash or "").startswith(GREY)

    @property
    def has_grey(self) -> bool:
        """Tell whether something in it is known to be grey."""
        return self.is_grey or any(each.grey for each in self.stands or ())

    def show(self, stands: tuple[Stands, ...], due: float) -> None:
        """Know how its buttons stand; those that have time are looked at when it is due."""
        self.stands, self.left = stands, False
        self.due = due if any(each.has_time and not each.grey for each in stands) else inf

    def look(self, now: float, *, left: bool) -> None:
        """Know whether something in it is left behind; what is so long enough goes grey."""
        self.left = left
        self.due = now + (A_LONG_WHILE if left else A_WHILE)

    def mark(self) -> Post | None:
        """Note what became of it; gives what is to be written, None if that stands there."""
        noted = marked(self.post.body_hash, self._mark())
        if noted == self.post.body_hash:
            return None
        self.post = replace(self.post, body_hash=noted)
        return self.post

    def _mark(self) -> str:
        lit = [each for each in self.stands or () if not each.grey]
        if not lit:
            return GREY if self.stands else ""
        return SLOW if all(each.has_time for each in lit) else OPEN


class Lights(Struct):
    """All of a campaign by their ids, and those `waiting` to be judged.

    With `revives`, after an undo or redo, those that are grey already are judged too. `touched` is
    the place of the newest message that was changed: older ones have time.
    """

    known: dict[int, Lit] = field(default_factory=dict)
    waiting: set[int] = field(default_factory=set)
    revives: bool = False
    read: bool = False
    touched: _Place = (0, 0)
    paces: Paces = field(default_factory=Paces)

    def learn(self, posts: Iterable[Post]) -> None:
        """Know of the messages of earlier lives; what may go grey at once is judged before all."""
        for post in posts:
            due = 0.0 if (post.body_hash or "").startswith(SLOW) else inf
            self.known.setdefault(post.message, Lit(post, due=due))

    @property
    def lacks_grey(self) -> bool:
        """Tell whether hardly any is left that an undo may give its colour back."""
        return sum(each.is_grey for each in self.known.values()) < FEW_GREY

    def wait_for_all(self, but: int, standing: Set[int]) -> None:
        """Have all messages judged, but what tells a move: it shows what is new anyway.

        What was taken back has nothing to be given back; `standing` are the moves that were not.
        """
        lit = [each for each in self.known.values() if each.is_open]
        if self.revives:
            lit += self._with_grey(standing)
        self.waiting = {each.post.message for each in lit if each.post.move != but}

    def _with_grey(self, standing: Set[int]) -> list[Lit]:
        """Give those that have something grey, and the newest that may: Discord is to be asked."""
        slow = [each for each in self.known.values() if not each.is_open]
        unseen = [each for each in slow if each.stands is None and not each.is_grey]
        told = _newest(each for each in unseen if each.post.move in standing)
        looks = _newest(each for each in unseen if each.is_look and not each.is_brief)
        return [*told, *looks, *(each for each in slow if each.has_grey)]

    def next(self, now: float, *, at_once: bool) -> list[Lit]:
        """Give those whose turn it is, the newest first: older ones once in a while alone."""
        rested = self.paces.is_rested(now)
        self.waiting &= self.known.keys()
        lit = (self.known[id] for id in self.waiting)
        found = [each for each in lit if rested or (at_once and self._is_urgent(each))]
        newest = sorted(found, key=_age, reverse=True)
        return newest[:MOST_JUDGED]

    def _is_urgent(self, lit: Lit) -> bool:
        if self.revives and lit.has_grey:
            return True
        return lit.place >= self.touched and not lit.is_look

    def due(self, now: float) -> list[Lit]:
        """Give those that are to be looked at for what is left behind in them, if it is time.

        Those that were not left behind so far come first: nothing is asked of Discord for them.
        Then come those that Discord lets change more often, the oldest first. None waits too long
        behind the others to be one of them.
        """
        self._forget_oldest()
        found = [each for each in self.known.values() if each.due <= now]
        fresh = sorted((x for x in found if not x.left), key=lambda each: each.due)
        left = [x for x in found if x.left and self.paces.allow(x.post.message, now)]
        left.sort(key=lambda each: self.paces.order(each.post.message, now))
        self.paces.look(now, more=len(left) > 1)
        return [*fresh[:MOST_JUDGED], *left[:MOST_JUDGED]]

    def _forget_oldest(self) -> None:
        """Leave the oldest to the next life where so many wait that these are not reached."""
        slow = [each for each in self.known.values() if each.due < inf and not each.is_open]
        if len(slow) > MOST_SLOW:
            for old in sorted(slow, key=_age)[:-MOST_SLOW]:
                del self.known[old.post.message]

    def done(self, lit: Lit) -> None:
        """Note that a message was judged as the campaign stands now."""
        self.waiting.discard(lit.post.message)
        self.revives = self.revives and bool(self.waiting)

    def leave(self, lit: Lit, now: float, *, slowly: bool) -> None:
        """Note that Discord was asked about a message, which stays as it is known."""
        self.done(lit)
        self.paces.change(lit.post.message, now, slowly=slowly)

    def settle(
        self, lit: Lit, stands: tuple[Stands, ...], now: float, *, slowly: bool
    ) -> Post | None:
        """Note how the buttons of a message stand now; gives what is to be written of it.

        Without any it need not be looked at again.
        """
        self.leave(lit, now, slowly=slowly)
        if not slowly:
            self.touched = max(self.touched, lit.place)
        lit.show(stands, now + A_WHILE)
        if not stands:
            self.known.pop(lit.post.message, None)
        post = lit.mark()
        grey = [each for each in self.known.values() if each.is_grey]
        for old in sorted(grey, key=_age)[:-MOST_GREY]:
            del self.known[old.post.message]
        return post


def _newest(lit: Iterable[Lit]) -> list[Lit]:
    return sorted(lit, key=_age)[-MOST_GREY:]


def _age(lit: Lit) -> int:
    """Tell newer from older by when they were written, looks too."""
    return lit.post.message
