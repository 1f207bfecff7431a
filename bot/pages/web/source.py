"""What every part of the page is made of: a campaign's log without secrets, told for everybody."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bot.pages.lookups import dungeon_course
from bot.pages.lookups.chapters import Chapter, chapters
from bot.pages.voice import View, Voice
from bot.pages.web.html import Html
from bot.pages.web.markdown import inline, paragraph
from bot.rules.basics.keys import FacedownCard
from bot.rules.basics.options import Edition
from bot.rules.basics.stored import replace
from bot.rules.course.moving import without_secrets
from bot.rules.course.tally import Course, Tally, by_quest, by_round, tally
from bot.rules.state.events import DeckChosen, Entry
from bot.rules.state.replay import live

FEW_POINTS = 3
UNNAMED = FacedownCard("")


@dataclass(frozen=True)
class Source:
    """A campaign as everybody may read it; `people` are the names of its users."""

    view: View
    people: Mapping[int, str]

    @classmethod
    def of(cls, view: View, people: Mapping[int, str]) -> "Source":
        """Leave the secrets of a log behind."""
        pairs = zip(view.entries, without_secrets(view.entries), strict=True)
        return cls(view.reading([_counted(*pair) for pair in pairs], view.forced), people)

    @property
    def voice(self) -> Voice:
        """Give the voice of the whole table."""
        return self.view.voice

    @property
    def has_pools(self) -> bool:
        """Tell whether the campaign has fortune and Plot cards: the first edition has neither."""
        return self.voice.campaign.edition is Edition.SECOND

    @cached_property
    def standing(self) -> list[Entry]:
        """Give the entries of moves that stand."""
        return live(self.view.entries)

    @cached_property
    def chapters(self) -> list[Chapter]:
        """Part the campaign by its quests."""
        return chapters(self.standing, self.voice.box.dice)

    @cached_property
    def tally(self) -> Tally:
        """Count what happened in all."""
        return tally(self.standing)

    @cached_property
    def course(self) -> Course:
        """Follow the pools by quest; through the newest quest where there are but few."""
        by_quests = by_quest(self.standing)
        return by_quests if len(by_quests) >= FEW_POINTS else by_round(self.standing)

    @cached_property
    def counts(self) -> dungeon_course.Course:
        """Follow the first edition's counts likewise."""
        by_quests = dungeon_course.by_quest(self.standing)
        by_rounds = dungeon_course.by_round(self.standing)
        few = len(by_quests) < FEW_POINTS and len(by_rounds) > 1
        return by_rounds if few else by_quests

    def named(self, user: int) -> str:
        """Name a user without an id."""
        return self.people.get(user) or self.voice.say("web-somebody")

    def say(self, key: str, /, **args: str | int) -> Html:
        """Say the words of a key in a line."""
        return inline(self.voice.say(key, **args), self.named)

    def line(self, markdown: str) -> Html:
        """Write a line that a page for Discord has."""
        return inline(markdown, self.named)

    def paragraph(self, markdown: str) -> Html:
        """Write a paragraph that a page for Discord has."""
        return paragraph(markdown, self.named)


def _counted(entry: Entry, open_: Entry) -> Entry:
    """Say of facedown cards no more than how many there are."""
    if not isinstance(entry.event, DeckChosen):
        return open_
    nameless = tuple(UNNAMED for _ in entry.event.facedown)
    return replace(entry, event=replace(entry.event, facedown=nameless))
