"""What is wrong with a campaign's file, in a sentence that names the place."""

from bot.pages.fitting import shorten
from bot.pages.page import Page, Text
from bot.pages.text import clean
from bot.pages.voice import Voice
from bot.rules.course.export_faults import BadExport, ExportFault

LONGEST_FIELD = 60
# Their sentence names the deck.
_NAMED = (ExportFault.DECK, ExportFault.DECK_DIFFERS)


def fault_page(wrong: BadExport, voice: Voice) -> Page:
    """Say that nothing was imported, and why."""
    field = clean(shorten(wrong.field, LONGEST_FIELD))
    said = [voice.say(f"file-fault-{wrong.fault}", field=field)]
    if wrong.entry:
        key = "file-place-field" if field and wrong.fault not in _NAMED else "file-place-entry"
        said.append(voice.say(key, entry=wrong.entry, field=field))
    said.append(voice.say("file-not-imported"))
    return Page((Text(" ".join(said)),))
