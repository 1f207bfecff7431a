"""Photograph what people see on the try-out page: `python -m bench.pictures [NAME ...]`.

The ten most frequent messages, the board, the summary and the first page, on a phone and on a
desktop, with Chromium where there is one. To be looked at by eye; docs/looks.md shows them.
"""

import asyncio
import io
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PIL import Image

from bench import chromium
from bot.practice.front_page import FrontPage, serving_front_page
from bot.practice.pages import Pages, Room, Seat
from bot.practice.real import fresh
from bot.practice.rehearse import Rehearsal
from bot.practice.script import parse
from bot.practice.table import SAMPLE, lay, lobby, seats
from bot.practice.world import World

FOLDER = Path(__file__).parents[1] / "docs" / "pictures" / "page"
WIDTHS = (390, 1280)
FIRST_PAGE = "first-page"
# Tall enough for the longest message, and for the first page on a phone.
_HEIGHT = 2400
# On a desktop the page goes on beside a message, with nothing in it.
_WIDEST = 690
_NOW = datetime(2026, 11, 29, 19, 30, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: what is played before it, and who looks where.

    Shown is the newest message there, or the newest whose text has `text` in it.
    """

    name: str
    who: str
    place: str
    script: str = ""
    text: str = ""


SHOTS = (
    Shot("question", "olga", "#descent", "@channel descent"),
    Shot("defeat", "olga", "#descent", 'olga: press "1 threat"'),
    Shot(
        "roll",
        "bjorn",
        "#descent",
        "@dice blue=4/2/0 red=0/2/0 gray=1\n"
        'bjorn: /roll attack dice:"blue red" defense:gray distance:3',
    ),
    Shot("reroll", "bjorn", "#descent", '@dice blue=5/1/0\nbjorn: press "Reroll blue"'),
    Shot("turn", "olga", "#descent", "olga: /turn overlord"),
    Shot("trigger", "olga", "#descent", text="Friend or Foe is triggered"),
    Shot("fortune", "carla", "@Overlord"),
    Shot("hand", "olga", "#descent", "olga: /plot hand"),
    Shot("refusal", "bjorn", "#descent", 'bjorn: /threat gain reason:correction note:"mine"'),
    Shot("board", "olga", "#descent", "olga: /campaign board"),
    Shot("quest-end", "olga", "#descent", "olga: /quest end winner:overlord", "[Undo]"),
    Shot("summary", "olga", "#descent", "olga: /campaign summary"),
    Shot(
        "boulders",
        "olga",
        "#well",
        "@channel well\n@dice red=2/1/1 yellow=1/1/0 red=2/2/0 yellow=1/1/0\n"
        'olga: press "Roll all boulders"',
    ),
    Shot("first-board", "olga", "#well", text="[Redraw]"),
    Shot(
        "first-attack",
        "bjorn",
        "#well",
        "bjorn: /turn hero hero:Mordrog\n"
        "olga: /well move name:Beastman space:G6\n"
        "@dice red=0/4/0 green=0/2/1 green=0/3/0\n"
        'olga: /well attack attacker:Beastman target:Mordrog dice:"red green green" bleed:true',
    ),
    Shot(
        "first-kill",
        "bjorn",
        "#well",
        "@dice red=0/4/0 green=0/3/0\n"
        'bjorn: /well attack attacker:Mordrog target:Beastman dice:"red green"',
    ),
    Shot(
        "first-turn",
        "olga",
        "#well",
        "@dice red=1/3/0 yellow=2/1/0 red=1/3/0 yellow=2/1/0\nolga: /turn overlord",
    ),
    Shot(
        "french-board",
        "olga",
        "#descent",
        "@channel descent\nolga: /campaign settings language:fr\nolga: /campaign board",
    ),
    Shot(
        "german-roll",
        "bjorn",
        "#descent",
        "@language bjorn de\nolga: /campaign settings language:de\n"
        "@dice blue=4/2/0 red=0/2/0 gray=1\n"
        'bjorn: /roll attack dice:"blau rot" defense:grau distance:3',
    ),
)


async def take(folder: Path, names: Sequence[str]) -> None:
    """Lay the sample table, play on, and photograph each shot named at both widths."""
    with tempfile.TemporaryDirectory() as profile, chromium.running(Path(profile)) as browser:
        places = [scene.channel for scene in SAMPLE.scenes]
        async with (
            serving_front_page(0) as front,
            fresh() as harness,
            World(harness, cast=SAMPLE.cast, places=places, now=_NOW) as world,
        ):
            await lay(world, SAMPLE)
            pages = Pages(world.sim, front.url)
            async with pages.open(seats(world, SAMPLE)) as rooms:
                front.look = partial(lobby, world, SAMPLE, pages, rooms)
                if FIRST_PAGE in names:
                    await _first_page(front, browser, folder)
                for shot in SHOTS:
                    await play(shot, world)
                    if shot.name in names:
                        await _shot(shot, world, rooms, browser, folder)


async def _first_page(front: FrontPage, browser: str, folder: Path) -> None:
    for width in WIDTHS:
        async with chromium.tab(browser) as tab:
            drawn = "document.querySelector('.board')?.complete"
            await tab.open(front.url, width, _HEIGHT, drawn)
            _keep(await tab.photograph("body"), folder / f"{FIRST_PAGE}-{width}.png")


async def _shot(
    shot: Shot, world: World, rooms: Sequence[Room], browser: str, folder: Path
) -> None:
    seat = (shot.who, shot.place)
    [room] = (r for r in rooms if (r.seat.viewers[0].name, r.seat.place) == seat)
    message = next(seen(shot, world, room.seat))
    for width in WIDTHS:
        async with chromium.tab(browser) as tab:
            await tab.open(room.preview.url, width, _HEIGHT)
            await tab.value("document.activeElement.blur()")
            picture = await tab.photograph(f'article[data-message-id="{message}"]', _WIDEST)
            _keep(picture, folder / f"{shot.name}-{width}.png")


async def play(shot: Shot, world: World) -> None:
    """Play what comes before a picture; raises ScriptFault."""
    await Rehearsal(world, lambda _: None).play(parse(shot.script, shot.name))


def seen(shot: Shot, world: World, seat: Seat) -> Iterator[int]:
    """The messages of a place that the person of a shot sees and that are meant, newest first."""
    for message in world.sim.written_in(seat.channel.id):
        if message.visible_to(seat.who) and world.view.seen(message).says(shot.text):
            yield message.id


def _keep(picture: bytes, file: Path) -> None:
    """Write a picture with as many colours as it needs, which is few."""
    file.parent.mkdir(parents=True, exist_ok=True)
    drawn = Image.open(io.BytesIO(picture)).convert("RGB").quantize(128)
    drawn.save(file, optimize=True)
    print(f"{file.name}: {file.stat().st_size // 1024} KiB", flush=True)


if __name__ == "__main__":
    if chromium.PROGRAM is None:
        sys.exit("There is no Chromium on this computer, and without one there is no photograph.")
    asyncio.run(take(FOLDER, sys.argv[1:] or [FIRST_PAGE, *(shot.name for shot in SHOTS)]))
