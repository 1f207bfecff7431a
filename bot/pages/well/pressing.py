"""The buttons of the map: how they are written, and the commands they play."""

from collections.abc import Iterator

from bot.pages.phrases.dungeon_steps import PLAY
from bot.pages.presses import fold
from bot.rules.basics.stored import replace
from bot.rules.state import commands as c
from bot.rules.state.refusals import QuestionClosed
from bot.rules.well.setup import WellBox
from bot.rules.well.state import AttackStage, AttackUnderWay, WellState

LOAD, ROLL, BACK, SETTLE = "load", "roll", "swap-back", "settle"
MORE, LESS, PIERCE = "more", "less", "pierce"
DODGE, SWAP, PUT_ON_BOARD = "dodge", "swap-treachery", "put-on-board"

_ADJUSTING = {
    MORE: c.AdjustAttack(more=1),
    LESS: c.AdjustAttack(more=-1),
    PIERCE: c.AdjustAttack(pierce=1),
}


def known(state: WellState, box: WellBox) -> Iterator[str]:
    """Give all that a button of the map may be about."""
    yield from box.presets
    yield from (quest.name for quest in box.samples)
    if state.map is not None:
        yield from (piece.name for piece in state.map.pieces)
    if state.treachery is not None:
        yield from (swap.card for swap in state.treachery.swaps)


def command(args: tuple[str, ...]) -> c.Command:
    """Give the command of a press; raises QuestionClosed for one that means nothing."""
    match args:
        case (what, preset) if what == LOAD:
            return c.LoadPreset(preset)
        case (what, *boulders) if what == ROLL:
            return c.RollBoulders(tuple(boulders))
        case (what, card) if what == BACK:
            return c.UndoTreacherySwap(card)
        case (what, quest) if what == PLAY:
            return c.StartQuest(quest)
        case (what, of) if what in _ADJUSTING:
            return replace(_ADJUSTING[what], of=of)
        case (what, swaps) if what == SETTLE and swaps.isdecimal():
            return c.SettleTreachery(int(swaps))
        case _:
            raise QuestionClosed


def can_be_dodged(attack: AttackUnderWay) -> bool:
    """Tell whether dice of an attack can be rolled again: they hit, and nobody has dodged yet."""
    rolled = attack.stage in (AttackStage.ENHANCING, AttackStage.SETTLED) and attack.faces
    return bool(rolled and attack.targets and not attack.dodged_by)


def seen(attack: AttackUnderWay) -> str:
    """Write what the dice of an attack show, as a button carries it."""
    return fold(".".join(map(str, attack.faces)))
