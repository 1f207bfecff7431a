"""The rules of the game as pure functions over frozen data."""
