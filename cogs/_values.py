"""The closed words that options take, turned into the rules' own values."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Generic, TypeVar

from discord import AppCommandOptionType, Interaction
from discord.app_commands import Choice, Range, Transform, Transformer, locale_str

from bot.pages.lookups.helping import Topic
from bot.rules.basics.options import (
    Attribute,
    AttributeTestsBy,
    CampaignAct,
    Costs,
    Edition,
    ExportKind,
    FortuneUse,
    GainReason,
    Nudge,
    OverlordAction,
    OverlordCardKind,
    QuestKind,
    RulesMode,
    Shop,
    StepOrder,
    Track,
    Winner,
)
from bot.rules.first.arrivals import MOST_ARMOUR, MOST_MONSTERS, MOST_WOUNDS
from bot.rules.first.attacks import MOST_MORE, MOST_PIERCE
from bot.rules.first.dungeon import MOST_CARDS
from bot.rules.first.quests import MOST_CONQUEST, MOST_TREACHERY
from bot.rules.rolling.rolls import FARTHEST
from bot.rules.sheet.purse import MOST_GOLD
from bot.rules.state.choices import EXHAUST, USE
from bot.rules.well.map import Corners, FigureKind, Stairs
from bot.rules.well.setup import Cap, Falls
from bot.rules.well.spaces import Direction
from bot.words import ENGLISH, WORDS, own_name

_Value = TypeVar("_Value")
_Word = TypeVar("_Word", bound=StrEnum)


Named = Callable[[str], str | locale_str]
"""Gives what people read for a word that an option takes."""


def _said(word: str) -> str | locale_str:
    """Say it with the key for other languages; a word that says itself what it is needs none."""
    key = f"value-{word.lower()}"
    if ENGLISH.has(key):
        return locale_str(ENGLISH.say(key), key=key)
    return word.replace("-", " ").capitalize()


class OneOf(Transformer, Generic[_Value]):
    """An option that takes one of these words."""

    def __init__(self, values: Mapping[str, _Value], named: Named | None = None) -> None:
        """Take the words with what each stands for, and what people read for them."""
        self._values = values
        self._named = named or _said

    @property
    def type(self) -> AppCommandOptionType:
        """Give the kind of option: a text."""
        return AppCommandOptionType.string

    @property
    def choices(self) -> list[Choice[str | int | float]]:
        """Give the words: scripts type their values, people read their names."""
        return [Choice(name=self._named(word), value=word) for word in self._values]

    async def transform(self, interaction: Interaction[Any], value: str, /) -> _Value:
        """Give what a word stands for."""
        return self._values[value]


def one_of(words: type[_Word]) -> OneOf[_Word]:
    """Make an option of an enumeration."""
    return OneOf({str(word): word for word in words})


_YES_NO = {"yes": True, "no": False}
_ON_OFF = {"on": True, "off": False}
_LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir())

ActWord = Transform[CampaignAct, one_of(CampaignAct)]
AttributeWord = Transform[Attribute, one_of(Attribute)]
EditionWord = Transform[Edition, one_of(Edition)]
RulesWord = Transform[RulesMode, one_of(RulesMode)]
CostsWord = Transform[Costs, one_of(Costs)]
StepsWord = Transform[StepOrder, one_of(StepOrder)]
TestsWord = Transform[AttributeTestsBy, one_of(AttributeTestsBy)]
NudgeWord = Transform[Nudge, one_of(Nudge)]
LanguageWord = Transform[str, OneOf({name: name for name in _LANGUAGES}, own_name)]
ExportWord = Transform[ExportKind, one_of(ExportKind)]
TrackWord = Transform[Track, one_of(Track)]
ShopWord = Transform[Shop, one_of(Shop)]
CardKindWord = Transform[OverlordCardKind, one_of(OverlordCardKind)]
OverlordWord = Transform[OverlordAction, one_of(OverlordAction)]
KindWord = Transform[QuestKind, one_of(QuestKind)]
WinnerWord = Transform[Winner, one_of(Winner)]
ReasonWord = Transform[GainReason, one_of(GainReason)]
SpendWord = Transform[bool, OneOf({EXHAUST: True, USE: False})]
UseWord = Transform[FortuneUse, one_of(FortuneUse)]
YesNo = Transform[bool, OneOf(_YES_NO)]
OnOff = Transform[bool, OneOf(_ON_OFF)]
TopicWord = Transform[Topic, one_of(Topic)]

Amount = Range[int, 1, 20]
Experience = Range[int, 1, 99]
Correction = Range[int, -20, 20]
Figure = Range[int, 0, 30]
Gold = Range[int, 1, MOST_GOLD]
Price = Range[int, 0, MOST_GOLD]
Adopted = Range[int, 0, 99]
Cost = Range[int, 0, 20]
# Beyond 20 only for cards that print so much, which Discord does not know: the rules see to it.
Paid = Range[int, 0, 99]
Pile = Range[int, 1, MOST_CARDS]
Conquest = Range[int, 0, MOST_CONQUEST]
Treachery = Range[int, 0, MOST_TREACHERY]
Encounters = Range[int, 1, 5]
HeroCount = Range[int, 2, 4]
Hours = Range[int, 1, 24]
Distance = Range[int, 0, FARTHEST]
PageNumber = Range[int, 1, 9999]


class MapAction(StrEnum):
    """What /well board does."""

    LOAD = "load"
    SHOW = "show"


MapWord = Transform[MapAction, one_of(MapAction)]
FigureWord = Transform[FigureKind, one_of(FigureKind)]
SideWord = Transform[Direction, one_of(Direction)]
DoorWord = Transform[bool, OneOf({"open": True, "closed": False})]
CornersWord = Transform[Corners, one_of(Corners)]
FallsWord = Transform[Falls, one_of(Falls)]
StairsWord = Transform[Stairs, one_of(Stairs)]
CapWord = Transform[Cap, one_of(Cap)]

Shape = Range[str, 1, 200]
Tokens = Range[int, -20, 20]
Alignment = Range[int, 1, 30]
Points = Range[int, 0, 99]
Cards = Range[int, 0, 8]
Damage = Range[int, 0, MOST_MORE]
Pierce = Range[int, 0, MOST_PIERCE]
Monsters = Range[int, 1, MOST_MONSTERS]
Wounds = Range[int, 1, MOST_WOUNDS]
Armour = Range[int, 0, MOST_ARMOUR]
