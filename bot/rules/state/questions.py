"""Open choices as state: what is asked, and the steps that follow the answer (U4-U6)."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.basics.options import Attribute, Sheet


@dataclass(frozen=True, slots=True)
class PayTrigger:
    """Pay a card's trigger cost, exhaust or use it, and flip the tokens (P3, P4)."""

    card: str
    exhaust: bool


@dataclass(frozen=True, slots=True)
class PlayEffect:
    """Carry out the ability of a triggered card."""

    card: str


@dataclass(frozen=True, slots=True)
class AttributeTests:
    """Let heroes test the attribute a card names."""

    card: str
    heroes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GainByCard:
    """Gain threat by a card's text."""

    card: str
    amount: int


@dataclass(frozen=True, slots=True)
class LetAgentGo:
    """Take the defeated agent off the map; its Summon card returns to the deck (A4).

    Before that the cards that count its wounds are offered, all but those `offered` (Z3).
    """

    offered: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AskDefeated:
    """Ask whether these heroes were defeated by a card's damage, one after the other (Z3)."""

    card: str
    heroes: tuple[str, ...]


Step = PayTrigger | PlayEffect | AttributeTests | GainByCard | LetAgentGo | AskDefeated


class Audience(StrEnum):
    """Whose answer a question waits for."""

    HEROES = "heroes"
    HERO = "hero"
    OVERLORD = "overlord"
    HOSTS = "hosts"


class Purpose(StrEnum):
    """What a general choice of a card is about."""

    TESTED_HERO = "tested-hero"
    STUNNED_HERO = "stunned-hero"
    BRANDED_HERO = "branded-hero"
    RACKED_HERO = "racked-hero"
    CONDITION = "condition"
    CARDS_BENEATH = "cards-beneath"
    USE_COUNTERS = "use-counters"
    DEFEATED_BY_CARD = "defeated-by-card"
    DISCARD_BRAND = "discard-brand"
    SPEND = "spend"


@dataclass(frozen=True, slots=True)
class FortuneTie:
    """Which of the tied heroes get the next `left` fortune tokens, one each (P5)."""

    id: str
    card: str
    tied: tuple[str, ...]
    left: int
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class MissingCost:
    """What the trigger cost printed on the card is (Z1)."""

    id: str
    card: str
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class DefeatReward:
    """Whether the overlord takes 1 threat or 1 Overlord card for a defeated hero (T1)."""

    id: str
    hero: str
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class NewRound:
    """Whether a new round has begun since this hero's extra action (F3)."""

    id: str
    hero: str
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class ShopPledge:
    """Which heroes put fortune together for a Shop Item card; a hero key per token (F4)."""

    id: str
    paid: tuple[str, ...] = ()
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """Whether somebody may add this hero for himself."""

    id: str
    name: str
    user: int
    sheet: Sheet
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class HeroTest:
    """One hero's attribute test: gray and black face if the bot rolled, `passed` once it counts."""

    hero: str
    value: int | None = None
    faces: tuple[int, ...] = ()
    kept: bool = False
    passed: bool | None = None


@dataclass(frozen=True, slots=True)
class HeroTests:
    """Attribute tests that wait for Keep, Reroll, Pass or Fail; they count once all have (R9)."""

    id: str
    card: str
    attribute: Attribute
    tests: tuple[HeroTest, ...]
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class PickHero:
    """Which of these heroes a card's text is about."""

    id: str
    card: str
    purpose: Purpose
    heroes: tuple[str, ...]
    audience: Audience
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class PickWord:
    """Which of these named options (conditions, exhaust or use) is chosen."""

    id: str
    card: str
    purpose: Purpose
    words: tuple[str, ...]
    audience: Audience
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class PickNumber:
    """How many, from `least` to `most`."""

    id: str
    card: str
    purpose: Purpose
    least: int
    most: int
    audience: Audience
    hero: str = ""
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class SayYes:
    """Yes or no, about one hero where `hero` is given."""

    id: str
    card: str
    purpose: Purpose
    audience: Audience
    hero: str = ""
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class DescribeGroup:
    """Which open monster group the agent enters, and its masters and minions (A1, A2)."""

    id: str
    card: str
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class DazeTakes:
    """Which dice daze takes from an attack at the board: one of these ways (W7)."""

    id: str
    attacker: str
    ways: tuple[tuple[str, ...], ...]
    audience: Audience
    hero: str = ""
    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class SpendPower:
    """How many enhancements of an attack at the board turn into range; the rest wound (D5)."""

    id: str
    attacker: str
    most: int
    audience: Audience
    hero: str = ""
    then: tuple[Step, ...] = ()


Question = (
    FortuneTie
    | MissingCost
    | DefeatReward
    | NewRound
    | ShopPledge
    | JoinRequest
    | HeroTests
    | PickHero
    | PickWord
    | PickNumber
    | SayYes
    | DescribeGroup
    | DazeTakes
    | SpendPower
)
