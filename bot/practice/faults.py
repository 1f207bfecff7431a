"""What stops a rehearsal, as typed data; the sentences stand in the catalogue."""

from pathlib import Path

from msgspec import Struct

from bot.host import here


class PracticeFault(Exception):
    """Something the practice world cannot do, or did not see.

    `kind` is the key of its sentence, `facts` are that sentence's variables.
    """

    def __init__(self, kind: str, /, **facts: str | int) -> None:
        super().__init__(kind, facts)
        self.kind = kind
        self.facts = facts


class At(Struct, frozen=True):
    """Where a line of a script stands: file, line number from 1, and its text; 0 is the file."""

    file: str
    number: int
    text: str


def whole(file: Path) -> At:
    """Give where a script stands as a whole: what is wrong with it is the fault of no line."""
    return At(str(file), 0, "")


class ScriptFault(PracticeFault):
    """A fault at one line of one script."""

    def __init__(self, at: At, kind: str, /, **facts: str | int) -> None:
        super().__init__(kind, **facts)
        self.at = at


def say(key: str, /, **facts: str | int) -> str:
    """The sentence under `practice-<key>`; raises WordsError if there is none."""
    return here.say(f"practice-{key}", **facts)
