"""The choices an open question offers, each one button or one line of a select."""

from typing import assert_never

from msgspec import Struct

from bot.rules.state import questions as q

YES, NO = "yes", "no"
THREAT, OVERLORD_CARD, CLASS_CARD = "threat", "overlord-card", "class-card"
PUT = "put"
# What a card says that a trigger does to it, and the word of the question that asks.
EXHAUST, USE, SPENDING = "exhaust", "use", "spend"
# The question whose answer nobody else may read: the log holds this word in its place (L5).
SEALED = "sealed-side"
GO_ON, WAIT = "go-on", "wait"
PASS, FAIL, KEEP, REROLL = "pass", "fail", "keep", "reroll"
TEST_DICE = ("gray", "black")
HIGHEST_MISSING_COST = 3
# What a printed hero of the first edition costs at most, and room for a group's own.
HIGHEST_CONQUEST_VALUE = 8
LOSE_DICE, POWER = "lose-dice", "power"
NAMED = "named"
AND = "+"
OF = ":"


class Choice(Struct, frozen=True):
    """One choice: its value in an Answer, the word of its label, the hero and die it is about.

    `rest` is what is left of the thing where a number of it is chosen, `card` the one that is
    triggered with it. One that is `of_hero` has the hero's name at its label's end.
    """

    value: str
    word: str
    hero: str = ""
    die: str = ""
    rest: int = 0
    of_hero: bool = False
    card: str = ""


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
            third = (Choice(CLASS_CARD, CLASS_CARD, card=question.instead),)
            two = tuple(Choice(v, v) for v in (THREAT, OVERLORD_CARD))
            return (*two, *third) if question.instead else two
        case q.NewRound() | q.JoinRequest() | q.SayYes():
            return (Choice(YES, YES), Choice(NO, NO))
        case q.StepCloses():
            return (Choice(GO_ON, GO_ON), Choice(WAIT, WAIT))
        case q.ShopPledge():
            return (Choice(PUT, "put-in-1"),)
        case q.PickWord():
            return tuple(Choice(word, word) for word in question.words)
        case q.HeroTests():
            return of_tests(question.tests)
        case q.DescribeGroup():
            return ()
        case q.DazeTakes():
            ways = map(AND.join, question.ways)
            return tuple(Choice(way, LOSE_DICE, die=way) for way in ways)
        case q.SpendPower(most=most):
            return tuple(Choice(str(n), POWER, die=str(n), rest=most - n) for n in range(most + 1))
        case q.DiscardDown():
            return tuple(Choice(str(n), "number", die=str(n)) for n in question.values)
        case q.ConquestValue():
            return _numbers(0, HIGHEST_CONQUEST_VALUE)
        case q.ItemDearer(items=names) | q.ClassAlong(classes=names):
            return tuple(Choice(name, NAMED, die=name) for name in names)
        case _:
            assert_never(question)


def _numbers(least: int, most: int) -> tuple[Choice, ...]:
    return tuple(Choice(str(n), "number", die=str(n)) for n in range(least, most + 1))


def of_each_hero(question: q.HeroTests) -> tuple[Choice, ...]:
    """Give the choices of each waiting test by itself, named by its hero."""
    waiting = [test for test in question.tests if not test.kept]
    return tuple(
        _of_hero(choice, test.hero)
        for test in waiting
        for choice in of_tests((test,), rerolls=True)
    )


def _of_hero(choice: Choice, hero: str) -> Choice:
    value = f"{choice.value}{OF}{hero}"
    return Choice(value, choice.word, hero, choice.die, of_hero=True)


def of_tests(tests: tuple[q.HeroTest, ...], *, rerolls: bool = False) -> tuple[Choice, ...]:
    """One row for all waiting tests: a press counts for the presser's own (R9).

    With `rerolls` dice thrown at the table may be rerolled before the test is told (F2).
    """
    waiting = [test for test in tests if not test.kept]
    rolled = any(test.faces for test in waiting)
    told = any(not test.faces for test in waiting)
    dice = tuple(Choice(f"{REROLL}{OF}{die}", REROLL, die=die) for die in TEST_DICE)
    keep = (Choice(KEEP, KEEP),) if rolled else ()
    tell = (Choice(PASS, PASS), Choice(FAIL, FAIL)) if told else ()
    return (*keep, *(dice if rolled or (told and rerolls) else ()), *tell)
