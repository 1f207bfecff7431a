"""What happened: everything that is needed to replay a campaign, in the past tense."""

from enum import StrEnum

from msgspec import Struct

from bot.rules.basics.keys import (
    AgentName,
    CardKey,
    Condition,
    DeckKey,
    DieId,
    FacedownCard,
    HeroKey,
    MoveNumber,
    OwnName,
    Quoted,
    SecretCard,
    UserId,
)
from bot.rules.basics.options import (
    Attribute,
    CampaignAct,
    Edition,
    FortuneUse,
    LieutenantFact,
    OverlordCardKind,
    QuestKind,
    Refresh,
    Settings,
    Sheet,
    Winner,
)
from bot.rules.basics.places import Place
from bot.rules.basics.stage import Step
from bot.rules.basics.stored import Stored
from bot.rules.state.questions import Question
from bot.rules.well.bodies import PLAIN_BLOW, Blow
from bot.rules.well.dice import Sum
from bot.rules.well.map import Boulder, Corners, Door, Figure, FigureKind, Map
from bot.rules.well.reach import Area, AttackKind
from bot.rules.well.setup import WellSetup
from bot.rules.well.spaces import Direction, Space
from bot.rules.well.treachery import Swap


class Why(StrEnum):
    """Why tokens or experience points moved."""

    HERO_DEFEATED = "hero-defeated"
    QUEST_ENDED = "quest-ended"
    QUEST_WON = "quest-won"
    XP_CONVERTED = "xp-converted"
    REWARDS = "rewards"
    RUMOR = "rumor"
    CARD = "card"
    CARD_PAYMENT = "card-payment"
    CORRECTION = "correction"
    ADOPTED = "adopted"
    PURCHASE = "purchase"
    TRIGGER = "trigger"
    TIE = "tie"
    RECOVER_FATIGUE = "recover-fatigue"
    EXTRA_ACTION = "extra-action"
    REROLL = "reroll"
    REROLL_AT_TABLE = "reroll-at-table"
    SHOP_CARD = "shop-card"
    SHOPPING_ENDED = "shopping-ended"
    HERO_REMOVED = "hero-removed"
    CAMPAIGN_ENDED = "campaign-ended"
    MARKER = "marker"
    MARKER_RETURNED = "marker-returned"
    BRAND = "brand"
    BRAND_DISCARDED = "brand-discarded"
    BRANDS_RETURNED = "brands-returned"
    LAID_ON_CARD = "laid-on-card"
    TAKEN_FROM_CARD = "taken-from-card"
    OFF_CARD = "off-card"
    COUNTER_LAID = "counter-laid"
    COUNTER_OFF = "counter-off"
    RESERVED = "reserved"
    RESERVE_RETURNED = "reserve-returned"
    BURDEN = "burden"
    BURDEN_OFF = "burden-off"
    LAID_ON_CLASS = "laid-on-class"
    OFF_CLASS = "off-class"
    CLASSES_CLEARED = "classes-cleared"
    LEARNT = "learnt"


class OnSheet(StrEnum):
    """Why damage, fatigue or a condition came onto a hero's sheet or went (V)."""

    SUFFERED = "suffered"
    CHOSEN = "chosen"
    RECOVERED = "recovered"
    OVERFLOW = "overflow"
    CARD = "card"
    CONDITION = "condition"
    KNOCKED_OUT = "knocked-out"
    STOOD = "stood"
    FORTUNE = "fortune"
    REST = "rest"
    CLEAN_UP = "clean-up"
    LEFT = "left"


class RollFor(StrEnum):
    """What dice were rolled for."""

    ATTACK = "attack"
    DEFENCE = "defence"
    TEST = "test"
    POOL = "pool"
    CARD_TEST = "card-test"
    REROLL = "reroll"
    STAND = "stand"


class Refreshed(StrEnum):
    """What refreshed a card."""

    OVERLORD_TURN = "overlord-turn"
    ENCOUNTER_END = "encounter-end"
    QUEST_END = "quest-end"
    BY_HAND = "by-hand"
    BY_ITS_TEXT = "by-its-text"
    OVERLORD_TURN_END = "overlord-turn-end"
    ENCOUNTER_START = "encounter-start"
    SHOPPING_ENDED = "shopping-ended"
    MONSTER_DEFEATED = "monster-defeated"
    HERO_DECLINED = "hero-declined"
    TILE_LOST = "tile-lost"
    ACTIVATION_END = "activation-end"
    FOR_THREAT = "for-threat"


class CampaignCreated(Stored, frozen=True):
    """A campaign began; `home` is the Discord channel it lives in.

    `corners` is how the first edition's diagonals were played by default at its founding (W4).
    """

    key: str
    name: OwnName
    printed_campaign: OwnName
    creator: UserId
    overlord: UserId
    act: CampaignAct
    edition: Edition
    home: int
    corners: Corners = Corners.SQUARE


class StewardActed(Stored, frozen=True):
    """The move was made, or the answer given, with a steward's rights (U2, U6)."""


class ActedFor(Stored, frozen=True):
    """A stand-in acted for an absent hero's player."""

    hero: HeroKey
    player: UserId


class HouseRuled(Stored, frozen=True):
    """A breach of a game rule was let through; `rule` is the refusal's class name."""

    rule: str


class SettingsChanged(Stored, frozen=True):
    """The campaign's settings became these."""

    before: Settings
    after: Settings


class OverlordsChanged(Stored, frozen=True):
    """The overlord side became these users."""

    before: tuple[UserId, ...]
    after: tuple[UserId, ...]


class ActSet(Stored, frozen=True):
    """The campaign entered an act."""

    act: CampaignAct


class PrintedCampaignSet(Stored, frozen=True):
    """The group plays this printed campaign, or one of its own by this name (Q2)."""

    name: OwnName


class CampaignAdopted(Stored, frozen=True):
    """A running campaign was taken over, with these cards already bought."""

    cards: tuple[CardKey, ...]


class CampaignEnded(Stored, frozen=True):
    """The campaign is over."""


class HeroAdded(Stored, frozen=True):
    """A hero joined the roster; the key is the name by the name rule."""

    key: HeroKey
    name: OwnName
    player: UserId | None
    sheet: Sheet


class SheetChanged(Stored, frozen=True):
    """A hero sheet's figures became these."""

    hero: HeroKey
    before: Sheet
    after: Sheet


class HeroMarked(Stored, frozen=True):
    """A hero token was placed near the Plot deck, or taken back (T2)."""

    hero: HeroKey
    on: bool


class HeroAssigned(Stored, frozen=True):
    """A hero got a player, or lost one."""

    hero: HeroKey
    player: UserId | None


class StandInNamed(Stored, frozen=True):
    """Somebody may act for a hero's absent player; None ends it."""

    hero: HeroKey
    user: UserId | None


class PlayerLeft(Stored, frozen=True):
    """Somebody left the server: these heroes have no player now, and others no such stand-in.

    `was_overlord` and `was_creator` tell which other places that leaves empty. The bot itself
    finds it out and notes it. It is no move for undo (U2).
    """

    user: UserId
    heroes: tuple[HeroKey, ...]
    was_overlord: bool = False
    was_creator: bool = False


class HeroRemoved(Stored, frozen=True):
    """A hero left the roster."""

    hero: HeroKey
    name: OwnName


class HeroDefeated(Stored, frozen=True):
    """A hero was defeated."""

    hero: HeroKey


class OverlordCardDrawn(Stored, frozen=True):
    """The overlord draws Overlord cards from the deck at the table."""

    amount: int
    why: Why
    card: CardKey = ""


class HeroRested(Stored, frozen=True):
    """A hero performed a rest action."""

    hero: HeroKey


class QuestStarted(Stored, frozen=True):
    """A quest began with its first set-up; its act and heroes are fixed now (C4)."""

    name: OwnName
    kind: QuestKind
    encounters: int
    lieutenants: tuple[AgentName, ...]
    act: CampaignAct
    heroes: tuple[HeroKey, ...]
    passed_over: tuple[Step, ...]


class PlayBegan(Stored, frozen=True):
    """Set-up of the encounter is over (P11)."""


class EncounterEnded(Stored, frozen=True):
    """An encounter is over."""

    encounter: int


class EncounterSetUp(Stored, frozen=True):
    """The set-up of the next encounter began."""

    encounter: int


class QuestEnded(Stored, frozen=True):
    """A quest is over; the campaign phase begins with its first step (C2)."""

    name: OwnName
    winner: Winner


class PhaseEntered(Stored, frozen=True):
    """A step of the campaign phase began; `passed_over` names the steps skipped on the way."""

    step: Step
    passed_over: tuple[Step, ...] = ()


class OverlordTurnBegan(Stored, frozen=True):
    """The overlord's turn began."""


class HeroTurnBegan(Stored, frozen=True):
    """A hero's turn began, in this round of the encounter (from 1)."""

    hero: HeroKey
    round: int


class TurnEnded(Stored, frozen=True):
    """The turn under way was called over; `hero` is empty for the overlord's."""

    hero: HeroKey


class TokensMoved(Stored, frozen=True):
    """Tokens went from one place to another (S6): double entry, never created or lost."""

    source: Place
    to: Place
    amount: int
    why: Why
    card: CardKey = ""
    note: str = ""


class XpChanged(Stored, frozen=True):
    """The overlord's experience points changed by `amount`."""

    amount: int
    why: Why
    card: CardKey = ""
    note: str = ""


class RumorPlayed(Stored, frozen=True):
    """The overlord played a Rumor card (T5)."""

    name: OwnName
    quest: bool


class DeckChosen(Stored, frozen=True):
    """The overlord chose a Plot deck: the basic cards faceup, the others facedown (S4)."""

    deck: DeckKey
    basic: tuple[CardKey, ...]
    facedown: tuple[FacedownCard, ...]


class CardBought(Stored, frozen=True):
    """A Plot card was purchased and turned faceup (P1)."""

    card: CardKey
    cost: int


class CardTriggered(Stored, frozen=True):
    """A Plot card was triggered for `cost` threat, exhausted or used (P3)."""

    card: CardKey
    cost: int
    exhausted: bool


class CardRefreshed(Stored, frozen=True):
    """An exhausted card became ready."""

    card: CardKey
    by: Refreshed


class CardExhausted(Stored, frozen=True):
    """A card was exhausted by hand, as a correction (P7)."""

    card: CardKey


class CardReturned(Stored, frozen=True):
    """A card left the overlord's play area: facedown to the deck, or to the box (P9)."""

    card: CardKey
    to_box: bool


class SpendRecorded(Stored, frozen=True):
    """The group's own card says whether a trigger exhausts it; so it is in this campaign (L1)."""

    card: CardKey
    exhausts: bool


class LieutenantTold(Stored, frozen=True):
    """The table told what bars a lieutenant's agent, or that it does not (A5)."""

    lieutenant: AgentName
    fact: LieutenantFact
    holds: bool


class AgentKeptOut(Stored, frozen=True):
    """A card was not triggered after all: what was told just now bars its agent (A5)."""

    card: CardKey


class RefreshRecorded(Stored, frozen=True):
    """The group's own card says what makes it ready again; so it is in this campaign (L1)."""

    card: CardKey
    refresh: Refresh


class RefreshKnown(Stored, frozen=True):
    """A card was exhausted on the table's word alone; what refreshes it is known since (L1)."""

    card: CardKey


class CostRecorded(Stored, frozen=True):
    """The trigger cost missing in the data was told by the table (Z1)."""

    card: CardKey
    cost: int


class TriggerForgone(Stored, frozen=True):
    """A card was not triggered after all: its cost, told just now, is more than the pool (Z1)."""

    card: CardKey
    cost: int
    held: int


class FortuneUsed(Stored, frozen=True):
    """A hero gets what fortune was spent on; `round` is 0 while turns are unknown (F1, F3)."""

    hero: HeroKey
    use: FortuneUse
    round: int


class RoundDeclared(Stored, frozen=True):
    """The table said a new round has begun while turns are unknown (F3)."""


class ShopCardDrawn(Stored, frozen=True):
    """The heroes draw one more Shop Item card (F4)."""

    heroes: tuple[HeroKey, ...]


class Asked(Stored, frozen=True):
    """A question is open, or an open one changed (same id)."""

    question: Question


class JoinLapsed(Stored, frozen=True):
    """Whoever asked to join with a hero has left the server; nobody is asked about it any more."""

    question: str
    user: UserId
    name: OwnName


class Answered(Stored, frozen=True):
    """A question got an answer; `closed` when nothing more is waited for."""

    question: str
    value: str
    closed: bool


class Withdrawn(Stored, frozen=True):
    """An open question lapsed: a pledge of fortune, or a choice that something else has made."""

    question: str
    pledge: bool = True


class DiceRolled(Stored, frozen=True):
    """Dice fell: `dice` are die ids, `faces` indexes, `number` counts the campaign's rolls (U7).

    `secured` if the faces follow from the quest's secret; `forced` ones are not left to chance.
    A reroll names the roll and the position of the die it replaces. `cause` is the number Discord
    gave the command or press, `words` are those in force (D8), mixed in by this scheme.
    """

    number: int
    dice: tuple[DieId, ...]
    faces: tuple[int, ...]
    why: RollFor
    hero: HeroKey = ""
    forced: bool = False
    secured: bool = False
    rerolled: int = 0
    position: int = 0
    scheme: int = 1
    cause: str = ""
    words: tuple[Quoted, ...] = ()


class Lowered(Stored, frozen=True):
    """A card makes the tested attribute `value` where it holds, which the table knows (L3)."""

    card: CardKey
    value: int


class RollCalled(Stored, frozen=True):
    """Somebody rolls dice; the rolls follow. It is no move for undo (U2).

    `cards` were triggered for this attack, and count its surges (Z1). Others may have `lowered`
    the attribute that is tested (L3). A `foe` is the target of an attack that is no hero.
    """

    what: RollFor
    hero: HeroKey = ""
    target: HeroKey = ""
    distance: int | None = None
    note: str = ""
    attribute: Attribute | None = None
    value: int | None = None
    cards: tuple[CardKey, ...] = ()
    lowered: tuple[Lowered, ...] = ()
    foe: OwnName = ""


class AttackSaved(Stored, frozen=True):
    """The dice of a hero's usual attack are kept, to be rolled with one press."""

    hero: HeroKey
    dice: tuple[DieId, ...]


class GoldWhy(StrEnum):
    """Why the common purse changed by itself (G1)."""

    SEARCH = "search"
    GAINED = "gained"
    SPENT = "spent"


class Deal(StrEnum):
    """Why Shop Item cards were revealed (G2, G4)."""

    OPENED = "opened"
    LEFT_OVER = "left-over"
    PLEDGE = "pledge"
    ACT_TWO = "act-two"
    ASKED = "asked"
    FOUND = "found"


class HandWhy(StrEnum):
    """Why the overlord's hand changed (O1)."""

    QUEST = "quest"
    TURN = "turn"
    DRAWN = "drawn"
    BENEATH = "beneath"
    DRAWN_BY_HAND = "drawn-by-hand"
    DISCARDED = "discarded"


class GoldChanged(Stored, frozen=True):
    """Gold came into the common purse, or went out of it (G1)."""

    amount: int
    why: GoldWhy
    note: str = ""


class RewardTaken(Stored, frozen=True):
    """What the victory in a quest brings is entered, all in this move (X1, Q1)."""

    quest: OwnName
    winner: Winner


class ShopDealt(Stored, frozen=True):
    """The bot revealed Shop Item cards, for these prices (G2, G4)."""

    items: tuple[OwnName, ...]
    costs: tuple[int, ...]
    why: Deal


class ItemMadeDearer(Stored, frozen=True):
    """A card made a revealed item dearer for the heroes (R3)."""

    item: OwnName
    amount: int
    card: CardKey


class ItemBought(Stored, frozen=True):
    """A hero bought an item, paid from the common purse (G2)."""

    hero: HeroKey
    item: OwnName
    cost: int


class ItemSold(Stored, frozen=True):
    """A hero sold an item for the common purse (G3)."""

    hero: HeroKey
    item: OwnName
    gold: int
    starting: bool = False


class ItemGiven(Stored, frozen=True):
    """A hero handed an item to another (G3)."""

    hero: HeroKey
    to: HeroKey
    item: OwnName


class ItemAdded(Stored, frozen=True):
    """A hero got an item otherwise."""

    hero: HeroKey
    item: OwnName
    note: str


class HeroesRewarded(Stored, frozen=True):
    """Each of these heroes got experience for the quest (X1)."""

    heroes: tuple[HeroKey, ...]
    amount: int


class HeroXpChanged(Stored, frozen=True):
    """A hero's experience was changed, with a note (X1)."""

    hero: HeroKey
    amount: int
    note: str


class ClassTaken(Stored, frozen=True):
    """A hero took a class, a hybrid one with another along, and what comes with both (X2)."""

    hero: HeroKey
    taken: OwnName
    along: OwnName
    skills: tuple[OwnName, ...]
    items: tuple[OwnName, ...]


class SheetEntered(Stored, frozen=True):
    """What a hero had before the bot kept it was entered at once (X2)."""

    hero: HeroKey
    xp: int
    skills: tuple[OwnName, ...]
    items: tuple[OwnName, ...]


class SkillLearnt(Stored, frozen=True):
    """A hero learnt a skill for experience; an `owned` one was entered for none (X2)."""

    hero: HeroKey
    skill: OwnName
    cost: int
    owned: bool = False


class HandChanged(Stored, frozen=True):
    """The overlord's hand of Overlord cards grew or shrank (O1)."""

    amount: int
    why: HandWhy
    note: str = ""


class BasicDeckChosen(Stored, frozen=True):
    """The overlord plays with this basic deck (O1)."""

    deck: OwnName


class OverlordCardLearnt(Stored, frozen=True):
    """The overlord learnt an Overlord card: which one is a secret, its level is not (O2).

    An `owned` one was entered for no experience; one from another host has no name.
    """

    card: SecretCard
    level: int
    owned: bool = False


class OverlordCardNamed(Stored, frozen=True):
    """The overlord side named a card that came without its name from another host (O2)."""

    card: SecretCard
    level: int


class OverlordCardLeftOut(Stored, frozen=True):
    """The overlord builds the next deck without one copy of a card (O2).

    Which one is a secret, how many `cards` the deck is of is not. A basic card is of level 0.
    """

    card: SecretCard
    level: int
    cards: int


class OverlordCardTakenIn(Stored, frozen=True):
    """The overlord takes a card that was left out back into the deck (O2)."""

    card: SecretCard
    level: int
    cards: int


class DiceWordSet(Stored, frozen=True):
    """A hero's player chose the word that is mixed into every roll from here on (D8)."""

    user: UserId
    word: Quoted


class SecretCommitted(Stored, frozen=True):
    """A fresh dice secret was committed to; the secret itself is told to nobody yet."""

    digest: str
    secret: str


class SecretRevealed(Stored, frozen=True):
    """A dice secret was shown."""

    secret: str


class HeroTested(Stored, frozen=True):
    """A hero's attribute test counts; `value` is None where it is not recorded."""

    hero: HeroKey
    attribute: Attribute
    value: int | None
    passed: bool
    card: CardKey


class FatigueSuffered(Stored, frozen=True):
    """A hero suffers fatigue at the table; None: as much as an attribute that is not recorded."""

    hero: HeroKey
    amount: int | None
    card: CardKey


class DamageSuffered(Stored, frozen=True):
    """A hero suffers damage at the table; None: `most` less an attribute that is not recorded."""

    hero: HeroKey
    amount: int | None
    most: int
    card: CardKey


class ConditionGiven(Stored, frozen=True):
    """A condition is given at the table; without a hero, to the target of the attack."""

    condition: Condition
    card: CardKey
    hero: HeroKey = ""


class SheetOpened(Stored, frozen=True):
    """Somebody enters something on a hero's sheet, perhaps what a roll has led to (V1).

    Or what the card of the move `card_of` has. Shortly after that person's last entry there, the
    message of the move `told_with` tells it too.
    """

    hero: HeroKey
    told_with: MoveNumber = MoveNumber(0)
    roll: int = 0
    card_of: MoveNumber = MoveNumber(0)


class RollSettled(Stored, frozen=True):
    """What cards make of the surges of a hero's roll is on the sheet (Z1)."""

    hero: HeroKey
    roll: int


class DamageChanged(Stored, frozen=True):
    """The damage on a hero's sheet went up or down (V1)."""

    hero: HeroKey
    amount: int
    why: OnSheet
    card: CardKey = ""


class FatigueChanged(Stored, frozen=True):
    """The fatigue on a hero's sheet went up or down; by 0 where fortune found none (V1, V6)."""

    hero: HeroKey
    amount: int
    why: OnSheet
    card: CardKey = ""


class ConditionChanged(Stored, frozen=True):
    """A hero has a condition now, or no longer (V1)."""

    hero: HeroKey
    condition: Condition
    on: bool
    why: OnSheet
    card: CardKey = ""


class ConditionMet(Stored, frozen=True):
    """A hero began a turn with a condition, which goes in its own way (V5)."""

    hero: HeroKey
    condition: Condition


class HeroKnockedOut(Stored, frozen=True):
    """A hero's damage came to Health: that hero lies on the ground (V3)."""

    hero: HeroKey


class HeroStood(Stored, frozen=True):
    """A hero who lay on the ground stands again; `helper` is another, who helped (V4)."""

    hero: HeroKey
    helper: HeroKey = ""
    why: OnSheet = OnSheet.STOOD


class SheetsCleared(Stored, frozen=True):
    """The Clean-up step took damage, fatigue and conditions off these heroes (V6)."""

    heroes: tuple[HeroKey, ...]


class CardsPutBeneath(Stored, frozen=True):
    """Overlord cards were put beneath a Plot card (R4)."""

    card: CardKey
    amount: int


class CardsDiscarded(Stored, frozen=True):
    """The Overlord cards beneath a Plot card went to the discard pile (R4)."""

    card: CardKey
    amount: int


class CardGuides(Stored, frozen=True):
    """What a card's text says for a failed test happens at the table now (R6)."""

    card: CardKey


class DamageCounted(Stored, frozen=True):
    """A damage token was put on a Plot card, `total` lie there; 0 where it was never said (Z3)."""

    card: CardKey
    total: int = 0


class FiguresNow(Stored, frozen=True):
    """What a card has left of a hero's figures, of those it changes (Z6, Z8)."""

    hero: HeroKey
    card: CardKey
    sheet: Sheet


class HeroTokenRacked(Stored, frozen=True):
    """A hero token was put on a Plot card (Z8)."""

    card: CardKey
    hero: HeroKey


class CountersRemoved(Stored, frozen=True):
    """What lay on a Plot card was taken off."""

    card: CardKey


class SideSealed(Stored, frozen=True):
    """A token lies beneath a card, its side hidden; only its digest is told until it is shown (L5).

    The secret is what was sealed; it leaves the bot no sooner than it is shown.
    """

    card: CardKey
    digest: str
    secret: str


class SealOpened(Stored, frozen=True):
    """The side hidden beneath a card was shown, with what was sealed (L5)."""

    card: CardKey
    secret: str


class SealLost(Stored, frozen=True):
    """The side hidden beneath a card was sealed by another host, which alone can show it (L5)."""

    card: CardKey


class SealKnown(Stored, frozen=True):
    """The end that showed a hidden side was taken back: the bet stands, known to all (L5)."""

    card: CardKey
    side: str


class ShieldsAdded(Stored, frozen=True):
    """A card added shields to an attribute test on the table; `passed` is what it comes to (L3)."""

    card: CardKey
    hero: HeroKey
    roll: int
    shields: int
    passed: bool


class TestHardened(Stored, frozen=True):
    """A card made a passed test harder before it counts: by shields, or by a lower attribute.

    With neither it makes the test fail outright (L3).
    """

    card: CardKey
    hero: HeroKey
    shields: int = 0
    value: int | None = None


class CardRecalled(Stored, frozen=True):
    """Another card's moment came up just now; the overlord is reminded of it (R7)."""

    card: CardKey
    hero: HeroKey


class CardsMayBeDrawn(Stored, frozen=True):
    """A card lets the overlord draw Overlord cards for threat gained (L6)."""

    card: CardKey
    amount: int


class CardCounts(Stored, frozen=True):
    """What a card has left behind counts now (L3)."""

    card: CardKey


class HeroControlled(Stored, frozen=True):
    """A hero moves up to the Speed, then attacks as a monster: the overlord's dice (R7)."""

    hero: HeroKey
    card: CardKey
    speed: int | None = None


class AgentSummoned(Stored, frozen=True):
    """An agent entered an open group for these masters and minions of it (A1, A2)."""

    lieutenant: AgentName
    card: CardKey
    group: OwnName
    masters: int
    minions: int
    whole_group: bool


class AgentAttacked(Stored, frozen=True):
    """An attack affected the agent."""

    lieutenant: AgentName


class AgentLeft(Stored, frozen=True):
    """The agent left the map: defeated, or because the encounter ended (A4, A8)."""

    lieutenant: AgentName
    defeated: bool


class TakenBack(Stored, frozen=True):
    """A move was undone (U2)."""

    move: MoveNumber


class PlayedAgain(Stored, frozen=True):
    """An undone move was redone exactly (U3)."""

    move: MoveNumber


# --- on the map of the first edition (W)


class BoardLoaded(Stored, frozen=True):
    """A map was laid out; `preset` is empty for a group's own."""

    board: Map
    preset: OwnName


class FigurePlaced(Stored, frozen=True):
    """A figure was put on the map."""

    figure: Figure


class BoulderPlaced(Stored, frozen=True):
    """A boulder was put on the map."""

    boulder: Boulder


class PieceMoved(Stored, frozen=True):
    """A figure or boulder was moved by hand."""

    name: OwnName
    start: Space
    end: Space


class PieceRemoved(Stored, frozen=True):
    """A figure or boulder was taken off the map by hand."""

    name: OwnName
    space: Space


class DoorSet(Stored, frozen=True):
    """A door was opened, closed, or put there (`added`)."""

    door: Door
    added: bool


class WellSetupChanged(Stored, frozen=True):
    """The group plays with other templates, boulder size or rulings from here on (W10)."""

    setup: WellSetup


# --- boulders (W1-W3)


class BouldersAwaited(Stored, frozen=True):
    """The overlord's turn began; these boulders roll before anything else (W1)."""

    waiting: tuple[OwnName, ...]


class BoulderRolled(Stored, frozen=True):
    """A boulder's dice were rolled: it goes so many spaces."""

    name: OwnName
    roll: DiceRolled
    distance: int


class BoulderAdvanced(Stored, frozen=True):
    """A boulder went one space; its north-west corner is there now."""

    name: OwnName
    space: Space


class RubbleCleared(Stored, frozen=True):
    """A boulder removed rubble (W3)."""

    boulder: OwnName
    space: Space


class FigureCrushed(Stored, frozen=True):
    """A boulder killed a figure at once (W2)."""

    boulder: OwnName
    name: OwnName
    kind: FigureKind
    space: Space


class FigureSpared(Stored, frozen=True):
    """A boulder rolled over a figure that is safe in its pit (W2)."""

    boulder: OwnName
    name: OwnName
    space: Space


class BoulderTurned(Stored, frozen=True):
    """A ramp turned a boulder's arrow (W3)."""

    name: OwnName
    ramp: Space
    direction: Direction


class Shattering(StrEnum):
    """What destroys a boulder."""

    WALL = "wall"
    DOOR = "door"
    BOULDER = "boulder"


class BoulderShattered(Stored, frozen=True):
    """A boulder ran into something and is destroyed (W3); `other` is the boulder it hit."""

    name: OwnName
    space: Space
    cause: Shattering
    other: OwnName = ""


class BoulderFell(Stored, frozen=True):
    """A boulder lay wholly over pits, fell in and is gone (W3)."""

    name: OwnName
    space: Space


BoulderEvent = (
    BoulderAdvanced
    | RubbleCleared
    | FigureCrushed
    | FigureSpared
    | BoulderTurned
    | BoulderShattered
    | BoulderFell
)


# --- attacks (W4, W5, W7, W9)


class WellAttackDeclared(Stored, frozen=True):
    """An attack began: dice before daze, power dice gained from helpers, dice that daze takes.

    `area` is set for breath and bolt. Without dice, only the targets are told. `swarm` if friends
    were counted, of whom `helpers` stood there. `blow` is what it does besides its dice.
    """

    kind: AttackKind
    attacker: OwnName
    targets: tuple[OwnName, ...]
    dice: tuple[DieId, ...]
    helpers: tuple[OwnName, ...] = ()
    gained: tuple[str, ...] = ()
    lose: int = 0
    area: Area | None = None
    swarm: bool = False
    blow: Blow = PLAIN_BLOW


class DazeDiceLost(Stored, frozen=True):
    """Daze took these dice from the attack (W7)."""

    attacker: OwnName
    dice: tuple[DieId, ...]


class WellAttackRolled(Stored, frozen=True):
    """The attack's dice were rolled."""

    roll: DiceRolled
    sum: Sum


class WellAttackDodged(Stored, frozen=True):
    """A dodging target made dice be rolled again; places count from 1, `faces` are all dice now.

    `old` is what those dice showed before.
    """

    name: OwnName
    places: tuple[int, ...]
    old: tuple[int, ...]
    roll: DiceRolled
    faces: tuple[int, ...]
    sum: Sum


class PowerDiceCapped(Stored, frozen=True):
    """Power dice beyond the most that an attack may have are left out after daze (W9, W12)."""

    attacker: OwnName
    dice: tuple[DieId, ...]


class WellAttackSettled(Stored, frozen=True):
    """What the attack comes to at last; range does not count under a template, and is None.

    `short` is how many spaces away the target is that the range falls short of (W11).
    """

    missed: bool
    range: int | None
    wounds: int
    surges: int
    short: int = 0


# --- bleed and daze (W6, W7)


class BleedSet(Stored, frozen=True):
    """A figure has so many bleed tokens now."""

    name: OwnName
    before: int
    after: int


class DazeSet(Stored, frozen=True):
    """A figure has so many daze tokens now."""

    name: OwnName
    before: int
    after: int


class FigureTurnBegan(Stored, frozen=True):
    """A figure's turn began."""

    name: OwnName


class BleedRolled(Stored, frozen=True):
    """A figure bled: wounds that armour does not stop; all its bleed tokens go (W6)."""

    name: OwnName
    roll: DiceRolled
    wounds: int


class DazeRolled(Stored, frozen=True):
    """A figure shook off one daze token per surge; so many are left (W7)."""

    name: OwnName
    roll: DiceRolled
    removed: int
    left: int


# --- wounds (E7, E8)


class HurtBy(StrEnum):
    """What takes a figure's wounds, or gives some back."""

    ATTACK = "attack"
    BLEED = "bleed"
    HAND = "hand"


class FiguresEquipped(Stored, frozen=True):
    """These figures of the map have their wounds kept from here on."""

    figures: tuple[Figure, ...]


class FigureHurt(Stored, frozen=True):
    """A figure, given as it stood before, lost so many of the `wounds` done to it.

    `armour` is what stopped the others, None where it is not known; where no wounds of the figure
    are kept, tokens alone land on it. Healed by hand it lost less than none.
    """

    figure: Figure
    wounds: int
    lost: int
    by: HurtBy
    armour: int | None = None
    bleed: int = 0
    daze: int = 0
    note: Quoted = ""


class FigureDied(Stored, frozen=True):
    """A figure lost its last wound and left the map: a monster for good, a hero to the town."""

    name: OwnName
    kind: FigureKind
    space: Space
    by: HurtBy


class HarmLifted(Stored, frozen=True):
    """What an attack did to a figure is taken back, for it comes to something else."""

    figure: Figure
    before: int


class FigureReturned(Stored, frozen=True):
    """A figure that an attack killed stands on the map again, for it comes to something else."""

    figure: Figure


class AttackAdjusted(Stored, frozen=True):
    """Somebody set right what the newest attack takes: wounds more or less, armour less."""

    more: int = 0
    pierce: int = 0


# --- treachery (W8)


class TreacheryOpened(Stored, frozen=True):
    """The overlord spends the treachery that a quest gives."""

    event: int
    trap: int
    monster: int
    usual: int


class TreacherySwapped(Stored, frozen=True):
    """A treachery card took a basic card's place."""

    swap: Swap


class TreacherySwapUndone(Stored, frozen=True):
    """A swap was taken back."""

    swap: Swap


class TreacherySettled(Stored, frozen=True):
    """Treachery is spent: cards swapped in, points left over, cards to start with."""

    swapped: int
    left_over: int
    extra: int
    start_cards: int


# --- the first edition's economy (E)


class DungeonWhy(StrEnum):
    """Why the overlord's threat or the heroes' conquest changed in a first-edition quest."""

    TURN = "turn"
    CURSE = "curse"
    DISCARD = "discard"
    PLAYED = "played"
    CORRECTION = "correction"
    GLYPH = "glyph"
    KILLED = "killed"
    DECK_OUT = "deck-out"
    NOTE = "note"
    SPARED = "spared"


class Oddity(StrEnum):
    """What the table is warned of and may do all the same (E2, E3, E5, V4)."""

    OUT_OF_TURN = "out-of-turn"
    SECOND_SPAWN = "second-spawn"
    SECOND_POWER = "second-power"
    HAND_OVER = "hand-over"
    OLD_BOARD = "old-board"
    STOOD_UP = "stood-up"
    IN_TOWN = "in-town"


class DungeonBegan(Stored, frozen=True):
    """The heroes have so much conquest, the overlord such a hand and deck (E1)."""

    conquest: int
    hand: int
    deck: int


class HandDealt(Stored, frozen=True):
    """The treachery spent gives the overlord another starting hand, by so many cards (W8)."""

    hand: int
    more: int


class DungeonThreatChanged(Stored, frozen=True):
    """The overlord's threat of the first edition changed by `amount` (E2, E3)."""

    amount: int
    why: DungeonWhy
    card: OwnName = ""
    note: Quoted = ""


class ConquestChanged(Stored, frozen=True):
    """The heroes' conquest changed by `amount` (E5)."""

    amount: int
    why: DungeonWhy
    hero: HeroKey = ""
    note: Quoted = ""


class ConquestLost(Stored, frozen=True):
    """The heroes have no conquest left: the overlord has won (E5)."""


class OverlordCardsDrawn(Stored, frozen=True):
    """The overlord drew cards from the deck into the hand."""

    cards: int


class DeckTurned(Stored, frozen=True):
    """The last card was drawn, and the discard pile became the deck (E4)."""

    cards: int


class OverlordCardsDiscarded(Stored, frozen=True):
    """The overlord discarded cards from the hand."""

    cards: int
    card: OwnName = ""


class OverlordCardPlayed(Stored, frozen=True):
    """The overlord played a card, paid in full (E3)."""

    kind: OverlordCardKind
    card: OwnName = ""


class DeckCounted(Stored, frozen=True):
    """The overlord's whole deck is of so many cards; a draw deck in play grew by `more` (E4)."""

    cards: int
    more: int = 0


class Warned(Stored, frozen=True):
    """The move is unusual, which the table may well know."""

    of: Oddity


DungeonEvent = (
    DungeonBegan
    | HandDealt
    | DungeonThreatChanged
    | ConquestChanged
    | ConquestLost
    | OverlordCardsDrawn
    | DeckTurned
    | OverlordCardsDiscarded
    | OverlordCardPlayed
    | DeckCounted
    | Warned
)

MapRoll = BoulderRolled | WellAttackRolled | WellAttackDodged | BleedRolled | DazeRolled
"""What tells of a roll on the map: each holds a copy of the roll, which stands before it."""

WellEvent = (
    BoardLoaded
    | FigurePlaced
    | BoulderPlaced
    | PieceMoved
    | PieceRemoved
    | DoorSet
    | WellSetupChanged
    | BouldersAwaited
    | BoulderRolled
    | BoulderEvent
    | WellAttackDeclared
    | DazeDiceLost
    | PowerDiceCapped
    | WellAttackRolled
    | WellAttackDodged
    | WellAttackSettled
    | BleedSet
    | DazeSet
    | FigureTurnBegan
    | BleedRolled
    | DazeRolled
    | FiguresEquipped
    | FigureHurt
    | FigureDied
    | HarmLifted
    | FigureReturned
    | AttackAdjusted
    | TreacheryOpened
    | TreacherySwapped
    | TreacherySwapUndone
    | TreacherySettled
)


DeckEvent = (
    BasicDeckChosen
    | OverlordCardLearnt
    | OverlordCardNamed
    | OverlordCardLeftOut
    | OverlordCardTakenIn
)
PartyEvent = (
    GoldChanged
    | RewardTaken
    | ShopDealt
    | ItemMadeDearer
    | ItemBought
    | ItemSold
    | ItemGiven
    | ItemAdded
    | HeroesRewarded
    | HeroXpChanged
    | ClassTaken
    | SheetEntered
    | SkillLearnt
    | HandChanged
    | DeckEvent
)


VitalsEvent = (
    SheetOpened
    | RollSettled
    | DamageChanged
    | FatigueChanged
    | ConditionChanged
    | ConditionMet
    | HeroKnockedOut
    | HeroStood
    | SheetsCleared
)
SheetEvent = VitalsEvent | PartyEvent
"""What happens on the sheets beside the economy; a move about nothing else leaves out the pools."""


# --- all of them

Event = (
    CampaignCreated
    | StewardActed
    | ActedFor
    | HouseRuled
    | SettingsChanged
    | OverlordsChanged
    | ActSet
    | PrintedCampaignSet
    | CampaignAdopted
    | CampaignEnded
    | HeroAdded
    | SheetChanged
    | HeroMarked
    | HeroAssigned
    | StandInNamed
    | PlayerLeft
    | HeroRemoved
    | HeroDefeated
    | OverlordCardDrawn
    | HeroRested
    | QuestStarted
    | PlayBegan
    | EncounterEnded
    | EncounterSetUp
    | QuestEnded
    | PhaseEntered
    | OverlordTurnBegan
    | HeroTurnBegan
    | TurnEnded
    | TokensMoved
    | XpChanged
    | RumorPlayed
    | DeckChosen
    | CardBought
    | CardTriggered
    | CardRefreshed
    | CardExhausted
    | CardReturned
    | SpendRecorded
    | RefreshRecorded
    | RefreshKnown
    | CostRecorded
    | TriggerForgone
    | LieutenantTold
    | AgentKeptOut
    | FortuneUsed
    | RoundDeclared
    | ShopCardDrawn
    | Asked
    | JoinLapsed
    | Answered
    | Withdrawn
    | RollCalled
    | DiceRolled
    | AttackSaved
    | DiceWordSet
    | SecretCommitted
    | SecretRevealed
    | HeroTested
    | FatigueSuffered
    | DamageSuffered
    | ConditionGiven
    | SheetEvent
    | CardsPutBeneath
    | CardsDiscarded
    | CardGuides
    | DamageCounted
    | HeroTokenRacked
    | FiguresNow
    | CountersRemoved
    | SideSealed
    | SealOpened
    | SealLost
    | SealKnown
    | ShieldsAdded
    | TestHardened
    | CardRecalled
    | CardsMayBeDrawn
    | CardCounts
    | HeroControlled
    | AgentSummoned
    | AgentAttacked
    | AgentLeft
    | WellEvent
    | DungeonEvent
    | TakenBack
    | PlayedAgain
)


class Entry(Struct, frozen=True, gc=False):
    """One line of a campaign's log: `seq` from 1 without gaps; `move` is its move's first seq."""

    seq: int
    move: MoveNumber
    at: int
    by: UserId
    event: Event
