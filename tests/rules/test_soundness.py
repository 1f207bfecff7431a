"""What the rules write is sound; what they would never write is named with its place."""

from collections.abc import Callable

import pytest

from bot.rules.basics.keys import MoveNumber
from bot.rules.basics.places import POOL, SUPPLY, fortune
from bot.rules.basics.stage import Step
from bot.rules.basics.stored import replace
from bot.rules.course.soundness import Problem, Unsound, sound
from bot.rules.state import events as e
from bot.rules.state.events import Entry, FigureTurnBegan, TreacherySettled
from bot.rules.state.questions import Audience, OfCard, PickHero, SayYes, ShopPledge
from tests.rules.table import DORA, LEORIC, OLGA, Table

Change = Callable[[list[Entry]], list[Entry]]


@pytest.fixture
def log(rich: Table) -> list[Entry]:
    """A quest with an undone move that may be played again, at the end."""
    rich.fund(2)
    rich.undo()
    return rich.log


def added(*events: e.Event, of: int | None = None) -> Change:
    def change(log: list[Entry]) -> list[Entry]:
        start = len(log) + 1
        move = of or start
        return [
            *log,
            *(Entry(start + i, MoveNumber(move), 0, OLGA.user, x) for i, x in enumerate(events)),
        ]

    return change


def without(seq: int) -> Change:
    return lambda log: [*log[: seq - 1], *log[seq:]]


def changed(seq: int, **fields: object) -> Change:
    def change(log: list[Entry]) -> list[Entry]:
        return [*log[: seq - 1], replace(log[seq - 1], **fields), *log[seq:]]  # type: ignore[arg-type]

    return change


def settled(log: list[Entry]) -> list[Entry]:
    return added(TreacherySettled(0, 0, 0, 3))(log)


def overdrawn(log: list[Entry]) -> list[Entry]:
    """What is undone cannot be played again once its tokens are gone: there are none to give."""
    spent = e.TokensMoved(POOL, SUPPLY, 1, e.Why.PURCHASE)
    return added(spent)(log)


MOVED = e.TokensMoved(SUPPLY, POOL, 1, e.Why.RUMOR)


def asked(question: type[OfCard], purpose: str) -> Change:
    """A card asks something, as the rules would ask it or not."""
    shapes: dict[type[OfCard], Callable[[str], OfCard]] = {
        PickHero: lambda id: PickHero(id, "branded", purpose, (LEORIC,), Audience.OVERLORD),
        SayYes: lambda id: SayYes(id, "branded", purpose, Audience.HERO, LEORIC),
    }
    return lambda log: added(e.Asked(shapes[question](f"{len(log) + 1}-1-0")))(log)


WRONG: list[tuple[Change, Problem, int]] = [
    (lambda log: [], Problem.EMPTY, 0),
    (lambda log: log[1:], Problem.SEQUENCE, 1),
    (without(3), Problem.SEQUENCE, 3),
    (lambda log: [*log[:3], *log[2:]], Problem.SEQUENCE, 4),
    (changed(1, event=e.StewardActed()), Problem.NO_BEGINNING, 1),
    (lambda log: added(log[0].event)(log), Problem.SECOND_BEGINNING, -1),
    (added(MOVED, of=999), Problem.MOVE, -1),
    (added(MOVED, of=-4), Problem.MOVE, -1),
    (added(e.Answered("1-1-1", "x", True)), Problem.MOVE, -1),
    (lambda log: added(e.TakenBack(MoveNumber(2)), of=log[-1].move)(log), Problem.MOVE, -1),
    (added(e.TakenBack(MoveNumber(1))), Problem.UNDO, -1),
    (added(e.TakenBack(MoveNumber(999))), Problem.UNDO, -1),
    (lambda log: added(e.TakenBack(log[-2].move))(log), Problem.UNDO, -1),
    (added(e.PlayedAgain(MoveNumber(2))), Problem.REDO, -1),
    (lambda log: added(e.PlayedAgain(log[-2].move))(added(MOVED)(log)), Problem.REDO, -1),
    (added(e.TokensMoved(SUPPLY, POOL, 0, e.Why.RUMOR)), Problem.AMOUNT, -1),
    (added(e.TokensMoved(POOL, POOL, 1, e.Why.RUMOR)), Problem.AMOUNT, -1),
    (added(e.TokensMoved(fortune(LEORIC), SUPPLY, 8, e.Why.REROLL)), Problem.TOKENS, -1),
    (overdrawn, Problem.TOKENS, -1),
    (added(e.XpChanged(-1, e.Why.CORRECTION)), Problem.XP, -1),
    (settled, Problem.FOLD, -1),
    (added(e.Asked(ShopPledge("x"))), Problem.QUESTION, -1),
    (added(e.Asked(ShopPledge("1-2-3"))), Problem.QUESTION, -1),
    (added(e.Withdrawn("1-2-3")), Problem.QUESTION, -1),
    (
        added(e.StewardActed(), e.Answered("2-1-0", "x", True)),
        Problem.QUESTION,
        -1,
    ),
    (asked(SayYes, "sing"), Problem.QUESTION, -1),
    (asked(SayYes, "branded-hero"), Problem.QUESTION, -1),
    (asked(PickHero, "discard-brand"), Problem.QUESTION, -1),
    (added(e.PhaseEntered(Step.GOLD)), Problem.STATE, -1),
    (added(e.HeroTurnBegan("nobody", 1)), Problem.STATE, -1),
]


def test_a_log_that_the_rules_wrote_is_sound(log: list[Entry], rich: Table) -> None:
    assert sound(log) == rich.state


def test_a_move_that_was_taken_back_may_be_played_again(log: list[Entry]) -> None:
    again = added(e.PlayedAgain(log[-2].move))(log)
    assert sound(again).threat == 2


def test_what_cards_do_ask_is_sound(log: list[Entry]) -> None:
    for change in (asked(SayYes, "discard-brand"), asked(PickHero, "branded-hero")):
        assert len(sound(change(log)).questions) == 1


@pytest.mark.parametrize(("change", "problem", "seq"), WRONG)
def test_what_is_wrong_is_named_with_its_place(
    log: list[Entry], change: Change, problem: Problem, seq: int
) -> None:
    wrong = change(log)
    with pytest.raises(Unsound) as unsound:
        sound(wrong)
    place = wrong[seq].seq if seq < 0 else seq
    assert (unsound.value.problem, unsound.value.seq) == (problem, place)


def test_an_undo_may_not_leave_less_than_nothing(quest: Table) -> None:
    """Threat that was spent since cannot be taken out of the pool again."""
    quest.fund(2)
    funded = quest.newest
    log = added(e.TokensMoved(POOL, SUPPLY, 2, e.Why.PURCHASE))(quest.log)
    with pytest.raises(Unsound) as unsound:
        sound(added(e.TakenBack(MoveNumber(funded)))(log))
    assert unsound.value.problem is Problem.TOKENS


def test_rolls_and_departures_are_never_taken_back(quest: Table) -> None:
    for event in (e.RollCalled(e.RollFor.POOL), e.PlayerLeft(DORA.user, ())):
        log = added(event)(quest.log)
        with pytest.raises(Unsound) as unsound:
            sound(added(e.TakenBack(MoveNumber(log[-1].seq)))(log))
        assert unsound.value.problem is Problem.UNDO


def test_a_turn_on_the_map_needs_no_map(quest: Table) -> None:
    assert sound(added(FigureTurnBegan("x"))(quest.log)).well.attack is None


def test_every_entry_is_shown_before_it_is_folded(log: list[Entry]) -> None:
    seen: list[Entry] = []
    sound(log, seen.append)
    assert seen == log
