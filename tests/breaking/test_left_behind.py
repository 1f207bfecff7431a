"""What belongs to nothing that passes goes grey by itself too, once it is long good for nothing.

Such as an `Undo` behind several newer moves, a `Redo` behind a new one, dice of an older roll, an
answer to a closed question, and the buttons of looks that everybody sees.
"""

import pytest

from bot.desk.outbox.lit import A_LONG_WHILE, MOST_GREY
from bot.desk.outbox.paces import A_MOMENT, A_WHILE, OLD
from bot.desk.pressed.buttons import Control
from bot.desk.pressed.spent import UNDONE_SOON
from bot.log.contract import GREY, OPEN, SLOW
from bot.log.errors import LogUnavailable, Reason
from bot.log.sqlite import SqliteLog
from bot.pages.phrases.passing import is_left_behind
from bot.practice.seen import ActResult, Seen
from bot.practice.world import World
from bot.rules.basics.stored import replace
from tests.breaking.test_fading import asked, failing, grey, log_of, post_of, press_old
from tests.simcord_support import play

LIVES = pytest.mark.parametrize("life", ["", "@restart"], ids=["in one life", "in the next life"])
NO_TIME = A_WHILE - 1


async def gain(world: World, what: str) -> ActResult:
    """Make a move that ends nothing."""
    return await world.slash("olga", "threat gain", reason="correction", amount=1, note=what)


async def gains(world: World, count: int, what: str = "m", pause: float = 0) -> None:
    for number in range(count):
        await world.advance(pause)
        await gain(world, f"{what}{number}.")


async def something(world: World) -> ActResult:
    """Something is told that is no move to be taken back, and that nobody can reroll."""
    return await world.slash("olga", "roll dice", pool="blue")


async def long_after(world: World, changes: int = 12) -> None:
    """Time passes while the table plays on: what is left behind is seen to be, and goes grey."""
    for number in range(2 + changes):
        await world.advance(1 + (A_LONG_WHILE if number < 2 else A_WHILE))
        act = await something(world)
        assert sum(post.edited for post in act.posts) <= 1


def by_id(world: World, seen: Seen) -> Seen:
    return next(each for each in world.view.all("post") if each.id == seen.id)


def newest_post(world: World) -> Seen:
    return next(world.view.all("post"))


def told(world: World, what: str) -> Seen:
    return post_of(world, what)


# ------------------------------------------------------------------------------------------- Undo


@pytest.mark.rule("U2")
@LIVES
async def test_an_undo_behind_several_newer_moves_goes_grey_by_itself(
    seated: World, life: str
) -> None:
    # given moves that can be taken back, one after the other
    await gains(seated, 3 + UNDONE_SOON)
    before = told(seated, "m0.").text
    await play(seated, life)
    # when a long while passes, and the table plays on
    await long_after(seated)
    # then their Undo is grey, but not that of the newest
    assert [grey(told(seated, f"m{n}.")) for n in range(3)] == [["Undo"]] * 3
    assert [grey(told(seated, f"m{n}.")) for n in range(3, 3 + UNDONE_SOON)] == [[]] * UNDONE_SOON
    assert told(seated, "m0.").text == before


@pytest.mark.rule("U2")
async def test_no_undo_goes_grey_at_once(seated: World) -> None:
    # given far more moves than keep their Undo, one soon after the other
    for number in range(3 * UNDONE_SOON):
        await seated.advance(NO_TIME / UNDONE_SOON)
        act = await gain(seated, f"m{number}.")
        # Choose deck, which passes, is grey by then.
        assert not any("Undo" in grey(post) for post in act.posts)
    # then all can be pressed, and whoever does is told why it is too late
    await press_old(seated, "olga", told(seated, "m0."), "Undo")
    assert seated.newest("private", "olga").says("newer move")  # type: ignore[union-attr]
    # and pressed in vain it stays: it works again once the newer moves are taken back
    assert grey(told(seated, "m0.")) == []


@pytest.mark.rule("U2")
async def test_the_undo_of_the_last_few_posts_is_left_alone(seated: World) -> None:
    # given the newest moves, however long ago they were made
    await gains(seated, UNDONE_SOON)
    await seated.advance(2 * A_LONG_WHILE)
    # when other things are told that are no moves to be taken back
    await long_after(seated)
    # then each can still be taken back by its own button, the newest first
    for number in reversed(range(UNDONE_SOON)):
        assert grey(told(seated, f"m{number}.")) == []
        await seated.press("olga", "Undo")
        assert told(seated, f"m{number}.").says("taken back")


@pytest.mark.rule("U2", "U3")
@LIVES
async def test_whoever_takes_back_move_after_move_finds_each_undo_lit(
    seated: World, life: str
) -> None:
    # given an evening whose older posts have gone grey
    await gains(seated, 30, pause=A_LONG_WHILE)
    assert sum("Undo" in grey(seen) for seen in seated.view.all("post")) > 20
    await play(seated, life)
    # when one move after the other is taken back by the newest button there is
    for number in reversed(range(29)):
        act = await seated.press("olga", "Undo")
        assert any(post.says(f"m{number + 1}.") and post.says("taken back") for post in act.posts)
        # then the colour of one more is back in the same moment
        assert grey(told(seated, f"m{number}.")) == []


@pytest.mark.rule("U3")
async def test_a_new_move_leaves_the_redo_behind(seated: World) -> None:
    # given a move taken back, and another one made instead
    await gains(seated, 2)
    await seated.press("olga", "Undo")
    await gain(seated, "instead.")
    # then whoever presses soon is told
    assert grey(told(seated, "m1.")) == []
    # when nobody did for a long while
    await long_after(seated)
    # then it is grey
    assert grey(told(seated, "m1.")) == ["Redo"]


@pytest.mark.rule("U3")
async def test_what_no_undo_gives_back_takes_nobodys_place(seated: World) -> None:
    # given a Redo that has gone grey: a new move leaves nothing of what was taken back
    await gains(seated, 2)
    await seated.press("olga", "Undo")
    await gain(seated, "instead.")
    await long_after(seated)
    assert grey(told(seated, "m1.")) == ["Redo"]
    # then it is none of those that an undo may give their colour back
    log, at = log_of(seated)
    kept = [post.message for post in await log.posts_marked(at, GREY, 99)]
    assert told(seated, "m1.").id not in kept


@pytest.mark.rule("U3")
@LIVES
async def test_what_was_taken_back_since_keeps_no_colour_from_coming_back(
    seated: World, life: str
) -> None:
    # given a step that is over, and many slips behind it that were taken back at once
    await play(
        seated,
        """
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        olga: /phase next
        """,
    )
    over = post_of(seated, "the heroes win")
    assert grey(over) == ["Next step"]
    for number in range(MOST_GREY + 2):
        await gain(seated, f"slip{number}.")
        await play(seated, "olga: /campaign undo")
    # when the step is taken back
    await play(seated, f"{life}\nolga: /campaign undo")
    for _ in range(6):
        await seated.advance(A_WHILE)
        await something(seated)
    # then it leads on again
    assert grey(by_id(seated, over)) == []


@pytest.mark.rule("U3")
async def test_a_redo_that_still_plays_again_stays(seated: World) -> None:
    await gains(seated, 2)
    await seated.press("olga", "Undo")
    await seated.press("olga", "Undo")
    # when only what is no move happens for long
    await long_after(seated)
    # then both moves can be played again, though the second only behind the first
    for number in range(2):
        assert grey(told(seated, f"m{number}.")) == []
    await press_old(seated, "olga", told(seated, "m0."), "Redo")
    await press_old(seated, "olga", told(seated, "m1."), "Redo")
    assert told(seated, "m1.").says("played again")


@pytest.mark.rule("U3")
async def test_the_short_answer_to_a_typed_undo_goes_grey_too(seated: World) -> None:
    await gains(seated, 2)
    await play(seated, "olga: /campaign undo")
    short = newest_post(seated)
    assert [each.label for each in short.controls] == ["Redo"]
    await gain(seated, "instead.")
    await long_after(seated)
    now = next(seen for seen in seated.view.all("post") if seen.id == short.id)
    assert grey(now) == ["Redo"]


# ------------------------------------------------------------------------------- dice and answers

ROLLS = """
olga: /fortune correct hero:Leoric amount:2 note:"a gift"
olga: /quest start name:"First Blood"
bjorn: /roll attack dice:"blue red" hero:Leoric
"""


@pytest.mark.rule("F2")
@LIVES
async def test_dice_of_an_older_roll_go_grey_by_themselves(seated: World, life: str) -> None:
    # given a roll that could be rerolled, and a newer one of the same hero
    await play(seated, ROLLS)
    await play(seated, 'bjorn: /roll attack dice:"blue" hero:Leoric')
    assert "Reroll red" not in grey(_first_roll(seated))
    # when a long while passes
    await play(seated, life)
    await long_after(seated)
    # then its dice are grey; the attack itself can be rolled once more
    assert grey(_first_roll(seated)) == ["Reroll blue", "Reroll red"]
    assert _first_roll(seated).files
    assert grey(rolls_of_leoric(seated)[0]) == []


def rolls_of_leoric(world: World) -> list[Seen]:
    """Give the posts of rolls for Leoric, the newest first."""
    return [seen for seen in world.view.all("post") if seen.says("Leoric · ")]


def _first_roll(world: World) -> Seen:
    return rolls_of_leoric(world)[-1]


@pytest.mark.rule("U4")
async def test_answers_go_grey_though_their_post_was_not_renewed(seated: World) -> None:
    # given a request that lapses as whoever asked is gone, and Discord does not take its new form
    await play(seated, 'nils: /hero add name:"Stranger"')
    request = post_of(seated, "Stranger")
    failing(seated, request.id, 400, 50035, 2)
    await play(seated, '@leave nils\nolga: press "Yes"')
    assert grey(by_id(seated, request)) == []
    # when a long while passes
    seated.sim.heal()
    await long_after(seated)
    # then nobody can press an answer that nobody waits for
    assert grey(by_id(seated, request)) == ["Yes", "No"]


@pytest.mark.rule("U4")
async def test_an_answer_that_somebody_waits_for_stays(seated: World) -> None:
    await play(seated, 'nils: /hero add name:"Stranger"')
    await gains(seated, UNDONE_SOON + 1)
    await long_after(seated)
    assert grey(post_of(seated, "Stranger")) == []


@pytest.mark.rule("F4", "U4")
@LIVES
async def test_answers_in_a_look_for_all_go_grey_once_the_question_is_closed(
    seated: World, life: str
) -> None:
    # given a look that everybody sees, with a question's buttons
    await play(
        seated,
        """
        olga: /fortune correct hero:Leoric amount:2 note:"a gift"
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        olga: press "Go to Shopping"
        bjorn: press "Shop Item card"
        bjorn: /fortune show
        """,
    )
    look = newest_post(seated)
    assert any(each.label.startswith("Put in") for each in look.controls)
    # when it is answered elsewhere
    await play(seated, f'bjorn: press "Put in 1"\nbjorn: press "Put in 1"\n{life}')
    assert grey(by_id(seated, look)) == []
    await long_after(seated)
    # then the look has nothing left that somebody could press in vain
    assert any(label.startswith("Put in") for label in grey(by_id(seated, look)))


# ------------------------------------------------------------------------------- looks for all


@pytest.mark.rule("C1")
@LIVES
async def test_a_look_for_all_goes_grey_with_its_step_and_has_its_colour_back(
    seated: World, life: str
) -> None:
    # given a look that everybody sees, and its step is over
    await play(
        seated,
        """
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        olga: /phase show
        """,
    )
    look = newest_post(seated)
    assert "Next step" in [each.label for each in look.controls]
    await play(seated, f"olga: /phase next\n{life}")
    assert grey(by_id(seated, look)) == []
    # when a long while passes
    await long_after(seated)
    assert "Next step" in grey(by_id(seated, look))
    # then an undo gives it back
    await play(seated, "olga: /campaign undo")
    for _ in range(4):
        await seated.advance(A_WHILE)
        await something(seated)
    assert "Next step" not in grey(by_id(seated, look))


@pytest.mark.rule("C1", "U3")
@LIVES
async def test_a_look_has_its_colour_back_after_a_long_evening_too(
    seated: World, life: str
) -> None:
    # given a look behind many older posts that are grey
    await gains(seated, 30, pause=A_LONG_WHILE)
    await play(
        seated,
        """
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        olga: /phase show
        olga: /phase next
        """,
    )
    look = next(each for each in seated.view.all("post") if each.says("Campaign phase: Gold"))
    await long_after(seated, changes=30)
    assert "Next step" in grey(by_id(seated, look))
    # when the step is taken back
    await play(seated, f"{life}\nolga: /campaign undo")
    for _ in range(4):
        await seated.advance(A_WHILE)
        await something(seated)
    # then the look leads on again
    assert "Next step" not in grey(by_id(seated, look))


async def test_a_private_look_goes_grey_where_it_was_posted_for_all(seated: World) -> None:
    # given how the campaign stands, looked up alone and posted for all
    await play(seated, 'olga: /campaign list\nolga: press "Nerekhall"\nolga: press "Post for all"')
    look = newest_post(seated)
    assert "Start quest" in [each.label for each in look.controls]
    # when a quest has begun, and a long while passed
    await play(seated, 'olga: /quest start name:"First Blood"')
    assert grey(by_id(seated, look)) == []
    await long_after(seated)
    # then no quest can be begun from there; looks always show something
    assert "Start quest" in grey(by_id(seated, look))
    assert not {"Summary", "Log"} & {*grey(by_id(seated, look))}


@pytest.mark.rule("F4")
async def test_what_the_heroes_cannot_pay_yet_stands_grey_in_no_look_for_all(seated: World) -> None:
    # given the Shopping step and too little fortune for another card
    await play(
        seated,
        """
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        olga: press "Go to Shopping"
        bjorn: /fortune show
        """,
    )
    # then it is not offered in grey, which would stay so when there is enough
    assert newest_post(seated).says("Last call: 0 fortune")
    assert newest_post(seated).controls == ()
    # when there is
    await play(
        seated,
        """
        olga: /fortune correct hero:Leoric amount:2 note:"a gift"
        bjorn: /fortune show
        """,
    )
    # then it is
    shown = newest_post(seated).controls
    assert [(each.label, each.disabled) for each in shown][:1] == [("1 more Shop Item card", False)]


async def test_a_look_with_nothing_to_press_in_vain_is_not_noted(seated: World) -> None:
    await play(seated, "olga: /threat show\nolga: /campaign summary\nolga: /hero list")
    log, at = log_of(seated)
    assert await log.posts_of(at, 0) == []


async def test_a_look_that_cannot_be_noted_is_shown_all_the_same(
    seated: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(self: SqliteLog, *_: object, **__: object) -> None:
        raise LogUnavailable(1, Reason.DISK_FULL)

    monkeypatch.setattr(SqliteLog, "deliver", full)
    act = await seated.slash("olga", "phase show")
    assert act.posts
    assert not act.private("olga")


# ---------------------------------------------------------------------------- how many, how often


async def test_a_move_changes_one_post_at_most_and_then_the_next(seated: World) -> None:
    # given many posts with an Undo that are all left behind for long
    await gains(seated, 12)
    await long_after(seated, changes=0)
    await seated.advance(A_LONG_WHILE)
    # when moves follow each other at once
    edits = [await _edits(seated) for _ in range(6)]
    # then three are changed at once, and from then on one every ten seconds
    assert edits == [1, 1, 1, 0, 0, 0]
    await seated.advance(A_MOMENT)
    assert await _edits(seated) == 1


async def test_messages_older_than_an_hour_change_once_a_minute(seated: World) -> None:
    await gains(seated, 12)
    await long_after(seated, changes=0)
    await seated.advance(OLD)
    assert [await _edits(seated) for _ in range(3)] == [1, 0, 0]
    await seated.advance(A_MOMENT)
    assert await _edits(seated) == 0
    await seated.advance(A_WHILE)
    assert [await _edits(seated), await _edits(seated)] == [1, 0]


async def _edits(world: World) -> int:
    act = await something(world)
    return sum(post.edited for post in act.posts)


async def test_posts_of_an_earlier_version_are_left_alone(seated: World) -> None:
    # given posts noted before anybody marked what may be left behind in them
    await gains(seated, 12)
    log, at = log_of(seated)
    for mark in (OPEN, SLOW, GREY):
        for post in await log.posts_marked(at, mark, 99):
            plain = (post.body_hash or "").lstrip(OPEN + SLOW + GREY)
            await log.deliver(at, [replace(post, body_hash=plain)])
    # when the next life goes on
    await play(seated, "@restart")
    looks = asked(seated, "GET")
    await long_after(seated)
    # then none of them is even looked at
    assert asked(seated, "GET") == looks
    assert all(grey(seen) == [] for seen in seated.view.all("post"))


async def test_letters_have_nothing_that_is_left_behind(seated: World) -> None:
    """Given letters about fortune and of Spend XP, they are renewed by what changes them."""
    await play(
        seated,
        """
        olga: /fortune correct hero:Leoric amount:2 note:"a gift"
        olga: /overlord xp amount:3 note:"a gift"
        olga: /quest start name:"First Blood"
        olga: /threat gain reason:correction amount:5 note:"to begin with"
        bjorn: /roll attack dice:"blue red" hero:Leoric
        olga: /quest end winner:heroes
        olga: press "Go to Spend XP"
        """,
    )
    presses = [
        press
        for user in ("olga", "bjorn")
        for letter in seated.view.all("dm", user)
        for each in letter.controls
        for press in Control(each.custom_id or "").presses
    ]
    assert presses
    assert not any(map(is_left_behind, presses))
