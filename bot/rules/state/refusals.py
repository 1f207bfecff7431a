"""Why a command is not legal, as typed data; the sentences live in the word catalogues."""

from enum import StrEnum
from inspect import get_annotations
from typing import ClassVar, dataclass_transform

from bot.rules.basics.keys import (
    AgentName,
    CardKey,
    Condition,
    DeckKey,
    DieId,
    HeroKey,
    Moment,
    MoveNumber,
    OptionName,
    OwnName,
    Quoted,
    UserId,
)
from bot.rules.basics.options import (
    Attribute,
    CampaignAct,
    Edition,
    GainReason,
    Instead,
    LieutenantFact,
    QuestKind,
    Refresh,
    Track,
)
from bot.rules.basics.stage import Stage, Step
from bot.rules.state.questions import Audience, Question
from bot.rules.well.map_faults import MapFault
from bot.rules.well.spaces import Direction, Space
from bot.rules.well.templates import TemplateFault
from bot.rules.well.treachery import TreacheryKind


class RefusalKind(StrEnum):
    """What sort of obstacle it is; only RULE can be let through as a house rule."""

    RULE = "rule"
    BALANCE = "balance"
    PERMISSION = "permission"
    IMPOSSIBLE = "impossible"


class Remedy(StrEnum):
    """A step that would make the refused command legal."""

    NONE = ""
    ADD_HERO = "add-hero"
    CHOOSE_DECK = "choose-deck"
    START_QUEST = "start-quest"
    SPEND_XP = "go-to-spend-xp"
    SHOPPING = "go-to-shopping"
    TRAVEL = "go-to-travel"


class Right(StrEnum):
    """What a command needs of its asker."""

    ANYONE = "anyone"
    OVERLORD = "overlord"
    STEWARD = "steward"
    OVERLORD_OR_STEWARD = "overlord-or-steward"
    TABLE = "table"
    HERO = "hero"
    HERO_OR_STEWARD = "hero-or-steward"
    HEROES = "heroes"
    HEROES_OR_STEWARD = "heroes-or-steward"


@dataclass_transform()
class Refusal(Exception):
    """A command cannot be carried out; nothing was written.

    Made of its fields and compared by them, as a dataclass would be. But for that, Python would
    write and compile methods for each of more than a hundred classes at every start.
    """

    kind: ClassVar[RefusalKind] = RefusalKind.IMPOSSIBLE
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        fields = (*cls.__match_args__, *get_annotations(cls))
        cls.__match_args__ = fields  # type: ignore[misc]  # mypy has worked it out by itself

    def __init__(self, *values: object, **named: object) -> None:
        fields = self.__match_args__
        given = dict(zip(fields, values, strict=False))
        known = given.keys().isdisjoint(named) and named.keys() <= set(fields)
        self.__dict__.update(given | named)
        if len(values) > len(fields) or not known or not all(hasattr(self, f) for f in fields):
            raise TypeError(f"{type(self).__name__} is made of {fields}")

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__qualname__}({said})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def remedy(self) -> Remedy:
        """Name the step that would help, if a button can do it."""
        return Remedy.NONE

    @property
    def _key(self) -> tuple[object, ...]:
        return (type(self), *(getattr(self, name) for name in self.__match_args__))


class Rule(Refusal):
    """A rule of the game forbids it: stage, moment, once-per, exhausted.

    Where the rules are advisory it is let through, unless the move would then mean nothing.
    """

    kind = RefusalKind.RULE


class Balance(Refusal):
    """Something is short."""

    kind = RefusalKind.BALANCE


class Permission(Refusal):
    """Somebody else may do this."""

    kind = RefusalKind.PERMISSION


class Impossible(Refusal):
    """The command makes no sense as given."""


# --- permission


class NotYours(Permission):
    """The asker lacks the right; `who` are the users or heroes' players who have it."""

    right: Right
    who: tuple[UserId, ...] = ()
    hero: HeroKey = ""


class NotYourQuestion(Permission):
    """The question waits for others."""

    question: Question
    audience: Audience
    who: tuple[UserId, ...]


class NotYourUndo(Permission):
    """A steward's move is undone by a steward only (U2)."""

    who: tuple[UserId, ...]


class NotYourRoll(Permission):
    """What power dice add is for their roller to choose (D5)."""

    who: tuple[UserId, ...]


class LeftServer(Permission):
    """Who is no longer on a campaign's server may do nothing in it."""


# --- balance


class NotEnoughThreat(Balance):
    """The pool holds too little."""

    needed: int
    held: int
    card: CardKey = ""


class NotEnoughFortune(Balance):
    """A hero sheet holds too little."""

    hero: HeroKey
    needed: int
    held: int


class NotEnoughFortuneTogether(Balance):
    """All hero sheets together hold too little (F4)."""

    needed: int
    held: int


class NotEnoughXp(Balance):
    """The overlord has too few experience points."""

    needed: int
    held: int


class NotEnoughCards(Balance):
    """The overlord's hand holds too few cards."""

    needed: int
    held: int


class NotEnoughConquest(Balance):
    """The heroes have too little conquest."""

    needed: int
    held: int


class NotEnoughGold(Balance):
    """The common purse holds too little."""

    needed: int
    held: int


class NotEnoughHeroXp(Balance):
    """A hero has too few experience points."""

    hero: HeroKey
    needed: int
    held: int


class NotEnoughStamina(Balance):
    """Fatigue by choice would go beyond Stamina (V2)."""

    hero: HeroKey
    needed: int
    held: int
    stamina: int


class TooTiredToPay(Balance):
    """What a card lets a hero buy with fatigue would go beyond Stamina (V2)."""

    hero: HeroKey
    needed: int
    held: int
    stamina: int


# --- rule: stage and moment


class NoEncounter(Rule):
    """It can happen only in an encounter."""

    stage: Stage

    @property
    def remedy(self) -> Remedy:
        """Offer to start a quest."""
        return Remedy.START_QUEST


class QuestUnderWay(Rule):
    """It can happen only between quests."""

    quest: OwnName


class NoCardsLeft(Impossible):
    """Neither deck nor discard pile holds a card."""


class NotInFirstEdition(Impossible):
    """The first edition has no threat for this reason."""

    reason: GainReason


class OfFirstEditionOnly(Impossible):
    """Only the first edition knows this reason for threat, or such an option of a quest."""

    option: OptionName


class OfSecondEditionOnly(Impossible):
    """Only the second edition has such an option of a quest, or such a marker (E6)."""

    option: OptionName


class NoQuest(Impossible):
    """It can happen only in a quest."""


class TurnPaid(Rule):
    """The overlord's turn gave its threat already (E2)."""


class ConquestUnknown(Impossible):
    """No source says with how much conquest this quest starts: it has to be typed (E1)."""

    quest: OwnName


class NoPhase(Impossible):
    """There is no campaign phase now."""

    stage: Stage


class WrongStep(Rule):
    """It belongs to another step of the campaign phase; `ahead` if that one is still to come."""

    needed: Step
    stage: Stage
    ahead: bool = False

    @property
    def remedy(self) -> Remedy:
        """Offer to go to the step, if it lies ahead."""
        return Remedy(f"go-to-{self.needed}") if self.ahead else Remedy.NONE


class StepBehind(Impossible):
    """Steps only go forward (C2)."""

    step: Step
    now: Step


class LastStep(Impossible):
    """The campaign phase has no further step; the next quest ends it."""

    @property
    def remedy(self) -> Remedy:
        """Offer to start a quest."""
        return Remedy.START_QUEST


class LastEncounter(Impossible):
    """The quest has no further encounter."""

    quest: OwnName
    encounters: int


class WrongMoment(Rule):
    """A card's printed moment is not now (P3, P11); `ahead` names the step that opens it."""

    card: CardKey
    moment: Moment
    stage: Stage
    ahead: Step | None = None

    @property
    def remedy(self) -> Remedy:
        """Offer the step that opens the moment."""
        if self.ahead is not None:
            return Remedy(f"go-to-{self.ahead}")
        in_quest = self.moment in ("set-up", "first-set-up", "overlord-turn", "hero-turn", "play")
        return Remedy.START_QUEST if in_quest and self.stage.between_quests else Remedy.NONE


class NotInThisTurn(Rule):
    """The turn is known to be somebody else's; `turn` is a hero key or empty for the overlord's."""

    turn: HeroKey
    hero: HeroKey = ""
    card: CardKey = ""


class NoTurn(Impossible):
    """No turn is under way."""


class StepsLocked(Rule):
    """The order of steps cannot change between the two steps it swaps (C1)."""

    step: Step


# --- rule: once-per and exhausted


class ThreatTakenAlready(Rule):
    """This hero's defeat gave its threat in this quest already (T2)."""

    hero: HeroKey


class ExtraActionTaken(Rule):
    """One extra action a round for each hero (F3)."""

    hero: HeroKey


class CardExhausted(Rule):
    """The card is exhausted."""

    card: CardKey


class DeckFixed(Rule):
    """The Plot deck is fixed for the campaign (S3)."""

    deck: DeckKey


class AlreadyAdopted(Impossible):
    """A campaign is taken over once, before its first quest."""


class AgentForbidden(Rule):
    """The agent may not enter this quest or campaign (A5)."""

    lieutenant: AgentName
    quest_kind: QuestKind | None = None
    campaign: str = ""
    beside: OwnName = ""
    told: LieutenantFact | None = None


class CardForbidden(Rule):
    """The card may not be triggered where this lieutenant or agent is (A5)."""

    card: CardKey
    lieutenant: AgentName


class AgentNotDefeated(Rule):
    """The card waits for the agent's defeat, and none was defeated in this encounter (L3)."""

    card: CardKey


class AgentAnswered(Rule):
    """The card was triggered for this coming or defeat of the agent already (L3)."""

    card: CardKey


class QuestCounted(Rule):
    """The card has counted for the end of this quest already (L3)."""

    card: CardKey


class CardHoldsNoMore(Impossible):
    """No more tokens may lie on the card (L3)."""

    card: CardKey
    most: int


class NothingToTakeOff(Impossible):
    """Nothing lies on the card, or on what it marks, that could be taken off (L3)."""

    card: CardKey


class TakenOffAlready(Impossible):
    """Other tokens lie on the card than when the button was shown: a second press takes none."""

    card: CardKey


class NoClassToken(Impossible):
    """The card takes a token off a Class card, and none has one (L3)."""

    card: CardKey


class AgentHere(Impossible):
    """An agent is on the map already."""

    lieutenant: AgentName


class NoAgent(Impossible):
    """No agent is on the map."""


class NothingToPayBack(Rule):
    """The card is used as the agent is defeated, and no wound lies on it yet (Z3)."""

    card: CardKey


# --- impossible


class NoCampaign(Impossible):
    """No campaign runs here."""


class CampaignRuns(Impossible):
    """A campaign runs here already."""

    name: OwnName


class CampaignOver(Impossible):
    """The campaign has ended (S9)."""

    name: OwnName


class OtherEdition(Impossible):
    """The command belongs to the other edition; what the one played here has for it."""

    edition: Edition
    instead: Instead = Instead.NOTHING


class NotKept(Impossible):
    """The group does not want kept here what the command is about."""

    needed: Track
    track: Track


class BadName(Impossible):
    """A name is empty by the name rule, or too long."""

    name: OwnName
    longest: int


class BadNumber(Impossible):
    """A number is outside its limits."""

    number: int
    least: int
    most: int


class NothingToDo(Impossible):
    """It would change nothing."""


class MissingDetail(Impossible):
    """A reason for threat needs one of these options."""

    reason: GainReason
    options: tuple[OptionName, ...]


class UnknownExpansion(Impossible):
    """No expansion of this edition has this name."""

    name: OwnName
    expansions: tuple[OwnName, ...]


class UnknownHero(Impossible):
    """No hero of the campaign has this name; a `target` of nearly a hero's name is asked for."""

    name: OwnName
    heroes: tuple[HeroKey, ...]
    target: bool = False

    @property
    def remedy(self) -> Remedy:
        """Offer to add a hero."""
        return Remedy.NONE if self.heroes else Remedy.ADD_HERO


class WhichHero(Impossible):
    """A hero must be named; `heroes` are the asker's, or all."""

    heroes: tuple[HeroKey, ...]

    @property
    def remedy(self) -> Remedy:
        """Offer to add a hero."""
        return Remedy.NONE if self.heroes else Remedy.ADD_HERO


class HeroExists(Impossible):
    """A hero of that name is on the roster (S2)."""

    name: OwnName


class HeroCount(Impossible):
    """A quest is played with 2 to 4 heroes (S2)."""

    heroes: int
    least: int = 2
    most: int = 4

    @property
    def remedy(self) -> Remedy:
        """Offer to add a hero."""
        return Remedy.ADD_HERO if self.heroes < self.least else Remedy.NONE


class NoDeck(Impossible):
    """No Plot deck is chosen."""

    @property
    def remedy(self) -> Remedy:
        """Offer to choose one."""
        return Remedy.CHOOSE_DECK


class KnockedOut(Impossible):
    """Whoever lies on the ground suffers, recovers and rests not (V3, V4)."""

    hero: HeroKey


class NotKnockedOut(Impossible):
    """Only whoever lies on the ground stands up or is revived (V4)."""

    hero: HeroKey


class AttacksOnTheGround(Rule):
    """Standing up is the only action of whoever lies on the ground (V4)."""

    hero: HeroKey


class RevivesNobody(Impossible):
    """A hero is revived by another (V4)."""

    hero: HeroKey


class NothingNamed(Impossible):
    """Neither damage nor fatigue nor a condition was named."""


class NothingToRecover(Impossible):
    """The sheet shows nothing of what is to be recovered."""

    hero: HeroKey


class HasCondition(Impossible):
    """A hero has each condition at most once (V1)."""

    hero: HeroKey
    condition: Condition


class LacksCondition(Impossible):
    """The hero does not have the condition."""

    hero: HeroKey
    condition: Condition


class UnknownCondition(Impossible):
    """No condition has this name."""

    name: OwnName


class UnknownDeck(Impossible):
    """No Plot deck has this name."""

    name: OwnName


class DeckNameTaken(Impossible):
    """Another deck, printed or a group's own, has a name of this one."""

    name: OwnName
    other: str
    homebrew: bool


class DeckInUse(Impossible):
    """A campaign that runs plays with this deck; nameless for whoever may not learn which.

    `id` is the campaign's on its server.
    """

    name: OwnName
    campaign: OwnName
    id: int = 0


class DeckReplaced(Impossible):
    """The state to go back to plays with a deck that was since replaced by other cards."""

    deck: DeckKey


class TooManyDecks(Impossible):
    """A server keeps no more decks of its own."""

    most: int


class TooManyRequests(Impossible):
    """As many heroes ask to join as may wait for an answer."""

    most: int


class TooManyDecksOfYours(Impossible):
    """Somebody has brought as many decks to a server as one person may."""

    most: int


class DeckPlayed(Impossible):
    """A campaign plays with the deck that is to be forgotten; nameless and `id` likewise."""

    name: OwnName
    campaign: OwnName
    id: int = 0


class TooManyRolls(Impossible):
    """Somebody has rolled as often within a minute as one person may."""

    most: int


class UnknownAgent(Impossible):
    """No lieutenant's agent has this name."""

    name: OwnName


class UnknownPrintedCampaign(Impossible):
    """No printed campaign has this name, but a like one; it may be the group's own (Q2)."""

    name: OwnName
    near: tuple[OwnName, ...]


class UnknownLieutenant(Impossible):
    """No lieutenant of an agent has this name, but a like one; it may be another's (A5, Q2)."""

    name: OwnName
    near: tuple[OwnName, ...]


class NearlyHero(Impossible):
    """No hero of the campaign has this name, but a like one; the figure may be another's (E7)."""

    name: OwnName
    near: tuple[OwnName, ...]


class CardNotInLog(Impossible):
    """No card by which somebody may filter the log has this name (S5)."""

    name: OwnName


class UnknownCard(Impossible):
    """The chosen deck has no such card, or none that the asker may know of (S5).

    Or, where any `printed` card was looked for, there is none.
    """

    name: OwnName
    printed: bool = False


class CardNotFaceup(Impossible):
    """The card is facedown; only faceup cards can be triggered."""

    card: CardKey


class CardFaceup(Impossible):
    """The card is faceup already; `basic` cards are never bought (P2)."""

    card: CardKey
    basic: bool


class CardBoxed(Impossible):
    """The card is out of the campaign (P9)."""

    card: CardKey


class CardWorksAlone(Impossible):
    """Nobody triggers the card: what it does happens by itself (L2)."""

    card: CardKey


class SpendKnown(Impossible):
    """It holds already that a trigger exhausts the card, or that it does not (L1)."""

    card: CardKey
    exhausts: bool


class RefreshHolds(Impossible):
    """It holds already that this makes the card ready again (L1)."""

    card: CardKey
    refresh: Refresh


class NeverExhausted(Impossible):
    """No trigger exhausts the card, so nothing has to make it ready again (L1)."""

    card: CardKey


class CardExhaustedAlready(Impossible):
    """The card to exhaust by hand is exhausted."""

    card: CardKey


class CardReady(Impossible):
    """The card is not exhausted."""

    card: CardKey


class CostKnown(Impossible):
    """The card's trigger cost is printed in the data in force."""

    card: CardKey
    cost: int


class NoHeroes(Impossible):
    """There is no hero sheet to put fortune on."""

    @property
    def remedy(self) -> Remedy:
        """Offer to add a hero."""
        return Remedy.ADD_HERO


class NotOnServer(Impossible):
    """That user is not on the server, so cannot sit at its tables."""

    user: UserId


class JoinerLeft(Impossible):
    """Whoever asked to join with a hero has left the server."""

    user: UserId
    name: OwnName


class NotAnOverlord(Impossible):
    """That user is not on the overlord side."""

    user: UserId


class LastOverlord(Impossible):
    """A campaign needs somebody on the overlord side (S2)."""


class QuestionOpen(Impossible):
    """An open question must be answered first (U4, U5)."""

    question: Question
    who: tuple[UserId, ...]


class QuestionClosed(Impossible):
    """The question was answered, lapsed or taken back."""


class TableMovedOn(Impossible):
    """What the button was made for is over: it would end or note something else."""


class NoSuchChoice(Impossible):
    """The question has no such choice, or no longer."""

    question: Question
    value: str


class WhichHeroPays(Impossible):
    """A player of several heroes says whose fortune goes in (F4)."""

    question: str
    heroes: tuple[HeroKey, ...]


class WhichHeroAnswers(Impossible):
    """A player of several heroes says whose test it is about (R9)."""

    question: Question
    heroes: tuple[HeroKey, ...]


class WhichHeroDefeated(Impossible):
    """A member with several heroes was chosen: one of them must be named."""

    user: UserId
    heroes: tuple[HeroKey, ...]


class PlaysNoHero(Impossible):
    """A user has no hero in this campaign, and stands in for none."""

    user: UserId


class NoDate(Impossible):
    """What was typed is no date; `example` is one."""

    text: Quoted
    example: Quoted


class NoTimeZone(Impossible):
    """No time zone has that name."""

    name: Quoted


class DatePast(Impossible):
    """The date is over already; `example` is one to come."""

    example: Quoted


class DateFar(Impossible):
    """The date is later than Discord takes any event."""

    years: int


class NoServer(Impossible):
    """It needs a campaign, and was asked for where the bot is on no server."""


class NoRollThere(Impossible):
    """The message tells of no roll in a campaign."""


class GroupUnknown(Impossible):
    """The open group's masters or minions are not printed in the data and must be told."""

    group: OwnName


class NothingToReroll(Impossible):
    """The hero has no roll whose dice may be rerolled now (F2)."""

    hero: HeroKey


class NoSavedAttack(Impossible):
    """No dice are kept for the hero's attack, and none were given."""

    hero: HeroKey


class OldRoll(Impossible):
    """A newer roll, turn or encounter has closed this one to rerolls (F2)."""

    hero: HeroKey


class RerolledAlready(Impossible):
    """The roll was changed by a reroll since the button was shown: a second press costs nothing."""

    hero: HeroKey


class NotInRoll(Impossible):
    """The hero's newest roll has no such die of the hero's; `dice` are those it has."""

    die: str
    dice: tuple[Quoted, ...]


class AttributeUnknown(Impossible):
    """The hero's attribute is not recorded."""

    hero: HeroKey
    attribute: Attribute


class NothingToUndo(Impossible):
    """No move is left to take back."""


class NothingToRedo(Impossible):
    """No move was taken back since the newest one."""


class NewerMove(Impossible):
    """A newer move must be taken back first (U2)."""

    move: MoveNumber


class MoveGone(Impossible):
    """The move was taken back already."""

    move: MoveNumber


# --- on the map of the first edition: names and spaces (W)


class NoMap(Impossible):
    """No map is loaded."""


class MapFaulty(Impossible):
    """The text map has faults."""

    faults: tuple[MapFault, ...]


class NoSuchPreset(Impossible):
    """There is no preset map of this name."""

    name: OwnName
    presets: tuple[OwnName, ...]


class NotASpace(Impossible):
    """The text names no space."""

    text: str


class OffMap(Impossible):
    """The space, or a part of the piece, lies beyond the map."""

    space: Space
    last: Space


class NotASize(Impossible):
    """The text is no size."""

    text: str


class BadPieceName(Impossible):
    """A piece needs a name of 1 to 60 characters with a letter or digit in it."""

    text: str


class PieceNameTaken(Impossible):
    """A piece of this name stands on the map."""

    name: OwnName


class NoSuchPiece(Impossible):
    """No piece of this name stands on the map."""

    name: OwnName
    there: tuple[OwnName, ...]


class UnknownMonster(Impossible):
    """No printed monster of the first edition is called so."""

    name: OwnName


class NoRoomForMonsters(Impossible):
    """There is not enough free space on the map for so many."""

    name: OwnName
    count: int


class WoundsNotKept(Impossible):
    """The group has no wounds kept."""


class WoundsUnknown(Impossible):
    """No wounds of this figure are known."""

    name: OwnName


class TooManyPieces(Impossible):
    """The map holds no more pieces than this."""

    most: int


class InWall(Impossible):
    """The space is wall."""

    space: Space


class SpaceTaken(Impossible):
    """Another piece stands on the space: a figure, or a boulder, whose name is often a number."""

    space: Space
    by: OwnName
    boulder: bool = False


class DoorInTheWay(Impossible):
    """A closed door would stand inside a piece."""

    space: Space
    side: Direction


# --- order of play


class BouldersFirst(Rule):
    """Boulders roll before anything else in the overlord's turn (W1)."""

    waiting: tuple[OwnName, ...]


class BouldersNotNow(Rule):
    """Boulders roll only at the very start of the overlord's turn (W1)."""


class BoulderNotWaiting(Impossible):
    """This boulder has rolled in this turn, or is named twice."""

    name: OwnName
    waiting: tuple[OwnName, ...]


# --- tokens, setup, treachery


class BadAmount(Impossible):
    """The amount lies outside these bounds."""

    amount: int
    least: int
    most: int


class TemplateFaulty(Impossible):
    """The template's picture has faults."""

    faults: tuple[TemplateFault, ...]


class TreacheryShort(Balance):
    """Too little treachery of this kind is left (W8)."""

    treachery: TreacheryKind
    needed: int
    left: int


class TreacheryNotOpen(Impossible):
    """No treachery is being spent."""


class TreacherySpent(Impossible):
    """The treachery of this quest is settled."""


class TreacheryChanged(Impossible):
    """Other cards are swapped in than somebody saw."""


class NotSwapped(Impossible):
    """No card of this name was swapped in."""

    name: OwnName


# --- attacks


class ChoiceOpen(Impossible):
    """The attack under way waits for a choice of its attacker."""

    attacker: OwnName


class NotAFirstEditionDie(Impossible):
    """The first edition has no such die."""

    die: DieId


class AttackWithoutDice(Impossible):
    """An attack needs dice."""


class TooManyPowerDice(Rule):
    """No attack has more power dice than this (W9)."""

    most: int


class AttackOnItself(Impossible):
    """A figure cannot be its own target."""

    name: OwnName


class NoSuchAlignment(Impossible):
    """The template can lie against this side in `most` ways, counted from 1."""

    alignment: int
    most: int


class NoAttack(Impossible):
    """No attack is under way that could be dodged, or wait for this choice."""


class OtherAttack(Impossible):
    """The dice do not lie as somebody saw them: there was a dodge, or another attack."""


class NotATarget(Impossible):
    """The attack does not affect this figure."""

    name: OwnName
    targets: tuple[OwnName, ...]


class AttackMissed(Impossible):
    """The attack missed: there is nothing to dodge."""


class DodgedAlready(Rule):
    """There is one dodge reroll in all (W5)."""

    by: OwnName


class NoSuchDie(Impossible):
    """Dice of the roll are named by their place, from 1 to `most`, each once."""

    most: int


# --- gold, items, experience and the overlord's cards


class GoldEntered(Rule):
    """The gold of this phase's Search cards is in the purse (G1)."""


class ShopOfTable(Impossible):
    """The table keeps the shop, so the bot has no deck to reveal cards of (G2)."""


class NoItemsLeft(Impossible):
    """The act's deck has no Shop Item card left (G2)."""

    act: CampaignAct


class NotForSale(Rule):
    """It is none of the revealed cards (G2)."""

    name: OwnName
    items: tuple[OwnName, ...]


class PriceFixed(Impossible):
    """The bot's shop has its prices (G2)."""

    item: OwnName
    price: int


class PriceMissing(Impossible):
    """No price is printed for it, so the table has to say it (G2)."""

    name: OwnName


class NotCarried(Impossible):
    """The hero has no such item."""

    name: OwnName
    hero: HeroKey
    items: tuple[OwnName, ...]


class RelicStays(Impossible):
    """Relics cannot be sold (G3)."""

    item: OwnName


class WhichHeroBuys(Impossible):
    """Somebody with several heroes must say which of them buys."""

    item: OwnName
    heroes: tuple[HeroKey, ...]


class UnknownClass(Impossible):
    """No class has this name."""

    name: OwnName


class OtherArchetype(Rule):
    """A printed hero takes a class of the own archetype (X2)."""

    hero: HeroKey
    taken: OwnName
    archetype: str


class SkillsBought(Rule):
    """Once a skill is bought, the class stays (X2)."""

    hero: HeroKey
    taken: OwnName


class NoClass(Impossible):
    """A hero without a class has no skills to buy (X2)."""

    hero: HeroKey


class UnknownSkill(Impossible):
    """No skill has this name."""

    name: OwnName


class SkillOfOthers(Impossible):
    """The skill is of another class, or of those a hybrid class cannot buy (X2)."""

    hero: HeroKey
    skill: OwnName
    taken: OwnName


class SkillKnown(Impossible):
    """The hero has the skill."""

    hero: HeroKey
    skill: OwnName


class SkillUnpriced(Impossible):
    """Nobody knows what the skill costs; a steward may enter it as owned."""

    skill: OwnName


class UnknownOverlordCard(Impossible):
    """No Overlord card that can be learnt has this name."""

    name: OwnName


class CardUnpriced(Impossible):
    """The card is never bought: it comes as a reward (O2)."""

    card: OwnName


class CardLearnt(Impossible):
    """Every copy of the card is learnt."""

    card: OwnName
    copies: int


class LevelTooHigh(Rule):
    """Cards of its class are lacking for its level (O2)."""

    card: OwnName
    level: int
    lacking: int
    deck: OwnName


class UnknownBasicDeck(Impossible):
    """No basic deck has this name."""

    name: OwnName


class RewardUnknown(Impossible):
    """No source tells of anything that a quest brings, which the sheets could keep (Q1)."""

    quest: OwnName


class RewardEntered(Rule):
    """What the quest brings is entered already."""

    quest: OwnName


class TooManyCopies(Impossible):
    """An item is entered more often than it is printed; `held` are those the heroes have (G2)."""

    item: OwnName
    named: int
    copies: int
    held: int = 0


class DeckInPlay(Rule):
    """The overlord's deck is built between quests, or as the first encounter is set up (O2)."""

    quest: OwnName


class CardNotIn(Impossible):
    """The overlord's deck has no such card, or no copy of it any more (O2)."""

    card: OwnName


class CardNotOut(Impossible):
    """No such card is left out of the overlord's deck (O2)."""

    card: OwnName


class SameCard(Impossible):
    """A card cannot be left out of the overlord's deck and taken back in one move (O2)."""

    card: OwnName


class DeckDrawn(Rule):
    """The overlord's deck has fewer cards than that beside those in the hand (O1)."""

    cards: int
    left: int


class BasicDeckFixed(Rule):
    """The basic deck is chosen before the first quest (O1)."""

    deck: OwnName


# --- names that name nothing, or not yet for sure: what was typed stands in `name`

Misnamed = (
    UnknownHero
    | UnknownDeck
    | UnknownAgent
    | UnknownCard
    | NoSuchPreset
    | NoSuchPiece
    | UnknownMonster
    | BoulderNotWaiting
    | NotATarget
    | NotForSale
    | NotCarried
    | PriceMissing
    | UnknownClass
    | UnknownSkill
    | UnknownOverlordCard
    | UnknownBasicDeck
)
NearlyPrinted = UnknownPrintedCampaign | UnknownLieutenant
"""Names of the group's own are legal here, but not unasked where a printed one is like them."""
NearlyOther = NearlyPrinted | NearlyHero
"""Likewise, where a hero of the campaign is like them too."""
