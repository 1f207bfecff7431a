"""Open questions: their text, and a button for each choice."""

from collections.abc import Iterable, Iterator

from bot.pages.page import Block, Button, Buttons, Style, Text, lines
from bot.pages.phrases.fields import arguments
from bot.pages.presses import Act
from bot.pages.text import kebab
from bot.pages.view import View
from bot.pages.voice import Voice
from bot.rules.basics.dice_result import attribute_test
from bot.rules.cards.kinds import ASKED
from bot.rules.economy.people import answerers, audience
from bot.rules.state import questions as q
from bot.rules.state.choices import AND, LOSE_DICE, POWER, REROLL, TEST_DICE, Choice, choices
from bot.words import FALLBACK

GROUP = "group"


def blocks(questions: Iterable[q.Question], view: View) -> Iterator[Block]:
    """Show open questions with their buttons."""
    for question in questions:
        yield from asked(question, view)


def asked(question: q.Question, view: View) -> tuple[Text, Buttons]:
    """Show one open question: what is asked, who is waited for, a button a choice."""
    voice = view.voice
    told = lines(text(question, voice), *details(question, voice))
    return told, Buttons(buttons(question, view))


def text(question: q.Question, voice: Voice) -> str:
    """Say what is asked."""
    return voice.say(key(question), **{**arguments(question, voice), **_more(question, voice)})


def opening(question: q.Question, voice: Voice) -> str:
    """Say what somebody set out to do that led to the question."""
    own = key(question).replace("question-", "event-asked-", 1)
    known = voice.words.has(FALLBACK, own)
    return voice.say(own if known else "event-asked", **arguments(question, voice))


def key(question: q.Question) -> str:
    """Give the key of a question's words."""
    purpose = getattr(question, "purpose", "")
    return "-".join(filter(None, ("question", kebab(type(question).__name__), purpose)))


def details(question: q.Question, voice: Voice) -> Iterator[str]:
    """Say how the tests stand, where tests are asked about, and who is waited for."""
    if isinstance(question, q.HeroTests):
        for test in question.tests:
            yield _test(test, voice)
    who = answerers(voice.campaign, question)
    if who:
        yield voice.say("waits-for", who=voice.people(who))
    else:
        yield voice.say("waits-for-side", side=audience(question)[0].value)


def buttons(question: q.Question, view: View) -> tuple[Button, ...]:
    """Give a button for each choice, or the one that opens the form."""
    if isinstance(question, q.DescribeGroup):
        form = view.voice.say("button-open-group")
        return (view.button(form, Act.OPEN, GROUP, question.id, style=Style.PRIMARY),)
    return tuple(
        view.button(
            label(choice, view.voice), Act.ANSWER, question.id, choice.value, style=Style.PRIMARY
        )
        for choice in choices(question)
    )


def label(choice: Choice, voice: Voice) -> str:
    """Give the label of a choice, without markdown."""
    hero = voice.campaign.names.get(choice.hero, choice.hero)
    number = int(choice.die) if choice.word == POWER else choice.die
    given = {"hero": hero, "die": _dice(choice, voice), "number": number, "rest": choice.rest}
    return voice.say(f"choice-{choice.word}", **given)


def _dice(choice: Choice, voice: Voice) -> str:
    match choice.word:
        case word if word == REROLL:
            return voice.say(f"die-{choice.die}")
        case word if word == LOSE_DICE:
            return voice.dice(choice.die.split(AND))
        case _:
            return ""


def _more(question: q.Question, voice: Voice) -> dict[str, str | int]:
    match question:
        case q.ShopPledge(paid=paid):
            heroes = voice.heroes(paid)
            payers = voice.say("question-shop-pledge-payers", heroes=heroes) if paid else ""
            return {"paid": len(paid), "payers": payers}
        case q.PickHero() | q.PickWord() | q.PickNumber() | q.SayYes():
            return _figures(question, voice)
        case q.DazeTakes(_, attacker, ways):
            return {"attacker": voice.own(attacker), "lose": len(ways[0])}
        case q.SpendPower(_, attacker):
            return {"attacker": voice.own(attacker)}
        case _:
            return {}


def _figures(question: q.OfCard, voice: Voice) -> dict[str, str | int]:
    """Give what the sentence names of what the card prints; 0 for a card not at hand."""
    printed = voice.printed(question.card)
    effect = printed.effect if printed else None
    return {field: getattr(effect, field, 0) for field in ASKED[question.purpose].tells}


def _test(test: q.HeroTest, voice: Voice) -> str:
    hero, value = voice.hero(test.hero), test.value
    recorded = "" if value is not None else "-unrecorded"
    args = {"hero": hero} if value is None else {"hero": hero, "value": value}
    if test.kept:
        return voice.say(f"test-counts{recorded}", passed=_yes(test.passed), **args)
    if not test.faces or value is None:
        return voice.say(f"test-told{recorded}", **args)
    gray, black = voice.box.dice.faces(TEST_DICE, test.faces)
    passed = attribute_test((gray, black), value).passed
    shields = gray.shields + black.shields
    dice = {"gray": gray.shields, "black": black.shields, "shields": shields}
    return voice.say("test-rolled", passed=_yes(passed), **args, **dice)


def _yes(passed: bool | None) -> str:
    return "yes" if passed else "no"
