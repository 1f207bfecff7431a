"""In how many files things of a kind stand that the bot has: what one more of it would touch.

Nobody can count the files of a change that was not made. So one thing that is there stands for
its kind, and every file counts that names it, by a name that belongs to it alone.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

FOLDERS = ("bot", "cogs", "data", "tests")
TEXTS = frozenset({".py", ".ftl", ".toml", ".json", ".play", ".txt"})
ENGLISH = Path("data", "words", "en")


@dataclass(frozen=True, slots=True)
class Example:
    """One thing for all of its kind, and what it is called in code, in data and in words."""

    kind: str
    name: str
    names: tuple[str, ...]


EXAMPLES = (
    Example("a command", "/threat convert", ("ConvertXp", "threat-convert", "threat convert")),
    Example(
        "a card's effect with a question",
        "Long Suffering",
        (
            *("Long Suffering", "SufferingCounters", "suffering-counters"),
            *("CountersRemoved", "counters-removed", "use-counters", "defeated-by-card"),
        ),
    ),
    Example("an event's field", "what a phase passed over", ("passed_over",)),
)


def touched(root: Path, example: Example) -> Mapping[str, list[Path]]:
    """Give for each folder the files that name an example."""
    named = re.compile(rf"\b({'|'.join(map(re.escape, example.names))})\b")
    return {
        folder: [file for file in _texts(root / folder) if named.search(_read(file))]
        for folder in FOLDERS
    }


def of_a_language(root: Path) -> int:
    """Count the files that another language copies and translates."""
    return len(list((root / ENGLISH).glob("*.ftl")))


def naming_a_language(root: Path) -> list[Path]:
    """Give the files of code that name English, as they would have to name another."""
    code = (file for folder in ("bot", "cogs") for file in _texts(root / folder))
    return [file for file in code if re.search(r"[\"']en[\"']", _read(file))]


def _texts(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.suffix in TEXTS)


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")
