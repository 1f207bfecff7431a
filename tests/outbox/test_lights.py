"""Which messages lose buttons first, and how often: an evening clears what it leaves behind."""

from datetime import UTC, datetime
from random import Random

import pytest
from discord.utils import time_snowflake

from bot.desk.outbox.lit import A_LONG_WHILE, MOST_GREY, MOST_SLOW, Lights, Lit
from bot.desk.outbox.paces import A_FEW, A_MOMENT, A_WHILE, LONGEST_REST, OLD, Paces
from bot.desk.pressed.buttons import Control
from bot.desk.pressed.recolouring import Stands
from bot.desk.pressed.spent import UNDONE_SOON
from bot.log.contract import SLOW, Post

START = 1_900_000_000.0
UNDO = Control("o1:undo:1:1:1")
LIT = (Stands(UNDO, grey=False, has_time=True),)
GREY = (Stands(UNDO, grey=True, has_time=True),)


def message(at: float) -> int:
    """Give the id that Discord gives a message at a time."""
    return time_snowflake(datetime.fromtimestamp(at, UTC))


class Evening:
    """Moves that are told one after the other, each in a post with an `Undo`."""

    def __init__(self) -> None:
        self.lights = Lights(read=True)
        self.newest = 0
        self.edits: list[tuple[float, float]] = []
        self.looked = 0

    def move(self, now: float) -> None:
        """Tell a move, and change what is to be changed after it."""
        self.newest += 1
        lit = Lit(Post(self.newest, "move", 0, 1, message(now), f"{SLOW}x"))
        lit.show(LIT, due=0.0)
        self.lights.known[lit.post.message] = lit
        self.go_on(now)

    def go_on(self, now: float) -> None:
        if not self.lights.paces.is_time(now):
            return
        for lit in self.lights.due(now):
            self.looked += 1
            left = self.newest - lit.post.move >= UNDONE_SOON
            if left and lit.left:
                age = now - self.born(lit)
                self.edits.append((now, age))
                self.lights.settle(lit, GREY, now, slowly=True)
                return
            lit.look(now, left=left)

    @staticmethod
    def born(lit: Lit) -> float:
        return (lit.post.message >> 22) / 1000 + 1_420_070_400

    @property
    def lit(self) -> int:
        return sum(not lit.is_grey for lit in self.lights.known.values())


@pytest.mark.parametrize("seed", range(3))
def test_two_moves_a_minute_leave_no_more_lit_after_six_hours_than_after_one(seed: int) -> None:
    # given moves at any time, two a minute on average
    gaps, evening, now, lit = Random(seed), Evening(), START, []
    for hour in range(1, 7):
        while now < START + hour * 3600:
            now += gaps.expovariate(1 / 30)
            evening.move(now)
        lit.append(evening.lit)
    # then what waits is what is young, and hardly any post is old before its turn comes
    assert max(lit[1:]) < lit[0] + 20
    assert max(lit) < 50
    assert len(evening.edits) > evening.newest - 50
    assert max(age for _, age in evening.edits) < OLD


def test_no_post_is_changed_soon() -> None:
    gaps, evening, now = Random(7), Evening(), START
    for _ in range(500):
        now += gaps.expovariate(1 / 30)
        evening.move(now)
    assert min(age for _, age in evening.edits) > A_LONG_WHILE


def test_what_is_young_goes_first_and_the_oldest_of_it() -> None:
    # given posts of long ago, and of this evening
    evening = Evening()
    for number in range(3 + UNDONE_SOON):
        evening.move(START + number)
    tonight = START + 10 * OLD
    for number in range(3 + UNDONE_SOON):
        evening.move(tonight + number)
    evening.go_on(tonight + A_WHILE)
    # when all of them are long left behind
    found = []
    for number in range(10):
        evening.go_on(tonight + 2 * A_LONG_WHILE + number * A_WHILE)
        found = [age for _, age in evening.edits]
    # then those of tonight went first, the oldest of them before the others
    assert [age < OLD for age in found[:3]] == [True] * 3
    assert [age > OLD for age in found[3:]] == [True] * len(found[3:])
    assert len(found) > 3
    born = [now - age for now, age in evening.edits]
    assert born[:3] == sorted(born[:3])
    assert born[3:] == sorted(born[3:], reverse=True)


def test_moves_without_a_pause_look_at_nothing_but_once_in_a_while() -> None:
    """Given a hundred moves in five seconds, what is told besides costs nothing."""
    evening = Evening()
    for number in range(100):
        evening.move(START + number * 0.05)
    assert evening.looked == 1
    evening.go_on(START + A_MOMENT)
    assert evening.looked < 30


def test_no_more_are_kept_in_mind_than_can_be_reached() -> None:
    evening = Evening()
    for number in range(2 * MOST_SLOW):
        evening.move(START + number * 0.01)
    evening.go_on(START + A_MOMENT)
    evening.go_on(START + 3 * A_MOMENT)
    assert len(evening.lights.known) == MOST_SLOW


def test_a_grey_look_is_kept_in_mind_as_long_as_posts_of_its_age() -> None:
    # given posts that are grey, as many as an undo may give their colours back, and a newer look
    lights = Lights(read=True)
    posts = [Post(n, "move", 0, 1, message(START + n), f"{SLOW}x") for n in range(1, MOST_GREY + 2)]
    look = Post(0, "look-1", 0, 1, message(START + OLD), f"{SLOW}x")
    lights.learn([*posts, look])
    # when all go grey
    for lit in list(lights.known.values()):
        lights.settle(lit, GREY, START + OLD, slowly=True)
    # then the oldest are forgotten, and the look is none of them
    assert len(lights.known) == MOST_GREY
    assert look.message in lights.known
    assert posts[0].message not in lights.known


def test_a_few_may_follow_each_other_and_then_one_every_moment() -> None:
    paces, new = Paces(), message(START)
    for _ in range(A_FEW):
        assert paces.allow(new, START)
        paces.change(new, START, slowly=True)
    assert not paces.allow(new, START + A_MOMENT - 1)
    assert paces.allow(new, START + A_MOMENT)


def test_an_old_message_waits_for_another_and_a_young_one_does_not() -> None:
    paces, old, new = Paces(), message(START - OLD), message(START)
    paces.change(old, START, slowly=True)
    assert not paces.allow(old, START + A_WHILE - 1)
    assert paces.allow(new, START)
    assert paces.allow(old, START + A_WHILE)


def test_while_discord_fails_the_rest_grows_and_a_change_ends_it() -> None:
    paces = Paces()
    paces.fail(START)
    assert not paces.is_time(START + A_WHILE)
    for _ in range(9):
        paces.fail(START)
    assert not paces.is_time(START + LONGEST_REST - 1)
    assert paces.is_time(START + LONGEST_REST)
    paces.change(message(START), START, slowly=False)
    paces.fail(START + LONGEST_REST)
    assert paces.is_time(START + LONGEST_REST + 2 * A_WHILE)
