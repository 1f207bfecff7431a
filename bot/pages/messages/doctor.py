"""What the doctor says, paragraph by paragraph; and of moves that wait to be told."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from bot import __version__
from bot.pages.page import Page, Text
from bot.pages.phrases import asking
from bot.pages.text import channel_link, clean
from bot.pages.voice import Voice
from bot.rules.course.waits import Wait
from bot.rules.economy.people import players
from bot.rules.state.campaign import Campaign

Say = Callable[..., str]


class Waiting(Struct, frozen=True):
    """How many moves wait, and why: a word for it, Discord's number, the channel meant."""

    moves: int
    why: str
    code: int
    channel: int

    def text(self, say: Say) -> str:
        """Say it in a sentence."""
        why = say(f"waiting-{self.why}", channel=channel_link(self.channel), code=str(self.code))
        return say("waiting-moves", moves=self.moves, why=why)


class ChannelRights(Struct, frozen=True):
    """A channel and the permissions needed there, with whether the bot has each.

    `permissions` is empty for a channel that the bot cannot see, or that is gone.
    """

    channel: int
    permissions: tuple[tuple[str, bool], ...]

    @property
    def lacking(self) -> tuple[str, ...]:
        """Name the permissions lacking."""
        return tuple(name for name, held in self.permissions if not held)

    @property
    def is_well(self) -> bool:
        """Tell whether the bot can do there all that it does."""
        return bool(self.permissions) and not self.lacking


class Kept(Struct, frozen=True):
    """What a campaign's log comes to; `ailments` are words and the entries they are at.

    `waiting` says which moves wait to be told, and why, if any do.
    """

    entries: int
    moves: int
    untold: int
    ailments: Sequence[tuple[str, int]]
    waiting: Waiting | None = None


class DoctorReport(Struct, frozen=True):
    """All that is told of a campaign's checkup.

    `board` is the live board's address, if there is one; `dms` says who takes no messages, and how
    so; `links` are the addresses of the questions; `mended` are keys of words; `left` left;
    `added` are commands of the application that are none of the bot's.
    """

    campaign: Campaign
    places: Sequence[ChannelRights]
    kept: Kept
    mended: Sequence[str]
    left: Sequence[int]
    board: str
    dms: Mapping[int, str]
    waits: Sequence[Wait]
    links: Mapping[str, str]
    voice: Voice
    added: Sequence[str] = ()

    def page(self) -> Page:
        """Draw it."""
        parts = (
            self._head(),
            self._places(),
            self._board(),
            self._dms(),
            self._waits(),
            self._log(),
            self._added(),
            self._mended(),
        )
        return Page(tuple(Text("\n".join(part)) for part in map(list, parts) if part))

    def _head(self) -> Iterator[str]:
        yield self.voice.say("doctor-title", campaign=clean(self.campaign.name))

    def _places(self) -> Iterator[str]:
        for place in self.places:
            channel = channel_link(place.channel)
            if not place.permissions:
                yield self.voice.say("doctor-place-unseen", channel=channel)
                continue
            yield self.voice.say("doctor-place", channel=channel)
            yield from self._permissions(place)

    def _permissions(self, place: ChannelRights) -> Iterator[str]:
        for permission, held in place.permissions:
            key = "doctor-permission" if held else "doctor-permission-lacking"
            yield self.voice.say(key, permission=named(permission, self.voice))
        if place.lacking:
            yield self.voice.say("doctor-cure", channel=channel_link(place.channel))

    def _board(self) -> Iterator[str]:
        if not self.board:
            yield self.voice.say("doctor-no-board")
        else:
            yield self.voice.say("doctor-board", link=self.board)

    def _dms(self) -> Iterator[str]:
        seated = (*players(self.campaign), *self.campaign.overlords)
        refusing = [user for user in seated if user in self.dms]
        for user in dict.fromkeys(refusing):
            yield self.voice.say(f"doctor-dms-{self.dms[user]}", player=self.voice.person(user))
        if not refusing:
            yield self.voice.say("doctor-dms")

    def _waits(self) -> Iterator[str]:
        asked = [wait for wait in self.waits if wait.question is not None]
        if not asked:
            yield self.voice.say("doctor-no-questions")
        for wait in asked:
            if wait.question is not None:
                yield self.voice.say(
                    "doctor-question",
                    question=asking.text(wait.question, self.voice),
                    who=self.voice.people(wait.users) or self.voice.say("page-none"),
                    since=f"<t:{wait.since}:R>",
                    link=self.links.get(wait.question.id, ""),
                )

    def _log(self) -> Iterator[str]:
        kept, say = self.kept, self.voice.say
        last, untold = kept.entries, kept.untold
        yield say("doctor-log", entries=last, moves=kept.moves, version=__version__)
        yield say("doctor-untold" if untold else "doctor-told", told=last - untold, entries=untold)
        if kept.waiting is not None:
            yield kept.waiting.text(say)
        if not kept.ailments:
            yield say("doctor-log-sound")
        for ailment, seq in kept.ailments:
            yield say(f"doctor-ailment-{ailment}", seq=seq)
        if kept.ailments:
            yield say("doctor-host")

    def _added(self) -> Iterator[str]:
        for command in self.added:
            yield self.voice.say("doctor-added", command=command)

    def _mended(self) -> Iterator[str]:
        for key in self.mended:
            yield self.voice.say(key)
        if self.left:
            yield self.voice.say("doctor-mended-roster", players=self.voice.people(self.left))
        if not self.mended and not self.left:
            yield self.voice.say("doctor-nothing-mended")


def named(permission: str, voice: Voice) -> str:
    """Name a permission as Discord's own settings do."""
    return voice.say(f"permission-{permission.replace('_', '-')}")
