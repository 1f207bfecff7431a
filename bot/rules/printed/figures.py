"""Agents, heroes, monsters, campaigns as they are printed, and where printed facts are found."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from bot.rules.basics.names import key
from bot.rules.basics.options import Attribute, CampaignAct


class Figures(StrEnum):
    """Which of two contradicting sources an agent card follows (Z11)."""

    BOTH = "both"
    TRANSCRIBED = "transcribed"
    PRINTED = "printed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """An ability of an agent; without a text the table reads its own card."""

    name: str
    also: tuple[str, ...] = ()
    cost: Literal["", "action", "surge"] = ""
    text: str = ""

    @property
    def text_missing(self) -> bool:
        """Whether no source gives the text: see your card."""
        return not self.text


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentRow:
    """An agent's characteristics with this many heroes; `defence` lists its dice."""

    heroes: int
    speed: int
    health: int
    defence: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentCard:
    """One Agent card; `abilities` is None where no source names them."""

    act: CampaignAct
    figures: Figures = Figures.BOTH
    attack: Literal["melee", "ranged"]
    dice: tuple[str, ...]
    rows: tuple[AgentRow, ...]
    abilities: tuple[Ability, ...] | None = None
    uncertain: tuple[Literal["dice", "abilities", "damage-icon", "health"], ...] = ()

    def row(self, heroes: int) -> AgentRow:
        """Give the row for 2, 3 or 4 heroes."""
        return next(row for row in self.rows if row.heroes == heroes)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedAgent:
    """A lieutenant's agent with its cards for both acts (A7).

    `not_with` names lieutenants and heroes beside whom it may not enter; the table is asked whether
    the lieutenant was sacrificed in the campaign `sacrificed_in`, and whether one who
    `may_be_ally` is in play as that (A5).
    """

    name: str
    also: tuple[str, ...] = ()
    not_with: tuple[str, ...] = ()
    sacrificed_in: str = ""
    may_be_ally: bool = False
    sources: int = 1
    cards: tuple[AgentCard, ...]

    @property
    def has_two_versions(self) -> bool:
        """Whether transcribed and printed figures differ."""
        return any(card.figures is Figures.PRINTED for card in self.cards)

    def card(self, act: CampaignAct, printed: bool) -> AgentCard:
        """Give the Agent card of an act, of the version in force."""
        wanted = Figures.PRINTED if printed else Figures.TRANSCRIBED
        fitting = (Figures.BOTH, wanted)
        return next(card for card in self.cards if card.act is act and card.figures in fitting)


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroCard:
    """A printed hero; `official` is False for those the source keeps outside the official game."""

    name: str
    also: tuple[str, ...] = ()
    archetype: str
    might: int
    knowledge: int
    willpower: int
    awareness: int
    speed: int
    health: int
    stamina: int
    defence: tuple[str, ...]
    expansion: str
    official: bool = True


class Way(StrEnum):
    """How a hero gets rid of a condition (V5)."""

    TEST = "test"
    ACTION = "action"
    TURN_END = "turn-end"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, kw_only=True)
class ConditionCard:
    """A condition; a failed test of its attribute costs what it says, an unknown way is its card's.

    `official` is False for one that only the card database has.
    """

    name: str
    also: tuple[str, ...] = ()
    expansion: str
    way: Way = Way.UNKNOWN
    attribute: Attribute | None = None
    fail_fatigue: int = 0
    fail_damage: int = 0
    sources: int = 0
    official: bool = True

    @property
    def word(self) -> str:
        """Give the word that it is stored by."""
        return key(self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupLimit:
    """How many masters and minions a group has with this many heroes."""

    heroes: int
    masters: int
    minions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Monster:
    """A printed monster; `size` and `spaces` are None where no source settles them (A9)."""

    name: str
    also: tuple[str, ...] = ()
    size: Literal["small", "medium", "huge", "massive"] | None = None
    spaces: tuple[int, int] | None = None
    size_sources: int = 0
    traits: tuple[str, ...]
    expansion: str
    groups: tuple[GroupLimit, ...]

    def group(self, heroes: int) -> GroupLimit:
        """Give the group limit for 2, 3 or 4 heroes."""
        return next(group for group in self.groups if group.heroes == heroes)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedCampaign:
    """A printed campaign that Plot cards name (A5)."""

    name: str
    also: tuple[str, ...] = ()
