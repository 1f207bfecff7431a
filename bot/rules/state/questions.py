"""Open choices as state: what is asked, and the steps that follow the answer (U4-U6)."""

from enum import StrEnum
from typing import ClassVar

from bot.rules.basics.keys import CardKey, Condition, HeroKey, MoveNumber, OwnName, UserId
from bot.rules.basics.options import Attribute, Sheet
from bot.rules.basics.stage import Step as PhaseStep
from bot.rules.basics.stored import Stored, Variant
from bot.rules.state.touches import COSTS, NOTHING, OPEN, PAYMENT, SHOP, TEST, TURN, Touches


class PayTrigger(Variant, frozen=True):
    """Pay a card's trigger cost, exhaust or use it, and flip the tokens (P3, P4)."""

    card: CardKey
    exhaust: bool


class PlayEffect(Variant, frozen=True):
    """Carry out the ability of a triggered card, on a hero where that one is known already."""

    card: CardKey
    hero: HeroKey = ""


class AttributeTests(Variant, frozen=True):
    """Let heroes test the attribute a card names."""

    card: CardKey
    heroes: tuple[HeroKey, ...]


class GainByCard(Variant, frozen=True):
    """Gain threat by a card's text."""

    card: CardKey
    amount: int


class LetAgentGo(Variant, frozen=True):
    """Take the defeated agent off the map; its Summon card returns to the deck (A4).

    Before that the cards that count its wounds are offered, all but those `offered` (Z3).
    """

    offered: tuple[CardKey, ...] = ()


class NextTest(Variant, frozen=True):
    """Let the next of these heroes test what a card lets be chosen for each (L6).

    The card may have made the tests harder by some `shields` (L3).
    """

    card: CardKey
    heroes: tuple[HeroKey, ...]
    shields: int = 0


class HeroTest(Stored, frozen=True):
    """One hero's attribute test: gray and black face if the bot rolled, `passed` once it counts.

    Cards add `shields` to what the dice show; those `heard` have had their say on it (L3).
    """

    hero: HeroKey
    value: int | None = None
    faces: tuple[int, ...] = ()
    kept: bool = False
    passed: bool | None = None
    shields: int = 0
    heard: tuple[CardKey, ...] = ()


class CountTests(Variant, frozen=True):
    """Let attribute tests count that all have kept, once other cards have had their say (L3)."""

    card: CardKey
    attribute: Attribute
    tests: tuple[HeroTest, ...]
    named: tuple[HeroKey, ...] = ()
    condition: Condition = ""


class AskDefeated(Variant, frozen=True):
    """Ask whether these heroes were defeated by a card's damage, one after the other (Z3)."""

    card: CardKey
    heroes: tuple[HeroKey, ...]


class TestCondition(Variant, frozen=True):
    """Let a hero test to lose a condition (V5)."""

    condition: Condition
    hero: HeroKey


class ConditionTested(Variant, frozen=True):
    """Do what follows a hero's test for a condition, now that it counts (V5)."""

    condition: Condition
    hero: HeroKey
    passed: bool


Step = (
    PayTrigger
    | PlayEffect
    | AttributeTests
    | GainByCard
    | LetAgentGo
    | AskDefeated
    | NextTest
    | TestCondition
    | ConditionTested
    | CountTests
)


class Audience(StrEnum):
    """Whose answer a question waits for."""

    HEROES = "heroes"
    HERO = "hero"
    OVERLORD = "overlord"
    HOSTS = "hosts"


class FortuneTie(Variant, frozen=True):
    """Which of the tied heroes get the next `left` fortune tokens, one each (P5)."""

    holds: ClassVar[Touches] = PAYMENT
    moves_tokens: ClassVar[bool] = True
    id: str
    card: CardKey
    tied: tuple[HeroKey, ...]
    left: int
    then: tuple[Step, ...] = ()


class MissingCost(Variant, frozen=True):
    """What the trigger cost printed on the card is (Z1)."""

    holds: ClassVar[Touches] = PAYMENT | COSTS
    moves_tokens: ClassVar[bool] = True
    id: str
    card: CardKey
    then: tuple[Step, ...] = ()


class DefeatReward(Variant, frozen=True):
    """Whether the overlord takes 1 threat or 1 Overlord card for a defeated hero (T1).

    `instead` is the card that may be triggered in place of both (L6).
    """

    holds: ClassVar[Touches] = OPEN
    moves_tokens: ClassVar[bool] = True
    id: str
    hero: HeroKey
    then: tuple[Step, ...] = ()
    instead: CardKey = ""


class NewRound(Variant, frozen=True):
    """Whether a new round has begun since this hero's extra action (F3)."""

    holds: ClassVar[Touches] = PAYMENT | TURN
    moves_tokens: ClassVar[bool] = True
    id: str
    hero: HeroKey
    then: tuple[Step, ...] = ()


class ShopPledge(Variant, frozen=True):
    """Which heroes put fortune together for a Shop Item card; a hero key per token (F4)."""

    holds: ClassVar[Touches] = NOTHING
    moves_tokens: ClassVar[bool] = True
    id: str
    paid: tuple[HeroKey, ...] = ()
    then: tuple[Step, ...] = ()


class JoinRequest(Variant, frozen=True):
    """Whether somebody may add a hero of their own; it holds nothing up, and is no move (U2)."""

    holds: ClassVar[Touches] = NOTHING
    moves_tokens: ClassVar[bool] = False
    id: str
    name: OwnName
    user: UserId
    sheet: Sheet
    then: tuple[Step, ...] = ()


class StepCloses(Variant, frozen=True):
    """Whether Spend XP ends though the overlord could still spend something in it (C2).

    `threat` is what a Plot card could be bought with; 0 where it buys none.
    """

    holds: ClassVar[Touches] = NOTHING
    moves_tokens: ClassVar[bool] = True
    id: str
    step: PhaseStep
    xp: int
    threat: int
    then: tuple[Step, ...] = ()


class HeroTests(Variant, frozen=True):
    """Attribute tests that wait for Keep, Reroll, Pass or Fail; they count once all have (R9).

    They are for a card, or for a condition of the hero's own (V5). `named` are the heroes who were
    asked for beside another of the same player: until the end each has choices of its own.
    """

    holds: ClassVar[Touches] = TEST
    moves_tokens: ClassVar[bool] = True
    id: str
    card: CardKey
    attribute: Attribute
    tests: tuple[HeroTest, ...]
    then: tuple[Step, ...] = ()
    named: tuple[HeroKey, ...] = ()
    condition: Condition = ""


class PickHero(Variant, frozen=True):
    """Which of these heroes a card's text is about."""

    id: str
    card: CardKey
    purpose: str
    heroes: tuple[HeroKey, ...]
    audience: Audience
    then: tuple[Step, ...] = ()


class PickWord(Variant, frozen=True):
    """Which of these named options (conditions, exhaust or use) is chosen."""

    id: str
    card: CardKey
    purpose: str
    words: tuple[str, ...]
    audience: Audience
    then: tuple[Step, ...] = ()
    hero: HeroKey = ""


class PickNumber(Variant, frozen=True):
    """How many, from `least` to `most`."""

    id: str
    card: CardKey
    purpose: str
    least: int
    most: int
    audience: Audience
    hero: HeroKey = ""
    then: tuple[Step, ...] = ()


class SayYes(Variant, frozen=True):
    """Yes or no, about one hero where `hero` is given."""

    id: str
    card: CardKey
    purpose: str
    audience: Audience
    hero: HeroKey = ""
    then: tuple[Step, ...] = ()


# What cards ask by their own texts; `purpose` is the word by which the card's kind knows what.
OfCard = PickHero | PickWord | PickNumber | SayYes


class DescribeGroup(Variant, frozen=True):
    """Which open monster group the agent enters, and its masters and minions (A1, A2)."""

    holds: ClassVar[Touches] = TEST
    moves_tokens: ClassVar[bool] = True
    id: str
    card: CardKey
    then: tuple[Step, ...] = ()


class DazeTakes(Variant, frozen=True):
    """Which dice daze takes from an attack on the map: one of these ways (W7)."""

    holds: ClassVar[Touches] = OPEN
    moves_tokens: ClassVar[bool] = False
    id: str
    attacker: str
    ways: tuple[tuple[str, ...], ...]
    audience: Audience
    hero: HeroKey = ""
    then: tuple[Step, ...] = ()


class SpendPower(Variant, frozen=True):
    """How many enhancements of an attack on the map turn into range; the rest wound (D5)."""

    holds: ClassVar[Touches] = OPEN
    moves_tokens: ClassVar[bool] = False
    id: str
    attacker: str
    most: int
    audience: Audience
    hero: HeroKey = ""
    then: tuple[Step, ...] = ()


class DiscardDown(Variant, frozen=True):
    """Which card the overlord discards of a hand that is too large: its discard value (E2)."""

    holds: ClassVar[Touches] = TURN
    moves_tokens: ClassVar[bool] = False
    id: str
    over: int
    values: tuple[int, ...]
    then: tuple[Step, ...] = ()


class ConquestValue(Variant, frozen=True):
    """How much conquest the kill of a hero of the group's own costs (E5)."""

    holds: ClassVar[Touches] = OPEN
    moves_tokens: ClassVar[bool] = False
    id: str
    hero: HeroKey
    then: tuple[Step, ...] = ()


class ItemDearer(Variant, frozen=True):
    """Which of the revealed Shop Item cards a card makes dearer for the heroes (R3)."""

    holds: ClassVar[Touches] = OPEN | SHOP
    moves_tokens: ClassVar[bool] = False
    id: str
    card: CardKey
    items: tuple[OwnName, ...]
    amount: int
    then: tuple[Step, ...] = ()


class ClassAlong(Variant, frozen=True):
    """Which standard class a hero's hybrid class takes along; it holds nothing up (X2)."""

    holds: ClassVar[Touches] = NOTHING
    moves_tokens: ClassVar[bool] = False
    id: str
    hero: HeroKey
    taken: OwnName
    classes: tuple[OwnName, ...]
    then: tuple[Step, ...] = ()


Question = (
    FortuneTie
    | MissingCost
    | DefeatReward
    | NewRound
    | ShopPledge
    | JoinRequest
    | StepCloses
    | HeroTests
    | PickHero
    | PickWord
    | PickNumber
    | SayYes
    | DescribeGroup
    | DazeTakes
    | SpendPower
    | DiscardDown
    | ConquestValue
    | ItemDearer
    | ClassAlong
)


def asked_by(id: str) -> MoveNumber:
    """Give the number of the move that asked a question."""
    return MoveNumber(int(id.partition("-")[0]))
