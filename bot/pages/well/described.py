"""What a picture of the map shows, in words for whoever does not see it."""

from collections.abc import Iterator

from bot.pages.phrases import map_words
from bot.pages.pictures.well_view import (
    MapDescription,
    MapView,
    ShownBoulder,
    ShownFigure,
    describe,
)
from bot.pages.text import plain
from bot.pages.voice import Voice
from bot.rules.well.map import FigureKind


def alt(view: MapView, names: Voice) -> str:
    """Say all that a picture shows but plain floor and walls, what matters most first.

    Names stand in it as people typed them: no markdown is read there, and no sign needs taming.
    """
    return plain(" ".join(_parts(describe(view), names)))


def figures(shown: MapDescription, kind: FigureKind, names: Voice) -> str:
    """List the figures of one side with where they stand."""
    listed = (figure for figure in shown.figures if figure.kind is kind)
    return ", ".join(figure_line(figure, names) for figure in listed)


def figure_line(figure: ShownFigure, names: Voice) -> str:
    """Say in short what a figure is called in the picture, where it stands, and what it has."""
    return names.say(
        "well-figure",
        name=names.quoted(figure.name),
        label=figure.label,
        where=map_words.run(figure.first, figure.last, names),
        flying="yes" if figure.flying else "no",
        bleed=figure.bleed,
        daze=figure.daze,
        wounds=figure.wounds,
        most=figure.most,
    )


def boulder_line(boulder: ShownBoulder, names: Voice) -> str:
    """Say where a boulder lies and which way it points."""
    return names.say(
        "well-boulder",
        name=names.quoted(boulder.name),
        where=map_words.run(boulder.first, boulder.last, names),
        direction=map_words.side(boulder.direction, names),
    )


def _parts(shown: MapDescription, names: Voice) -> Iterator[str]:
    first, last = shown.window.first, shown.window.last
    yield names.say("well-alt", first=str(first), last=str(last))
    yield from _area(shown, names)
    if shown.crushed:
        yield names.say("well-alt-killed", spaces=map_words.spaces(shown.crushed, names))
    if shown.died:
        yield names.say("well-alt-died", figures=_died(shown, names))
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
        yield names.say("well-alt-terrain", what=word, spaces=map_words.spaces(spaces, names))


def _died(shown: MapDescription, names: Voice) -> str:
    """Say who died where, and as what the crosses call them."""
    pairs = zip(shown.died, shown.crushed, strict=True)
    return ", ".join(
        names.say("well-died", name=names.quoted(name), label=label, space=str(space))
        for (name, label), space in pairs
    )


def _area(shown: MapDescription, names: Voice) -> Iterator[str]:
    if not shown.covered:
        return
    hit = names.row(names.quoted(one.name) for one in shown.figures if one.target)
    reached = map_words.spaces(shown.reached, names)
    yield names.say(
        "well-alt-area",
        covered=map_words.spaces(shown.covered, names),
        reached=reached or names.say("page-none"),
        targets=hit or names.say("page-none"),
    )


def _doors(shown: MapDescription, names: Voice) -> Iterator[str]:
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
