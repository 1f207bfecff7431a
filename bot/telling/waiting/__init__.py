"""Whom a campaign waits for, and who is reminded of it."""
