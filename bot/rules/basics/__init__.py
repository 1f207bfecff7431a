"""Names, options, dice, places and stages: what everything else is made of."""
