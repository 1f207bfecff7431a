"""Forms that people fill in."""
