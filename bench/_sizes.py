"""How long files and functions are."""

import ast
import statistics
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Self

SHORT = 30
"""A file of fewer lines might well stand with its neighbour."""


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
