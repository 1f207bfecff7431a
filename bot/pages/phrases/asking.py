"""Open questions: their text, and a button for each choice."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from bot.pages.page import Block, Button, Buttons, Style, Text, lines
from bot.pages.phrases import map_words
from bot.pages.phrases.fields import NOBODY, arguments
from bot.pages.phrases.forms import has_form
from bot.pages.presses import Act
from bot.pages.text import kebab
from bot.pages.voice import View, Voice
from bot.rules.basics import keys
from bot.rules.basics.dice_result import AttributeTest
from bot.rules.basics.options import Attribute
from bot.rules.basics.stored import replace
from bot.rules.cards import terms
from bot.rules.cards.kind import effect_of
from bot.rules.cards.kinds import ASKED
from bot.rules.economy.find import cards
from bot.rules.economy.people import Person, answerers, audience, one_of_several
from bot.rules.offers import Table
from bot.rules.state import questions as q
from bot.rules.state.choices import (
    AND,
    LOSE_DICE,
    POWER,
    REROLL,
    TEST_DICE,
    Choice,
    choices,
    of_each_hero,
    of_tests,
)
from bot.words import FALLBACK

GROUP = "group"


def blocks(questions: Iterable[q.Question], view: View) -> Iterator[Block]:
    """Show open questions with their buttons."""
    for shown in asked(questions, view):
        yield from shown


def asked(questions: Iterable[q.Question], view: View) -> Iterator[tuple[Text, Buttons]]:
    """Show open questions, each with what is asked, who is waited for, and a button a choice.

    Of several in a row that wait for the same people, the last one says so.
    """
    voice, asked = view.voice, tuple(questions)
    waiting = [*(_waiting(question, voice) for question in asked), ""]
    for question, (who, later) in zip(asked, pairwise(waiting), strict=True):
        told = (text(question, voice), *_tests(question, voice), "" if who == later else who)
        yield lines(*told), Buttons(buttons(question, view))


def text(question: q.Question, voice: Voice) -> str:
    """Say what is asked."""
    return voice.say(key(question), **{**arguments(question, voice), **_more(question, voice)})


def opening(question: q.Question, voice: Voice) -> str:
    """Say what somebody set out to do that led to the question."""
    own = _own_opening(question) if has_opening(question, voice) else "event-asked"
    return voice.say(own, **arguments(question, voice))


def opening_title(question: q.Question, voice: Voice) -> str:
    """Say the same as a title; empty where it has no words of its own."""
    own = _own_opening(question).replace("event-", "title-", 1)
    if not has_form(own, _own_opening(question), voice):
        return ""
    return voice.say(own, **arguments(question, voice))


def dropped_title(question: q.Question, voice: Voice) -> str:
    """Say as a title that a question lapsed: a class for another one, or else a pledge."""
    if isinstance(question, q.ClassAlong):
        return voice.say("title-dropped-class-along", **arguments(question, voice))
    return voice.say("title-dropped-shop-pledge")


def has_opening(question: q.Question, voice: Voice) -> bool:
    """Tell whether that can be said in words of its own."""
    return voice.words.has(FALLBACK, _own_opening(question))


def _own_opening(question: q.Question) -> str:
    return key(question).replace("question-", "event-asked-", 1)


def key(question: q.Question) -> str:
    """Give the key of a question's words."""
    purpose = getattr(question, "purpose", "")
    return "-".join(filter(None, ("question", kebab(type(question).__name__), purpose)))


def _tests(question: q.Question, voice: Voice) -> Iterator[str]:
    if isinstance(question, q.HeroTests):
        for test in question.tests:
            yield _test(test, voice)
        yield from _doubts(question, voice)


def _waiting(question: q.Question, voice: Voice) -> str:
    who = answerers(voice.campaign, question)
    if who:
        return voice.say("waits-for", who=voice.people(who))
    return voice.say("waits-for-side", side=audience(question)[0].value)


def buttons(question: q.Question, view: View) -> tuple[Button, ...]:
    """Give a button for each choice, or the one that opens the form."""
    if isinstance(question, q.DescribeGroup):
        form = view.voice.say("button-open-group")
        return (view.button(form, Act.OPEN, GROUP, question.id, style=Style.PRIMARY),)
    return tuple(
        view.button(
            label(choice, view.voice), Act.ANSWER, question.id, choice.value, style=Style.PRIMARY
        )
        for choice in _offered(question, view.voice)
    )


def _offered(question: q.Question, voice: Voice) -> Iterator[Choice]:
    """Give the choices to press; whoever has two heroes waiting sees whose each is."""
    named = one_of_several(voice.campaign, question)
    if isinstance(question, q.HeroTests):
        yield from _of_tests(question, named | {*question.named}, voice)
        return
    for choice in choices(question):
        hero = next(iter(named), "")
        yield replace(choice, hero=hero, of_hero=True) if hero else choice


def _of_tests(question: q.HeroTests, named: frozenset[str], voice: Voice) -> Iterator[Choice]:
    """Offer what each waiting test may come to; a reroll at the table to whoever can pay it."""
    rich = {test.hero for test in question.tests if voice.campaign.fortune(test.hero)}
    rolled = {test.hero for test in question.tests if test.faces}
    for choice in of_each_hero(question):
        if choice.hero in named and (choice.word != REROLL or choice.hero in rolled | rich):
            yield choice
    others = tuple(test for test in question.tests if test.hero not in named)
    told = {test.hero for test in others if not test.kept} - rolled
    yield from of_tests(others, rerolls=bool(told & rich))


def label(choice: Choice, voice: Voice) -> str:
    """Give the label of a choice, without markdown."""
    if choice.of_hero:
        plain = label(replace(choice, of_hero=False), voice)
        hero = voice.campaign.names.get(choice.hero, choice.hero)
        return voice.say("choice-of-hero", label=plain, hero=hero)
    hero = voice.campaign.names.get(choice.hero, choice.hero)
    number = int(choice.die) if choice.word == POWER else choice.die
    given = {"hero": hero, "die": _dice(choice, voice), "number": number, "rest": choice.rest}
    cost = trigger_cost(choice.card, voice) if choice.card else NOBODY
    return voice.say(f"choice-{choice.word}", **given, cost=cost)


def trigger_cost(card: str, voice: Voice) -> str | int:
    """Give what a trigger costs now; NOBODY where nobody has told it yet."""
    printed = voice.printed(card)
    table = Table(voice.campaign, Person(keys.NOBODY), voice.box)
    cost = terms.trigger_cost(table.draft, printed) if printed else None
    return NOBODY if cost is None else cost


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
        case q.StepCloses(_, _, xp, threat):
            return {"left": "both" if xp and threat else "xp" if xp else "threat"}
        case q.PickWord(words=words):
            return {**_figures(question, voice), **_attributes(words, voice)}
        case q.PickHero() | q.PickNumber() | q.SayYes():
            return _figures(question, voice)
        case q.DazeTakes(_, attacker, ways):
            return {"attacker": voice.own(attacker), "lose": len(ways[0])}
        case q.SpendPower(_, attacker):
            away, needed = map_words.range_needed(voice)
            return {"attacker": voice.own(attacker), "away": away, "needed": needed}
        case _:
            return {}


def _attributes(words: tuple[str, ...], voice: Voice) -> dict[str, str | int]:
    """Name the attribute to test where there is one alone, and how many there are to choose."""
    tested = [word for word in words if word in [*Attribute]]
    named = voice.say(f"attribute-{tested[0]}") if tested else NOBODY
    return {"attributes": len(tested), "attribute": named}


def _figures(question: q.OfCard, voice: Voice) -> dict[str, str | int]:
    """Give what the sentence names of what the card prints; 0 for a card not at hand."""
    printed = voice.printed(question.card)
    effect = printed.effect if printed else None
    fields = {field: getattr(effect, field, 0) for field in ASKED[question.purpose].tells}
    told = {field: _named(field, value, voice) for field, value in fields.items()}
    triggers = ASKED[question.purpose].triggers
    return {**told, "cost": trigger_cost(question.card, voice)} if triggers else told


def _named(field: str, value: str | int, voice: Voice) -> str | int:
    """Say a condition by its word, a lieutenant by name; a card not at hand names neither."""
    if field not in ("condition", "lieutenant"):
        return value
    if not value:
        return NOBODY
    return voice.say(f"choice-{value}") if field == "condition" else voice.agent(str(value))


def _test(test: q.HeroTest, voice: Voice) -> str:
    hero, value = voice.hero(test.hero), test.value
    recorded = "" if value is not None else "-unrecorded"
    args = {"hero": hero} if value is None else {"hero": hero, "value": value}
    if test.kept:
        return voice.say(f"test-counts{recorded}", passed=_yes(test.passed), **args)
    if not test.faces or value is None:
        return voice.say(f"test-told{recorded}", **args)
    gray, black = voice.box.dice.faces(TEST_DICE, test.faces)
    shields = gray.shields + black.shields + test.shields
    passed = AttributeTest(shields, value).passed
    dice = {"gray": gray.shields, "black": black.shields, "shields": shields, "added": test.shields}
    return voice.say("test-rolled", passed=_yes(passed), **args, **dice)


def _doubts(question: q.HeroTests, voice: Voice) -> Iterator[str]:
    """Name the cards that may yet make a waiting test harder, or its attribute lower (L3)."""
    campaign, tested_by = voice.campaign, voice.printed(question.card)
    for card, _ in cards(campaign, voice.box):
        effect, told = effect_of(card), voice.card(card.key)
        if tested_by and effect.may_doubt(campaign, card, tested_by, question.attribute):
            yield voice.say("test-doubt", card=told)
        for test in question.tests:
            if test.kept or test.value is None or card.key in test.heard:
                continue
            less = effect.lowers(campaign, card, test.hero, question.attribute, test.value)
            if less is not None:
                yield voice.say("test-lowered", card=told, hero=voice.hero(test.hero), value=less)


def _yes(passed: bool | None) -> str:
    return "yes" if passed else "no"
