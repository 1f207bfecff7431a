"""What somebody asks: the imperative half of the rules. Names are as typed, by the name rule."""

from dataclasses import dataclass

from bot.rules.basics.options import (
    Act,
    Attribute,
    AttributeTests,
    Costs,
    Edition,
    FortuneUse,
    GainReason,
    Nudge,
    OverlordAction,
    QuestKind,
    RulesMode,
    Sheet,
    StepOrder,
    Winner,
)
from bot.rules.basics.stage import Step
from bot.rules.well.commands import WellCommand


@dataclass(frozen=True, slots=True)
class CreateCampaign:
    """Open a campaign in a channel; without an overlord named, the asker is the overlord."""

    key: str
    name: str
    home: int
    overlord: int | None = None
    printed_campaign: str = ""
    act: Act = Act.I
    edition: Edition = Edition.SECOND


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the newest move; a number names the move that the asker thinks is the newest."""

    move: int | None = None


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Redo the move undone last; a number names the move that the asker thinks it is."""

    move: int | None = None


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """Change the settings that are given."""

    rules: RulesMode | None = None
    costs: Costs | None = None
    steps: StepOrder | None = None
    tests: AttributeTests | None = None
    language: str | None = None
    nudge: Nudge | None = None


@dataclass(frozen=True, slots=True)
class AdoptCampaign:
    """Take over a running campaign before its first quest here; `cards` are parted by commas."""

    threat: int = 0
    xp: int = 0
    cards: str = ""
    act: Act | None = None


@dataclass(frozen=True, slots=True)
class ChangeOverlords:
    """Add to, take from or hand over the overlord side."""

    action: OverlordAction
    user: int


@dataclass(frozen=True, slots=True)
class SetAct:
    """Set the act between quests (C4)."""

    act: Act


@dataclass(frozen=True, slots=True)
class EndCampaign:
    """End the campaign; all tokens return to the supply (S9)."""


@dataclass(frozen=True, slots=True)
class AddHero:
    """Add a hero; without a player named, the asker plays him."""

    name: str
    player: int | None = None
    sheet: Sheet = Sheet()


@dataclass(frozen=True, slots=True)
class SetHero:
    """Change the given figures of a hero sheet, or his hero token near the Plot deck (T2)."""

    hero: str | None
    sheet: Sheet = Sheet()
    marker: bool | None = None


@dataclass(frozen=True, slots=True)
class AssignHero:
    """Give a hero to a player; None leaves him without."""

    hero: str | None
    player: int | None


@dataclass(frozen=True, slots=True)
class NameStandIn:
    """Let somebody act for a hero's absent player; None, or the player himself, ends it."""

    hero: str | None
    user: int | None


@dataclass(frozen=True, slots=True)
class ReleasePlayer:
    """Leave without player the heroes of somebody who left the server; the bot itself asks."""

    user: int


@dataclass(frozen=True, slots=True)
class RemoveHero:
    """Remove a hero between quests (S8)."""

    hero: str | None


@dataclass(frozen=True, slots=True)
class DefeatHero:
    """Say that a hero was defeated (T1)."""

    hero: str | None


@dataclass(frozen=True, slots=True)
class RestHero:
    """Say that a hero performed a rest action (Z6)."""

    hero: str | None


@dataclass(frozen=True, slots=True)
class StartQuest:
    """Start a quest with its first set-up; `lieutenants` are parted by commas."""

    name: str
    kind: QuestKind = QuestKind.NORMAL
    encounters: int = 2
    lieutenants: str = ""


@dataclass(frozen=True, slots=True)
class EndEncounter:
    """End this encounter and open the set-up of the next."""


@dataclass(frozen=True, slots=True)
class EndQuest:
    """End the quest, in any encounter."""

    winner: Winner


@dataclass(frozen=True, slots=True)
class StartOverlordTurn:
    """Begin the overlord's turn."""


@dataclass(frozen=True, slots=True)
class StartHeroTurn:
    """Begin a hero's turn."""

    hero: str | None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Call the turn under way over."""


@dataclass(frozen=True, slots=True)
class GainThreat:
    """Gain threat; amount 1 for a defeated hero."""

    reason: GainReason
    hero: str | None = None
    amount: int = 1
    card: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class LoseThreat:
    """Correct the pool downwards (T8)."""

    amount: int
    note: str


@dataclass(frozen=True, slots=True)
class ConvertXp:
    """Spend overlord experience points, 3 threat each (T4)."""

    xp: int


@dataclass(frozen=True, slots=True)
class SpendFortune:
    """Spend a hero's fortune in an encounter (F1, F3)."""

    use: FortuneUse
    hero: str | None = None


@dataclass(frozen=True, slots=True)
class OpenShopPledge:
    """Open the heroes' pledge for one more Shop Item card (F4)."""


@dataclass(frozen=True, slots=True)
class CorrectFortune:
    """Correct a hero's fortune."""

    hero: str | None
    amount: int
    note: str


@dataclass(frozen=True, slots=True)
class ChooseDeck:
    """Choose the Plot deck of the campaign (S3)."""

    deck: str


@dataclass(frozen=True, slots=True)
class BuyPlotCard:
    """Purchase a facedown Plot card (P1)."""

    card: str


@dataclass(frozen=True, slots=True)
class TriggerPlotCard:
    """Trigger a faceup Plot card (P3)."""

    card: str


@dataclass(frozen=True, slots=True)
class RefreshPlotCard:
    """Refresh a card by hand (P7), or because its own text does it (Z1)."""

    card: str
    by_its_text: bool = False


@dataclass(frozen=True, slots=True)
class RecordPlotCost:
    """Record a trigger cost that the data lacks (Z1)."""

    card: str
    trigger: int


@dataclass(frozen=True, slots=True)
class NextStep:
    """Go to the next step of the campaign phase."""


@dataclass(frozen=True, slots=True)
class GoToStep:
    """Go forward to a later step of the campaign phase."""

    step: Step


@dataclass(frozen=True, slots=True)
class AdjustXp:
    """Correct the overlord's experience points."""

    amount: int
    note: str


@dataclass(frozen=True, slots=True)
class PlayRumor:
    """Play a Rumor card (T5)."""

    name: str
    quest: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer an open question with one of its choices."""

    question: str
    value: str


@dataclass(frozen=True, slots=True)
class AnswerGroup:
    """Answer which open group an agent enters; a printed monster fills in what is left out."""

    question: str
    group: str
    masters: int | None = None
    minions: int | None = None


@dataclass(frozen=True, slots=True)
class AttackAgent:
    """Say that an attack affects the agent (Z3)."""


@dataclass(frozen=True, slots=True)
class DefeatAgent:
    """Say that the agent was defeated (A4)."""


@dataclass(frozen=True, slots=True)
class RollAttack:
    """Roll attack dice, against defence dice if given; both as typed pools (D1, D3)."""

    dice: str
    defense: str = ""
    distance: int | None = None
    hero: str | None = None
    target: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class RollDefense:
    """Roll defence dice."""

    dice: str
    hero: str | None = None


@dataclass(frozen=True, slots=True)
class RollTest:
    """Let a hero test an attribute (D2)."""

    attribute: Attribute
    hero: str | None = None


@dataclass(frozen=True, slots=True)
class RollPool:
    """Roll any dice of an edition."""

    dice: str
    edition: Edition | None = None


@dataclass(frozen=True, slots=True)
class RerollDie:
    """Reroll one own die for a fortune token (F2): by name, "red 2" for the second red one.

    A button names the roll it stands under and how many rerolls it has seen of it.
    """

    die: str
    hero: str | None = None
    roll: int | None = None
    rerolls: int | None = None


@dataclass(frozen=True, slots=True)
class AtBoard:
    """Do something at the first-edition board (W)."""

    command: WellCommand


Command = (
    CreateCampaign
    | TakeBack
    | PlayAgain
    | ChangeSettings
    | AdoptCampaign
    | ChangeOverlords
    | SetAct
    | EndCampaign
    | AddHero
    | SetHero
    | AssignHero
    | NameStandIn
    | ReleasePlayer
    | RemoveHero
    | DefeatHero
    | RestHero
    | StartQuest
    | EndEncounter
    | EndQuest
    | StartOverlordTurn
    | StartHeroTurn
    | EndTurn
    | GainThreat
    | LoseThreat
    | ConvertXp
    | SpendFortune
    | OpenShopPledge
    | CorrectFortune
    | ChooseDeck
    | BuyPlotCard
    | TriggerPlotCard
    | RefreshPlotCard
    | RecordPlotCost
    | NextStep
    | GoToStep
    | AdjustXp
    | PlayRumor
    | Answer
    | AnswerGroup
    | AttackAgent
    | DefeatAgent
    | RollAttack
    | RollDefense
    | RollTest
    | RollPool
    | RerollDie
    | AtBoard
)
