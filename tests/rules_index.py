"""Which rules have a test: `python -m tests.rules_index` prints the ids that have none.

A test names a rule in `@pytest.mark.rule("T1")`, in a docstring, or, in a rehearsal, in a comment.
An id that no rule has (a slip of the pen) ends with exit code 1.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
RULE_ID = re.compile(r"\b[ACDEFGLOPQRSTUVWXZ]\d{1,2}\b")


def required(listing: Path = TESTS / "rule_ids.txt") -> list[str]:
    """Every id that needs a test, in the order of the rules."""
    lines = listing.read_text(encoding="utf-8").splitlines()
    return [rule for line in lines if not line.startswith("#") for rule in line.split()]


def marked(source: str) -> Iterator[str]:
    """The ids in the `rule(...)` marks of a test file."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule"), args=args):
                yield from (str(arg.value) for arg in args if isinstance(arg, ast.Constant))


def told(source: str) -> Iterator[str]:
    """The ids in the docstrings of a test file and of its tests."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from RULE_ID.findall(ast.get_docstring(node) or "")


def rehearsed(script: str) -> Iterator[str]:
    """The ids in the comments of a rehearsal."""
    for comment in re.findall(r"(?:^|\s\s)#(.*)$", script, re.MULTILINE):
        yield from RULE_ID.findall(comment)


def main() -> int:
    """Print the rules without a test and the ids that no rule has."""
    sources = [file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py")]
    scripts = [file.read_text(encoding="utf-8") for file in TESTS.rglob("*.play")]
    marks = {rule for source in sources for rule in marked(source)}
    proven = marks | {rule for source in sources for rule in told(source)}
    proven |= {rule for script in scripts for rule in rehearsed(script)}
    ids = required()
    missing = [rule for rule in ids if rule not in proven]
    print("Rules without a test:", " ".join(missing) or "none")
    unknown = sorted(marks - set(ids))
    if unknown:
        print("Marks that name no rule:", " ".join(unknown))
    return bool(unknown)


if __name__ == "__main__":
    sys.exit(main())
