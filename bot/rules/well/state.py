"""What is remembered of a first-edition table: its map, its newest attack, its treachery."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.well.dice import Sum
from bot.rules.well.map import Map
from bot.rules.well.reach import Area, AttackKind
from bot.rules.well.setup import WellBox, WellSetup
from bot.rules.well.treachery import Treachery


class AttackStage(StrEnum):
    """What an attack waits for."""

    LOSING = "losing"
    ROLLING = "rolling"
    ENHANCING = "enhancing"
    SETTLED = "settled"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class AttackUnderWay:
    """The newest attack: its dice, what they show, and who dodged it."""

    kind: AttackKind
    attacker: str
    targets: tuple[str, ...]
    dice: tuple[str, ...]
    lose: int
    stage: AttackStage
    area: Area | None = None
    faces: tuple[int, ...] = ()
    dodged_by: str = ""

    @property
    def waits(self) -> bool:
        """Tell whether the attacker's side has a choice to make."""
        return self.stage in (AttackStage.LOSING, AttackStage.ENHANCING)


@dataclass(frozen=True, slots=True)
class WellState:
    """Everything remembered of a first-edition table; setup is None while the group changed none.

    `waiting` names the boulders that roll before the overlord does anything else.
    """

    map: Map | None = None
    setup: WellSetup | None = None
    waiting: tuple[str, ...] = ()
    attack: AttackUnderWay | None = None
    treachery: Treachery | None = None


START = WellState()


def stage_after(kind: AttackKind, total: Sum) -> AttackStage:
    """Tell what an attack waits for once these dice lie there; a template needs no range."""
    if total.missed:
        return AttackStage.MISSED
    if total.enhancements and kind is AttackKind.PLAIN:
        return AttackStage.ENHANCING
    return AttackStage.SETTLED


def the_setup(state: WellState, box: WellBox) -> WellSetup:
    """Give what the group plays with."""
    return state.setup or box.setup
