"""How long files and functions are, and in how many files a thing is named.

Nobody can count the files of a change that was not made. So one thing that is there stands for
its kind, and every file counts that names it, by a name that belongs to it alone.
"""

import ast
import re
import statistics
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self

SHORT = 30
"""A file of fewer lines might well stand with its neighbour."""

FOLDERS = ("bot", "cogs", "data", "tests")
TEXTS = frozenset({".py", ".ftl", ".toml", ".json", ".play", ".txt"})
ENGLISH = Path("data", "words", "en")


@dataclass(frozen=True, slots=True)
class Sizes:
    """The lines of each file but `__init__`, of those, and of each function with its docstring."""

    files: tuple[int, ...]
    openings: tuple[int, ...]
    functions: tuple[int, ...]

    @classmethod
    def of(cls, folders: Iterable[Path]) -> Self:
        """Measure all Python below some folders."""
        texts = {
            file: file.read_text(encoding="utf-8")
            for folder in folders
            for file in sorted(folder.rglob("*.py"))
        }
        lines = {file: len(text.splitlines()) for file, text in texts.items()}
        return cls(
            files=tuple(n for file, n in lines.items() if file.name != "__init__.py"),
            openings=tuple(n for file, n in lines.items() if file.name == "__init__.py"),
            functions=tuple(n for text in texts.values() for n in functions(text)),
        )

    @property
    def short(self) -> int:
        """How many files are short; a package's opening may be."""
        return sum(lines < SHORT for lines in self.files)

    @property
    def usual(self) -> tuple[float, float, int]:
        """The functions' median, mean and 90th percentile."""
        tenths = statistics.quantiles(self.functions, n=10)
        return statistics.median(self.functions), statistics.mean(self.functions), round(tenths[8])


def functions(text: str) -> list[int]:
    """Give the lines of each function and method, from its `def` on, those within others too."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = (node for node in ast.walk(ast.parse(text)) if isinstance(node, kinds))
    return [(node.end_lineno or node.lineno) - node.lineno + 1 for node in found]


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
