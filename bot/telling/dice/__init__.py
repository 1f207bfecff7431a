"""Rolls in words, their rerolls, and what verifying them came to."""
