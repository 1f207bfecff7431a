"""What `make pictures` photographs: every shot is there to be taken, and shown in docs/looks.md."""

import re
from pathlib import Path

from bench.pictures import FIRST_PAGE, FOLDER, SHOTS, WIDTHS, play, seen
from bot.practice.real import fresh
from bot.practice.table import SAMPLE, lay, seats
from bot.practice.world import World

LOOKS = Path(__file__).parents[2] / "docs" / "looks.md"


async def test_every_shot_finds_its_message() -> None:
    places = [scene.channel for scene in SAMPLE.scenes]
    async with fresh() as harness, World(harness, cast=SAMPLE.cast, places=places) as world:
        await lay(world, SAMPLE)
        sat = {(seat.viewers[0].name, seat.place): seat for seat in seats(world, SAMPLE)}
        found = []
        for shot in SHOTS:
            await play(shot, world)
            assert not world.last.refused or shot.name == "refusal", shot
            found.append(next(seen(shot, world, sat[shot.who, shot.place])))
        # the answer edits the message of the question; every other shot is one of its own
        assert found[0] == found[1]
        assert len(set(found)) == len(SHOTS) - 1


def test_the_page_shows_every_picture_and_no_other() -> None:
    shown = set(re.findall(r'src="pictures/page/([^"]+)"', LOOKS.read_text(encoding="utf-8")))
    names = [FIRST_PAGE, *(shot.name for shot in SHOTS)]
    assert shown == {f"{name}-{width}.png" for name in names for width in WIDTHS}
    assert shown == {file.name for file in FOLDER.iterdir()}
