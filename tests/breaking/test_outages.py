"""What Discord would not take is told when it can be, without anybody's doing."""

import asyncio

import pytest

from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt

ANSWERS, POSTS = "/interactions/*/*/callback", "/channels/*/messages"
LONG = 500


def go_down(world: World, status: int = 503) -> None:
    world.fail("POST", ANSWERS, status=status, times=LONG)
    world.fail("POST", POSTS, status=status, times=LONG)


def told(world: World) -> int:
    """Count the messages that tell the move."""
    return sum(post.says("Threat 0 → 4") for post in world.view.all("post"))


@pytest.fixture
async def untold(seated: World) -> World:
    """A move that was written and could not be told."""
    seated._strict = False  # the asker is left without an answer: Discord took none
    go_down(seated)
    await seated.slash("olga", "threat gain", reason="correction", amount=4, note="agreed")
    assert told(seated) == 0
    return seated


async def test_a_move_is_told_once_after_the_outage(untold: World) -> None:
    untold.sim.heal()
    await untold.advance(60)
    assert told(untold) == 1
    await untold.advance(3600)
    await untold.slash("olga", "threat lose", amount=1, note="agreed")
    assert told(untold) == 1


async def test_a_long_outage_delays_the_move_no_more_than_ten_minutes_longer(
    untold: World,
) -> None:
    await untold.advance(1800)
    untold.sim.heal()
    await untold.advance(601)
    assert told(untold) == 1


async def test_a_bot_that_ends_tells_what_it_still_can(untold: World) -> None:
    untold.sim.heal()
    await untold.sim.env.bot.close()
    assert told(untold) == 1


async def test_a_bot_ended_in_an_outage_tells_at_its_next_start(untold: World) -> None:
    await untold.sim.env.bot.close()
    untold.sim.heal()
    await untold.restart()
    assert told(untold) == 1
    await untold.restart()
    assert told(untold) == 1


async def test_a_letter_is_sent_after_the_outage(seated: World) -> None:
    await seated.slash("olga", "campaign resume", threat=5, cards="Make No Excuse")
    await seated.slash("olga", "quest start", name="First Blood")
    await seated.slash("olga", "plot trigger", card="Make No Excuse")
    seated.fail("POST", POSTS, status=500, times=LONG)
    await seated.press("bjorn", "Leoric")
    assert not seated.last.dms("bjorn")
    seated.sim.heal()
    await seated.advance(60)
    [letter] = seated.last.dms("bjorn")
    assert letter.says("Leoric gains 1 fortune")


async def test_a_campaign_erased_in_an_outage_is_not_tried_for_ever(untold: World) -> None:
    untold.sim.heal(POSTS)
    untold.sim.heal(ANSWERS)
    await untold.slash("olga", "campaign delete")
    await untold.press("olga", "Yes")
    await untold.advance(3600)
    assert untold.harness.bot.desk.teller.outbox.waiting == frozenset()  # type: ignore[attr-defined]


async def test_an_answer_that_comes_too_late_is_nobodys_error(seated: World) -> None:
    seated._strict = False
    seated.fail("POST", ANSWERS, status=404, code=10062, times=LONG)
    for command in ("campaign log", "campaign status", "help"):
        await seated.slash("nils", command)
        assert seated.last.errors == ()
    await seated.slash("nils", "threat lose", amount=1, note="x")
    assert seated.last.errors == ()


async def test_what_an_undo_leads_to_is_told_with_what_it_undoes(seated: World) -> None:
    seated._strict = False
    await seated.slash("olga", "quest start", name="First Blood")
    before = sum(1 for _ in seated.view.all("post"))
    go_down(seated)
    seated.fail("PATCH", "/channels/*/messages/*", status=503, times=LONG)
    await seated.slash("olga", "campaign undo")
    seated.sim.heal()
    await seated.advance(60)
    [changed] = [post for post in seated.last.posts if post.says("~~First Blood begins~~")]
    assert changed.edited
    assert sum(1 for _ in seated.view.all("post")) == before


async def test_who_takes_no_messages_is_named_after_the_outage(seated: World) -> None:
    await seated.slash("olga", "campaign resume", threat=5, cards="Make No Excuse")
    await seated.slash("olga", "quest start", name="First Blood")
    await seated.slash("olga", "plot trigger", card="Make No Excuse")
    seated.people.close_dms("bjorn")
    home = f"/channels/{seated.people.place.id}/messages"
    seated.fail("POST", home, status=503, times=LONG)
    await seated.press("bjorn", "Leoric")
    seated.sim.heal(home)
    await seated.advance(60)
    assert [post for post in seated.last.posts if post.says("@bjorn") and not post.edited]
    await seated.advance(3600)
    assert not seated.last.posts


async def test_a_late_answer_that_cannot_be_announced_is_given_all_the_same(
    seated: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    service = seated.harness.bot.desk.service  # type: ignore[attr-defined]
    fold = service.fold

    async def slowly(at: CampaignAt) -> object:
        await asyncio.sleep(2.2)
        return await fold(at)

    monkeypatch.setattr(service, "fold", slowly)
    seated._strict = False
    seated.fail("POST", ANSWERS, status=503, times=1)
    await seated.slash("olga", "campaign status")
    await seated.advance(5)
    assert seated.last.posts[0].says("Nerekhall")
    assert "a late answer could not be announced" in caplog.messages
