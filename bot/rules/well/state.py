"""What is remembered of a first-edition table: its map, its newest attack, its treachery."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.basics.stored import replace
from bot.rules.well.bodies import PLAIN_BLOW, Blow
from bot.rules.well.dice import Sum
from bot.rules.well.map import Corners, Figure, Map
from bot.rules.well.reach import Area, AttackKind
from bot.rules.well.setup import WellBox, WellSetup
from bot.rules.well.spaces import distance
from bot.rules.well.treachery import Treachery


class AttackStage(StrEnum):
    """What an attack waits for."""

    LOSING = "losing"
    ROLLING = "rolling"
    ENHANCING = "enhancing"
    SETTLED = "settled"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Harm:
    """What the newest attack did to a figure, which is given as it stood before (E7, E8).

    `cost` is the conquest that its death cost, if it was a hero's.
    """

    figure: Figure
    lost: int
    bleed: int
    daze: int
    died: bool = False
    cost: int = 0


@dataclass(frozen=True, slots=True)
class AttackUnderWay:
    """The newest attack: its dice, `gained` of them by Swarm, what they show, who dodged it.

    `number` is its newest roll's, `wounds` is what it came to before armour, `away` how far its
    target stood when it was settled first.
    """

    kind: AttackKind
    attacker: str
    targets: tuple[str, ...]
    dice: tuple[str, ...]
    lose: int
    stage: AttackStage
    area: Area | None = None
    faces: tuple[int, ...] = ()
    dodged_by: str = ""
    gained: int = 0
    blow: Blow = PLAIN_BLOW
    number: int = 0
    wounds: int = 0
    harms: tuple[Harm, ...] = ()
    away: int | None = None

    @property
    def waits(self) -> bool:
        """Tell whether the attacker's side has a choice to make."""
        return self.stage in (AttackStage.LOSING, AttackStage.ENHANCING)


@dataclass(frozen=True, slots=True)
class WellState:
    """Everything remembered of a first-edition table; setup is None while the group changed none.

    `waiting` names the boulders that roll before the overlord does anything else; `corners` is the
    ruling that the campaign was founded with. `away` are heroes off the map with their wounds (E7).
    `played` is set while the map is still the one that a quest has ended on.
    """

    map: Map | None = None
    setup: WellSetup | None = None
    waiting: tuple[str, ...] = ()
    attack: AttackUnderWay | None = None
    treachery: Treachery | None = None
    corners: Corners = Corners.SQUARE
    away: tuple[Figure, ...] = ()
    played: bool = False


START = WellState()


def stage_after(kind: AttackKind, total: Sum) -> AttackStage:
    """Tell what an attack waits for once these dice lie there; a template needs no range."""
    if total.missed:
        return AttackStage.MISSED
    if total.enhancements and kind is AttackKind.PLAIN:
        return AttackStage.ENHANCING
    return AttackStage.SETTLED


def spaces_away(state: WellState) -> int:
    """Count the spaces that an attack's range must bridge (W11).

    0 for a template, for neighbours, and where the map does not know both figures any more. Once
    the attack is settled, its dodge is rolled over the same distance, whoever has moved since.
    """
    attack, map = state.attack, state.map
    if attack is None or map is None or attack.kind is not AttackKind.PLAIN:
        return 0
    figures = [map.figure(name) for name in (attack.attacker, *attack.targets)]
    spaces = [figure.spaces for figure in figures if figure is not None]
    if len(spaces) < len(figures):
        return 0
    away = distance(spaces[0], spaces[-1]) if attack.away is None else attack.away
    return away if away > 1 else 0


def the_setup(state: WellState, box: WellBox) -> WellSetup:
    """Give what the group plays with."""
    return state.setup or usual_setup(state, box)


def usual_setup(state: WellState, box: WellBox) -> WellSetup:
    """Give what a group plays with that has changed nothing: as it was at its founding (W4)."""
    return replace(box.setup, corners=state.corners)
