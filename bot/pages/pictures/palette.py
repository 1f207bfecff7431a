"""Colours, type and symbols that pictures share. No colour carries a meaning alone."""

import re
import unicodedata
from math import cos, pi, sin
from typing import NamedTuple

Colour = tuple[int, int, int]

TABLE: Colour = (43, 45, 49)
PANEL: Colour = (54, 57, 63)
GRID: Colour = (88, 92, 100)
TEXT: Colour = (242, 243, 245)
FAINT: Colour = (181, 186, 193)
STRIKE: Colour = (255, 255, 255)

# Threat is red and fortune pale in every post; the rest keeps apart for colour-blind eyes too.
THREAT: Colour = (232, 84, 84)
FORTUNE: Colour = (240, 228, 180)
CLOVER: Colour = (38, 128, 66)
SERIES: tuple[Colour, ...] = (
    (240, 228, 180),
    (86, 180, 233),
    (230, 159, 0),
    (0, 178, 135),
    (204, 121, 167),
    (213, 94, 0),
)

Point = tuple[float, float]
Shape = tuple[Point, ...]

STEPS = 40


class DieInk(NamedTuple):
    """What a die is painted with."""

    body: Colour
    ink: Colour


DARK, LIGHT = (24, 24, 27), (250, 250, 250)
DICE = {
    "blue": DieInk((38, 99, 197), LIGHT),
    "red": DieInk((190, 38, 42), LIGHT),
    "yellow": DieInk((244, 201, 56), DARK),
    "green": DieInk((38, 128, 66), LIGHT),
    "brown": DieInk((115, 74, 43), LIGHT),
    "gray": DieInk((176, 181, 188), DARK),
    "black": DieInk((20, 20, 22), LIGHT),
    "white": DieInk((245, 245, 243), DARK),
}
UNKNOWN_DIE = DieInk((120, 90, 150), LIGHT)


# The letters that the type has: Latin, Greek, Cyrillic, and what stands between letters.
_HAS = re.compile(
    "[ -~\xa0-\u02ff\u038e-\u03a1\u03a3-\u03e1\u0400-\u052f\u1e00-\u1eff\u2010-\u2027−≤≥]"
)


# What stands on another sign, chooses how it looks or joins it to the next: nothing by itself.
_UNSEEN = frozenset(("Mn", "Me", "Cf"))


def legible(text: str) -> str:
    """The text in the letters the type has; of other scripts' signs each is a question mark."""
    composed = unicodedata.normalize("NFC", text.replace("→", ">"))
    return "".join(sign if _is_drawn(sign) else _alike(sign) for sign in composed)


def _is_drawn(sign: str) -> bool:
    return _HAS.fullmatch(sign) is not None and unicodedata.category(sign) not in _UNSEEN


def _alike(sign: str) -> str:
    """What a sign is made of, as far as the type has it: its letter without what stands on it."""
    parts = [
        part
        for part in unicodedata.normalize("NFKD", sign)
        if unicodedata.category(part) not in _UNSEEN
    ]
    if all(map(_is_drawn, parts)):
        return "".join(parts)
    return "?"


def _heart(turn: float) -> Point:
    across = sin(turn) ** 3
    up = 13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)
    return (across / 2, -(up + 2.5) / 29)


HEART: Shape = tuple(_heart(2 * pi * step / STEPS) for step in range(STEPS))
BOLT: Shape = (
    (0.14, -0.5),
    (-0.32, 0.1),
    (-0.04, 0.1),
    (-0.14, 0.5),
    (0.32, -0.12),
    (0.04, -0.12),
)
SHIELD: Shape = (
    (-0.4, -0.44),
    (0, -0.5),
    (0.4, -0.44),
    (0.4, -0.02),
    (0.33, 0.2),
    (0.19, 0.37),
    (0, 0.5),
    (-0.19, 0.37),
    (-0.33, 0.2),
    (-0.4, -0.02),
)
CROWN: Shape = (
    (-0.42, 0.4),
    (-0.5, -0.3),
    (-0.23, -0.02),
    (0, -0.46),
    (0.23, -0.02),
    (0.5, -0.3),
    (0.42, 0.4),
)
ARROW: Shape = (
    (-0.5, -0.12),
    (0.05, -0.12),
    (0.05, -0.42),
    (0.5, 0),
    (0.05, 0.42),
    (0.05, 0.12),
    (-0.5, 0.12),
)
# The points of lines in a chart, apart from each other without colour.
MARKS: tuple[Shape, ...] = (
    tuple((cos(pi * step / 12) / 2, sin(pi * step / 12) / 2) for step in range(24)),
    ((-0.45, -0.45), (0.45, -0.45), (0.45, 0.45), (-0.45, 0.45)),
    ((0, -0.6), (0.55, 0.42), (-0.55, 0.42)),
    ((0, -0.62), (0.62, 0), (0, 0.62), (-0.62, 0)),
    ((0, 0.6), (0.55, -0.42), (-0.55, -0.42)),
    HEART,
)


def scaled(shape: Shape, middle: Point, size: float) -> list[Point]:
    """A shape of this size round a point."""
    return [(middle[0] + across * size, middle[1] + down * size) for across, down in shape]
