"""Open questions: their text, and a button for each choice."""

from collections.abc import Iterator

from bot.pages.page import Block, Button, Buttons, Style, Text
from bot.pages.phrases.fields import arguments
from bot.pages.phrases.kebab import kebab
from bot.pages.phrases.moves import Move
from bot.pages.phrases.naming import Naming
from bot.pages.presses import Act, Press
from bot.rules.basics.dice_result import attribute_test
from bot.rules.choices import AND, LOSE_DICE, POWER, REROLL, TEST_DICE, Choice, choices
from bot.rules.economy.people import answerers, audience
from bot.rules.printed.effect_kinds import Brand
from bot.rules.state import questions as q
from bot.words import FALLBACK

GROUP = "group"


def blocks(move: Move, names: Naming) -> Iterator[Block]:
    """Give the open questions of a move with their buttons."""
    for question in move.questions:
        yield Text("\n".join((text(question, names), *details(question, names))))
        yield Buttons(buttons(question, move.server, move.id, names))


def text(question: q.Question, names: Naming) -> str:
    """Say what is asked."""
    return names.say(key(question), **{**arguments(question, names), **_more(question, names)})


def opening(question: q.Question, names: Naming) -> str:
    """Say what somebody set out to do that led to the question."""
    own = key(question).replace("question-", "event-asked-", 1)
    known = names.words.has(FALLBACK, own)
    return names.say(own if known else "event-asked", **arguments(question, names))


def key(question: q.Question) -> str:
    """Give the key of a question's words."""
    purpose = getattr(question, "purpose", "")
    return "-".join(filter(None, ("question", kebab(type(question).__name__), purpose)))


def details(question: q.Question, names: Naming) -> Iterator[str]:
    """Say how the tests stand, where tests are asked about, and who is waited for."""
    if isinstance(question, q.HeroTests):
        for test in question.tests:
            yield _test(test, names)
    who = answerers(names.campaign, question)
    if who:
        yield names.say("waits-for", who=names.people(who))
    else:
        yield names.say("waits-for-side", side=audience(question)[0].value)


def buttons(question: q.Question, server: int, campaign: int, names: Naming) -> tuple[Button, ...]:
    """Give a button for each choice, or the one that opens the form."""
    if isinstance(question, q.DescribeGroup):
        press = Press(Act.OPEN, server, campaign, (GROUP, question.id))
        return (Button(names.say("button-open-group"), press, Style.PRIMARY),)
    return tuple(
        Button(
            label(choice, names),
            Press(Act.ANSWER, server, campaign, (question.id, choice.value)),
            Style.PRIMARY,
        )
        for choice in choices(question)
    )


def label(choice: Choice, names: Naming) -> str:
    """Give the label of a choice, without markdown."""
    hero = names.campaign.names.get(choice.hero, choice.hero)
    number = int(choice.die) if choice.word == POWER else choice.die
    given = {"hero": hero, "die": _dice(choice, names), "number": number, "rest": choice.rest}
    return names.say(f"choice-{choice.word}", **given)


def _dice(choice: Choice, names: Naming) -> str:
    match choice.word:
        case word if word == REROLL:
            return names.say(f"die-{choice.die}")
        case word if word == LOSE_DICE:
            return names.dice(choice.die.split(AND))
        case _:
            return ""


def _more(question: q.Question, names: Naming) -> dict[str, str | int]:
    match question:
        case q.ShopPledge(paid=paid):
            heroes = names.heroes(paid)
            payers = names.say("question-shop-pledge-payers", heroes=heroes) if paid else ""
            return {"paid": len(paid), "payers": payers}
        case q.SayYes(purpose=q.Purpose.DISCARD_BRAND):
            return {"fatigue": _rest_fatigue(question, names)}
        case q.DazeTakes(_, attacker, ways):
            return {"attacker": names.own(attacker), "lose": len(ways[0])}
        case q.SpendPower(_, attacker):
            return {"attacker": names.own(attacker)}
        case _:
            return {}


def _rest_fatigue(question: q.SayYes, names: Naming) -> int:
    """Give what it costs a hero to be rid of a token as he rests (Z6)."""
    printed = names.printed(question.card)
    effect = printed.effect if printed else None
    return effect.rest_fatigue if isinstance(effect, Brand) else 0


def _test(test: q.HeroTest, names: Naming) -> str:
    hero, value = names.hero(test.hero), test.value
    recorded = "" if value is not None else "-unrecorded"
    args = {"hero": hero} if value is None else {"hero": hero, "value": value}
    if test.kept:
        return names.say(f"test-counts{recorded}", passed=_yes(test.passed), **args)
    if not test.faces or value is None:
        return names.say(f"test-told{recorded}", **args)
    gray, black = names.box.dice.faces(TEST_DICE, test.faces)
    passed = attribute_test((gray, black), value).passed
    shields = gray.shields + black.shields
    dice = {"gray": gray.shields, "black": black.shields, "shields": shields}
    return names.say("test-rolled", passed=_yes(passed), **args, **dice)


def _yes(passed: bool | None) -> str:
    return "yes" if passed else "no"
