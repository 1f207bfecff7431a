"""`overlord verify`: recomputes the rolls of an exported campaign, far from the bot that made them.

A bare list of entries will do as well, with bodies as text or not.
"""

from collections.abc import Iterator
from pathlib import Path

from bot.box.dice import load_dice
from bot.log.export import read_entries
from bot.log.upcasts import event_codec
from bot.pages.lookups import verifying
from bot.pages.lookups.verifying import Say
from bot.rules.course.soundness import FIRST, BadExport, Problem
from bot.rules.rolling.proof import Report, verify_entries


def verify_file(file: Path) -> Report:
    """Verify the campaign in a file; raises OSError or BadExport."""
    entries = read_entries(file.read_bytes(), event_codec())
    for place, entry in enumerate(entries, FIRST):
        # Whoever leaves out the last roll leaves no wrong face behind, only a gap.
        if entry.seq != place:
            raise BadExport(Problem.SEQUENCE, place)
    return verify_entries(entries)


def lines(report: Report, say: Say) -> Iterator[str]:
    """Say what came of it, line by line."""
    for each in report.promises:
        yield from verifying.promise(each, say, str)
        yield ""
    yield from verifying.verdict(report, load_dice(), say)
