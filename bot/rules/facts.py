"""Everything printed, to look up by name; what the rules see of the box."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Self

from bot.rules import names
from bot.rules.figures import Agent, PrintedCampaign, PrintedHero, PrintedMonster
from bot.rules.printed import Deck


@dataclass(frozen=True, kw_only=True)
class Facts:
    """The printed facts; every lookup takes a name or another accepted name, in one step."""

    decks: tuple[Deck, ...]
    agents: tuple[Agent, ...]
    heroes: tuple[PrintedHero, ...]
    monsters: tuple[PrintedMonster, ...]
    campaigns: tuple[PrintedCampaign, ...]
    conditions: tuple[str, ...]
    _decks: dict[str, Deck] = field(init=False, repr=False, compare=False)
    _agents: dict[str, Agent] = field(init=False, repr=False, compare=False)
    _heroes: dict[str, PrintedHero] = field(init=False, repr=False, compare=False)
    _monsters: dict[str, PrintedMonster] = field(init=False, repr=False, compare=False)
    _campaigns: dict[str, PrintedCampaign] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for shelf in ("decks", "agents", "heroes", "monsters", "campaigns"):
            object.__setattr__(self, f"_{shelf}", names.index(getattr(self, shelf)))

    def deck(self, name: str) -> Deck | None:
        """Find a Plot deck."""
        return self._decks.get(names.key(name))

    def agent(self, lieutenant: str) -> Agent | None:
        """Find a lieutenant's agent."""
        return self._agents.get(names.key(lieutenant))

    def hero(self, name: str) -> PrintedHero | None:
        """Find a printed hero."""
        return self._heroes.get(names.key(name))

    def monster(self, name: str) -> PrintedMonster | None:
        """Find a printed monster."""
        return self._monsters.get(names.key(name))

    def campaign(self, name: str) -> PrintedCampaign | None:
        """Find a printed campaign."""
        return self._campaigns.get(names.key(name))

    def with_decks(self, more: Iterable[Deck]) -> Self:
        """Give the same facts with a server's own decks added; a printed deck keeps its name."""
        own = (deck for deck in more if self.deck(deck.name) is None)
        return replace(self, decks=(*self.decks, *own))
