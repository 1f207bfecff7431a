"""What a Plot card's ability can be: a closed list, each kind with its printed figures."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from bot.rules.basics.options import Attribute


class WhoIsTested(StrEnum):
    """Which hero a card tests."""

    TURN_HERO = "turn-hero"
    HEROES_CHOOSE = "heroes-choose"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeeCard:
    """The text is not in the data: the table reads its own card."""

    kind: Literal["see-card"] = "see-card"


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """Everything happens at the table; the card's summary says what (R2)."""

    kind: Literal["guide"] = "guide"


@dataclass(frozen=True, slots=True, kw_only=True)
class Marker:
    """Marks one monster with tokens from the supply until the overlord's next turn (R1)."""

    kind: Literal["marker"] = "marker"
    tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardThreat:
    """Discards threat from the pool to the supply, without fortune (R3)."""

    kind: Literal["discard-threat"] = "discard-threat"
    tokens: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsBeneath:
    """Puts up to `most` Overlord cards beneath it and gains threat for each (R4)."""

    kind: Literal["cards-beneath"] = "cards-beneath"
    most: int
    threat_each: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OneHeroTested:
    """One hero tests an attribute (R5, R6).

    `fail_fatigue` is a number or the tested attribute's value; with `fail_guide` the summary says
    what a failure does at the table.
    """

    kind: Literal["test-hero"] = "test-hero"
    attribute: Attribute
    who: WhoIsTested
    fail_fatigue: int | Literal["attribute"] = 0
    fail_guide: bool = False
    pass_threat: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EveryHeroTested:
    """Every hero tests an attribute; tiers by the number of failures add up (R9).

    A tier at 0 failures does not exist.
    """

    kind: Literal["test-every-hero"] = "test-every-hero"
    attribute: Attribute
    fail_fatigue: int
    overlord_card_at: int
    condition_at: int
    condition: str
    threat_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AfterFailedTest:
    """After a hero's failed test of this attribute he moves and attacks for the overlord (R7)."""

    kind: Literal["after-failed-test"] = "after-failed-test"
    attribute: Attribute


@dataclass(frozen=True, slots=True, kw_only=True)
class Experience:
    """Gives the overlord experience; with `then` "box" the card leaves the campaign (R8)."""

    kind: Literal["experience"] = "experience"
    amount: int
    then: Literal["stay", "box"] = "stay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Summon:
    """Brings the lieutenant's agent in for masters and minions, or for a whole group (A1, A2)."""

    kind: Literal["summon"] = "summon"
    lieutenant: str
    masters: int = 0
    minions: int = 0
    whole_group: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SurgeFatigue:
    """Fatigue for each surge of a hero's attack; a surge left unspent refreshes the card (Z1)."""

    kind: Literal["surge-fatigue"] = "surge-fatigue"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseCondition:
    """Gives the target a condition of the overlord's choice (Z2)."""

    kind: Literal["choose-condition"] = "choose-condition"
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SufferingCounters:
    """Collects the agent's damage, then deals it to every hero less an attribute (Z3)."""

    kind: Literal["suffering-counters"] = "suffering-counters"
    less: Attribute
    threat_each: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MonsterDies:
    """Defeats the monster that rolled an X; while exhausted an X may be changed (Z4)."""

    kind: Literal["monster-dies"] = "monster-dies"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraDamage:
    """Deals more damage and fatigue to a hero (Z5)."""

    kind: Literal["extra-damage"] = "extra-damage"
    damage: int
    fatigue: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Brand:
    """Puts threat on a hero sheet; each token weakens attributes, a rest may discard one (Z6)."""

    kind: Literal["brand"] = "brand"
    tokens: int
    rest_fatigue: int
    weakens: tuple[Attribute, ...]
    least: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnotherAttack:
    """A monster suffers damage, another of its group attacks (Z7)."""

    kind: Literal["another-attack"] = "another-attack"
    damage: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rack:
    """Puts a hero token on the card; each lowers that hero's Stamina until quest end (Z8)."""

    kind: Literal["rack"] = "rack"
    stamina_each: int
    least: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Discount:
    """While exhausted, every trigger costs less (Z9)."""

    kind: Literal["discount"] = "discount"
    amount: int


Effect = (
    SeeCard
    | Guide
    | Marker
    | DiscardThreat
    | CardsBeneath
    | OneHeroTested
    | EveryHeroTested
    | AfterFailedTest
    | Experience
    | Summon
    | SurgeFatigue
    | ChooseCondition
    | SufferingCounters
    | MonsterDies
    | ExtraDamage
    | Brand
    | AnotherAttack
    | Rack
    | Discount
)
