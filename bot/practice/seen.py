"""Messages as the cast sees them, and which of them answer an expectation."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from bot.practice.lines import Where
from bot.practice.reading import Control, flat


class Seen(Struct, frozen=True):
    """One message of the bot as it stands: where, for whom, its text, what can be pressed.

    `hidden` says that Discord shows it to `private_to` alone. An answer to a press in a DM is
    private as well: nobody else can see it.
    """

    id: int
    place: str
    lines: tuple[str, ...]
    controls: tuple[Control, ...]
    edited: bool = False
    hidden: bool = False
    private_to: str | None = None
    dm_of: str | None = None
    board: bool = False
    pinged: tuple[str, ...] = ()
    components: Sequence[dict[str, Any]] = ()
    files: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The whole message on one line."""
        return " ".join(" ".join(self.lines).split())

    @property
    def public(self) -> bool:
        """Whether everybody in its channel sees it."""
        return self.dm_of is None and not self.hidden

    def says(self, text: str) -> bool:
        """Whether it contains a text, ignoring case, white space and emphasis."""
        return flat(text) in flat(self.text)

    def stands(self, where: Where, user: str = "") -> bool:
        """Whether it is a post, a reply or DM to that person, or the live board."""
        if where == "post":
            return self.public and not self.board
        if where == "board":
            return self.public and self.board
        return user == (self.private_to if where == "private" else self.dm_of)


class ActResult(Struct, frozen=True):
    """What one act led to: the messages created or edited, as they stand now, oldest first.

    `unanswered` counts interactions the bot left without an answer, `modals` who sees one now,
    `stopped` says why Discord's own check of what is typed let nothing through to the bot.
    """

    seen: tuple[Seen, ...] = ()
    refused: bool = False
    unanswered: int = 0
    modals: tuple[str, ...] = ()
    stopped: str | None = None
    errors: tuple[BaseException, ...] = ()

    def of(self, where: Where, user: str = "") -> tuple[Seen, ...]:
        """Its posts, its replies or DMs to somebody, or its boards."""
        return tuple(seen for seen in self.seen if seen.stands(where, user))

    @property
    def posts(self) -> tuple[Seen, ...]:
        """The public messages, the live board excepted."""
        return self.of("post")

    def private(self, user: str) -> tuple[Seen, ...]:
        """The private replies to somebody."""
        return self.of("private", user)

    def dms(self, user: str) -> tuple[Seen, ...]:
        """The direct messages to somebody."""
        return self.of("dm", user)


def best(label: str, labels: Iterable[str]) -> int | None:
    """The place of the label meant: the first exact one, else the first that contains it."""
    wanted = flat(label)
    shown = [flat(each) for each in labels]
    exact = (place for place, each in enumerate(shown) if each == wanted)
    containing = (place for place, each in enumerate(shown) if wanted in each)
    return next(exact, next(containing, None))
