"""What the doctor says, paragraph by paragraph."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot import __version__
from bot.rules.campaign import Campaign
from bot.rules.people import players
from bot.telling.delivery.answering import Sent
from bot.telling.delivery.homes import address
from bot.telling.delivery.troubles import named
from bot.telling.doctor.mending import Checkup
from bot.telling.doctor.places import Place
from bot.telling.page import Page, Text
from bot.telling.pages.view import clean
from bot.telling.phrases import asking
from bot.telling.phrases.naming import Naming
from bot.telling.waiting.waits import Wait


@dataclass(frozen=True, slots=True)
class Report:
    """All that is told of a campaign's checkup; `dms` says who takes no messages, and how so."""

    server: int
    campaign: Campaign
    seen: Checkup
    board: Sent | None
    dms: Mapping[int, str]
    waits: Sequence[Wait]
    links: Mapping[str, str]
    names: Naming

    def page(self) -> Page:
        """Draw it."""
        parts = (
            self._head(),
            self._places(),
            self._board(),
            self._dms(),
            self._waits(),
            self._log(),
            self._mended(),
        )
        return Page(tuple(Text("\n".join(part)) for part in map(list, parts) if part))

    def _head(self) -> Iterator[str]:
        yield self.names.say("doctor-title", campaign=clean(self.campaign.name))

    def _places(self) -> Iterator[str]:
        for place in self.seen.places:
            channel = f"<#{place.channel}>"
            if not place.permissions:
                yield self.names.say("doctor-place-unseen", channel=channel)
                continue
            yield self.names.say("doctor-place", channel=channel)
            yield from self._permissions(place)

    def _permissions(self, place: Place) -> Iterator[str]:
        for permission, held in place.permissions:
            key = "doctor-permission" if held else "doctor-permission-lacking"
            yield self.names.say(key, permission=named(permission, self.names))
        if place.lacking:
            yield self.names.say("doctor-cure", channel=f"<#{place.channel}>")

    def _board(self) -> Iterator[str]:
        if self.board is None:
            yield self.names.say("doctor-no-board")
        else:
            yield self.names.say("doctor-board", link=address(self.server, self.board))

    def _dms(self) -> Iterator[str]:
        seated = (*players(self.campaign), *self.campaign.overlords)
        refusing = [user for user in seated if user in self.dms]
        for user in dict.fromkeys(refusing):
            yield self.names.say(f"doctor-dms-{self.dms[user]}", player=self.names.person(user))
        if not refusing:
            yield self.names.say("doctor-dms")

    def _waits(self) -> Iterator[str]:
        asked = [wait for wait in self.waits if wait.question is not None]
        if not asked:
            yield self.names.say("doctor-no-questions")
        for wait in asked:
            if wait.question is not None:
                yield self.names.say(
                    "doctor-question",
                    question=asking.text(wait.question, self.names),
                    who=self.names.people(wait.users) or self.names.say("page-none"),
                    since=f"<t:{wait.since}:R>",
                    link=self.links.get(wait.question.id, ""),
                )

    def _log(self) -> Iterator[str]:
        health, say = self.seen.health, self.names.say
        last, untold = health.row.last, self.seen.untold
        yield say("doctor-log", entries=last, moves=health.moves, version=__version__)
        yield say("doctor-untold" if untold else "doctor-told", told=last - untold, entries=untold)
        if not self.seen.ailments:
            yield say("doctor-log-sound")
        for ailment in self.seen.ailments:
            yield say(f"doctor-ailment-{ailment.kind}", seq=ailment.seq)
        if self.seen.ailments:
            yield say("doctor-host")

    def _mended(self) -> Iterator[str]:
        for key in self.seen.mended:
            yield self.names.say(key)
        if self.seen.left:
            yield self.names.say("doctor-mended-roster", players=self.names.people(self.seen.left))
        if not self.seen.mended and not self.seen.left:
            yield self.names.say("doctor-nothing-mended")
