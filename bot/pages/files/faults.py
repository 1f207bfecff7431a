"""What is wrong with a campaign's file, in a sentence that names the place."""

from bot.pages.fitting import shorten
from bot.pages.page import Page, Text
from bot.pages.text import clean
from bot.rules.course.export_faults import BadExport, ExportFault
from bot.words import Words

LONGEST_FIELD = 60
# Their sentence names the deck.
_NAMED = (ExportFault.DECK, ExportFault.DECK_DIFFERS)


def fault_page(wrong: BadExport, words: Words, language: str) -> Page:
    """Say that nothing was imported, and why."""
    field = clean(shorten(wrong.field, LONGEST_FIELD))
    said = [words.say(language, f"file-fault-{wrong.fault}", field=field)]
    if wrong.entry:
        key = "file-place-field" if field and wrong.fault not in _NAMED else "file-place-entry"
        said.append(words.say(language, key, entry=wrong.entry, field=field))
    said.append(words.say(language, "file-not-imported"))
    return Page((Text(" ".join(said)),))
