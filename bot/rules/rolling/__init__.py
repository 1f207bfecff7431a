"""Dice on the table: pools, sources, results, odds, and how rolls can be checked."""
