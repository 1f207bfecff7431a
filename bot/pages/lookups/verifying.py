"""What verifying a campaign's rolls came to, in sentences: on Discord and in the terminal."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, groupby
from typing import Protocol

from bot.pages.page import Page, lines
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules.basics.dice import SIDES, DiceBox
from bot.rules.basics.sealing import side_of
from bot.rules.rolling.promises import Fault, FaultReason, Standing
from bot.rules.rolling.proof import Promise, Report, verify_entries
from bot.rules.rolling.seals import Seal
from bot.rules.rolling.verification import Checked, Finding, RecordedRoll
from bot.rules.state.events import DiceRolled, Entry
from bot.rules.state.refusals import NoRollThere

PROOF = "proof"
MOST_NAMED, MOST_PROMISES, MOST_RUNS, MOST_SEALS = 5, 6, 20, 6
# What is not said of a roll already where its promise is.
_BESIDES = (FaultReason.UNPROMISED, FaultReason.UNMIXED, FaultReason.COPIED)
Quote = Callable[[str], str]


class Say(Protocol):
    """Gives the words of a key."""

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Say it."""
        ...


def page(view: View) -> Page:
    """Draw the verification: it recomputes every roll, so not on the event loop."""
    voice = view.voice
    report = verify_entries(view.entries, view.forced)
    newest = report.promises[: -MOST_PROMISES - 1 : -1]
    told = (lines(*promise(each, voice.say, clean)) for each in newest)
    said = verdict(report, voice.box.dice, voice.say)
    words = [clean(word) for word in voice.campaign.dice_words.values()]
    mixed = [voice.say("verify-words", words=voice.row(words))] if words else []
    return Page((lines(*said, *mixed), *told, voice.text("verify-how")))


def proof(view: View, move: str = "0") -> Page:
    """Draw what proves the dice of one move, with the rerolls of them; not on the event loop.

    Raises NoRollThere for a move without dice.
    """
    voice, numbers = view.voice, _numbers(view.entries, int(move))
    if not numbers:
        raise NoRollThere
    report = verify_entries(view.entries, view.forced)
    told = [lines(*_of_promise(each, numbers, voice)) for each in report.promises]
    faults = [fault for fault in report.faults if fault.number in numbers]
    besides = lines(*_faults(_BESIDES, faults, voice.say))
    parts = [part for part in (*told, besides) if part.markdown]
    if not parts:
        return Page((voice.text("prove-outside", numbers=_ranges(numbers), count=len(numbers)),))
    key = voice.say("verify-key", key=report.campaign)
    return Page((*parts, lines(key, voice.say("verify-how"))))


def _numbers(entries: Iterable[Entry], move: int) -> list[int]:
    """Give the numbers of a move's rolls, then those of their rerolls."""
    numbers: list[int] = []
    for entry in entries:
        match entry.event:
            case DiceRolled(number=number, rerolled=rerolled):
                if entry.move == move or rerolled in numbers:
                    numbers.append(number)
            case _:
                pass
    return numbers


def _of_promise(one: Promise, numbers: Sequence[int], voice: Voice) -> Iterator[str]:
    """Say which of some rolls were made under a promise, and whether its secret gives them."""
    made = [roll for roll in one.made if roll.number in numbers]
    if not made:
        return
    due = {each.roll.number: each for each in one.checked}
    for roll in made:
        yield _of_roll(roll, due.get(roll.number), one.standing, voice)
    yield voice.say("verify-quest", quest=clean(one.quest))
    yield voice.say("verify-digest", digest=one.digest)
    if one.secret:
        yield voice.say("verify-secret", secret=one.secret)


def _of_roll(roll: RecordedRoll, checked: Checked | None, standing: Standing, voice: Voice) -> str:
    if checked is not None and checked.finding is Finding.MISMATCH:
        return _wrong(checked, voice.box.dice, voice.say)
    return voice.say(
        f"prove-{'forced' if roll.forced else standing}",
        number=roll.number,
        dice=", ".join(roll.dice),
        logged=_faces(roll.dice, roll.faces, voice.box.dice),
        cause=roll.cause or "none",
    )


def _faults(reasons: Iterable[FaultReason], faults: Iterable[Fault], say: Say) -> Iterator[str]:
    """Say what else speaks against rolls."""
    faults = tuple(faults)
    for why in reasons:
        numbers = [fault.number for fault in faults if fault.why is why]
        if numbers:
            yield say(f"verify-fault-{why}", rolls=len(numbers), numbers=_ranges(numbers))


def verdict(report: Report, dice: DiceBox, say: Say, *, with_key: bool = True) -> Iterator[str]:
    """Say whether the promises were kept, or what does not match.

    The key of the campaign is a number of Discord's, which not every page may show.
    """
    yield _judgement(report, say)
    yield from (_wrong(one, dice, say) for one in report.wrong[:MOST_NAMED])
    yield from _faults(FaultReason, report.faults, say)
    if report.astray:
        yield say("verify-astray", numbers=_ranges(report.astray))
    if report.outside:
        yield say("verify-outside", rolls=report.outside)
    yield from (_seal(one, say) for one in report.seals[-MOST_SEALS:])
    if with_key:
        yield say("verify-key", key=report.campaign)


def _judgement(report: Report, say: Say) -> str:
    if not report.dice_are_clean:
        return say("verify-broken", rolls=len(report.unproven), proven=report.proven)
    if not report.shown:
        return say("verify-nothing")
    return say("verify-proven", rolls=report.proven)


def _seal(one: Seal, say: Say) -> str:
    """Say what a card kept hidden, and whether it was shown as it was sealed (L5)."""
    side = side_of(one.secret) or "none"
    return say(f"verify-seal-{one.standing}", digest=one.digest, secret=one.secret, side=side)


def promise(one: Promise, say: Say, quote: Quote) -> Iterator[str]:
    """Say what was promised for a quest, the secret, and which rolls follow from it."""
    yield say("verify-quest", quest=quote(one.quest))
    yield say("verify-digest", digest=one.digest)
    if one.standing is not Standing.KEPT:
        yield say(f"verify-{one.standing}", rolls=one.rolls)
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
    ids = one.roll.dice
    logged, due = _faces(ids, one.roll.faces, dice), _faces(ids, one.faces, dice)
    said: dict[str, str | int] = {
        "number": one.roll.number,
        "dice": ", ".join(ids),
        "logged": logged,
        "due": due,
    }
    if logged != due:
        return say("verify-wrong", **said)
    # Sides that look the same: only their numbers tell them apart.
    sides, others = _sides(one.roll.faces), _sides(one.faces)
    return say("verify-wrong-side", **said, logged_sides=sides, due_sides=others)


def _sides(faces: Iterable[int]) -> str:
    return ", ".join(map(str, faces))


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
    more = [] if len(runs) <= MOST_RUNS else ["…"]
    return ", ".join([*runs[:MOST_RUNS], *more])
