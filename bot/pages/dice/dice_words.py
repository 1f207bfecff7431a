"""Dice and what they show in words: short for eyes, in full for screen readers."""

from collections.abc import Iterable, Iterator

from bot.pages.phrases.naming import Naming
from bot.rules.basics.dice import Die, DieKind, Face, Power
from bot.rules.basics.options import Edition
from bot.rules.rolling.table_rolls import RolledDie


def die_name(die: Die, names: Naming) -> str:
    """Name a die by its colour."""
    return names.say(f"die-{die.colour}")


def labels(dice: Iterable[Die], names: Naming) -> tuple[str, ...]:
    """Name the dice of a roll: "red", or "red 1", "red 2" where a colour lies there twice."""
    listed = list(dice)
    colours = [die_name(die, names) for die in listed]
    numbers = [colours[:place].count(colour) + 1 for place, colour in enumerate(colours)]
    return tuple(
        names.say("die-numbered", die=colour, number=number)
        if colours.count(colour) > 1
        else colour
        for colour, number in zip(colours, numbers, strict=True)
    )


def shown(rolled: Iterable[RolledDie], names: Naming) -> str:
    """Write dice with their faces, rerolled ones struck through (D4)."""
    return ", ".join(_shown(one, names) for one in rolled)


def told(rolled: Iterable[RolledDie], names: Naming) -> str:
    """Say in full what dice show, and what the rerolled ones showed before."""
    return "; ".join(_told(one, names) for one in rolled)


def face_in_full(die: Die, face: Face, names: Naming) -> str:
    """Say in full what a face shows."""
    if face.miss:
        return names.say("face-miss")
    if face.power is not Power.NONE:
        return names.say(f"face-{face.power}")
    parts = list(_parts(face, die.edition, names))
    return names.row(parts) if parts else names.say("face-nothing")


def _shown(one: RolledDie, names: Naming) -> str:
    die = names.box.dice[one.die]
    old = (f"~~{_written(die, face, names)}~~" for face in one.struck)
    return " ".join((die_name(die, names), *old, _written(die, one.face, names)))


def _written(die: Die, face: int, names: Naming) -> str:
    if die.kind is DieKind.POWER:
        return names.say(f"face-{die.faces[face].power}")
    return die.written(face)


def _told(one: RolledDie, names: Naming) -> str:
    die = names.box.dice[one.die]
    face = face_in_full(die, die.faces[one.face], names)
    if not one.struck:
        return names.say("die-told", die=die_name(die, names), face=face)
    old = names.row(face_in_full(die, die.faces[each], names) for each in one.struck)
    return names.say("die-told-rerolled", die=die_name(die, names), face=face, old=old)


def _parts(face: Face, edition: Edition, names: Naming) -> Iterator[str]:
    if face.range:
        yield names.say("face-range", range=face.range)
    if face.damage:
        yield names.say("face-damage", damage=face.damage, edition=edition.value)
    if face.surge:
        yield names.say("face-surges", surges=face.surge)
    if face.shields:
        yield names.say("face-shields", shields=face.shields)
