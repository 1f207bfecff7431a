"""Brings messages to people, each once, whatever Discord does meanwhile."""
