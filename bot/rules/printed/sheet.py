"""What the sheets of a campaign are kept by: shop, classes, Overlord cards, quests (G, X, O, Q).

What a source leaves out is None or empty: it is not known, which never means that there is none.

Every start would pay for these facts, and few tables need them: each shelf is read as it is first
looked at, and the classes are Structs, which are made quickest.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from bot.rules.basics import names
from bot.rules.basics.options import CampaignAct
from bot.rules.printed.facts import Printed, Read
from bot.rules.printed.first import BASE_GAME
from bot.rules.printed.quests import PrintedQuest, QuestPath, QuestsFile, Rumor, RumorsFile

GOLD_STEP = 25
"""Gold comes in steps of so much: prices, Search cards, what is paid for items (G3)."""
STARTING_ITEM_SALE = 25
LEVEL_ONES_FOR_2 = 2
CARDS_FOR_3 = 3

Equip = Literal["one hand", "two hands", "armor", "other"]
Attack = Literal["melee", "ranged"]


def sale(cost: int) -> int:
    """Give what an item of this price is sold for: half of it, rounded down (G3)."""
    return cost // 2 // GOLD_STEP * GOLD_STEP


class ShopItem(Printed, frozen=True, kw_only=True):
    """A Shop Item card; `official` is False for what stands outside the publisher's line."""

    name: str
    also: tuple[str, ...] = ()
    act: CampaignAct
    cost: int
    traits: tuple[str, ...]
    equip: Equip
    attack: Attack | None = None
    dice: tuple[str, ...] = ()
    expansion: str
    copies: int = 1
    official: bool = True

    @property
    def sale(self) -> int:
        """The gold that it is sold for."""
        return sale(self.cost)


class Relic(Printed, frozen=True, kw_only=True):
    """A relic by its hero side and its overlord's side; a side is empty where it is not known."""

    hero: str = ""
    overlord: str = ""
    equip: Equip | None = None
    attack: Attack | None = None
    expansion: str

    @property
    def name(self) -> str:
        """The side that heroes hold, or the other one where that is not known."""
        return self.hero or self.overlord

    @property
    def also(self) -> tuple[str, ...]:
        """The overlord's side."""
        return (self.overlord,) if self.hero and self.overlord else ()


class SearchCard(Printed, frozen=True, kw_only=True):
    """A Search card and the gold it brings in the first step of the campaign phase (G1)."""

    name: str
    also: tuple[str, ...] = ()
    traits: tuple[str, ...]
    gold: int
    copies: int = 1
    expansion: str
    official: bool = True


class Skill(Printed, frozen=True, kw_only=True):
    """A skill of a class: 0 XP comes with the class, None is not known (`elemental`: has none)."""

    name: str
    also: tuple[str, ...] = ()
    xp: int | None = None
    fatigue: int | Literal["X"] | None = None
    elemental: bool = False


class HeroClass(Printed, frozen=True, kw_only=True):
    """A class; a hybrid one takes along a standard class of the archetype it names (X2)."""

    name: str
    also: tuple[str, ...] = ()
    archetype: str
    expansion: str
    hybrid_with: str = ""
    starting_items: tuple[str, ...] | None = None
    skills: tuple[Skill, ...]
    official: bool = True

    @property
    def starting_skills(self) -> tuple[Skill, ...]:
        """The skills that come with the class."""
        return tuple(skill for skill in self.skills if skill.xp == 0)


class CardDeck(Printed, frozen=True, kw_only=True):
    """A class of Overlord cards, and how many cards there are of it."""

    name: str
    also: tuple[str, ...] = ()
    kind: Literal["basic", "class", "universal", "reward"]
    size: int


class LearntCard(Printed, frozen=True, kw_only=True):
    """An Overlord card; `xp` is its level and price, None where it is never bought."""

    name: str
    also: tuple[str, ...] = ()
    deck: str
    type: Literal["event", "magic", "trap", "special"]
    xp: int | None = None
    copies: int = 1
    expansion: str


class ItemsFile(Printed, frozen=True, kw_only=True):
    """shop_items.toml."""

    items: tuple[ShopItem, ...]


class RelicsFile(Printed, frozen=True, kw_only=True):
    """relics.toml."""

    relics: tuple[Relic, ...]


class SearchFile(Printed, frozen=True, kw_only=True):
    """search_deck.toml."""

    cards: tuple[SearchCard, ...]


class ClassesFile(Printed, frozen=True, kw_only=True):
    """hero_classes.toml."""

    classes: tuple[HeroClass, ...]


class CardsFile(Printed, frozen=True, kw_only=True):
    """overlord_cards.toml."""

    decks: tuple[CardDeck, ...]
    cards: tuple[LearntCard, ...]


@dataclass(frozen=True)
class SheetBox:
    """The printed facts of shop, classes, Overlord cards and quests; lookups take any name.

    `read` gives a file of them by its class.
    """

    read: Read

    @cached_property
    def items(self) -> tuple[ShopItem, ...]:
        """Give every Shop Item card."""
        return self.read(ItemsFile).items

    @cached_property
    def relics(self) -> tuple[Relic, ...]:
        """Give every relic."""
        return self.read(RelicsFile).relics

    @cached_property
    def search(self) -> tuple[SearchCard, ...]:
        """Give every Search card."""
        return self.read(SearchFile).cards

    @cached_property
    def classes(self) -> tuple[HeroClass, ...]:
        """Give every class of heroes."""
        return self.read(ClassesFile).classes

    @cached_property
    def _learning(self) -> CardsFile:
        return self.read(CardsFile)

    @property
    def decks(self) -> tuple[CardDeck, ...]:
        """Give every class of Overlord cards."""
        return self._learning.decks

    @property
    def cards(self) -> tuple[LearntCard, ...]:
        """Give every Overlord card."""
        return self._learning.cards

    @cached_property
    def rumors(self) -> tuple[Rumor, ...]:
        """Give every Rumor card."""
        return self.read(RumorsFile).rumors

    @cached_property
    def _quests(self) -> QuestsFile:
        return self.read(QuestsFile)

    @property
    def paths(self) -> tuple[QuestPath, ...]:
        """Give every printed campaign with its quests."""
        return self._quests.campaigns

    @property
    def side_quests(self) -> tuple[PrintedQuest, ...]:
        """Give the quests that come in beside a campaign's own."""
        return self._quests.side_quests

    @cached_property
    def _items(self) -> dict[str, ShopItem]:
        return names.index(self.items)

    @cached_property
    def _relics(self) -> dict[str, Relic]:
        return names.index(self.relics)

    @cached_property
    def _classes(self) -> dict[str, HeroClass]:
        return names.index(self.classes)

    @cached_property
    def _cards(self) -> dict[str, LearntCard]:
        return names.index(self.cards)

    def item(self, name: str) -> ShopItem | None:
        """Find a Shop Item card."""
        return self._items.get(names.key(name))

    def relic(self, name: str) -> Relic | None:
        """Find a relic by either side."""
        return self._relics.get(names.key(name))

    def hero_class(self, name: str) -> HeroClass | None:
        """Find a class."""
        return self._classes.get(names.key(name))

    def deck(self, name: str) -> CardDeck | None:
        """Find a class of Overlord cards."""
        return next((each for each in self.decks if names.same(each.name, name)), None)

    def card(self, name: str) -> LearntCard | None:
        """Find an Overlord card."""
        return self._cards.get(names.key(name))

    def rumor(self, name: str) -> Rumor | None:
        """Find a Rumor card."""
        return next((each for each in self.rumors if names.same(each.name, name)), None)

    def path(self, campaign: str) -> QuestPath | None:
        """Find the quests of a printed campaign."""
        return next((each for each in self.paths if names.same(each.name, campaign)), None)

    @property
    def basic_decks(self) -> tuple[CardDeck, ...]:
        """The decks of which one is the overlord's from the start (O1)."""
        return tuple(deck for deck in self.decks if deck.kind == "basic")

    def lacking(self, card: LearntCard, owned: Iterable[str]) -> int:
        """Count the cards of its class that its level still asks for (O2); two copies are two."""
        held = [each for each in map(self.card, owned) if each is not None]
        same = [each for each in held if each.deck == card.deck]
        deck = self.deck(card.deck)
        if deck is None or deck.kind != "class":
            return 0
        match card.xp:
            case 2:
                return max(0, LEVEL_ONES_FOR_2 - sum(each.xp == 1 for each in same))
            case 3:
                return max(0, CARDS_FOR_3 - len(same))
            case _:
                return 0

    def shop_deck(self, act: CampaignAct, expansions: Collection[str]) -> tuple[str, ...]:
        """Name every card of an act's Shop Item deck, each copy of its own (G2)."""
        found = self.shop_items(act, expansions)
        return tuple(each.name for each in found for _ in range(each.copies))

    def shop_items(self, act: CampaignAct, expansions: Collection[str]) -> tuple[ShopItem, ...]:
        """Give every item of that deck once."""
        played = {BASE_GAME, *expansions}
        return tuple(x for x in self.items if x.act is act and x.expansion in played)

    def search_gold(self, expansions: Collection[str]) -> int:
        """Count the gold of all Search cards of the expansions in use (G1)."""
        played = {BASE_GAME, *expansions}
        found = (each for each in self.search if each.expansion in played)
        return sum(each.gold * each.copies for each in found)
