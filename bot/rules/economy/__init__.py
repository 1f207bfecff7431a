"""Threat and fortune: how tokens move, whose they are, and when."""
