"""A card that marks something with tokens until an end of its own: a monster, a tile, a hero."""

from dataclasses import dataclass
from typing import ClassVar, Literal, final

from bot.rules.basics import places
from bot.rules.basics.names import same
from bot.rules.basics.options import Attribute
from bot.rules.basics.places import SUPPLY, Place
from bot.rules.cards.kind import Asks, Kind, Loose, pick_hero
from bot.rules.cards.lowering import answered, ask, lower
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state import refusals as r
from bot.rules.state.campaign import Campaign, PlotCard

MARKED = Asks(q.PickHero, "marked-hero")
WEAKENED = Asks(q.SayYes, "weakened-by-mark", moves_tokens=False)
BY = LEAST = 1
_AT = {
    "monster": places.on_monster,
    "monster-card": places.on_monster_card,
    "tile": places.on_tile,
}


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Marker(Kind):
    """Marks something with tokens from the supply `until` they return (R1, L3).

    Monsters, their cards and tiles are gone with the encounter, and so are the tokens on them; a
    hero's stay for the quest if the card says so. It may be forbidden `never_with` a lieutenant.
    With `then_counts` the table has something to do as the overlord's turn brings them back. A mark
    `weakens` attributes of its hero by 1, never below 1, while the hero has the condition that
    stands where the attribute does; whether it does is asked where a passed test then fails.
    """

    kind: Literal["marker"] = "marker"
    tokens: int
    on: Literal["monster", "monster-card", "tile", "hero"] = "monster"
    until: Literal["overlord-turn", "encounter-end", "quest-end", "refresh"] = "overlord-turn"
    never_with: str = ""
    then_counts: bool = False
    weakens: tuple[Attribute, ...] = ()
    while_conditions: tuple[str, ...] = ()
    asks: ClassVar[tuple[Asks, ...]] = (MARKED, WEAKENED)
    names_conditions: ClassVar[str] = "while_conditions"

    def check(self, draft: Draft, card: Card) -> None:
        """Refuse it where the lieutenant is featured, or the agent is there (A5)."""
        quest, agent = draft.campaign.quest, draft.campaign.agent
        here = (*(quest.lieutenants if quest else ()), *((agent.lieutenant,) if agent else ()))
        if self.never_with and any(same(name, self.never_with) for name in here):
            draft.refuse(r.CardForbidden(card.key, self.never_with))

    def play(self, draft: Draft, card: Card) -> None:
        """Lay the tokens there; of heroes the overlord chooses one."""
        if self.on != "hero":
            draft.transfer(SUPPLY, _AT[self.on](card.key), self.tokens, e.Why.MARKER, card.key)
            return
        heroes = tuple(draft.campaign.heroes)
        hero = pick_hero(draft, card, MARKED, heroes, q.Audience.OVERLORD)
        if hero is not None:
            self._mark(draft, card, hero)

    def answer(self, draft: Draft, card: Card, question: q.OfCard, value: str) -> None:
        """Mark the hero who was chosen, or weaken one who is marked."""
        if isinstance(question, q.PickHero):
            self._mark(draft, card, value)
        else:
            answered(draft, card, question, value)

    def lowers(
        self, campaign: Campaign, card: Card, hero: str, attribute: Attribute, value: int
    ) -> int | None:
        """Lower what it weakens of a hero who is marked."""
        marked = campaign.tokens.get(places.mark(hero, card.key))
        return lower(value, BY, LEAST) if marked and attribute in self.weakens else None

    def doubts(self, draft: Draft, card: Card, tests: q.CountTests, test: q.HeroTest) -> bool:
        """Ask whether the hero has the condition."""
        return ask(draft, card, WEAKENED, tests, test)

    def overlord_turn_began(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Return the tokens, if they last until then."""
        if self.until == "overlord-turn" and self._return(draft, card) and self.then_counts:
            draft.add(e.CardCounts(card.key))

    def encounter_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Return the tokens with the monsters."""
        if self.on != "hero" or self.until in ("overlord-turn", "encounter-end"):
            self._return(draft, card)

    def quest_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Return the tokens, whatever they waited for."""
        self._return(draft, card)

    def refreshed(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Return the tokens of a card that counts only while it is exhausted."""
        if self.until == "refresh":
            self._return(draft, card)

    def loose(self, card: Card) -> Loose | None:
        """Let a token go from a monster that has died, or a tile that is out of play."""
        if self.on == "hero":
            return None
        return Loose(_AT[self.on](card.key), e.Why.MARKER_RETURNED)

    def _mark(self, draft: Draft, card: Card, hero: str) -> None:
        place = places.mark(hero, card.key)
        draft.transfer(SUPPLY, place, self.tokens, e.Why.MARKER, card.key)

    def _return(self, draft: Draft, card: Card) -> int:
        """Return the tokens; gives how many there were."""
        places = self._places(draft, card)
        return sum(draft.clear(place, e.Why.MARKER_RETURNED, card.key) for place in places)

    def _places(self, draft: Draft, card: Card) -> tuple[Place, ...]:
        if self.on != "hero":
            return (_AT[self.on](card.key),)
        return tuple(places.mark(hero, card.key) for hero in draft.campaign.heroes)
