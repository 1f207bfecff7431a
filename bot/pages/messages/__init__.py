"""Whole messages: a move, a refusal, a letter, a reminder, a report, a file before its import."""
