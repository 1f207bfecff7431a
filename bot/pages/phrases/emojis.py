"""What the bot's own emojis are called: screen readers say the names, so they tell all."""

from collections.abc import Iterable, Iterator

from bot.pages.voice import Voice
from bot.rules.basics.dice import Die, Face, Power
from bot.rules.basics.options import Edition
from bot.rules.rolling.table_rolls import RolledDie

THREAT, FORTUNE = "threat", "fortune"
TOKENS = (THREAT, FORTUNE)
MOST_DICE = 12
"""Dice of a roll up to which they are shown so; more would make its line too long."""


def of_face(die: Die, face: int) -> str:
    """Name the emoji of a face: blue_2_surge is the blue die's with range 2 and a surge."""
    first = ("first",) if die.edition is Edition.FIRST else ()
    return "_".join((*first, die.colour, *_shown(die.faces[face])))


def _shown(face: Face) -> Iterator[str]:
    if face.miss:
        yield "miss"
    elif face.power is not Power.NONE:
        yield face.power.value
    elif not (face.range or face.damage or face.surge or face.shields):
        yield "blank"
    else:
        yield from _counted(face)


def _counted(face: Face) -> Iterator[str]:
    if face.range:
        yield str(face.range)
    if face.damage:
        # Two damage without a range are not range 2 with one.
        yield f"{face.damage}_damage" if face.range or face.damage > 1 else "damage"
    if face.surge:
        yield f"{face.surge}_surges" if face.surge > 1 else "surge"
    if face.shields:
        yield f"{face.shields}_shields" if face.shields > 1 else "shield"


def dice(rolled: Iterable[RolledDie], voice: Voice) -> str:
    """Write dice as emojis, rerolled faces struck through (D4); empty where one has none."""
    listed = tuple(rolled)
    told = [_die(one, voice) for one in listed]
    return " ".join(told) if all(told) and len(told) <= MOST_DICE else ""


def _die(one: RolledDie, voice: Voice) -> str:
    die = voice.box.dice[one.die]
    faces = [voice.emojis.get(of_face(die, face), "") for face in (*one.struck, one.face)]
    *old, now = faces
    return " ".join((*(f"~~{each}~~" for each in old), now)) if all(faces) else ""


def beside(token: str, text: str, voice: Voice) -> str:
    """Put the emoji of a token before what is said of it, if there is one."""
    emoji = voice.emojis.get(token)
    return f"{emoji} {text}" if emoji else text
