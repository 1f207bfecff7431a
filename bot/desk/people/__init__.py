"""Who sits at the table, leaves it, or wants to be forgotten."""
