"""The course of threat and conquest in the first edition: quest by quest, or round by round."""

from collections.abc import Iterable

from bot.pages.phrases.ledgers import counted
from bot.rules.course.tally import START, Mark
from bot.rules.state import events as e
from bot.rules.state.dungeon import Dungeon

Course = dict[Mark, Dungeon]
"""What was counted last at each mark, in order."""


def by_quest(entries: Iterable[e.Entry]) -> Course:
    """Give what each quest ended with, or has come to, of the moves that stand."""
    found: Course = {}
    held: Dungeon | None = None
    number = 0
    for entry in entries:
        number += isinstance(entry.event, e.QuestStarted)
        held = counted(held, entry.event)
        if held is not None:
            found[Mark(quest=number)] = held
    return found


def by_round(entries: Iterable[e.Entry]) -> Course:
    """Give what was counted at the end of each round of the quest started last."""
    found: Course = {}
    held: Dungeon | None = None
    mark = Mark(START)
    for entry in entries:
        match entry.event:
            case e.QuestStarted():
                found, mark = {}, Mark(START)
            case e.HeroTurnBegan(_, number):
                mark = Mark(encounter=1, round=number)
            case _:
                pass
        held = counted(held, entry.event)
        if held is not None:
            found[mark] = held
    return found
