"""Players, heroes and overlords are people of any gender: no sentence about them says he or she."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
GENDERED = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
# A translation follows the grammar of its own language: of the words, the English ones are read.
READ = ("data/*.*", "data/[!tw]*/*.*", "data/well/**/*.*", "data/words/en/*", "docs/*.*", "*.md")
# What is printed so.
NAMES = re.compile("Her Majesty's Malice")
CODE = ("bot/**/*.py", "cogs/*.py")


def gendered() -> Iterator[str]:
    for file in sorted({file for pattern in (*READ, *CODE) for file in ROOT.glob(pattern)}):
        if not file.is_file():
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if GENDERED.search(NAMES.sub("", line)):
                yield f"{file.relative_to(ROOT).as_posix()}:{number}: {line.strip()}"


def test_nobody_is_taken_for_a_man_or_a_woman() -> None:
    assert list(gendered()) == []
