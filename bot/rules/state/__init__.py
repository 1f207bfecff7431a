"""The vocabulary of the game, and the state that events fold into."""
