"""The first-edition board as people look at it, what the group plays with, treachery (W)."""

from collections.abc import Iterator

from bot.pages.looks.parts import names, need
from bot.pages.looks.view import View
from bot.pages.page import Block, Buttons, Page, Text, lines, row
from bot.pages.pictures.well_view import BoardView, describe
from bot.pages.well import offering
from bot.pages.well.calculator import calculator
from bot.pages.well.described import boulder_line, figures
from bot.pages.well.pictures import board_picture
from bot.rules.state.refusals import Right
from bot.rules.well.board import FigureKind
from bot.rules.well.look import the_setup

BOARD, SETUP, TREACHERY = "well-board", "well-setup", "treachery"


def board(view: View) -> Page:
    """Draw the board with its picture; it is public."""
    laid_out = view.campaign.well.board
    picture = (board_picture(BoardView(laid_out), names(view)),) if laid_out else ()
    return Page((*picture, lines(*board_lines(view)), next_at_board(view)))


def board_lines(view: View) -> Iterator[str]:
    """Tell what stands on the board, and what the board waits for."""
    state = view.campaign.well
    if state.board is None:
        yield view.say("well-page-no-board")
        return
    shown = describe(BoardView(state.board))
    yield view.say("well-page-board", width=state.board.width, height=state.board.height)
    for kind in FigureKind:
        listed = figures(shown, kind, names(view))
        if listed:
            yield view.say(f"well-page-{kind}", figures=listed)
    boulders = [boulder_line(one, names(view)) for one in shown.boulders]
    if boulders:
        yield view.say("well-page-boulders", boulders=", ".join(boulders))
    if state.waiting:
        waiting = names(view).row(map(names(view).own, state.waiting))
        yield view.say("well-page-waiting", boulders=waiting)


def next_at_board(view: View) -> Buttons:
    """Offer what comes next: a board, the boulders that roll before anything else."""
    state, server, id = view.campaign.well, view.server, view.id
    if view.campaign.ended:
        return row()
    if state.board is None:
        return row(*offering.presets(names(view), server, id))
    return row(*offering.boulders(state, names(view), server, id))


def setup(view: View) -> Page:
    """Show what the group plays with, where the source gives no figure (W10)."""
    held = the_setup(view.campaign.well, view.box.well)
    return Page(tuple(_setup(view, held == view.box.well.setup)))


def _setup(view: View, usual: bool) -> Iterator[Block]:
    held = the_setup(view.campaign.well, view.box.well)
    yield view.text("well-setup-title", usual="yes" if usual else "no")
    for name, template in (("breath", held.breath), ("bolt", held.bolt)):
        drawn = "\n".join(template.shape)
        yield Text(f"{view.say(f'well-setup-{name}')}\n```\n{drawn}\n```")
    yield lines(
        view.say("well-setup-boulder", size=str(held.boulder)),
        view.say("well-setup-corners", corners=held.corners.value),
        view.say("well-setup-falls", falls=held.falls.value),
        view.say("well-setup-how"),
    )


def treachery(view: View) -> Page:
    """Show the overlord his calculator; raises NotYours for everybody else (W8)."""
    need(view, Right.OVERLORD)
    return calculator(names(view), view.server, view.id)
