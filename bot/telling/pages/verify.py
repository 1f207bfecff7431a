"""Whether every roll follows from the secrets shown so far, with all that is needed to check it."""

from bot.rules.rolling.quest_dice import verify_entries
from bot.telling.dice import verifying
from bot.telling.page import Page
from bot.telling.pages.view import View, clean, lines

MOST_PROMISES = 6


def page(view: View) -> Page:
    """Draw the verification: it recomputes every roll, so not on the event loop."""
    report = verify_entries(view.entries)
    newest = report.promises[: -MOST_PROMISES - 1 : -1]
    told = (lines(*verifying.promise(each, view.say, clean)) for each in newest)
    verdict = verifying.verdict(report, view.box.dice, view.say)
    return Page((lines(*verdict), *told, view.text("verify-how")))
