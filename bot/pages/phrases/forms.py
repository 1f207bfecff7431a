"""Other forms of a sentence, such as titles: said where the table's language has them."""

from bot.pages.voice import Voice
from bot.words import FALLBACK


def has_form(form: str, plain: str, voice: Voice) -> bool:
    """Tell whether a form is to be said: a language with the plain sentence alone says that one."""
    words, language = voice.words, voice.language
    own = words.has(language, form) or not words.has(language, plain)
    return words.has(FALLBACK, form) and own
