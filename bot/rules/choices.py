"""The choices an open question offers, each one button or one line of a select."""

from dataclasses import dataclass
from typing import assert_never

from bot.rules import fortune, roster, threat
from bot.rules import questions as q

YES, NO = roster.YES, roster.NO
PASS, FAIL, KEEP, REROLL = "pass", "fail", "keep", "reroll"
HIGHEST_MISSING_COST = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: its value in an Answer, the word of its label, the hero and die it is about."""

    value: str
    word: str
    hero: str = ""
    die: str = ""


def choices(question: q.Question) -> tuple[Choice, ...]:
    """Give the choices of a question, in order; none for one that opens a form."""
    match question:
        case q.FortuneTie():
            return tuple(Choice(hero, "hero", hero) for hero in question.tied)
        case q.PickHero():
            return tuple(Choice(hero, "hero", hero) for hero in question.heroes)
        case q.MissingCost():
            return _numbers(0, HIGHEST_MISSING_COST)
        case q.PickNumber():
            return _numbers(question.least, question.most)
        case q.DefeatReward():
            return tuple(Choice(v, v) for v in (threat.THREAT, threat.OVERLORD_CARD))
        case q.NewRound() | q.JoinRequest() | q.SayYes():
            return (Choice(YES, YES), Choice(NO, NO))
        case q.ShopPledge():
            return (Choice(fortune.PUT, "put-in-1"),)
        case q.PickWord():
            return tuple(Choice(word, word) for word in question.words)
        case q.HeroTests():
            return tuple(choice for test in question.tests for choice in _of_test(test))
        case q.DescribeGroup():
            return ()
        case _:
            assert_never(question)


def _numbers(least: int, most: int) -> tuple[Choice, ...]:
    return tuple(Choice(str(n), "number", die=str(n)) for n in range(least, most + 1))


def _of_test(test: q.HeroTest) -> tuple[Choice, ...]:
    if test.passed is not None:
        return ()
    if not test.faces:
        return tuple(Choice(f"{v}:{test.hero}", v, test.hero) for v in (PASS, FAIL))
    dice = ("gray", "black")
    rerolls = tuple(Choice(f"{REROLL}:{test.hero}:{d}", REROLL, test.hero, d) for d in dice)
    return (Choice(f"{KEEP}:{test.hero}", KEEP, test.hero), *rerolls)
