"""Buttons that can do nothing any more go grey: by themselves, and at the latest when pressed."""

import pytest

from bot.desk.client import OverlordBot
from bot.log.contract import OPEN, CampaignLog
from bot.log.sqlite import SqliteLog
from bot.practice.seen import ActResult, Seen
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.stored import replace
from tests.interruptions import none_at_all
from tests.simcord_support import play

A_WHILE = 61
QUEST = 'olga: /quest start name:"First Blood"'
QUEST_OVER = f"""
{QUEST}
olga: /quest end winner:heroes
"""
FORMS = {"Add hero", "Choose deck", "Start quest"}
MANY = 9
"""More messages than any memory of a few would hold."""


def post_of(world: World, text: str) -> Seen:
    """Give the newest post with a text."""
    return [seen for seen in world.view.all("post") if seen.says(text)][-1]


def grey(seen: Seen) -> list[str]:
    return [each.label for each in seen.controls if each.disabled]


def lit(world: World, *labels: str) -> int:
    """Count the posts with such a button that can be pressed."""
    return sum(
        any(each.label in labels and not each.disabled for each in seen.controls)
        for seen in world.view.all("post")
    )


def asked(world: World, method: str, message: int | None = None) -> int:
    """Count how often the bot has asked Discord in this way, about one message or any."""
    ending = f"/messages/{message}" if message else ""
    requests = world.sim.env.backend.http_requests
    return sum(each.method == method and each.path.endswith(ending) for each in requests)


def log_of(world: World) -> tuple[CampaignLog, CampaignAt]:
    bot = world.sim.env.bot
    assert isinstance(bot, OverlordBot)
    return bot.desk.service.log, CampaignAt(world.sim.env.guild.id, 1)


async def something_else(world: World) -> ActResult:
    """A while later somebody makes a move that ends nothing."""
    await world.advance(A_WHILE)
    act = await world.slash("olga", "threat gain", reason="correction", amount=1, note="x")
    assert any(post.says("Correction") and not post.edited for post in act.posts)
    return act


def failing(world: World, message: int | str, status: int, code: int, times: int = 99) -> None:
    """Discord does not let the bot change a message."""
    path = f"/channels/{world.people.place.id}/messages/{message}"
    world.fail("PATCH", path, status=status, code=code, times=times)


async def press_old(world: World, who: str, seen: Seen, label: str) -> None:
    """Press a button of an older message, though a newer one has such a button too."""
    message = world.sim.message(world.people.place.id, seen.id)
    assert message is not None
    custom_id = next(each.custom_id for each in seen.controls if each.label == label)
    await world.people.member(who).click(world.sim.as_shown(message), custom_id=custom_id)
    await world.advance(1)


# ------------------------------------------------------------------ what a move has just ended


@pytest.mark.rule("C1")
async def test_the_step_that_is_over_goes_grey_with_the_next(seated: World) -> None:
    await play(seated, QUEST_OVER)
    ended = post_of(seated, "the heroes win")
    assert grey(ended) == []
    act = await seated.slash("olga", "phase next")
    now = post_of(seated, "the heroes win")
    assert grey(now) == ["Next step"]
    assert now.text == ended.text
    assert [post.id for post in act.posts if post.edited] == [ended.id]


@pytest.mark.rule("P3")
async def test_a_moment_that_has_passed_leaves_its_button_grey(seated: World) -> None:
    await play(
        seated,
        f"""
        olga: /threat gain reason:correction amount:5 note:"to begin with"
        olga: /plot cost card:"Spite" trigger:1
        {QUEST}
        bjorn: /turn hero hero:Leoric
        """,
    )
    offering = post_of(seated, "First Blood begins"), post_of(seated, "Leoric's turn begins")
    assert any(each.label == "Trigger Spite" for seen in offering for each in seen.controls)
    await seated.slash("olga", "plot trigger", card="Spite")
    shown = [post_of(seated, "First Blood begins"), post_of(seated, "Leoric's turn begins")]
    assert [label for seen in shown for label in grey(seen)].count("Trigger Spite") == 1


@pytest.mark.rule("U3")
@pytest.mark.parametrize("life", ["", "@restart"], ids=["in one life", "in the next life"])
async def test_an_undo_gives_a_button_its_colour_back(seated: World, life: str) -> None:
    await play(seated, f"{QUEST_OVER}olga: /phase next\n{life}\nolga: /campaign undo")
    if life:  # what stands in it is not known at once
        await something_else(seated)
    assert grey(post_of(seated, "the heroes win")) == []
    await play(seated, "olga: /phase next")
    assert grey(post_of(seated, "the heroes win")) == ["Next step"]


@pytest.mark.rule("U3")
async def test_a_redo_takes_it_away_again(seated: World) -> None:
    await play(seated, f"{QUEST_OVER}olga: /phase next\nolga: /campaign undo")
    await seated.press("olga", "Redo")
    assert grey(post_of(seated, "the heroes win")) == ["Next step"]


async def test_a_move_changes_one_older_post_at_most(seated: World) -> None:
    await play(seated, QUEST_OVER)
    for _ in range(5):
        act = await seated.slash("olga", "phase next")
        assert sum(post.edited for post in act.posts) <= 1
    assert grey(post_of(seated, "Campaign phase: Clean-up")) == ["Next step"]


# ------------------------------------------------------- forms, and older posts, one at a time


@pytest.mark.parametrize("life", ["", "@restart"], ids=["in one life", "in the next life"])
async def test_buttons_of_forms_go_grey_one_post_after_the_other(seated: World, life: str) -> None:
    """Given forms in four posts, when a quest begins, then all are grey a few moves later."""
    assert lit(seated, *FORMS) == 4
    await play(seated, f"{QUEST}\n{life}")
    assert lit(seated, *FORMS) == 3
    for _ in range(6):
        act = await something_else(seated)
        assert sum(post.edited for post in act.posts) <= 1
    assert lit(seated, *FORMS) == 0
    # Use printed costs still works, and so it stays.
    assert lit(seated, "Use printed costs", "Undo") > 1


async def test_moves_in_quick_succession_leave_older_posts_alone(seated: World) -> None:
    await play(seated, QUEST)
    for _ in range(3):
        act = await seated.slash("olga", "threat gain", reason="correction", amount=1, note="x")
        assert not any(post.edited for post in act.posts)
    assert lit(seated, *FORMS) == 3


async def test_what_is_right_is_never_edited(seated: World) -> None:
    await play(seated, QUEST)
    for _ in range(4):
        await something_else(seated)
    looks, edits = asked(seated, "GET"), asked(seated, "PATCH")
    for _ in range(3):
        await something_else(seated)
    await play(seated, "bjorn: /turn hero hero:Leoric\nbjorn: /turn end")
    assert (asked(seated, "GET"), asked(seated, "PATCH")) == (looks, edits)


@pytest.fixture
async def many(seated: World) -> World:
    """A table with a step over in each of many posts, all still lit: Discord took no edits."""
    failing(seated, "*", 500, 0, 999)
    await play(seated, QUEST_OVER + "olga: /phase next\n" * (MANY - 1))
    assert lit(seated, "Next step") > 6
    seated.sim.heal()
    await seated.advance(3 * 3600)
    return seated


@pytest.mark.parametrize("life", ["", "@restart"], ids=["in one life", "in the next life"])
async def test_many_posts_fade_until_none_is_left(many: World, life: str) -> None:
    await play(many, f'{life}\nolga: /quest start name:"Fat Goblin"')
    before = lit(many, "Next step", *FORMS)
    assert before > MANY
    for _ in range(before + 2):
        act = await something_else(many)
        assert sum(post.edited for post in act.posts) <= 1
    assert lit(many, "Next step", *FORMS) == 0


async def test_while_discord_fails_it_is_asked_less_and_less_often(seated: World) -> None:
    await play(seated, QUEST)
    failing(seated, "*", 503, 0, 999)
    before = asked(seated, "PATCH")
    for _ in range(20):
        await something_else(seated)
    assert 1 <= asked(seated, "PATCH") - before <= 5
    seated.sim.heal()
    await seated.advance(2 * 3600)
    await something_else(seated)
    assert lit(seated, *FORMS) == 2


# ------------------------------------------------------------------------ what cannot be changed


async def test_a_deleted_post_is_asked_for_once_and_hinders_nobody(seated: World) -> None:
    await play(seated, QUEST)
    gone = post_of(seated, "Astarra joins the heroes")
    seated.sim.env.backend.delete_message(seated.people.place.id, gone.id)
    for _ in range(4):
        await something_else(seated)
    assert asked(seated, "GET", gone.id) == 1
    assert lit(seated, *FORMS) == 0
    await play(seated, "@restart")
    await something_else(seated)
    assert asked(seated, "GET", gone.id) == 1


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50013), (400, 50083)], ids=["no permission", "archived thread"]
)
async def test_where_a_post_cannot_be_changed_nobody_is_hindered(
    seated: World, status: int, code: int
) -> None:
    await play(seated, QUEST_OVER)
    ended = post_of(seated, "the heroes win")
    failing(seated, ended.id, status, code)
    before = asked(seated, "PATCH", ended.id)
    act = await seated.slash("olga", "phase next")
    assert any(post.says("Campaign phase") for post in act.posts)
    assert grey(post_of(seated, "the heroes win")) == []
    for _ in range(3):
        await something_else(seated)
    assert asked(seated, "PATCH", ended.id) == before + 1


@pytest.mark.rule("U3")
@pytest.mark.parametrize("life", ["", "@restart"], ids=["in one life", "in the next life"])
async def test_a_colour_that_could_not_be_given_back_comes_with_the_next_undo(
    seated: World, life: str
) -> None:
    # given a step that is grey, and the bot may not change it as it is taken back
    await play(seated, f"{QUEST_OVER}olga: /phase next")
    ended = post_of(seated, "the heroes win")
    failing(seated, ended.id, 403, 50013)
    await play(seated, "olga: /campaign undo")
    assert grey(post_of(seated, "the heroes win")) == ["Next step"]
    # when it may, and the step is taken back again
    seated.sim.heal()
    await play(seated, f"olga: /phase next\n{life}\nolga: /campaign undo")
    for _ in range(3 if life else 0):  # what stands in others is not known at once either
        await something_else(seated)
    # then it leads on
    assert grey(post_of(seated, "the heroes win")) == []


async def test_what_was_changed_and_never_noted_is_not_changed_again(
    seated: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the bot dies between an edit and its note, the next life sees that it is done."""
    await play(seated, QUEST_OVER)
    ended = post_of(seated, "the heroes win")

    async def lost(self: SqliteLog, *_: object) -> None:
        """The bot died before this."""

    with monkeypatch.context() as patch:
        patch.setattr(SqliteLog, "deliver", lost)
        patch.setattr(SqliteLog, "interrupted", none_at_all)
        await seated.slash("olga", "phase next")
        assert grey(post_of(seated, "the heroes win")) == ["Next step"]
        await seated.sim.env.bot.close()
        await seated.restart()
    edits = asked(seated, "PATCH", ended.id)
    for _ in range(6):
        await something_else(seated)
    assert asked(seated, "GET", ended.id) > 1
    assert asked(seated, "PATCH", ended.id) == edits


# -------------------------------------------------------------------------------------- pictures

ROLLING = """
olga: /campaign create name:"Well" edition:first
olga: /hero add name:"Guard" player:@bjorn
olga: /well board action:load preset:rolling-hall
olga: /well turn name:overlord
@dice red=2/2/0 yellow=2/1/0
olga: press "Roll boulder 2"
@dice red=2/1/1 yellow=3/0/0
olga: press "Roll boulder 1"
"""


@pytest.mark.rule("W1")
@pytest.mark.parametrize("life", ["", "@restart"], ids=["in one life", "in the next life"])
async def test_a_post_with_pictures_keeps_them(world: World, life: str) -> None:
    await play(world, f"{ROLLING}\n{life}")
    before = post_of(world, "Boulder 2 rolls")
    assert before.files
    shown = list(world.sim.pictures_in(world.people.place.id))
    for _ in range(3):
        await world.advance(A_WHILE)
        await world.slash("bjorn", "well turn", name="Guard")
    now = post_of(world, "Boulder 2 rolls")
    assert grey(now) == ["Roll boulder 1"]
    assert (now.files, now.text) == (before.files, before.text)
    assert shown == [each for each in world.sim.pictures_in(world.people.place.id) if each in shown]


@pytest.mark.rule("F2")
async def test_an_old_roll_keeps_its_picture_when_its_button_goes_grey(seated: World) -> None:
    await play(
        seated,
        f"""
        olga: /fortune correct hero:Leoric amount:2 note:"a gift"
        {QUEST}
        bjorn: /roll attack dice:"blue red" hero:Leoric
        bjorn: /roll attack dice:"blue" hero:Leoric
        """,
    )
    rolled = post_of(seated, "Leoric · blue")
    assert rolled.files
    await press_old(seated, "bjorn", rolled, "Reroll red")
    assert seated.newest("private", "bjorn").says("newer roll")  # type: ignore[union-attr]
    now = post_of(seated, "Leoric · blue")
    assert "Reroll red" in grey(now)
    assert "Undo" not in grey(now)
    assert now.files == rolled.files


# --------------------------------------------------------------------------------------- pressed


async def test_a_press_in_vain_makes_grey_what_the_message_has_of_it(seated: World) -> None:
    """Given nothing was changed when the quest began, a refused press changes the whole message."""
    failing(seated, "*", 403, 50013, 1)
    await play(seated, QUEST)
    chosen = post_of(seated, "The Plot deck is")
    assert grey(chosen) == []
    await press_old(seated, "olga", chosen, "Start quest")
    private = seated.newest("private", "olga")
    assert private is not None
    assert private.says("First Blood is under way")
    now = post_of(seated, "The Plot deck is")
    assert grey(now) == ["Add hero", "Start quest"]
    assert now.text == chosen.text


async def test_a_post_of_an_earlier_version_goes_grey_when_it_is_pressed(seated: World) -> None:
    """Given posts noted without a mark, nobody looks for them, and a press is enough."""
    log, at = log_of(seated)
    for post in await log.posts_marked(at, OPEN, MANY):
        await log.deliver(at, [replace(post, body_hash=(post.body_hash or "").lstrip(OPEN))])
    await play(seated, f"@restart\n{QUEST}")
    for _ in range(3):
        act = await something_else(seated)
        assert not any(post.edited for post in act.posts)
    await seated.press("olga", "Start quest")
    assert seated.last.private("olga")[0].says("First Blood is under way")
    assert grey(post_of(seated, "The Plot deck is")) == ["Add hero", "Start quest"]


@pytest.mark.rule("S2")
async def test_what_only_has_to_wait_stays(seated: World) -> None:
    """Given a request to join during a quest, the Yes to it is refused, and waits for the end."""
    await play(
        seated,
        f"""
        nils: /hero add name:"Stranger"
        {QUEST}
        olga: press "Yes"
        expect refused
        """,
    )
    assert grey(post_of(seated, "Stranger")) == []


async def test_buttons_of_a_campaign_that_is_gone_go_grey(seated: World) -> None:
    await play(seated, QUEST_OVER)
    ended = post_of(seated, "the heroes win")
    await play(seated, 'olga: /campaign delete\nolga: press "Yes"')
    await press_old(seated, "olga", ended, "Next step")
    assert "Next step" in grey(post_of(seated, "the heroes win"))


# ------------------------------------------------------------------ pressed in vain


MORDROG = """
olga: /campaign create name:"The Dark" edition:first track:everything
olga: /hero add name:"Mordrog" player:@bjorn
olga: /hero add name:"Ulma" player:@carla
olga: /well board action:load preset:kobold-cellar
olga: /quest start name:"A Test" conquest:12
bjorn: /turn hero hero:Mordrog
"""
PUT = "Put Mordrog on the board …"


@pytest.mark.rule("E7", "U3")
async def test_what_went_grey_as_it_was_pressed_has_its_colour_back_after_an_undo(
    world: World,
) -> None:
    # given a button that is spent by a move that ends nothing, and was pressed in vain since
    await play(world, MORDROG + "bjorn: /well place name:Mordrog kind:hero space:B3")
    await press_old(world, "bjorn", post_of(world, "Mordrog's turn begins"), PUT)
    assert grey(post_of(world, "Mordrog's turn begins")) == [PUT]
    # when that move is taken back
    await play(world, "bjorn: /campaign undo")
    # then the button can be pressed again
    assert grey(post_of(world, "Mordrog's turn begins")) == []
    await play(world, f'bjorn: press "{PUT}"\nbjorn: fill "Space" = "B4"')
    assert world.last.posts[-1].says("Mordrog (hero) stands on B4")


@pytest.mark.rule("E7")
async def test_an_onlooker_is_refused_before_the_form_to_put_a_hero_on_the_board(
    world: World,
) -> None:
    await play(world, MORDROG)
    await world.press("nils", PUT)
    assert world.last.refused
    assert not world.last.modals
    assert grey(post_of(world, "Mordrog's turn begins")) == []
