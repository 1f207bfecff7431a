"""Slash command groups, those of one concern in a file: parse, ask the service, tell."""
