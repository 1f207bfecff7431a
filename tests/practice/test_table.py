"""The table that `overlord play` sets with the real bot: three doors, two editions, kept data."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.practice.front_page import Door, Lobby
from bot.practice.front_page import lobby as front
from bot.practice.pages import Pages, Room
from bot.practice.real import kept
from bot.practice.table import SAMPLE, PlayedTable, lay, lobby, seats
from bot.practice.world import World
from bot.rules.basics.stored import replace

# What data kept by any earlier `play` knows its people and its channel by.
KNOWN = {
    "olga": 1456074443980800006,
    "bjorn": 1456074443980800008,
    "carla": 1456074443980800010,
    "dmitri": 1456074443980800012,
    "mira": 1456074443980800014,
}
DESCENT = 1456074443980800005

Laid = tuple[World, Sequence[Room], Lobby]


@asynccontextmanager
async def laid(folder: Path, table: PlayedTable = SAMPLE, *, day: int = 1) -> AsyncIterator[Laid]:
    """The table with its pages, on data that stays."""
    places = [scene.channel for scene in table.scenes]
    now = datetime(2026, 11, day, tzinfo=UTC)
    async with (
        kept(folder) as harness,
        World(harness, cast=table.cast, places=places, now=now, strict=False) as world,
    ):
        await lay(world, table)
        pages = Pages(world.sim)
        async with pages.open(seats(world, table)) as rooms:
            yield world, rooms, lobby(world, table, pages, rooms)


def room_of(door: Door, rooms: Sequence[Room]) -> Room:
    return next(room for room in rooms if room.preview.url == door.way.url)


def opened(room: Room) -> dict[str, Any]:
    """What a browser is shown that opens a page."""
    page: Any = room.preview._open_page()
    shown: dict[str, Any] = room.preview._page_payload(page)
    return shown


async def test_three_doors_each_lead_the_right_person_to_one_thing_to_press(tmp_path: Path) -> None:
    async with laid(tmp_path) as (world, rooms, seen):
        names = world.people.names()
        told = []
        for door, invited in zip(seen.doors, SAMPLE.invitations, strict=True):
            page = opened(room_of(door, rooms))
            aimed = page["messages"][page["targetId"]]
            person = names[int(page["viewerId"])]
            told.append((door.way.name, person, page["channel"]["name"], door.text))
            assert page["targetId"] in page["timeline"]
            assert invited.press in str(aimed["components"])
        assert told == [
            ("Be the overlord", "olga", "descent", "A hero is down: take your threat."),
            ("Be a hero", "bjorn", "descent", "You have fortune: reroll a die."),
            ("First edition", "olga", "well", "The boulders are about to roll."),
        ]


async def test_what_the_doors_promise_can_be_pressed_in_any_order(tmp_path: Path) -> None:
    async with laid(tmp_path) as (world, _, _):
        world.people.go("channel", "descent")
        pressed = await world.press("bjorn", "Reroll blue")
        assert not pressed.refused
        pressed = await world.press("olga", "1 threat")
        assert pressed.posts[0].says("Threat 1 → 2")
        world.people.go("channel", "well")
        pressed = await world.press("olga", "Roll all boulders")
        assert not pressed.refused


async def test_the_front_page_shows_the_board_with_the_same_in_words(tmp_path: Path) -> None:
    async with laid(tmp_path) as (_, rooms, seen):
        assert seen.picture
        assert seen.picture.drawn.startswith(b"\x89PNG")
        assert "Boulders: 1 on B2–C3 pointing east" in seen.picture.told
        page = front(seen)
        assert page.count("<img ") == 1
        assert all(room.preview.url in page for room in rooms)
        assert [[way.name for way in ways] for ways in seen.people.values()] == [
            ["#descent", "#well", "@Overlord"]
        ] * len(SAMPLE.cast)


async def test_a_kept_table_is_shown_again_and_promises_nothing_that_is_gone(
    tmp_path: Path,
) -> None:
    async with laid(tmp_path) as (world, _, _):
        size = world.harness.log_size()
    async with laid(tmp_path, day=2) as (world, rooms, seen):
        # nothing was played anew: each server file found at the start counts one
        assert size > world.harness.log_size() == 1
        descent, well = (opened(room_of(seen.doors[place], rooms)) for place in (0, 2))
        assert "The Long Winter" in str(descent["messages"])
        assert "Boulders: 1 on B2" in str(well["messages"])
        assert seen.doors[1].text == "Go on as bjorn in #descent."


async def test_a_table_kept_by_an_earlier_version_gets_the_second_channel(tmp_path: Path) -> None:
    earlier = replace(SAMPLE, scenes=SAMPLE.scenes[:1], invitations=SAMPLE.invitations[:2])
    async with laid(tmp_path, earlier):
        pass
    async with laid(tmp_path, day=2) as (world, rooms, seen):
        assert {name: world.people.user(name).id for name in SAMPLE.cast} == KNOWN
        assert world.people.channel("descent").id == DESCENT
        descent, well = (opened(room_of(seen.doors[place], rooms)) for place in (0, 2))
        assert "The Long Winter" in str(descent["messages"])
        assert seen.doors[2].text == "The boulders are about to roll."
        assert well["channel"]["name"] == "well"
