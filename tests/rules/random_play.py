"""Random play: the first legal command drawn is played, and the promises of the rules are checked.

Whatever is drawn, nothing but a refusal may stop it; no token is made or lost; whatever is asked
can be answered; and the log, read back, leads to the same state.
"""

from random import Random

from bot.rules.basics.options import GainReason, Winner
from bot.rules.basics.stage import Step
from bot.rules.decide import decide
from bot.rules.economy.fortune import SHOP_PRICE
from bot.rules.economy.people import Person
from bot.rules.economy.stages import LEAST_HEROES, fortune_held
from bot.rules.offers import StillDice, legal, refusal
from bot.rules.offers import Table as Seat
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from tests.rules.random_moves import HEROES, PLAYERS, answers_to, draw
from tests.rules.resuming import need_resumed, need_snapshots
from tests.rules.table import CREATE, NOTE, OLGA, Table

TRIES = 100
_MAY_WAIT = q.ShopPledge | q.JoinRequest
_WHICH = r.WhichHeroPays | r.WhichHeroAnswers
_NOT_THEIRS = r.NoSuchChoice | r.NotYourQuestion | r.HeroExists | _WHICH


def play_at_random(
    box: Box, deck: str, seed: int, moves: int, create: c.CreateCampaign = CREATE
) -> Table:
    """Play a campaign with a deck for so many moves; the same seed plays the same campaign."""
    random = Random(f"{deck}|{seed}")
    table = Table(box, SeededDice(random.randrange(2**32)), check_each=False)
    table.play(OLGA, create)
    for hero in HEROES[: random.randint(2, 4)]:
        table.play(OLGA, c.AddHero(hero, random.choice(PLAYERS).user))
    table.play(OLGA, c.ChooseDeck(deck))
    cards = [*table.state.cards]
    bought = random.sample(cards, random.randint(0, len(cards)))
    table.play(OLGA, c.AdoptCampaign(random.randint(0, 9), random.randint(0, 4), ",".join(bought)))
    for _ in range(moves):
        _move(random, table)
    assert replay(table.log) == table.state, (deck, seed)
    assert need_resumed(table.states, table.log, table.state), (deck, seed)
    assert need_snapshots(table.log, table.state), (deck, seed)
    return table


def _move(random: Random, table: Table) -> None:
    before = table.state.questions
    for _ in range(TRIES):
        drawn = draw(random, table.state)
        if drawn is not None and _played(table, *drawn):
            break
    check_questions(table, before)


def check_questions(table: Table, before: tuple[q.Question, ...]) -> None:
    """Check that what is asked can be answered, and keeps none of its own answers impossible (U4).

    What was asked anew can be answered at once; what was open before, as soon as others are
    answered that can be: what was done since may be in the way of it as well.
    """
    for question in table.state.questions:
        is_new = question not in before
        assert can_be_answered(table, question, at_once=is_new), question
        assert not stuck(table, question), (question, stuck(table, question))


def _played(table: Table, by: Person, command: c.Command) -> bool:
    """Play a command if it is legal; what asks only that must say the same before."""
    seat = Seat(table.state, by, table.box)
    seen, timely = refusal(seat, command), legal(seat, ((command, command),), timely=True)
    try:
        events = table.play(by, command)
    except r.Refusal as refused:
        assert type(seen) is type(refused), command
        return False
    house_ruled = any(isinstance(event, e.HouseRuled) for event in events)
    assert seen is None, command
    assert bool(timely) is not house_ruled, command
    return True


def can_be_answered(table: Table, question: q.Question, *, at_once: bool = True) -> bool:
    """Tell whether a question has a legal answer; a pledge too poor to end holds nothing (F4)."""
    if isinstance(question, q.ShopPledge) and fortune_held(table.state) < SHOP_PRICE:
        return True
    why = (_why_not(table, by, answer) for by, answer in answers_to(table.state, question))
    return any(each is None or (not at_once and _waits_for_another(table, each)) for each in why)


def _waits_for_another(table: Table, why: r.Refusal) -> bool:
    return isinstance(why, r.QuestionOpen) and can_be_answered(table, why.question)


def stuck(table: Table, question: q.Question) -> list[c.Command]:
    """Give the answers offered that nobody can give, and that the question itself keeps so (U4)."""
    refused: dict[c.Command, list[r.Refusal]] = {}
    given = set()
    for by, answer in answers_to(table.state, question):
        why = _why_not(table, by, answer)
        if why is None:
            given.add(answer)
        else:
            refused.setdefault(answer, []).append(why)
    hopeless = (answer for answer in refused if answer not in given)
    return [x for x in hopeless if not any(_can_change(table, question, y) for y in refused[x])]


def _can_change(table: Table, question: q.Question, why: r.Refusal) -> bool:
    """Tell whether what is in the way of an answer can go while the question is open."""
    match why:
        case r.QuestionOpen(other):
            return other.id != question.id and can_be_answered(table, other)
        case r.NotEnoughThreat(needed):
            gain = c.GainThreat(GainReason.CORRECTION, amount=needed, note=NOTE)
            return not _held_by(question, _why_not(table, OLGA, gain))
        case r.NotEnoughFortune(hero):
            return not _held_by(question, _why_not(table, OLGA, c.CorrectFortune(hero, 1, NOTE)))
        case _:
            # A rule has made the choice impossible since (T2, S2), or it is one of others; what is
            # left can be chosen.
            return why.kind is r.RefusalKind.RULE or isinstance(why, _NOT_THEIRS)


def _held_by(question: q.Question, why: r.Refusal | None) -> bool:
    return isinstance(why, r.QuestionOpen) and why.question.id == question.id


def _why_not(table: Table, by: Person, command: c.Command) -> r.Refusal | None:
    try:
        decide(table.state, command, by, table.box, StillDice())
    except r.Refusal as refusal:
        return refusal
    return None


def play_on(table: Table) -> None:
    """Answer all that is asked, and play a quest in which nothing happens, up to the next one."""
    _settle(table)
    if table.state.quest is None:
        _quietly(table, c.StartQuest("Calm"))
    quiet = (
        c.StartOverlordTurn(),
        c.EndTurn(),
        c.EndQuest(Winner.HEROES),
        c.GoToStep(Step.TRAVEL),
        c.StartQuest("Calm again"),
        c.StartOverlordTurn(),
    )
    for command in quiet:
        _quietly(table, command)


def _quietly(table: Table, command: c.Command) -> None:
    """Carry out a command and answer what it asks; no quest starts with fewer than two heroes."""
    while isinstance(command, c.StartQuest) and len(table.state.heroes) < LEAST_HEROES:
        table.play(OLGA, c.AddHero(f"Hero {len(table.log)}"))
    table.play(OLGA, command)
    _settle(table)


def _settle(table: Table) -> None:
    """Answer whatever is asked with the first answer that is legal; a poor pledge may wait."""
    for _ in range(TRIES):
        asked = [each for each in table.state.questions if not isinstance(each, _MAY_WAIT)]
        if not asked:
            return
        answers = (answer for each in asked for answer in answers_to(table.state, each))
        assert any(_played(table, *answer) for answer in answers), asked
    raise AssertionError(table.state.questions)
