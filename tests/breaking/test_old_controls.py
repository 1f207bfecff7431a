"""Forms and buttons work however old they are, and say so where they cannot."""

import asyncio

import pytest
from discord import ui

from bot.practice.deeds import Push
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt

DAYS = 3 * 24 * 3600


async def test_a_form_sent_in_after_a_restart_counts(seated: World) -> None:
    await seated.press("olga", "Start quest")
    await seated.restart()
    await seated.submit("olga", {"Name": "First Blood", "Encounters": "3"})
    assert seated.last.posts[-1].says("Quest (normal, act I, 3 encounters)")


async def test_a_form_sent_in_after_days_counts(seated: World) -> None:
    await seated.press("olga", "Add hero")
    await seated.advance(DAYS)
    await seated.submit("olga", {"Name": "Grisban"})
    assert seated.last.posts[-1].says("Grisban joins the heroes")


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
