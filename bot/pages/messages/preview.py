"""A campaign's file before it is imported: what is wrong with it, or what it would bring."""

from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec import Struct

from bot.pages.fitting import shorten
from bot.pages.messages import say
from bot.pages.page import Button, Buttons, Page, Style, Text
from bot.pages.phrases import asking
from bot.pages.phrases.lines import line
from bot.pages.phrases.moves import Move
from bot.pages.presses import Act, Press
from bot.pages.text import clean, mention
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import NOWHERE, CampaignAt, UserId
from bot.rules.course.soundness import BadExport, ExportFault
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Deck
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign, Hero
from bot.rules.state.events import Entry
from bot.words import FALLBACK, Words

YES, NO = "yes", "no"
LONGEST_FIELD = 60
# Their sentence names the deck.
_NAMED = (ExportFault.DECK, ExportFault.DECK_DIFFERS)


def fault_page(wrong: BadExport, voice: Voice) -> Page:
    """Say that nothing was imported, and why."""
    field = clean(shorten(wrong.field, LONGEST_FIELD))
    said = [voice.say(f"file-fault-{wrong.fault}", field=field)]
    if wrong.entry:
        key = "file-place-field" if field and wrong.fault not in _NAMED else "file-place-entry"
        said.append(voice.say(key, entry=wrong.entry, field=field))
    said.append(voice.say("file-not-imported"))
    return Page((Text(" ".join(said)),))


def sayable(words: Words) -> Callable[[tuple[Entry, ...], Campaign, Box], None]:
    """Give the check: it says a move once, and raises what saying it raises."""

    def check(entries: tuple[Entry, ...], campaign: Campaign, box: Box) -> None:
        voice = Voice(campaign, box, words, FALLBACK)
        say.page(Move(NOWHERE, entries[0].move, entries, campaign, campaign.seq), voice)
        for entry in entries:
            line(entry.event, voice)
            if isinstance(entry.event, e.Asked):
                asking.text(entry.event.question, voice)
                asking.buttons(entry.event.question, View(voice, NOWHERE))

    return check


class Preview(Struct, frozen=True):
    """What a file holds, and who would bring it.

    `new_decks` are those the server lacks, `users` all whom the file names, `here` those of them
    on this server, `heir` the person who brings it; `mark` is the mark of the file.
    """

    entries: Sequence[Entry]
    campaign: Campaign
    new_decks: Sequence[Deck]
    users: Collection[int]
    here: Collection[int]
    heir: UserId
    server: int
    mark: str
    voice: Voice

    def page(self) -> Page:
        """Draw the question, with all that the answer Yes would do."""
        return Page((Text("\n".join(self._lines())), Buttons(tuple(self._buttons()))))

    def _lines(self) -> Iterator[str]:
        say, campaign = self.voice.say, self.campaign
        yield say("file-import-title", campaign=clean(campaign.name))
        yield say(
            "file-import-size",
            moves=len({entry.move for entry in self.entries}),
            entries=len(self.entries),
            quests=campaign.quests_ended,
        )
        yield from self._standing()
        yield from self._people()
        yield from self._decks()
        yield say("file-import-nothing-yet")

    def _standing(self) -> Iterator[str]:
        say, campaign = self.voice.say, self.campaign
        if campaign.ended:
            yield say("file-import-ended")
        elif campaign.quest is not None:
            yield say("file-import-quest", quest=clean(campaign.quest.name))
            yield say("file-import-secret")

    def _people(self) -> Iterator[str]:
        say, campaign = self.voice.say, self.campaign
        overlords = [user for user in campaign.overlords if user in self.here] or [self.heir]
        steward = campaign.creator if campaign.creator in self.here else self.heir
        yield say("file-import-overlords", overlords=self.voice.people(overlords))
        yield say("file-import-steward", steward=mention(steward))
        yield from (self._hero(hero) for hero in campaign.heroes.values())
        missing = len(self.users) - len(self.here)
        yield say("file-import-users", found=len(self.here), missing=missing)

    def _hero(self, hero: Hero) -> str:
        said = {"hero": self.voice.hero(hero.key)}
        if hero.player in self.here:
            return self.voice.say("file-import-hero", player=mention(hero.player or 0), **said)
        return self.voice.say("file-import-hero-unplayed", **said)

    def _decks(self) -> Iterator[str]:
        events = [entry.event for entry in self.entries]
        if any(isinstance(event, e.DeckChosen) for event in events) and self.campaign.deck:
            yield self.voice.say("file-import-deck", deck=self.voice.deck(self.campaign.deck))
        for deck in self.new_decks:
            yield self.voice.say("file-import-new-deck", deck=self.voice.own(deck.name))

    def _buttons(self) -> Iterator[Button]:
        for answer, style in ((YES, Style.PRIMARY), (NO, Style.SECONDARY)):
            press = Press(Act.IMPORT, CampaignAt(self.server, 0), (self.mark, answer))
            yield Button(self.voice.say(f"choice-{answer}"), press, style)
