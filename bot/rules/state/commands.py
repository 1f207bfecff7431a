"""What somebody asks: the imperative half of the rules. Names are as typed, by the name rule."""

from msgspec import Struct

from bot.rules.basics.keys import MoveNumber, UserId
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


class CreateCampaign(Struct, frozen=True):
    """Open a campaign in a channel; without an overlord named, the asker is the overlord."""

    key: str
    name: str
    home: int
    overlord: UserId | None = None
    printed_campaign: str = ""
    act: Act = Act.I
    edition: Edition = Edition.SECOND


class TakeBack(Struct, frozen=True):
    """Undo the newest move; a number names the move that the asker thinks is the newest."""

    move: MoveNumber | None = None


class PlayAgain(Struct, frozen=True):
    """Redo the move undone last; a number names the move that the asker thinks it is."""

    move: MoveNumber | None = None


class ChangeSettings(Struct, frozen=True):
    """Change the settings that are given."""

    rules: RulesMode | None = None
    costs: Costs | None = None
    steps: StepOrder | None = None
    tests: AttributeTests | None = None
    language: str | None = None
    nudge: Nudge | None = None


class AdoptCampaign(Struct, frozen=True):
    """Take over a running campaign before its first quest here; `cards` are parted by commas."""

    threat: int = 0
    xp: int = 0
    cards: str = ""
    act: Act | None = None


class ChangeOverlords(Struct, frozen=True):
    """Add to, take from or hand over the overlord side."""

    action: OverlordAction
    user: UserId


class SetAct(Struct, frozen=True):
    """Set the act between quests (C4)."""

    act: Act


class EndCampaign(Struct, frozen=True):
    """End the campaign; all tokens return to the supply (S9)."""


class AddHero(Struct, frozen=True):
    """Add a hero; without a player named, the asker plays him."""

    name: str
    player: UserId | None = None
    sheet: Sheet = Sheet()


class SetHero(Struct, frozen=True):
    """Change the given figures of a hero sheet, or his hero token near the Plot deck (T2)."""

    hero: str | None
    sheet: Sheet = Sheet()
    marker: bool | None = None


class AssignHero(Struct, frozen=True):
    """Give a hero to a player; None leaves him without."""

    hero: str | None
    player: UserId | None


class NameStandIn(Struct, frozen=True):
    """Let somebody act for a hero's absent player; None, or the player himself, ends it."""

    hero: str | None
    user: UserId | None


class ReleasePlayer(Struct, frozen=True):
    """Leave without player the heroes of somebody who left the server; the bot itself asks."""

    user: UserId


class RemoveHero(Struct, frozen=True):
    """Remove a hero between quests (S8)."""

    hero: str | None


class DefeatHero(Struct, frozen=True):
    """Say that a hero was defeated (T1)."""

    hero: str | None


class RestHero(Struct, frozen=True):
    """Say that a hero performed a rest action (Z6)."""

    hero: str | None


class StartQuest(Struct, frozen=True):
    """Start a quest with its first set-up; `lieutenants` are parted by commas."""

    name: str
    kind: QuestKind = QuestKind.NORMAL
    encounters: int = 2
    lieutenants: str = ""


class EndEncounter(Struct, frozen=True):
    """End this encounter and open the set-up of the next."""


class EndQuest(Struct, frozen=True):
    """End the quest, in any encounter."""

    winner: Winner


class StartOverlordTurn(Struct, frozen=True):
    """Begin the overlord's turn."""


class StartHeroTurn(Struct, frozen=True):
    """Begin a hero's turn."""

    hero: str | None


class EndTurn(Struct, frozen=True):
    """Call the turn under way over."""


class GainThreat(Struct, frozen=True):
    """Gain threat; amount 1 for a defeated hero."""

    reason: GainReason
    hero: str | None = None
    amount: int = 1
    card: str | None = None
    note: str | None = None


class LoseThreat(Struct, frozen=True):
    """Correct the pool downwards (T8)."""

    amount: int
    note: str


class ConvertXp(Struct, frozen=True):
    """Spend overlord experience points, 3 threat each (T4)."""

    xp: int


class SpendFortune(Struct, frozen=True):
    """Spend a hero's fortune in an encounter (F1, F3)."""

    use: FortuneUse
    hero: str | None = None


class OpenShopPledge(Struct, frozen=True):
    """Open the heroes' pledge for one more Shop Item card (F4)."""


class CorrectFortune(Struct, frozen=True):
    """Correct a hero's fortune."""

    hero: str | None
    amount: int
    note: str


class ChooseDeck(Struct, frozen=True):
    """Choose the Plot deck of the campaign (S3)."""

    deck: str


class BuyPlotCard(Struct, frozen=True):
    """Purchase a facedown Plot card (P1)."""

    card: str


class TriggerPlotCard(Struct, frozen=True):
    """Trigger a faceup Plot card (P3)."""

    card: str


class RefreshPlotCard(Struct, frozen=True):
    """Refresh a card by hand (P7), or because its own text does it (Z1)."""

    card: str
    by_its_text: bool = False


class RecordPlotCost(Struct, frozen=True):
    """Record a trigger cost that the data lacks (Z1)."""

    card: str
    trigger: int


class NextStep(Struct, frozen=True):
    """Go to the next step of the campaign phase."""


class GoToStep(Struct, frozen=True):
    """Go forward to a later step of the campaign phase."""

    step: Step


class AdjustXp(Struct, frozen=True):
    """Correct the overlord's experience points."""

    amount: int
    note: str


class PlayRumor(Struct, frozen=True):
    """Play a Rumor card (T5)."""

    name: str
    quest: bool


class Answer(Struct, frozen=True):
    """Answer an open question with one of its choices."""

    question: str
    value: str


class AnswerGroup(Struct, frozen=True):
    """Answer which open group an agent enters; a printed monster fills in what is left out."""

    question: str
    group: str
    masters: int | None = None
    minions: int | None = None


class AttackAgent(Struct, frozen=True):
    """Say that an attack affects the agent (Z3)."""


class DefeatAgent(Struct, frozen=True):
    """Say that the agent was defeated (A4)."""


class RollAttack(Struct, frozen=True):
    """Roll attack dice, against defence dice if given; both as typed pools (D1, D3)."""

    dice: str
    defense: str = ""
    distance: int | None = None
    hero: str | None = None
    target: str | None = None
    note: str = ""


class RollDefense(Struct, frozen=True):
    """Roll defence dice."""

    dice: str
    hero: str | None = None


class RollTest(Struct, frozen=True):
    """Let a hero test an attribute (D2)."""

    attribute: Attribute
    hero: str | None = None


class RollPool(Struct, frozen=True):
    """Roll any dice of an edition."""

    dice: str
    edition: Edition | None = None


class RerollDie(Struct, frozen=True):
    """Reroll one own die for a fortune token (F2): by name, "red 2" for the second red one.

    A button names the roll it stands under and how many rerolls it has seen of it.
    """

    die: str
    hero: str | None = None
    roll: int | None = None
    rerolls: int | None = None


class AtBoard(Struct, frozen=True):
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
