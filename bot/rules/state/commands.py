"""What somebody asks: the imperative half of the rules. Names are as typed, by the name rule."""

from typing import ClassVar

from msgspec import Struct

from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.options import (
    Attribute,
    AttributeTestsBy,
    CampaignAct,
    Costs,
    Edition,
    FortuneUse,
    GainReason,
    Instead,
    Nudge,
    OverlordAction,
    OverlordCardKind,
    QuestKind,
    Refresh,
    Reward,
    RulesMode,
    Sheet,
    Shop,
    StepOrder,
    Track,
    Winner,
)
from bot.rules.basics.stage import Step
from bot.rules.state.touches import (
    AGENT,
    COSTS,
    NOTHING,
    SHOP,
    STAGE,
    TOKENS,
    TRIGGER,
    TURN,
    Touches,
)
from bot.rules.well.bodies import PLAIN_BLOW, Blow
from bot.rules.well.map import Corners, FigureKind, Stairs
from bot.rules.well.setup import Cap, Falls
from bot.rules.well.spaces import Direction
from bot.rules.well.treachery import TreacheryKind


class OfSecondEdition(Struct, frozen=True):
    """A command of the second edition.

    `touches` says of each command for which open questions it waits: for those that hold such (U4).
    `level` is the least that a group must want kept of the sheets to play it; `instead` says what
    the first edition has for it.
    """

    editions: ClassVar[tuple[Edition, ...]] = (Edition.SECOND,)
    instead: ClassVar[Instead] = Instead.NOTHING
    level: ClassVar[Track] = Track.ECONOMY


class OfFirstEdition(Struct, frozen=True):
    """A command of the first edition: what its attacks ask holds nothing that others touch."""

    editions: ClassVar[tuple[Edition, ...]] = (Edition.FIRST,)
    level: ClassVar[Track] = Track.ECONOMY
    touches: ClassVar[Touches] = NOTHING


class OfBothEditions(Struct, frozen=True):
    """A command that either edition has."""

    editions: ClassVar[tuple[Edition, ...]] = (Edition.SECOND, Edition.FIRST)
    level: ClassVar[Track] = Track.ECONOMY


class OfTheSheet(OfSecondEdition, frozen=True):
    """A command about gold, items, experience or Overlord cards; most wait for nothing."""

    level: ClassVar[Track] = Track.SHEET
    touches: ClassVar[Touches] = NOTHING


class OfHeroesState(OfSecondEdition, frozen=True):
    """A command about damage, fatigue and conditions (V)."""

    level: ClassVar[Track] = Track.EVERYTHING


class CreateCampaign(OfBothEditions, frozen=True):
    """Open a campaign in a channel; without an overlord named, the asker is the overlord.

    `own_name` takes the printed campaign by the name as typed, however like a printed one (Q2).
    """

    touches: ClassVar[Touches] = NOTHING
    key: str
    name: str
    home: int
    overlord: UserId | None = None
    printed_campaign: str = ""
    act: CampaignAct = CampaignAct.I
    edition: Edition = Edition.SECOND
    own_name: bool = False
    track: Track = Track.ECONOMY


class TakeBack(OfBothEditions, frozen=True):
    """Undo the newest move; a number names the move that the asker thinks is the newest."""

    touches: ClassVar[Touches] = NOTHING
    move: MoveNumber | None = None


class PlayAgain(OfBothEditions, frozen=True):
    """Redo the move undone last; a number names the move that the asker thinks it is."""

    # What is redone was legal in this very state: whatever else is played empties the redo.
    touches: ClassVar[Touches] = NOTHING
    move: MoveNumber | None = None


class ChangeSettings(OfBothEditions, frozen=True):
    """Change the settings that are given, and, between quests, the printed campaign (Q2)."""

    touches: ClassVar[Touches] = NOTHING
    rules: RulesMode | None = None
    costs: Costs | None = None
    steps: StepOrder | None = None
    tests: AttributeTestsBy | None = None
    language: str | None = None
    nudge: Nudge | None = None
    printed_campaign: str = ""
    own_name: bool = False
    track: Track | None = None
    shop: Shop | None = None
    expansions: str | None = None


class AdoptCampaign(OfSecondEdition, frozen=True):
    """Take over a running campaign before its first quest here; `cards` are parted by commas."""

    touches: ClassVar[Touches] = TOKENS
    threat: int = 0
    xp: int = 0
    cards: str = ""
    act: CampaignAct | None = None


class ChangeOverlords(OfBothEditions, frozen=True):
    """Add to, take from or hand over the overlord side."""

    touches: ClassVar[Touches] = NOTHING
    action: OverlordAction
    user: UserId


class SetAct(OfSecondEdition, frozen=True):
    """Set the act between quests (C4)."""

    touches: ClassVar[Touches] = NOTHING
    act: CampaignAct


class EndCampaign(OfBothEditions, frozen=True):
    """End the campaign; all tokens return to the supply (S9)."""

    touches: ClassVar[Touches] = STAGE


class AddHero(OfBothEditions, frozen=True):
    """Add a hero; without a player named, it is the asker's."""

    touches: ClassVar[Touches] = NOTHING
    name: str
    player: UserId | None = None
    sheet: Sheet = Sheet()


class SetHero(OfBothEditions, frozen=True):
    """Change the given figures of a hero sheet, or the hero token near the Plot deck (T2)."""

    touches: ClassVar[Touches] = NOTHING
    hero: str | None
    sheet: Sheet = Sheet()
    marker: bool | None = None


class AssignHero(OfBothEditions, frozen=True):
    """Give a hero to a player; None leaves the hero without."""

    touches: ClassVar[Touches] = NOTHING
    hero: str | None
    player: UserId | None


class NameStandIn(OfBothEditions, frozen=True):
    """Let somebody act for a hero's absent player; None, or that very player, ends it."""

    touches: ClassVar[Touches] = NOTHING
    hero: str | None
    user: UserId | None


class ReleasePlayer(OfBothEditions, frozen=True):
    """Leave without player the heroes of somebody who left the server; the bot itself asks."""

    touches: ClassVar[Touches] = NOTHING
    user: UserId


class LapseRequest(OfBothEditions, frozen=True):
    """Close the request to join of somebody who left the server; the bot itself asks."""

    touches: ClassVar[Touches] = NOTHING
    question: str


class RemoveHero(OfBothEditions, frozen=True):
    """Remove a hero between quests (S8)."""

    touches: ClassVar[Touches] = STAGE
    hero: str | None


class DefeatHero(OfSecondEdition, frozen=True):
    """Say that a hero was defeated; the reward, where the overlord side says it at once (T1).

    `falls` is how often that hero had been in this quest, where a button says so.
    """

    instead: ClassVar[Instead] = Instead.KILL
    touches: ClassVar[Touches] = NOTHING
    hero: str | None
    reward: Reward | None = None
    falls: tuple[str, ...] = ()


class RestHero(OfSecondEdition, frozen=True):
    """Say that a hero performed a rest action (Z6)."""

    touches: ClassVar[Touches] = TOKENS
    hero: str | None


class SufferHero(OfHeroesState, frozen=True):
    """Say that a hero suffers damage, fatigue or a condition (V1).

    Fatigue is forced on a hero, or suffered by choice: then there must be room for it (V2). What a
    `roll`, or the card of a `move`, has led to is entered once.
    """

    instead: ClassVar[Instead] = Instead.WOUNDS
    touches: ClassVar[Touches] = NOTHING
    hero: str | None
    damage: int = 0
    fatigue: int = 0
    condition: str = ""
    forced: bool = True
    roll: int = 0
    move: MoveNumber = MoveNumber(0)


class RecoverHero(OfHeroesState, frozen=True):
    """Say that a hero recovers damage or fatigue, or is rid of a condition (V1)."""

    instead: ClassVar[Instead] = Instead.WOUNDS
    touches: ClassVar[Touches] = NOTHING
    hero: str | None
    damage: int = 0
    fatigue: int = 0
    condition: str = ""


class StandUp(OfHeroesState, frozen=True):
    """Let a knocked-out hero stand up (V4)."""

    instead: ClassVar[Instead] = Instead.PLACE
    touches: ClassVar[Touches] = TURN
    hero: str | None


class ReviveHero(OfHeroesState, frozen=True):
    """Let another hero, the helper, revive a knocked-out one (V4)."""

    instead: ClassVar[Instead] = Instead.PLACE
    touches: ClassVar[Touches] = NOTHING
    hero: str | None
    helper: str


class StartQuest(OfBothEditions, frozen=True):
    """Start a quest with its first set-up; `lieutenants` are parted by commas.

    A list from which it is chosen says `after` how many quests. `own_name` takes their names as
    typed, however like those of agents (A5). What the first edition's quest gives of conquest and
    treachery is typed, where no source has it (E1). Encounters that nobody said are those printed,
    else the usual ones.
    """

    touches: ClassVar[Touches] = STAGE
    name: str
    kind: QuestKind = QuestKind.NORMAL
    encounters: int | None = None
    lieutenants: str = ""
    own_name: bool = False
    after: tuple[str, ...] = ()
    conquest: int | None = None
    treachery_event: int | None = None
    treachery_trap: int | None = None
    treachery_monster: int | None = None


class TellLieutenant(OfTheSheet, frozen=True):
    """Say whether a lieutenant is in the quest under way; a button says in which (A5, Q1)."""

    lieutenant: str
    holds: bool
    of: tuple[str, ...] = ()


class EndEncounter(OfSecondEdition, frozen=True):
    """End this encounter and open the set-up of the next; a button says which it is `of`."""

    touches: ClassVar[Touches] = STAGE
    of: tuple[str, ...] = ()


class EndQuest(OfBothEditions, frozen=True):
    """End the quest, in any encounter; a button says which it is `of`."""

    touches: ClassVar[Touches] = STAGE
    winner: Winner
    of: tuple[str, ...] = ()


class StartOverlordTurn(OfBothEditions, frozen=True):
    """Begin the overlord's turn; a button does it `once`, not where it is under way already."""

    touches: ClassVar[Touches] = TOKENS | TURN
    once: bool = False


class StartHeroTurn(OfBothEditions, frozen=True):
    """Begin a hero's turn; a button does it `once`, not where it is under way already."""

    touches: ClassVar[Touches] = TURN
    hero: str | None
    once: bool = False


class EndTurn(OfBothEditions, frozen=True):
    """Call the turn under way over; a button says whose it is `of`."""

    touches: ClassVar[Touches] = TURN
    of: tuple[str, ...] = ()


class GainThreat(OfBothEditions, frozen=True):
    """Gain threat; amount 1 for a defeated hero, the number of curses for a curse."""

    touches: ClassVar[Touches] = TOKENS
    reason: GainReason
    hero: str | None = None
    amount: int = 1
    card: str | None = None
    note: str | None = None


class LoseThreat(OfBothEditions, frozen=True):
    """Correct the pool downwards (T8)."""

    touches: ClassVar[Touches] = TOKENS
    amount: int
    note: str


class ConvertXp(OfSecondEdition, frozen=True):
    """Spend overlord experience points, 3 threat each (T4); a button says what it was made `of`."""

    touches: ClassVar[Touches] = TOKENS
    xp: int
    of: tuple[str, ...] = ()


class SpendFortune(OfSecondEdition, frozen=True):
    """Spend a hero's fortune in an encounter (F1, F3)."""

    touches: ClassVar[Touches] = TOKENS
    use: FortuneUse
    hero: str | None = None


class OpenShopPledge(OfSecondEdition, frozen=True):
    """Open the heroes' pledge for one more Shop Item card (F4)."""

    touches: ClassVar[Touches] = TOKENS


class CorrectFortune(OfSecondEdition, frozen=True):
    """Correct a hero's fortune."""

    touches: ClassVar[Touches] = TOKENS
    hero: str | None
    amount: int
    note: str


class ChooseDeck(OfSecondEdition, frozen=True):
    """Choose the Plot deck of the campaign (S3)."""

    touches: ClassVar[Touches] = TRIGGER
    deck: str


class BuyPlotCard(OfSecondEdition, frozen=True):
    """Purchase a facedown Plot card (P1)."""

    touches: ClassVar[Touches] = TOKENS
    card: str


class TriggerPlotCard(OfSecondEdition, frozen=True):
    """Trigger a faceup Plot card (P3)."""

    instead: ClassVar[Instead] = Instead.CARD
    touches: ClassVar[Touches] = TOKENS | TRIGGER
    card: str


class RefreshPlotCard(OfSecondEdition, frozen=True):
    """Refresh a card by hand (P7), or because its own text does it (Z1)."""

    touches: ClassVar[Touches] = NOTHING
    card: str
    by_its_text: bool = False


class ExhaustPlotCard(OfSecondEdition, frozen=True):
    """Exhaust a card by hand, as a correction (P7)."""

    touches: ClassVar[Touches] = NOTHING
    card: str


class TakeTokensOff(OfSecondEdition, frozen=True):
    """Take tokens off a card, or off what it marks, as its text lets (L3).

    A button of a card names how many were `lying` there, so that a second press takes no more.
    """

    touches: ClassVar[Touches] = TOKENS
    card: str
    amount: int = 1
    lying: int | None = None


class RecordPlotSpend(OfSecondEdition, frozen=True):
    """Record whether a trigger exhausts the group's own card (L1)."""

    touches: ClassVar[Touches] = TRIGGER
    card: str
    exhausts: bool


class RecordPlotRefresh(OfSecondEdition, frozen=True):
    """Record what makes the group's own card ready again (L1)."""

    touches: ClassVar[Touches] = TRIGGER
    card: str
    refresh: Refresh


class RecordPlotCost(OfSecondEdition, frozen=True):
    """Record a trigger cost that the data lacks (Z1)."""

    touches: ClassVar[Touches] = COSTS
    card: str
    trigger: int


class NextStep(OfSecondEdition, frozen=True):
    """Go to the next step of the campaign phase."""

    instead: ClassVar[Instead] = Instead.QUEST
    touches: ClassVar[Touches] = STAGE


class GoToStep(OfSecondEdition, frozen=True):
    """Go forward to a later step of the campaign phase."""

    instead: ClassVar[Instead] = Instead.QUEST
    touches: ClassVar[Touches] = STAGE
    step: Step


class AdjustXp(OfSecondEdition, frozen=True):
    """Correct the overlord's experience points."""

    touches: ClassVar[Touches] = NOTHING
    amount: int
    note: str


class PlayRumor(OfSecondEdition, frozen=True):
    """Play a Rumor card (T5)."""

    touches: ClassVar[Touches] = TOKENS
    name: str
    quest: bool


class Answer(OfBothEditions, frozen=True):
    """Answer an open question with one of its choices."""

    touches: ClassVar[Touches] = NOTHING
    question: str
    value: str


class AnswerGroup(OfSecondEdition, frozen=True):
    """Answer which open group an agent enters; a printed monster fills in what is left out."""

    touches: ClassVar[Touches] = NOTHING
    question: str
    group: str
    masters: int | None = None
    minions: int | None = None


class AttackAgent(OfSecondEdition, frozen=True):
    """Say that an attack affects the agent (Z3)."""

    touches: ClassVar[Touches] = AGENT


class DefeatAgent(OfSecondEdition, frozen=True):
    """Say that the agent was defeated (A4)."""

    touches: ClassVar[Touches] = TOKENS | AGENT


class RollAttack(OfBothEditions, frozen=True):
    """Roll attack dice, against defence dice if given; both as typed pools (D1, D3).

    Without a hero named it is the asker's own, with an empty name nobody's.
    """

    touches: ClassVar[Touches] = NOTHING
    dice: str
    defense: str = ""
    distance: int | None = None
    hero: str | None = None
    target: str | None = None
    note: str = ""


class AttackWithHero(OfBothEditions, frozen=True):
    """Roll a hero's attack: dice given are kept for that hero, without any the kept ones roll."""

    touches: ClassVar[Touches] = NOTHING
    hero: str | None
    dice: str = ""


class RollDefense(OfBothEditions, frozen=True):
    """Roll defence dice."""

    touches: ClassVar[Touches] = NOTHING
    dice: str
    hero: str | None = None


class RollTest(OfSecondEdition, frozen=True):
    """Let a hero test an attribute (D2)."""

    touches: ClassVar[Touches] = NOTHING
    attribute: Attribute
    hero: str | None = None


class RollPool(OfBothEditions, frozen=True):
    """Roll any dice of an edition."""

    touches: ClassVar[Touches] = NOTHING
    dice: str
    edition: Edition | None = None


class RerollDie(OfSecondEdition, frozen=True):
    """Reroll one own die for a fortune token (F2): by name, "red 2" for the second red one.

    Without a name it is one thrown at the table, where it is rerolled too. A button names the roll
    it stands under and how many rerolls it has seen of it.
    """

    touches: ClassVar[Touches] = TOKENS
    die: str = ""
    hero: str | None = None
    roll: int | None = None
    rerolls: int | None = None


class ChangeGold(OfTheSheet, frozen=True):
    """Put gold into the common purse; an `amount` below 0 takes some out (G1)."""

    amount: int
    note: str


class SearchGold(OfTheSheet, frozen=True):
    """Enter the gold of the Search cards; a button says of which phase (G1)."""

    amount: int
    of: tuple[str, ...] = ()


class TakeReward(OfTheSheet, frozen=True):
    """Enter what the victory in the last quest brings; a button says of which phase (X1, Q1)."""

    hero: str | None = None
    of: tuple[str, ...] = ()


class RevealItem(OfTheSheet, frozen=True):
    """Reveal one more Shop Item card of the bot's deck (G2)."""


class BuyItem(OfTheSheet, frozen=True):
    """Buy an item for a hero; the price of what the bot's shop has may be left out (G2)."""

    touches: ClassVar[Touches] = SHOP
    item: str
    hero: str | None = None
    price: int | None = None


class SellItem(OfTheSheet, frozen=True):
    """Sell a hero's item (G3)."""

    item: str
    hero: str | None = None


class GiveItem(OfTheSheet, frozen=True):
    """Hand a hero's item to another hero (G3)."""

    item: str
    hero: str | None
    to: str


class AddItem(OfTheSheet, frozen=True):
    """Enter an item that a hero got otherwise (G3)."""

    item: str
    hero: str | None
    note: str


class TakeClass(OfTheSheet, frozen=True):
    """Take a class (X2)."""

    hero: str | None
    taken: str


class EnterSheet(OfTheSheet, frozen=True):
    """Enter at once what a hero had before: class, experience, and lists parted by commas (X2)."""

    hero: str | None
    classes: str = ""
    xp: int = 0
    skills: str = ""
    items: str = ""


class LearnSkill(OfTheSheet, frozen=True):
    """Buy a skill, or enter one that is `owned` for nothing (X2)."""

    hero: str | None
    skill: str
    owned: bool = False


class ChangeHeroXp(OfTheSheet, frozen=True):
    """Change a hero's experience, with a note (X1)."""

    hero: str | None
    amount: int
    note: str


class ChangeHand(OfTheSheet, frozen=True):
    """Draw Overlord cards by hand; `cards` below 0 discards some (O1)."""

    cards: int
    note: str = ""


class LearnOverlordCard(OfTheSheet, frozen=True):
    """Learn an Overlord card, or enter one that is `owned` for nothing (O2)."""

    card: str
    owned: bool = False


class BuildOverlordDeck(OfTheSheet, frozen=True):
    """Build the deck for the next quest: without a card of one's own, with one again (O2)."""

    leave_out: str = ""
    take_in: str = ""


class ChooseBasicDeck(OfTheSheet, frozen=True):
    """Choose the overlord's basic deck (O1)."""

    deck: str


class SetDiceWord(OfBothEditions, frozen=True):
    """Choose a word of one's own that is mixed into every roll from here on (D8)."""

    touches: ClassVar[Touches] = NOTHING
    word: str


# --- on the map of the first edition (W); spaces, sizes and names stand as they were typed


class DrawOverlordCards(OfFirstEdition, frozen=True):
    """Draw from the overlord's deck (E4)."""

    cards: int = 1


class DiscardOverlordCards(OfFirstEdition, frozen=True):
    """Discard from the overlord's hand, for `threat` in all or the named card's value (E3)."""

    threat: int | None = None
    card: str = ""
    cards: int = 1


class PlayOverlordCard(OfFirstEdition, frozen=True):
    """Play a card of the overlord's hand, paid in full (E3)."""

    kind: OverlordCardKind
    threat: int
    card: str = ""


class CountDeck(OfFirstEdition, frozen=True):
    """Say of how many cards the overlord's whole deck is (E4)."""

    size: int


class ChangeConquest(OfFirstEdition, frozen=True):
    """Give or take conquest with a note; `amount` below 0 takes (E5)."""

    amount: int
    note: str


class ActivateGlyph(OfFirstEdition, frozen=True):
    """Say that a glyph was activated; a button says at which conquest it stood there (E5)."""

    of: tuple[str, ...] = ()


class KillHero(OfFirstEdition, frozen=True):
    """Say that a hero was killed; the amount is the hero's conquest value if left out (E5).

    `falls` is how often that hero had been in this quest, where a button says so.
    """

    hero: str | None
    amount: int | None = None
    falls: tuple[str, ...] = ()


class LoadMap(OfFirstEdition, frozen=True):
    """Lay out a map from a text map."""

    text: str


class LoadPreset(OfFirstEdition, frozen=True):
    """Lay out one of the maps that come along."""

    name: str


class PlaceFigure(OfFirstEdition, frozen=True):
    """Put a figure on the map; `space` is its north-west corner.

    Where wounds are kept, a printed monster brings its size too, and what is typed goes before what
    is printed (E7). `own_name` takes a hero's name as typed, however like one of the campaign's.
    """

    name: str
    kind: FigureKind
    space: str
    size: str = ""
    flying: bool = False
    master: bool = False
    wounds: int | None = None
    armour: int | None = None
    own_name: bool = False


class PlaceMonsters(OfFirstEdition, frozen=True):
    """Put so many printed monsters on the map, on the free spaces nearest to one (E7)."""

    name: str
    count: int = 1
    master: bool = False
    space: str = ""


class ChangeWounds(OfFirstEdition, frozen=True):
    """Let a figure suffer wounds, or heal some with a minus (E7)."""

    name: str
    amount: int
    note: str = ""


class AdjustAttack(OfFirstEdition, frozen=True):
    """Set right what the newest attack takes; `of` is what `mark` gave of it (E7)."""

    more: int = 0
    pierce: int = 0
    of: str = ""


class PlaceBoulder(OfFirstEdition, frozen=True):
    """Put a boulder on the map; without a name it gets a number, without a size the usual one."""

    space: str
    direction: Direction
    size: str = ""
    name: str = ""


class MovePiece(OfFirstEdition, frozen=True):
    """Move a figure or boulder by hand."""

    name: str
    space: str


class RemovePiece(OfFirstEdition, frozen=True):
    """Take a figure or boulder off the map."""

    name: str


class SetDoor(OfFirstEdition, frozen=True):
    """Open or close a door, or put one there."""

    space: str
    side: Direction
    open: bool


class ChangeWellSetup(OfFirstEdition, frozen=True):
    """Change what the group plays with; None and an empty size leave things as they are (W10)."""

    breath: tuple[str, ...] | None = None
    bolt: tuple[str, ...] | None = None
    boulder: str = ""
    corners: Corners | None = None
    falls: Falls | None = None
    stairs: Stairs | None = None
    cap: Cap | None = None


class BeginOverlordMapTurn(OfFirstEdition, frozen=True):
    """Begin the overlord's turn on the map: boulders roll first (W1)."""


class RollBoulders(OfFirstEdition, frozen=True):
    """Roll boulders in this order; those left out wait. No order means all, as placed (W1)."""

    order: tuple[str, ...] = ()


class BeginFigureTurn(OfFirstEdition, frozen=True):
    """Begin a figure's turn: its bleed and daze tokens are rolled for (W6, W7)."""

    name: str


class AttackFigure(OfFirstEdition, frozen=True):
    """Attack one figure; `dice` are ids of first-edition dice, none for those it prints (E7)."""

    attacker: str
    target: str
    dice: tuple[str, ...]
    swarm: bool = False
    blow: Blow = PLAIN_BLOW


class UseBreath(OfFirstEdition, frozen=True):
    """Breathe: lay the template against a side, in one of its alignments (from 1) (W4)."""

    attacker: str
    side: Direction
    alignment: int = 1
    dice: tuple[str, ...] = ()
    blow: Blow = PLAIN_BLOW


class UseBolt(OfFirstEdition, frozen=True):
    """Hurl a bolt: lay the template against a side, in one of its alignments (from 1) (W5)."""

    attacker: str
    side: Direction
    alignment: int = 1
    dice: tuple[str, ...] = ()
    blow: Blow = PLAIN_BLOW


class DodgeAttack(OfFirstEdition, frozen=True):
    """Let a dodging target have dice of the attack rolled again; places count from 1 (W5).

    `seen` are the faces it was asked for, if somebody looked at them before.
    """

    name: str
    places: tuple[int, ...]
    seen: tuple[int, ...] | None = None


class AddBleed(OfFirstEdition, frozen=True):
    """Put bleed tokens on a figure, or take some off (W6)."""

    name: str
    tokens: int = 1


class AddDaze(OfFirstEdition, frozen=True):
    """Put daze tokens on a figure, or take some off (W7)."""

    name: str
    tokens: int = 1


class OpenTreachery(OfFirstEdition, frozen=True):
    """Start to spend the treachery that a quest gives (W8)."""

    event: int
    trap: int
    monster: int
    usual: int | None = None


class SwapWithTreachery(OfFirstEdition, frozen=True):
    """Swap a treachery card in; it is paid in its own kind (W8)."""

    card: str
    kind: TreacheryKind
    cost: int


class UndoTreacherySwap(OfFirstEdition, frozen=True):
    """Take the newest swap of this card back."""

    card: str


class SettleTreachery(OfFirstEdition, frozen=True):
    """Say that all treachery is spent (W8); `swaps` is how many somebody saw made before."""

    swaps: int | None = None


PartyCommand = (
    TellLieutenant
    | ChangeGold
    | SearchGold
    | TakeReward
    | RevealItem
    | BuyItem
    | SellItem
    | GiveItem
    | AddItem
    | TakeClass
    | EnterSheet
    | LearnSkill
    | ChangeHeroXp
    | ChangeHand
    | LearnOverlordCard
    | BuildOverlordDeck
    | ChooseBasicDeck
)


WellCommand = (
    LoadMap
    | LoadPreset
    | PlaceFigure
    | PlaceMonsters
    | PlaceBoulder
    | MovePiece
    | RemovePiece
    | SetDoor
    | ChangeWellSetup
    | BeginOverlordMapTurn
    | RollBoulders
    | BeginFigureTurn
    | AttackFigure
    | UseBreath
    | UseBolt
    | DodgeAttack
    | AddBleed
    | AddDaze
    | ChangeWounds
    | AdjustAttack
    | OpenTreachery
    | SwapWithTreachery
    | UndoTreacherySwap
    | SettleTreachery
)


DungeonCommand = (
    DrawOverlordCards
    | DiscardOverlordCards
    | PlayOverlordCard
    | CountDeck
    | ChangeConquest
    | ActivateGlyph
    | KillHero
)


# --- all of them

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
    | LapseRequest
    | RemoveHero
    | DefeatHero
    | RestHero
    | SufferHero
    | RecoverHero
    | StandUp
    | ReviveHero
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
    | ExhaustPlotCard
    | TakeTokensOff
    | RecordPlotSpend
    | RecordPlotRefresh
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
    | AttackWithHero
    | RollDefense
    | RollTest
    | RollPool
    | RerollDie
    | SetDiceWord
    | PartyCommand
    | DungeonCommand
    | WellCommand
)
