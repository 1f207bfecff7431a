"""Every kind of effect a Plot card may have: a closed list, each kind whole in a file of its own.

What all kinds can be asked stands in `cards/kind.py`.
"""

from typing import get_args

from bot.rules.cards.kind import Asks, Kind
from bot.rules.cards.kinds.at_once import DiscardThreat, Experience
from bot.rules.cards.kinds.brand import Brand
from bot.rules.cards.kinds.cards_beneath import CardsBeneath
from bot.rules.cards.kinds.choose_condition import ChooseCondition
from bot.rules.cards.kinds.chosen_tests import Burden, TestsByChoice
from bot.rules.cards.kinds.class_tokens import (
    ClassHarvest,
    ClassSlowness,
    ClassToken,
    ClassTokenOff,
)
from bot.rules.cards.kinds.counters import Counters
from bot.rules.cards.kinds.encounter_ends import EncounterEndGain, Hoard
from bot.rules.cards.kinds.gains import CountedGain, Gain, GainIf, LeaveChoice, QuestReward
from bot.rules.cards.kinds.hero_chooses import Bargain, EndTurnOrTest
from bot.rules.cards.kinds.hero_token import HeroToken
from bot.rules.cards.kinds.heroes_tested import EveryHeroTested, OneHeroTested, WhoIsTested
from bot.rules.cards.kinds.lowered import LoweredAttributes
from bot.rules.cards.kinds.marker import Marker
from bot.rules.cards.kinds.parked import Reserve, Treasure
from bot.rules.cards.kinds.payments import Gamble, PayExtra
from bot.rules.cards.kinds.rack import Rack
from bot.rules.cards.kinds.sealed_side import SealedSide
from bot.rules.cards.kinds.suffering_counters import SufferingCounters
from bot.rules.cards.kinds.summon import Summon
from bot.rules.cards.kinds.table import (
    AfterFailedTest,
    AnotherAttack,
    Discount,
    ExtraDamage,
    Guide,
    MonsterDies,
    SeeCard,
    SurgeFatigue,
)
from bot.rules.cards.kinds.test_shields import TestFails, TestShields
from bot.rules.cards.kinds.turn_tests import TurnTests
from bot.rules.cards.kinds.while_exhausted import (
    CardPerGain,
    CheaperNext,
    ToldAtFailure,
    ToldAtStep,
)
from bot.rules.cards.spending import SPEND

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
    | CountedGain
    | Gain
    | GainIf
    | LeaveChoice
    | QuestReward
    | EncounterEndGain
    | Counters
    | Hoard
    | Reserve
    | Treasure
    | Gamble
    | PayExtra
    | HeroToken
    | CardPerGain
    | CheaperNext
    | ToldAtStep
    | ToldAtFailure
    | ClassHarvest
    | ClassSlowness
    | ClassToken
    | ClassTokenOff
    | Burden
    | TestsByChoice
    | Bargain
    | EndTurnOrTest
    | SealedSide
    | TestShields
    | TestFails
    | LoweredAttributes
    | TurnTests
)
KINDS: tuple[type[Kind], ...] = get_args(Effect)
KIND_BY_WORD: dict[str, type[Kind]] = {
    str(kind.__dataclass_fields__["kind"].default): kind for kind in KINDS
}
# What cards ask, and every trigger, by the word that questions are stored and said with.
ASKED: dict[str, Asks] = {
    asked.purpose: asked for asked in (SPEND, *(each for kind in KINDS for each in kind.asks))
}

__all__ = [
    "ASKED",
    "KINDS",
    "KIND_BY_WORD",
    "AfterFailedTest",
    "AnotherAttack",
    "Bargain",
    "Brand",
    "Burden",
    "CardPerGain",
    "CardsBeneath",
    "CheaperNext",
    "ChooseCondition",
    "ClassHarvest",
    "ClassSlowness",
    "ClassToken",
    "ClassTokenOff",
    "CountedGain",
    "Counters",
    "DiscardThreat",
    "Discount",
    "Effect",
    "EncounterEndGain",
    "EndTurnOrTest",
    "EveryHeroTested",
    "Experience",
    "ExtraDamage",
    "Gain",
    "GainIf",
    "Gamble",
    "Guide",
    "HeroToken",
    "Hoard",
    "LeaveChoice",
    "LoweredAttributes",
    "Marker",
    "MonsterDies",
    "OneHeroTested",
    "PayExtra",
    "QuestReward",
    "Rack",
    "Reserve",
    "SealedSide",
    "SeeCard",
    "SufferingCounters",
    "Summon",
    "SurgeFatigue",
    "TestFails",
    "TestShields",
    "TestsByChoice",
    "ToldAtFailure",
    "ToldAtStep",
    "Treasure",
    "TurnTests",
    "WhoIsTested",
]
