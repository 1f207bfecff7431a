"""Sentences about what happened."""
