"""The words of whoever hosts or tries the bot: in the language of the machine's locale."""

import os
from collections.abc import Mapping
from functools import lru_cache

from bot.words import ENGLISH, FALLBACK, WORDS, Catalogue, Words

# The first of them that is set counts, as for every program.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def say(key: str, /, **args: str | int) -> str:
    """Give the words of a key as the machine's locale has them, else in English."""
    language = language_of(os.environ)
    return _words(language).say(language, key, **args)


def language_of(environment: Mapping[str, str]) -> str:
    """Name the language of an environment, "fr-FR" for fr_FR.UTF-8; English for none."""
    chosen = next(filter(None, map(environment.get, _VARIABLES)), "")
    name = chosen.partition(".")[0].partition("@")[0].replace("_", "-")
    return FALLBACK if name in ("", "C", "POSIX") else name


@lru_cache(maxsize=1)
def _words(language: str) -> Words:
    """Read this language alone; whatever there is none of is said in English."""
    found = {FALLBACK: ENGLISH}
    for name in {language, language.partition("-")[0]} - {FALLBACK}:
        folder = WORDS / name
        if folder.parent == WORDS and folder.is_dir():
            found[name] = Catalogue.load(folder)
    return Words(found)
