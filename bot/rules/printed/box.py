"""The box: everything printed, at hand in one server; what is in it is read by `bot.box`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from bot.rules.basics import names
from bot.rules.basics.dice import DiceBox
from bot.rules.basics.options import Edition
from bot.rules.basics.spoken import ENGLISH, NONE, Tongue
from bot.rules.printed.called import CalledBox
from bot.rules.printed.decks import Deck
from bot.rules.printed.figures import (
    ConditionCard,
    HeroCard,
    Monster,
    PrintedAgent,
    PrintedCampaign,
)
from bot.rules.printed.first import BASE_GAME, FirstBox, FirstHero
from bot.rules.printed.sheet import SheetBox
from bot.rules.well.setup import WellBox

__all__ = ["BASE_GAME", "Box"]


@dataclass(frozen=True, kw_only=True)
class Box:
    """The printed facts; every lookup takes any accepted name and is one step."""

    decks: tuple[Deck, ...]
    agents: tuple[PrintedAgent, ...]
    heroes: tuple[HeroCard, ...]
    monsters: tuple[Monster, ...]
    campaigns: tuple[PrintedCampaign, ...]
    condition_cards: tuple[ConditionCard, ...]
    dice: DiceBox
    well: WellBox
    first: FirstBox
    sheet: SheetBox
    tongues: Mapping[str, Tongue] = field(default_factory=dict)
    called: CalledBox = field(default_factory=CalledBox, repr=False, compare=False)
    _decks: dict[str, Deck] = field(init=False, repr=False, compare=False)
    _agents: dict[str, PrintedAgent] = field(init=False, repr=False, compare=False)
    _heroes: dict[str, HeroCard] = field(init=False, repr=False, compare=False)
    _monsters: dict[str, Monster] = field(init=False, repr=False, compare=False)
    _campaigns: dict[str, PrintedCampaign] = field(init=False, repr=False, compare=False)
    _condition_cards: dict[str, ConditionCard] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for shelf in ("decks", "agents", "heroes", "monsters", "campaigns", "condition_cards"):
            object.__setattr__(self, f"_{shelf}", names.index(getattr(self, shelf)))

    def deck(self, name: str) -> Deck | None:
        """Find a Plot deck."""
        return self._decks.get(names.key(name))

    def deck_of(self, lieutenant: str) -> Deck | None:
        """Find the Plot deck of a lieutenant, by whose name many know it."""
        wanted = names.key(lieutenant)
        return next((deck for deck in self.decks if names.key(deck.lieutenant) == wanted), None)

    def agent(self, name: str) -> PrintedAgent | None:
        """Find a lieutenant's agent."""
        return self._agents.get(names.key(name))

    def hero(self, name: str) -> HeroCard | None:
        """Find a printed hero."""
        return self._heroes.get(names.key(name))

    def hero_of(self, edition: Edition, name: str) -> HeroCard | FirstHero | None:
        """Find a printed hero of an edition: some names stand in both, with other figures."""
        return self.first.hero(name) if edition is Edition.FIRST else self.hero(name)

    def heroes_of(self, edition: Edition) -> tuple[HeroCard | FirstHero, ...]:
        """Give the printed heroes of an edition."""
        return self.first.heroes if edition is Edition.FIRST else self.heroes

    def monster(self, name: str) -> Monster | None:
        """Find a printed monster."""
        return self._monsters.get(names.key(name))

    def campaign(self, name: str) -> PrintedCampaign | None:
        """Find a printed campaign."""
        return self._campaigns.get(names.key(name))

    def condition(self, name: str) -> ConditionCard | None:
        """Find a condition, by its name or the word that it is stored by."""
        return self._condition_cards.get(names.key(name))

    @property
    def conditions(self) -> tuple[str, ...]:
        """Give the words of all conditions, in alphabetical order."""
        return tuple(sorted(card.word for card in self.condition_cards))

    def tongue(self, language: str) -> Tongue:
        """Give what people of a language type beside what is printed, or else what English has."""
        root = language.partition("-")[0]
        found = (self.tongues.get(name) for name in (language, root, ENGLISH))
        return next(filter(None, found), NONE)

    def expansions(self, edition: Edition) -> tuple[str, ...]:
        """Name the expansions that an edition's printed facts come from, in their order."""
        if edition is Edition.FIRST:
            found = dict.fromkeys(card.expansion for card in self.first.cards)
        else:
            found = dict.fromkeys(hero.expansion for hero in self.heroes)
            found |= dict.fromkeys(monster.expansion for monster in self.monsters)
        return tuple(name for name in found if name != BASE_GAME)

    def with_decks(self, more: Iterable[Deck]) -> Self:
        """Give the same box with a server's own decks added; a printed deck keeps its name."""
        own = tuple(deck for deck in more if self.deck(deck.name) is None)
        return replace(self, decks=self.decks + own) if own else self
