"""What a picture of the board shows, in words for whoever does not see it."""

from collections.abc import Iterator

from bot.pages.phrases import well_saying as saying
from bot.pages.pictures.well_view import (
    BoardDescription,
    BoardView,
    ShownBoulder,
    ShownFigure,
    describe,
)
from bot.pages.voice import Voice
from bot.rules.well.board import FigureKind


def alt(view: BoardView, names: Voice) -> str:
    """Say all that a picture shows but plain floor and walls, what matters most first."""
    return " ".join(_parts(describe(view), names))


def figures(shown: BoardDescription, kind: FigureKind, names: Voice) -> str:
    """List the figures of one side with where they stand."""
    listed = (figure for figure in shown.figures if figure.kind is kind)
    return ", ".join(figure_line(figure, names) for figure in listed)


def figure_line(figure: ShownFigure, names: Voice) -> str:
    """Say in short what a figure is called in the picture, where it stands, and what it has."""
    return names.say(
        "well-figure",
        name=names.quoted(figure.name),
        label=figure.label,
        where=saying.run(figure.first, figure.last, names),
        flying="yes" if figure.flying else "no",
        bleed=figure.bleed,
        daze=figure.daze,
    )


def boulder_line(boulder: ShownBoulder, names: Voice) -> str:
    """Say where a boulder lies and which way it points."""
    return names.say(
        "well-boulder",
        name=names.quoted(boulder.name),
        where=saying.run(boulder.first, boulder.last, names),
        direction=saying.side(boulder.direction, names),
    )


def _parts(shown: BoardDescription, names: Voice) -> Iterator[str]:
    first, last = shown.window.first, shown.window.last
    yield names.say("well-alt", first=str(first), last=str(last))
    yield from _area(shown, names)
    if shown.crushed:
        yield names.say("well-alt-killed", spaces=saying.spaces(shown.crushed, names))
    for kind in FigureKind:
        listed = figures(shown, kind, names)
        if listed:
            yield names.say(f"well-alt-{kind}", figures=listed)
    if shown.boulders:
        boulders = ", ".join(boulder_line(one, names) for one in shown.boulders)
        yield names.say("well-alt-boulders", boulders=boulders)
    yield from _doors(shown, names)
    for terrain, spaces in shown.terrain:
        word = names.say(f"terrain-{terrain.name.lower().replace('_', '-')}")
        yield names.say("well-alt-terrain", what=word, spaces=saying.spaces(spaces, names))


def _area(shown: BoardDescription, names: Voice) -> Iterator[str]:
    if not shown.covered:
        return
    hit = names.row(names.quoted(one.name) for one in shown.figures if one.target)
    reached = saying.spaces(shown.reached, names)
    yield names.say(
        "well-alt-area",
        covered=saying.spaces(shown.covered, names),
        reached=reached or names.say("page-none"),
        targets=hit or names.say("page-none"),
    )


def _doors(shown: BoardDescription, names: Voice) -> Iterator[str]:
    if not shown.doors:
        return
    listed = (
        names.say(
            "well-door",
            first=str(door.first),
            last=str(door.last),
            open="yes" if door.open else "no",
        )
        for door in shown.doors
    )
    yield names.say("well-alt-doors", doors=", ".join(listed))
