"""`/campaign date` on the simulated Discord: the post, the file, the event where one may be."""

from datetime import UTC, datetime
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.pages.messages.next_date import ZoneSource
from bot.practice.seen import Seen
from bot.practice.world import World
from bot.words import WORDS
from tests.people.test_hidden_channels import hide
from tests.simcord_support import play
from tests.sources import telling

TABLE = """
sam: /campaign create name:"Nerekhall" overlord:@olga
sam: /hero add name:"Leoric" player:@bjorn
"""
WHEN = "2026-12-05 20:00"
STARTS = int(datetime(2026, 12, 5, 20, tzinfo=UTC).timestamp())


def events(world: World) -> list[Any]:
    guild = world.sim.env.backend.get_guild(world.people.server.id)
    return list(guild.scheduled_events.values())


def ics(world: World, post: Seen) -> str:
    return world.sim.file(post.id).decode()


@pytest.mark.parametrize("who", ["sam", "olga"])
async def test_a_steward_or_the_overlord_tells_everybody(world: World, who: str) -> None:
    await play(world, TABLE)
    act = await world.slash(who, "campaign date", when=WHEN, note="at Bjorn's")
    post = act.posts[-1]
    ends = STARTS + 3 * 3600
    assert post.says(f"<t:{STARTS}:F> to <t:{ends}:t>, <t:{STARTS}:R>: Nerekhall goes on")
    assert post.says("at Bjorn's")
    assert post.says("Read as a time in UTC: the language here is spoken in several zones.")
    assert post.files == ("nerekhall-2026-12-05.ics",)
    assert "DTSTART:20261205T200000Z\r\nDTEND:20261205T230000Z\r\n" in ics(world, post)


async def test_the_file_is_named_by_the_day_at_the_table(world: World) -> None:
    """Given an evening that begins on another day in UTC, the file has the table's day."""
    await play(world, TABLE)
    for when, day in (
        ("2026-12-05 01:00 Asia/Tokyo", "2026-12-05"),
        ("2026-12-05 20:00 America/New_York", "2026-12-05"),
    ):
        act = await world.slash("olga", "campaign date", when=when)
        assert act.posts[-1].files == (f"nerekhall-{day}.ics",)


async def test_a_time_that_the_clocks_skip_is_told_as_what_it_is(world: World) -> None:
    await play(world, TABLE)
    act = await world.slash("olga", "campaign date", when="2027-03-28 02:30 Europe/Berlin")
    said = "The clocks go forward that day and leave out 02:30, so this is 03:30."
    assert act.posts[-1].says(said)
    act = await world.slash("olga", "campaign date", when="2027-03-28 03:30 Europe/Berlin")
    assert not act.posts[-1].says("The clocks go forward")


async def test_an_event_is_made_where_the_bot_may(world: World) -> None:
    await play(world, TABLE)
    act = await world.slash("olga", "campaign date", when=WHEN, hours=5, note="at Bjorn's")
    [event] = events(world)
    assert (event.name, event.description) == ("Nerekhall", "at Bjorn's")
    assert event.scheduled_start_time == "2026-12-05T20:00:00+00:00"
    assert event.scheduled_end_time == "2026-12-06T01:00:00+00:00"
    assert act.posts[-1].says("[Event]")
    assert not act.posts[-1].says("There is no event")


async def test_where_it_may_not_the_file_is_there_all_the_same(world: World) -> None:
    await play(world, TABLE)
    world.fail("POST", f"/guilds/{world.people.server.id}/scheduled-events", status=403, code=50013)
    post = (await world.slash("olga", "campaign date", when=WHEN)).posts[-1]
    assert post.says("for that the bot needs the permission “Create Events”")
    assert "DTSTART:20261205T200000Z" in ics(world, post)
    assert events(world) == []


async def test_an_outage_is_told_and_costs_nothing_else(world: World) -> None:
    await play(world, TABLE)
    world.fail("POST", f"/guilds/{world.people.server.id}/scheduled-events", status=500)
    post = (await world.slash("olga", "campaign date", when=WHEN)).posts[-1]
    assert post.says("Discord did not take it")
    assert "DTSTART:20261205T200000Z" in ics(world, post)


async def test_a_hidden_channel_is_not_told_to_the_whole_server(world: World) -> None:
    await play(world, TABLE)
    hide(world, "olga")
    post = (await world.slash("olga", "campaign date", when=WHEN)).posts[-1]
    assert post.says("some cannot see this channel")
    assert events(world) == []


async def test_a_delivery_made_twice_makes_one_event(world: World) -> None:
    await play(world, TABLE)
    await world.slash("olga", "campaign date", when=WHEN)
    await world.resend()
    assert len(events(world)) == 1


async def test_others_are_refused_and_nothing_is_made(world: World) -> None:
    await play(world, TABLE)
    for who in ("bjorn", "nils"):
        assert (await world.slash(who, "campaign date", when=WHEN)).refused
    assert events(world) == []


async def test_no_date_is_one_clear_sentence(world: World) -> None:
    await play(world, TABLE)
    act = await world.slash("olga", "campaign date", when="saturday")
    assert act.refused
    [told] = act.private("olga")
    assert told.text.startswith("“saturday” is no date: write the day and the time as in “20")


async def test_the_askers_language_gives_the_zone_where_the_servers_has_none(world: World) -> None:
    await play(world, TABLE)
    world.speak("olga", "de")
    post = (await world.slash("olga", "campaign date", when=WHEN)).posts[-1]
    assert post.says("Read as a time in Europe/Berlin, which goes with the language here")
    assert "DTSTART:20261205T190000Z" in ics(world, post)


async def test_a_zone_is_chosen_with_one_press_and_kept(world: World) -> None:
    await play(world, TABLE)
    first = (await world.slash("olga", "campaign date", when=WHEN, note="at Bjorn's")).posts[-1]
    assert first.says("Choose yours below, once for this server")
    act = await world.press("sam", "New York")
    (post,) = act.posts
    assert post.id == first.id
    assert post.says("Read as a time in America/New\\_York, the zone chosen on this server")
    assert post.says("at Bjorn's")
    assert post.says(f"<t:{STARTS + 5 * 3600}:F>")
    assert "DTSTART:20261206T010000Z" in ics(world, post)
    [event] = events(world)
    assert event.scheduled_start_time == "2026-12-06T01:00:00+00:00"
    await world.restart()
    later = (await world.slash("olga", "campaign date", when="2026-12-06 20:00")).posts[-1]
    assert later.says("the zone chosen on this server")
    assert "DTSTART:20261207T010000Z" in ics(world, later)


async def test_only_who_may_tell_a_date_chooses_its_zone(world: World) -> None:
    await play(world, TABLE)
    await world.slash("olga", "campaign date", when=WHEN)
    assert (await world.press("bjorn", "New York")).refused
    post = (await world.slash("olga", "campaign date", when=WHEN)).posts[-1]
    assert post.says("Read as a time in UTC")


async def test_the_zone_of_an_earlier_date_is_chosen_no_more(world: World) -> None:
    await play(world, TABLE)
    first = (await world.slash("olga", "campaign date", when=WHEN)).posts[-1]
    await world.slash("olga", "campaign date", when="2026-12-06 20:00 UTC+1")
    second = (await world.slash("olga", "campaign date", when="2026-12-07 20:00")).posts[-1]
    assert [each.label for each in first.controls] == [each.label for each in second.controls]
    member = world.people.member("olga")
    message = world.sim.message(world.people.place.id, first.id)
    assert message is not None
    await member.select(
        world.sim.as_shown(message), ["Europe/Berlin"], custom_id=first.controls[0].custom_id
    )
    assert any(seen.says("The table has moved on") for seen in world.view.all("private", "olga"))


async def test_a_zone_that_is_named_or_goes_with_the_language_is_not_asked_for(
    world: World,
) -> None:
    await play(world, TABLE)
    named = (await world.slash("olga", "campaign date", when=f"{WHEN} Europe/Paris")).posts[-1]
    world.speak("olga", "de")
    guessed = (await world.slash("olga", "campaign date", when=WHEN)).posts[-1]
    assert named.controls == guessed.controls == ()


async def test_it_is_no_move(world: World) -> None:
    await play(world, TABLE)
    size = world.harness.log_size()
    await world.slash("olga", "campaign date", when=WHEN)
    assert world.harness.log_size() == size


async def test_a_campaign_that_is_over_has_no_next_date(world: World) -> None:
    await play(world, TABLE)
    await play(world, "sam: /campaign end")
    assert (await world.slash("olga", "campaign date", when=WHEN)).refused


def test_all_its_words_are_said() -> None:
    parsed = FluentParser().parse((WORDS / "en" / "dates.ftl").read_text(encoding="utf-8"))
    held = {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
    said = {key for key in held if f'"{key}"' in telling()}
    events = {f"date-event-{why}" for why in ("forbidden", "hidden", "failed")}
    assert held - said == events | {f"date-zone-{source}" for source in ZoneSource}
