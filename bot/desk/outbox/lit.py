"""The messages of a campaign with buttons that may go grey: which there are, and which wait."""

from collections.abc import Iterable

from msgspec import Struct, field

from bot.desk.recolouring import Stands
from bot.desk.signs import marked
from bot.log.contract import GREY, OPEN, Post
from bot.rules.basics.stored import replace

MOST_OPEN = 1000
"""Messages of earlier lives known at once; the next life finds older ones."""
MOST_GREY = 16
"""Messages all grey that an undo may give their colours back."""
MOST_JUDGED = 24
"""Messages judged after one move, so that nobody else waits for it."""
A_WHILE = 60.0
"""Seconds between two older messages: Discord counts the edits of old messages."""
LONGEST_REST = 3600.0
"""Seconds until the next try while Discord fails."""

_Place = tuple[int, int]


class Lit(Struct):
    """A message and how its buttons stand; None until somebody has looked what is in it."""

    post: Post
    stands: tuple[Stands, ...] | None = None

    @property
    def place(self) -> _Place:
        """Tell newer from older: by the move that it tells, and by its own id."""
        return self.post.move, self.post.message

    @property
    def is_open(self) -> bool:
        """Tell whether something in it may still go grey."""
        return (self.post.body_hash or "").startswith(OPEN)

    @property
    def has_grey(self) -> bool:
        """Tell whether something in it is known to be grey."""
        return any(each.grey for each in self.stands or ())

    def mark(self) -> Post | None:
        """Note what became of it; gives what is to be written, None if that stands there."""
        stands = self.stands or ()
        grey = GREY if stands and all(each.grey for each in stands) else ""
        noted = marked(self.post.body_hash, grey or (OPEN if stands else ""))
        if noted == self.post.body_hash:
            return None
        self.post = replace(self.post, body_hash=noted)
        return self.post


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
    _rests_until: float = 0.0
    _failures: int = 0

    def learn(self, posts: Iterable[Post], now: float) -> None:
        """Know of the messages of earlier lives."""
        for post in posts:
            self.known.setdefault(post.message, Lit(post))
        self.read, self._rests_until = True, now + A_WHILE

    def wait_for_all(self, but: int) -> None:
        """Have all messages judged, but what tells a move: it shows what is new anyway."""
        lit = [x for x in self.known.values() if self.revives or x.is_open]
        self.waiting = {each.post.message for each in lit if each.post.move != but}

    def next(self, now: float, *, at_once: bool) -> list[Lit]:
        """Give those whose turn it is, the newest first: older ones once in a while alone."""
        rested = now >= self._rests_until
        self.waiting &= self.known.keys()
        lit = (self.known[id] for id in self.waiting)
        found = [each for each in lit if rested or (at_once and self._is_urgent(each))]
        newest = sorted(found, key=lambda each: each.place, reverse=True)
        return newest[:MOST_JUDGED]

    def _is_urgent(self, lit: Lit) -> bool:
        return lit.place >= self.touched or (self.revives and lit.has_grey)

    def done(self, lit: Lit) -> None:
        """Note that a message was judged as the campaign stands now."""
        self.waiting.discard(lit.post.message)
        self.revives = self.revives and bool(self.waiting)

    def fail(self, now: float) -> None:
        """Try again after a rest, ever longer while Discord fails."""
        self._failures += 1
        self._rests_until = now + min(A_WHILE * 2**self._failures, LONGEST_REST)

    def settle(self, lit: Lit, stands: tuple[Stands, ...], now: float) -> Post | None:
        """Note how the buttons of a message stand now; gives what is to be written of it.

        Without any it need not be looked at again.
        """
        self.done(lit)
        self._failures, self._rests_until = 0, now + A_WHILE
        self.touched = max(self.touched, lit.place)
        lit.stands = stands
        if not stands:
            self.known.pop(lit.post.message, None)
        post = lit.mark()
        grey = [each for each in self.known.values() if not each.is_open]
        for old in sorted(grey, key=lambda each: each.place)[:-MOST_GREY]:
            del self.known[old.post.message]
        return post
