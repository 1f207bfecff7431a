"""The process: settings, start, signs of life, upkeep of its files."""
