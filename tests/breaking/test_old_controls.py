"""Forms and buttons work however old they are, and say so where they cannot."""

import asyncio

import pytest
from discord import ui

from bot.practice.deeds import Push
from bot.practice.seen import Seen
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from tests.simcord_support import play

DAYS = 3 * 24 * 3600


async def test_a_form_sent_in_after_a_restart_counts(seated: World) -> None:
    await seated.press("olga", "Start quest")
    await seated.restart()
    await seated.submit("olga", {"Name": "First Blood", "Encounters": "3"})
    assert seated.last.posts[0].says("Quest (normal, act I, 3 encounters)")


async def test_a_form_sent_in_after_days_counts(seated: World) -> None:
    await seated.press("olga", "Add hero")
    await seated.advance(DAYS)
    await seated.submit("olga", {"Name": "Grisban"})
    assert seated.last.posts[0].says("Grisban joins the heroes")


async def test_a_form_sent_in_twice_counts_once(seated: World) -> None:
    await seated.press("olga", "Add hero")
    await seated.submit("olga", {"Name": "Grisban"})
    await seated.resend()
    assert not seated.last.posts
    assert not seated.last.errors


async def test_two_people_may_hold_the_same_form_open(seated: World) -> None:
    await seated.burst([Push("olga", "Start quest"), Push("bjorn", "Start quest")])
    await seated.submit("olga", {"Name": "First Blood"})
    await seated.submit("bjorn", {"Name": "Fat Goblin"})
    assert seated.last.refused
    assert seated.last.private("bjorn")[0].says("First Blood is under way")


async def test_a_form_that_would_open_too_late_is_asked_for_again(
    seated: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = seated.harness.bot.desk.service  # type: ignore[attr-defined]
    fold = service.fold

    async def slowly(at: CampaignAt) -> object:
        await asyncio.sleep(2.2)
        return await fold(at)

    monkeypatch.setattr(service, "fold", slowly)
    await seated.press("olga", "Add hero")
    await seated.advance(5)
    assert seated.last.private("olga")[0].says("Please press the button again")


QUEST_OVER = """
olga: /quest start name:"First Blood"
olga: /quest end winner:heroes
"""


def post_of(world: World, text: str) -> Seen:
    """Give the newest post with a text."""
    return [seen for seen in world.view.all("post") if seen.says(text)][-1]


def grey(seen: Seen) -> list[str]:
    return [each.label for each in seen.controls if each.disabled]


async def test_a_button_that_can_do_nothing_any_more_goes_grey(seated: World) -> None:
    """Given a step is behind since a restart, when its button is pressed, it turns grey."""
    await play(seated, QUEST_OVER + "@restart")
    ended = post_of(seated, "the heroes win")
    await seated.slash("olga", "phase next")
    await seated.slash("olga", "phase next")
    message = seated.sim.message(seated.people.place.id, ended.id)
    assert message is not None
    first = next(each for each in ended.controls if each.label == "Next step")
    await seated.people.member("olga").click(
        seated.sim.as_shown(message), custom_id=first.custom_id
    )
    await seated.advance(1)
    now = post_of(seated, "the heroes win")
    assert grey(now) == ["Next step"]
    assert now.text == ended.text


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


@pytest.mark.rule("U3")
async def test_an_undo_gives_a_button_its_colour_back(seated: World) -> None:
    await play(seated, QUEST_OVER + "olga: /phase next\nolga: /campaign undo")
    assert grey(post_of(seated, "the heroes win")) == []
    await seated.press("olga", "Redo")
    assert grey(post_of(seated, "the heroes win")) == ["Next step"]


@pytest.mark.rule("P3")
async def test_a_moment_that_has_passed_leaves_its_button_grey(seated: World) -> None:
    await play(
        seated,
        """
        olga: /threat gain reason:correction amount:5 note:"to begin with"
        olga: /plot cost card:"Spite" trigger:1
        olga: /quest start name:"First Blood"
        bjorn: /turn hero hero:Leoric
        """,
    )
    offering = post_of(seated, "First Blood begins"), post_of(seated, "Leoric's turn begins")
    assert any(each.label == "Trigger Spite" for seen in offering for each in seen.controls)
    await seated.slash("olga", "plot trigger", card="Spite")
    shown = [post_of(seated, "First Blood begins"), post_of(seated, "Leoric's turn begins")]
    assert [label for seen in shown for label in grey(seen)].count("Trigger Spite") == 1


async def test_a_move_changes_one_older_post_at_most(seated: World) -> None:
    await play(seated, QUEST_OVER)
    for _ in range(5):
        act = await seated.slash("olga", "phase next")
        assert sum(post.edited for post in act.posts) <= 1
    assert grey(post_of(seated, "Campaign phase: Clean-up")) == ["Next step"]


async def test_where_a_post_cannot_be_changed_nobody_is_hindered(seated: World) -> None:
    await play(seated, QUEST_OVER)
    ended = post_of(seated, "the heroes win")
    path = f"/channels/{seated.people.place.id}/messages/{ended.id}"
    seated.fail("PATCH", path, status=403, code=50013, times=9)
    act = await seated.slash("olga", "phase next")
    assert any(post.says("Campaign phase") for post in act.posts)
    assert grey(post_of(seated, "the heroes win")) == []


async def test_a_button_that_may_work_later_stays(seated: World) -> None:
    """Given a quest is under way, a form for another is refused, and may be wanted after it."""
    await seated.slash("olga", "quest start", name="First Blood")
    await seated.press("olga", "Start quest")
    assert seated.last.private("olga")[0].says("First Blood is under way")
    assert not any(each.disabled for seen in seated.view.all("post") for each in seen.controls)


async def test_a_button_of_another_version_says_that_it_is_old(seated: World) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label="Dance", custom_id="o1:dance:1:1")))
    view.stop()
    channel = seated.harness.bot.get_channel(seated.people.place.id)  # type: ignore[attr-defined]
    await channel.send(view=view)
    await seated.press("nils", "Dance")
    assert seated.last.private("nils")[0].says("older version")
    [pressed] = seated.last.posts
    assert [each.disabled for each in pressed.controls] == [True]
