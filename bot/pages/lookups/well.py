"""The first-edition map as people look at it, what the group plays with, treachery (W)."""

from collections.abc import Iterator

from bot.pages.lookups.parts import need
from bot.pages.page import Block, Buttons, Page, Picture, Text, lines, row
from bot.pages.pictures.well_view import MapView, describe, is_large, window
from bot.pages.voice import View, Voice
from bot.pages.well import offering
from bot.pages.well.calculator import calculator
from bot.pages.well.described import boulder_line, figures
from bot.pages.well.pictures import map_picture
from bot.rules.first.look import the_space
from bot.rules.first.wounds import as_shown
from bot.rules.state.refusals import Right
from bot.rules.well.map import FigureKind, Map
from bot.rules.well.spaces import Space
from bot.rules.well.state import the_setup, usual_setup

MAP, SETUP, TREACHERY = "well-board", "well-setup", "treachery"


def map_page(view: View, space: str = "") -> Page:
    """Draw the map with its picture; of a large one the part round a space. It is public."""
    voice = view.voice
    laid_out = as_shown(voice.campaign, voice.campaign.well).map
    if laid_out is None:
        return Page((lines(*map_lines(voice)), next_on_map(view)))
    shown = MapView(laid_out, centre=_centre(laid_out, space))
    told = [*map_lines(voice), *_part(shown, voice)]
    return Page((map_picture(shown, voice), lines(*told), next_on_map(view)))


def picture(voice: Voice) -> Iterator[Picture]:
    """Draw the map as the live board shows it: whole, or of a large one where the heroes are."""
    laid_out = as_shown(voice.campaign, voice.campaign.well).map
    if laid_out is not None:
        yield map_picture(MapView(laid_out, centre=_centre(laid_out, "")), voice)


def _centre(map: Map, space: str) -> Space:
    """Give the space asked for; else the middle of the heroes, of all figures, or of the map."""
    if space:
        return the_space(map, space)
    heroes = [one for one in map.figures if one.kind is FigureKind.HERO]
    spaces = [each for one in heroes or map.figures for each in one.spaces]
    if not spaces:
        return Space(map.width // 2, map.height // 2)
    columns, rows = sum(each.column for each in spaces), sum(each.row for each in spaces)
    return Space(columns // len(spaces), rows // len(spaces))


def _part(shown: MapView, voice: Voice) -> Iterator[str]:
    """Say which part of a large map is seen."""
    if is_large(shown.map):
        part = window(shown)
        yield voice.say("well-page-window", first=str(part.first), last=str(part.last))


def map_lines(voice: Voice) -> Iterator[str]:
    """Tell what stands on the map, and what the map waits for."""
    state = as_shown(voice.campaign, voice.campaign.well)
    if state.map is None:
        yield voice.say("well-page-no-board")
        return
    shown = describe(MapView(state.map))
    yield voice.say("well-page-board", width=state.map.width, height=state.map.height)
    for kind in FigureKind:
        listed = figures(shown, kind, voice)
        if listed:
            yield voice.say(f"well-page-{kind}", figures=listed)
    boulders = [boulder_line(one, voice) for one in shown.boulders]
    if boulders:
        yield voice.say("well-page-boulders", boulders=", ".join(boulders))
    if state.waiting:
        waiting = voice.row(map(voice.own, state.waiting))
        yield voice.say("well-page-waiting", boulders=waiting)


def next_on_map(view: View) -> Buttons:
    """Offer what comes next: a map, the boulders that roll before anything else."""
    voice = view.voice
    state = voice.campaign.well
    if voice.campaign.ended:
        return row()
    if state.map is None:
        return row(*offering.presets(voice, view.at))
    return row(*offering.boulders(state, voice, view.at))


def setup(view: View) -> Page:
    """Show what the group plays with, where the source gives no figure (W10)."""
    voice = view.voice
    held = the_setup(voice.campaign.well, voice.box.well)
    return Page(tuple(_setup(voice, held == usual_setup(voice.campaign.well, voice.box.well))))


def _setup(voice: Voice, usual: bool) -> Iterator[Block]:
    held = the_setup(voice.campaign.well, voice.box.well)
    yield voice.text("well-setup-title", usual="yes" if usual else "no")
    for name, template in (("breath", held.breath), ("bolt", held.bolt)):
        drawn = "\n".join(template.shape)
        yield Text(f"{voice.say(f'well-setup-{name}')}\n```\n{drawn}\n```")
    yield lines(
        voice.say("well-setup-boulder", size=str(held.boulder)),
        voice.say("well-setup-corners", corners=held.corners.value),
        voice.say("well-setup-falls", falls=held.falls.value),
        voice.say("well-setup-stairs", stairs=held.stairs.value),
        voice.say(
            "well-setup-cap", cap=held.cap.value, most=voice.box.well.printed.most_power_dice
        ),
        voice.say("well-setup-how"),
    )


def treachery(view: View) -> Page:
    """Show the overlord the calculator; raises NotYours for everybody else (W8)."""
    need(view.voice, Right.OVERLORD)
    return calculator(view.voice, view.at)
