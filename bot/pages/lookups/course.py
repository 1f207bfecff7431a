"""How the pools went: over a campaign quest by quest, over a quest round by round."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.rules.basics.places import POOL, PlaceKind
from bot.rules.state import events as e

START, NOW = "start", "now"


@dataclass(frozen=True, slots=True)
class Pools:
    """What the overlord's pool and all hero sheets together held."""

    threat: int = 0
    fortune: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """What a point of the course stands for: a quest by its number, from 1, or a round of one.

    `word` is START or NOW for what lies before the first and after the last of them.
    """

    word: str = ""
    quest: int = 0
    encounter: int = 0
    round: int = 0


Course = dict[Mark, Pools]
"""What the pools held last at each mark, in order."""


def by_quest(entries: Iterable[e.Entry]) -> Course:
    """Follow the pools through the moves that stand, a point for each quest."""
    follower = _ByQuest()
    for entry in entries:
        follower.follow(entry)
    return follower.course


def by_round(entries: Iterable[e.Entry]) -> Course:
    """Follow the pools through the quest started last, a point for each round."""
    follower = _ByRound()
    for entry in entries:
        follower.follow(entry)
    return follower.course


@dataclass(slots=True)
class _Follower:
    """Adds up what is moved; `mark` is where the course has come to."""

    mark: Mark = Mark(START)
    held: Pools = Pools()
    course: Course = field(default_factory=lambda: {Mark(START): Pools()})

    def note(self, event: e.Event) -> None:
        if isinstance(event, e.TokensMoved):
            self.held = _moved(self.held, event)
        self.course[self.mark] = self.held


@dataclass(slots=True)
class _ByQuest(_Follower):
    quests: int = 0
    ended_by: int = 0

    def follow(self, entry: e.Entry) -> None:
        if self.ended_by and entry.move != self.ended_by:
            self.mark, self.ended_by = Mark(NOW), 0
        match entry.event:
            case e.QuestStarted():
                self.course.pop(Mark(NOW), None)
                self.quests += 1
                self.mark = Mark(quest=self.quests)
            case e.QuestEnded():
                self.ended_by = entry.move
            case _:
                pass
        self.note(entry.event)


@dataclass(slots=True)
class _ByRound(_Follower):
    ended_by: int = 0
    over: bool = False

    def follow(self, entry: e.Entry) -> None:
        if self.ended_by and entry.move != self.ended_by:
            self.over = True
        match entry.event:
            case e.QuestStarted():
                self.course, self.ended_by, self.over = {Mark(START): self.held}, 0, False
                self.mark = Mark(encounter=1)
            case e.EncounterSetUp(encounter):
                self.mark = Mark(encounter=encounter)
            case e.HeroTurnBegan(_, round):
                self.mark = Mark(encounter=self.mark.encounter, round=round)
            case e.QuestEnded():
                self.ended_by = entry.move
            case _:
                pass
        self._note_within(entry.event)

    def _note_within(self, event: e.Event) -> None:
        if not self.over:
            self.note(event)
        elif isinstance(event, e.TokensMoved):
            self.held = _moved(self.held, event)


def _moved(held: Pools, event: e.TokensMoved) -> Pools:
    threat = (event.to == POOL) - (event.source == POOL)
    fortune = _is_fortune(event.to.kind) - _is_fortune(event.source.kind)
    if not (threat or fortune):
        return held
    return Pools(held.threat + threat * event.amount, held.fortune + fortune * event.amount)


def _is_fortune(kind: PlaceKind) -> bool:
    return kind is PlaceKind.FORTUNE
