"""What spaces of the map look like: each terrain by its pattern, not by colour alone."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from bot.pages.pictures.palette import Colour
from bot.rules.well.map import RAMPS, Terrain
from bot.rules.well.spaces import Direction

FLOOR: Colour = (233, 223, 202)
WALL: Colour = (66, 62, 66)
BRICK: Colour = (88, 83, 87)
SEAM: Colour = (196, 183, 156)
STONE: Colour = (128, 122, 116)
STONE_EDGE: Colour = (72, 68, 66)
PIT: Colour = (22, 20, 24)
PIT_EDGE: Colour = (120, 98, 70)
WATER: Colour = (104, 168, 206)
WAVE: Colour = (28, 84, 138)
STEP_LIGHT: Colour = (214, 206, 196)
STEP_DARK: Colour = (140, 132, 124)
BLOCK: Colour = (154, 128, 96)
BLOCK_EDGE: Colour = (78, 58, 38)
RAMP: Colour = (222, 190, 120)
RAMP_MARK: Colour = (128, 80, 16)

Tile = ImageDraw.ImageDraw
# Stones of a rubble space: middle and size, as parts of the space.
_STONES = (
    (0.28, 0.30, 0.30),
    (0.66, 0.26, 0.22),
    (0.50, 0.56, 0.34),
    (0.22, 0.70, 0.22),
    (0.78, 0.72, 0.28),
)


def draw_space(terrain: Terrain, side: int) -> Image.Image:
    """One space of a terrain, `side` pixels wide and high, without its grid line."""
    image = Image.new("RGB", (side, side), WALL if terrain is Terrain.WALL else FLOOR)
    paint = _PAINTERS.get(terrain)
    if paint is not None:
        paint(ImageDraw.Draw(image), side)
    if terrain in RAMPS:
        _paint_ramp(ImageDraw.Draw(image), side, RAMPS[terrain])
    return image


def _paint_wall(tile: Tile, side: int) -> None:
    line = max(1, side // 24)
    for row in (1, 2):
        tile.line((0, side * row / 3, side, side * row / 3), BRICK, line)
    for across, row in ((0.5, 0), (0.2, 1), (0.75, 1), (0.5, 2)):
        tile.line((side * across, side * row / 3, side * across, side * (row + 1) / 3), BRICK, line)


def _paint_rubble(tile: Tile, side: int) -> None:
    for across, down, size in _STONES:
        half = side * size / 2
        left, top = side * across - half, side * down - half * 0.8
        box = (left, top, left + 2 * half, top + 1.6 * half)
        tile.ellipse(box, STONE, STONE_EDGE, max(1, side // 22))


def _paint_pit(tile: Tile, side: int) -> None:
    tile.rectangle((0, 0, side, side), PIT_EDGE)
    inset = side * 0.09
    tile.rounded_rectangle((inset, inset, side - inset, side - inset), side * 0.14, PIT)
    deep = side * 0.26
    tile.rounded_rectangle(
        (deep, deep, side - deep, side - deep),
        side * 0.1,
        outline=(70, 60, 52),
        width=max(1, side // 26),
    )


def _paint_stairs(tile: Tile, side: int) -> None:
    steps = 5
    for step in range(steps):
        top, bottom = side * step / steps, side * (step + 1) / steps
        tile.rectangle((0, top, side, bottom), STEP_LIGHT)
        tile.rectangle((0, bottom - side * 0.075, side, bottom), STEP_DARK)


def _paint_water(tile: Tile, side: int) -> None:
    tile.rectangle((0, 0, side, side), WATER)
    for down in (0.22, 0.52, 0.82):
        for across in (0.0, 0.5):
            box = (
                side * (across + 0.04),
                side * (down - 0.12),
                side * (across + 0.46),
                side * (down + 0.12),
            )
            tile.arc(box, 20, 160, WAVE, max(1, side // 18))


def _paint_obstacle(tile: Tile, side: int) -> None:
    inset, line = side * 0.1, max(1, side // 16)
    box = (inset, inset, side - inset, side - inset)
    tile.rectangle(box, BLOCK, BLOCK_EDGE, line)
    tile.line((inset, inset, side - inset, side - inset), BLOCK_EDGE, line)
    tile.line((inset, side - inset, side - inset, inset), BLOCK_EDGE, line)


def _paint_ramp(tile: Tile, side: int, direction: Direction) -> None:
    tile.rectangle((0, 0, side, side), RAMP)
    across, down = direction.step
    for ahead in (-0.26, 0.0, 0.26):
        tip = (0.5 + across * (ahead + 0.13), 0.5 + down * (ahead + 0.13))
        back = (0.5 + across * (ahead - 0.1), 0.5 + down * (ahead - 0.1))
        wings = [(back[0] + sign * down * 0.3, back[1] + sign * across * 0.3) for sign in (-1, 1)]
        points = [(side * x, side * y) for x, y in (wings[0], tip, wings[1])]
        tile.line(points, RAMP_MARK, max(1, side // 11), joint="curve")


_PAINTERS: dict[Terrain, Callable[[Tile, int], None]] = {
    Terrain.WALL: _paint_wall,
    Terrain.RUBBLE: _paint_rubble,
    Terrain.PIT: _paint_pit,
    Terrain.STAIRS: _paint_stairs,
    Terrain.WATER: _paint_water,
    Terrain.OBSTACLE: _paint_obstacle,
}
