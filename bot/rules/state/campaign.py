"""The state at the table: a fold of events; `evolve` makes a new one for each.

Only `replay` writes into such a new one: to which entry it has come, and what can be taken back.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.rules.basics.keys import NO_DECK, NOBODY, AgentName, DeckKey, MoveNumber, UserId
from bot.rules.basics.options import (
    Attribute,
    CampaignAct,
    Edition,
    LieutenantFact,
    QuestKind,
    Refresh,
    Settings,
    Sheet,
    Track,
    Winner,
)
from bot.rules.basics.places import AWAITING, POOL, Place, fortune
from bot.rules.basics.stage import BEFORE, Stage
from bot.rules.state.dungeon import Dungeon
from bot.rules.state.party import EMPTY as EMPTY_PARTY
from bot.rules.state.party import Party
from bot.rules.state.questions import Question
from bot.rules.state.sheet import UNHURT, Spell, Vitals
from bot.rules.well.state import START as EMPTY_MAP
from bot.rules.well.state import WellState

Told = dict[tuple[AgentName, LieutenantFact], bool]


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero on the roster; `marked` while the hero token stands near the Plot deck (T2)."""

    key: str
    name: str
    player: UserId | None
    sheet: Sheet = Sheet()
    stand_in: UserId | None = None
    marked: bool = False
    # The dice of the usual attack, by their ids.
    attack: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlotCard:
    """A Plot card of the chosen deck, and the counters that lie on it.

    It is `guessed` while it lies exhausted because the table said that its trigger exhausts it,
    and was `triggered` if it was in this encounter; counters were `laid` on it if they were in this
    encounter. A side hidden beneath it has a `seal`; what was `sealed` is empty where only another
    host knows it (L5).
    """

    key: str
    basic: bool = False
    faceup: bool = False
    boxed: bool = False
    exhausted: bool = False
    beneath: int = 0
    damage: int = 0
    hero_tokens: tuple[str, ...] = ()
    guessed: bool = False
    triggered: bool = False
    laid: bool = False
    seal: str = ""
    sealed: str = field(default="", repr=False)

    @property
    def is_ready(self) -> bool:
        """Tell whether it lies faceup and is not exhausted."""
        return self.faceup and not self.exhausted


@dataclass(frozen=True, slots=True)
class Quest:
    """The quest under way; its act and heroes are fixed at its start (C4)."""

    name: str
    kind: QuestKind
    encounters: int
    lieutenants: tuple[str, ...]
    act: CampaignAct
    heroes: tuple[str, ...]
    travel_passed_over: bool = False


@dataclass(frozen=True, slots=True)
class PlayedQuest:
    """A quest that is over, and who won it (Q1)."""

    name: str
    kind: QuestKind
    act: CampaignAct
    winner: Winner


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn last called in this encounter; `hero` is empty for the overlord's."""

    hero: str
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Agent:
    """The agent on the map and the open group it entered (A1)."""

    lieutenant: str
    card: str
    group: str
    masters: int
    minions: int
    whole_group: bool


@dataclass(frozen=True, slots=True)
class LastRoll:
    """A hero's newest roll, while one of its dice may be rerolled (F2); so far `rerolls` were.

    `tested` and its value are set for an attribute test; cards may have added `shields` to it.
    """

    number: int
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    rerolls: int = 0
    tested: Attribute | None = None
    value: int = 0
    shields: int = 0


@dataclass(frozen=True, slots=True)
class MoveRef:
    """A move that can be taken back, and the one before it.

    `idle` while it has only asked: it changed nothing that a later move could rest on.
    """

    number: MoveNumber
    by: UserId
    steward: bool
    idle: bool = False
    # Left out of comparison: a long campaign's chain is deeper than Python compares.
    previous: "MoveRef | None" = field(default=None, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Earlier(MoveRef):
    """The end of a chain that was cut off: any move up to `number` may stand before it."""


class ChainCut(Exception):
    """Whether a move can be taken back is known to the whole log alone."""


def chain(newest: MoveRef | None, wanted: MoveNumber) -> Iterator[MoveRef]:
    """Give the moves that can be taken back, the newest first.

    Raises ChainCut where the chain ends before the wanted one can have come.
    """
    ref = newest
    while ref is not None:
        if isinstance(ref, Earlier):
            if wanted <= ref.number:
                raise ChainCut
            return
        yield ref
        ref = ref.previous


@dataclass
class Campaign:
    """One campaign; tokens are counted per place, the supply is what balances them (S6).

    `recalled` are the heroes whose failed test is a card's moment, `controlled` is the hero whose
    next attack the overlord makes (R7).
    """

    key: str = ""
    name: str = ""
    printed_campaign: str = ""
    edition: Edition = Edition.SECOND
    act: CampaignAct = CampaignAct.I
    home: int = 0
    creator: UserId = NOBODY
    # Whoever comes back is a steward again, but nobody is sent to somebody who is not there.
    creator_left: bool = False
    overlords: tuple[UserId, ...] = ()
    settings: Settings = Settings()
    heroes: dict[str, Hero] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    # How each hero is who is not unhurt (V1), and who has rested in this turn (V6).
    vitals: dict[str, Vitals] = field(default_factory=dict)
    resting: tuple[str, ...] = ()
    # The heroes who stood up in this round, each in a turn of their own (V4).
    stood: tuple[str, ...] = ()
    # Of this turn: whom the last attack was at, and how much damage came last, at one go.
    target: str = ""
    hurt: tuple[str, int] = ("", 0)
    # What whoever enters something on a hero's sheet may go on with, and which moves have done so.
    spells: dict[tuple[UserId, str], Spell] = field(default_factory=dict)
    hosts: dict[MoveNumber, MoveNumber] = field(default_factory=dict)
    # The rolls, and the moves of cards, whose damage or fatigue is on a hero's sheet.
    settled: tuple[tuple[int, str], ...] = ()
    dealt: tuple[MoveNumber, ...] = ()
    # The newest attacks of heroes whose surges cost fatigue by cards, until it is there.
    owed: dict[str, tuple[int, tuple[str, ...]]] = field(default_factory=dict)
    tokens: dict[Place, int] = field(default_factory=dict)
    xp: int = 0
    deck: DeckKey = NO_DECK
    cards: dict[str, PlotCard] = field(default_factory=dict)
    costs: dict[str, int] = field(default_factory=dict)
    # Whether a trigger exhausts the group's own card (L1).
    spends: dict[str, bool] = field(default_factory=dict)
    # What the table told of a lieutenant, by name; all but a sacrifice is of this quest (A5).
    lieutenants_told: Told = field(default_factory=dict)
    # What makes the group's own card ready again (L1).
    refreshes: dict[str, Refresh] = field(default_factory=dict)
    stage: Stage = BEFORE
    quest: Quest | None = None
    last_quest: Quest | None = None
    last_winner: Winner | None = None
    quests_ended: int = 0
    played: tuple[PlayedQuest, ...] = ()
    turn: Turn | None = None
    round: int = 0
    extra_actions: dict[str, int] = field(default_factory=dict)
    # How often each hero was defeated or killed in this quest.
    falls: dict[str, int] = field(default_factory=dict)
    agent: Agent | None = None
    # Whether an agent was defeated in this encounter, and which card was triggered last.
    agent_fell: bool = False
    last_trigger: str = ""
    # The cards triggered since an agent came or went.
    since_agent: tuple[str, ...] = ()
    # The cards triggered in this turn for an attack that nobody has rolled yet.
    announced: tuple[str, ...] = ()
    # The heroes who had tokens on Class cards as the last quest ended (L3).
    class_heroes: tuple[str, ...] = ()
    well: WellState = EMPTY_MAP
    # The counts of a first-edition quest; a deck of the group's own size stays one (E4).
    dungeon: Dungeon | None = None
    deck_size: int = 0
    # Gold, kits, the shop and the overlord's cards (G, X, O).
    party: Party = EMPTY_PARTY
    # The overlord cards that were named as they were played or discarded, in that order (E4).
    named_cards: tuple[str, ...] = ()
    questions: tuple[Question, ...] = ()
    adopted: bool = False
    ended: bool = False
    seq: int = 0
    newest: MoveRef | None = None
    undone: tuple[MoveNumber, ...] = ()
    undone_of_steward: bool = False
    rolls: int = 0
    last_rolls: dict[str, LastRoll] = field(default_factory=dict)
    recalled: dict[str, tuple[str, ...]] = field(default_factory=dict)
    controlled: str = ""
    recent_pools: tuple[tuple[str, ...], ...] = ()
    dice_words: dict[UserId, str] = field(default_factory=dict)
    secret: str = ""
    shown_secrets: tuple[str, ...] = ()
    # What opened hidden sides, those of ends that were taken back among them (L5).
    shown_seals: tuple[str, ...] = field(default=(), repr=False)

    @property
    def threat(self) -> int:
        """Count the threat in the overlord's pool."""
        return self.tokens.get(POOL, 0)

    @property
    def awaiting(self) -> int:
        """Count the tokens flipped whose hero is not chosen yet (S7)."""
        return self.tokens.get(AWAITING, 0)

    def fortune(self, hero: str) -> int:
        """Count the fortune on a hero sheet."""
        return self.tokens.get(fortune(hero), 0)

    def keeps(self, level: Track) -> bool:
        """Tell whether the group wants what this level adds kept here."""
        return self.settings.track.includes(level)

    def vitals_of(self, hero: str) -> Vitals:
        """Give how a hero is."""
        return self.vitals.get(hero, UNHURT)

    def knows_side(self, card: PlotCard) -> bool:
        """Tell whether the side beneath a card was shown already, by an end taken back (L5)."""
        return bool(card.sealed) and card.sealed in self.shown_seals

    def question(self, id: str) -> Question | None:
        """Find an open question."""
        return next((q for q in self.questions if q.id == id), None)
