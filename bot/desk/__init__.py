"""Everything that awaits Discord."""
