"""Whether every roll follows from the secrets shown so far, with all that is needed to check it."""

from bot.pages.dice import verifying
from bot.pages.page import Page, lines
from bot.pages.text import clean
from bot.pages.view import View
from bot.rules.rolling.quest_dice import verify_entries

MOST_PROMISES = 6


def page(view: View) -> Page:
    """Draw the verification: it recomputes every roll, so not on the event loop."""
    voice = view.voice
    report = verify_entries(view.entries)
    newest = report.promises[: -MOST_PROMISES - 1 : -1]
    told = (lines(*verifying.promise(each, voice.say, clean)) for each in newest)
    verdict = verifying.verdict(report, voice.box.dice, voice.say)
    return Page((lines(*verdict), *told, voice.text("verify-how")))
