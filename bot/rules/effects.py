"""What a triggered card does, by its effect kind."""

from bot.rules import find
from bot.rules.draft import Draft
from bot.rules.printed import Card


def check(draft: Draft, card: Card) -> None:
    """Refuse a trigger that the effect itself makes impossible, before anything is paid."""


def play(draft: Draft, card_key: str) -> None:
    """Carry out a card's ability after it was paid for."""
    find.card_by_key(draft, card_key)
