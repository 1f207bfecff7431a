"""The first edition at play: what may be done on its map, and what that leads to (W)."""
