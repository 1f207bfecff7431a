"""Forms and buttons work however old they are, and say so where they cannot."""

import asyncio

import pytest
from discord import ui

from bot.practice.deeds import Push
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


async def test_a_button_that_can_do_nothing_any_more_goes_grey(seated: World) -> None:
    """Given a step that is behind, when its button is pressed, it says so once and turns grey."""
    await play(
        seated,
        """
        olga: /quest start name:"First Blood"
        olga: /quest end winner:heroes
        """,
    )
    ended = next(seen for seen in seated.view.all("post") if seen.says("the heroes win"))
    await seated.slash("olga", "phase next")
    await seated.slash("olga", "phase next")
    message = seated.sim.message(seated.people.place.id, ended.id)
    assert message is not None
    first = next(each for each in ended.controls if each.label == "Next step")
    await seated.people.member("olga").click(
        seated.sim.as_shown(message), custom_id=first.custom_id
    )
    await seated.advance(1)
    now = next(seen for seen in seated.view.all("post") if seen.id == ended.id)
    grey = [each.label for each in now.controls if each.disabled]
    assert grey == ["Next step"]
    assert now.text == ended.text


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
