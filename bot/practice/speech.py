"""The practice world's sentences: in English, for whoever runs it."""

from bot.words import ENGLISH


def say(key: str, /, **facts: str | int) -> str:
    """The sentence under `practice-<key>`; raises WordsError if there is none."""
    return ENGLISH.say(f"practice-{key}", **facts)
