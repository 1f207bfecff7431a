"""Turns what happened into what people read."""
