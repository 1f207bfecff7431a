"""A card that marks a monster: Friend or Foe."""

from dataclasses import dataclass
from typing import Literal, final

from bot.rules.basics.places import SUPPLY, on_monster
from bot.rules.cards.kind import Kind
from bot.rules.economy.draft import Draft
from bot.rules.printed.decks import Card
from bot.rules.state import events as e
from bot.rules.state.campaign import PlotCard


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Marker(Kind):
    """Marks one monster with tokens from the supply until the overlord's next turn (R1)."""

    kind: Literal["marker"] = "marker"
    tokens: int

    def play(self, draft: Draft, card: Card) -> None:
        """Put the tokens on the monster's base."""
        draft.transfer(SUPPLY, on_monster(card.key), self.tokens, e.Why.MARKER, card.key)

    def overlord_turn_began(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Return the tokens."""
        draft.clear(on_monster(card.key), e.Why.MARKER_RETURNED, card.key)

    def encounter_ended(self, draft: Draft, card: Card, held: PlotCard) -> None:
        """Return the tokens with the monsters."""
        self.overlord_turn_began(draft, card, held)
