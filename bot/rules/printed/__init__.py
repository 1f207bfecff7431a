"""What cards, figures and decks print."""
