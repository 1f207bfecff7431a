"""What an attack waits for, and whose choice it is: what buttons are made of."""

from dataclasses import dataclass

from bot.rules.well.board import FigureKind
from bot.rules.well.daze import ways_to_lose
from bot.rules.well.dice import add_up
from bot.rules.well.setup import WellBox
from bot.rules.well.state import AttackStage, WellState


@dataclass(frozen=True, slots=True)
class DiceToLose:
    """The attacker's owner picks one of these ways to lose dice to daze (W7)."""

    attacker: str
    kind: FigureKind
    ways: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class EnhancementsToSpend:
    """The attacker's owner takes 0 to `most` enhancements as range, the rest as wounds."""

    attacker: str
    kind: FigureKind
    most: int


OpenChoice = DiceToLose | EnhancementsToSpend


def open_choice(state: WellState, box: WellBox) -> OpenChoice | None:
    """Give the choice that the attack under way waits for; heroes' are their players' to make."""
    attack, board = state.attack, state.board
    attacker = board.figure(attack.attacker) if attack and board else None
    if attack is None or attacker is None:
        return None
    match attack.stage:
        case AttackStage.LOSING:
            ways = ways_to_lose(attack.dice, attack.lose, box.printed.losable_dice)
            return DiceToLose(attacker.name, attacker.kind, tuple(ways))
        case AttackStage.ENHANCING:
            most = add_up(box.dice, attack.dice, attack.faces).enhancements
            return EnhancementsToSpend(attacker.name, attacker.kind, most)
        case _:
            return None
