"""Draw docs/pictures/rooms.svg, the rooms of the code: `python -m bench.draw_rooms`.

What is drawn is read from the imports; a test compares the stored picture with them.
"""

from collections.abc import Iterator
from itertools import groupby

from bench._house import ARROW, FILL, FONT, LINED, STAIRS, Box, House, Plan, Room
from bench._storeys import ROOT, Band, bands, said, uses

# Drawn with the rooms inside them.
HOUSES = ("bot.pages", "bot.rules")
PICTURE = ROOT / "docs" / "pictures" / "rooms.svg"
MARGIN = 24
ASIDE = 132  # for the names of the bands
PADDING = 20

LABELS = {
    Band.DISCORD: ("talks to", "Discord"),
    Band.WAITING: ("waits for", "the disk"),
    Band.PURE: ("below the", "waist: waits", "for nothing"),
}


def whole() -> Plan:
    """Plan the whole bot, with the houses' rooms inside them."""
    outer = uses()
    levels = bands(outer)
    return Plan(outer, levels, {each: _box(each, levels[each]) for each in outer})


def _box(name: str, level: Band) -> Box:
    room = Room(path(name), level, said(name))
    if name not in HOUSES:
        return room
    inner = uses(name)
    levels = bands(inner)
    rooms = {each: Room(each.rpartition(".")[2], levels[each]) for each in inner}
    return House(room, Plan(inner, levels, rooms))


def path(room: str) -> str:
    """Write a room as people look for it: as a folder or file."""
    below = room.replace(".", "/")
    return below if (ROOT / below).is_dir() else f"{below}.py"


def drawn() -> str:
    """Draw the rooms as they are now."""
    plan = whole()
    width = plan.width + ASIDE + 2 * MARGIN
    height = plan.height + 2 * (MARGIN + PADDING)
    top = MARGIN + PADDING
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="{FONT}" role="img">',
            "<title>The rooms of the bot</title>",
            f"<desc>{_told(plan)}</desc>",
            '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
            f'markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="{ARROW}"/></marker>',
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            *_bands(plan, width, top),
            *plan.draw(MARGIN + ASIDE, top),
            "</svg>\n",
        ]
    )


def _bands(plan: Plan, width: int, top: int) -> Iterator[str]:
    """Lay a colour and its label behind the floors that belong together."""
    level = [
        next(plan.bands[each] for each in row if each in plan.bands) for row in plan.arranged.rows
    ]
    for shown, rows in groupby(range(len(level)), key=level.__getitem__):
        first, *rest = rows
        last = rest[-1] if rest else first
        begins = top + plan.ceiling(first) - PADDING
        ends = top + plan.ceiling(last + 1) - STAIRS + PADDING
        yield (
            f'<rect x="8" y="{begins}" width="{width - 16}" height="{ends - begins}" rx="10" '
            f'fill="{FILL[shown]}"/>'
        )
        for at, line in enumerate(LABELS[shown]):
            yield (
                f'<text x="24" y="{begins + 30 + 19 * at}" font-size="14" font-weight="bold" '
                f'fill="{LINED[shown]}">{line}</text>'
            )


def _told(plan: Plan) -> str:
    """Say the arrows in words, for whoever cannot see them."""
    return "; ".join(f"{path(each)} uses {path(to)}" for each, to in plan.arrows) + "."


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(drawn(), encoding="utf-8")
    print(PICTURE.relative_to(ROOT))


if __name__ == "__main__":
    main()
