"""First-edition mechanics of The Well of Darkness: a sealed room of pure functions (W1-W10)."""
