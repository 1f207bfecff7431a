"""What verifying a campaign's rolls came to, in sentences: on Discord and in the terminal."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, groupby
from typing import Protocol

from bot.pages.page import Page, lines
from bot.pages.text import clean
from bot.pages.view import View
from bot.rules.basics.dice import SIDES, DiceBox
from bot.rules.rolling.quest_dice import Promise, Report, verify_entries
from bot.rules.rolling.verification import Checked

MOST_NAMED, MOST_PROMISES = 5, 6
Quote = Callable[[str], str]


class Say(Protocol):
    """Gives the words of a key."""

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Say it."""
        ...


def page(view: View) -> Page:
    """Draw the verification: it recomputes every roll, so not on the event loop."""
    voice = view.voice
    report = verify_entries(view.entries)
    newest = report.promises[: -MOST_PROMISES - 1 : -1]
    told = (lines(*promise(each, voice.say, clean)) for each in newest)
    said = verdict(report, voice.box.dice, voice.say)
    return Page((lines(*said), *told, voice.text("verify-how")))


def verdict(report: Report, dice: DiceBox, say: Say) -> Iterator[str]:
    """Say whether the rolls match, or which do not."""
    checked = sum(len(promise.checked) for promise in report.promises)
    if not report.shown:
        yield say("verify-nothing")
    elif report.wrong:
        yield say("verify-mismatch", wrong=len(report.wrong), rolls=checked)
    else:
        yield say("verify-match", rolls=checked)
    yield from (_wrong(one, dice, say) for one in report.wrong[:MOST_NAMED])
    if report.astray:
        yield say("verify-astray", numbers=_ranges(report.astray))
    if report.outside:
        yield say("verify-outside", rolls=report.outside)
    yield say("verify-key", key=report.campaign)


def promise(one: Promise, say: Say, quote: Quote) -> Iterator[str]:
    """Say what was promised for a quest, the secret, and which rolls follow from it."""
    yield say("verify-quest", quest=quote(one.quest))
    yield say("verify-digest", digest=one.digest)
    if not one.secret:
        yield say("verify-pending", rolls=one.rolls)
        return
    yield say("verify-secret", secret=one.secret)
    numbers = _ranges([each.roll.number for each in one.checked])
    yield say(
        "verify-rolls",
        rolls=len(one.checked),
        numbers=numbers,
        wrong=len(one.wrong),
        forced=one.forced,
    )


def _wrong(one: Checked, dice: DiceBox, say: Say) -> str:
    return say(
        "verify-wrong",
        number=one.roll.number,
        dice=", ".join(one.roll.dice),
        logged=_faces(one.roll.dice, one.roll.faces, dice),
        due=_faces(one.roll.dice, one.faces, dice),
    )


def _faces(ids: Sequence[str], faces: Iterable[int], dice: DiceBox) -> str:
    return ", ".join(_face(die, face, dice) for die, face in zip(ids, faces, strict=False))


def _face(id: str, face: int, dice: DiceBox) -> str:
    """Write a face; one that no die has by its number, for it may come from a forged file."""
    die = dice.by_id.get(id)
    return die.written(face) if die and 0 <= face < SIDES else str(face)


def _ranges(numbers: Sequence[int]) -> str:
    """Write numbers with runs of them shortened: "3-17, 20"."""
    runs: list[str] = []
    places = count()
    for _, group in groupby(numbers, key=lambda number: number - next(places)):
        run = list(group)
        runs.append(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}")
    return ", ".join(runs)
