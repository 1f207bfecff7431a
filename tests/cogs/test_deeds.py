"""Every command on the simulated Discord, by the right person and by a wrong one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cogs import contract
from tests.simcord_support import play, table

DEEDS = sorted((Path(__file__).parent / "deeds").glob("*.play"))
# Nobody is in the wrong place for these.
FOR_ALL = {"campaign list", "about"}
COMMAND = re.compile(r"^\w+(?:@dm)?: /(\w+(?: [a-z][a-z-]*(?=\s|$))?)")


def done() -> Iterator[tuple[str, bool]]:
    """Give every command that is used and whether it is expected to be refused."""
    for file in DEEDS:
        lines = file.read_text(encoding="utf-8").splitlines()
        for line, after in zip(lines, [*lines[1:], ""], strict=True):
            if used := COMMAND.match(line):
                yield used[1], after == "expect refused"


def test_every_command_is_done_by_somebody_who_may() -> None:
    assert {path for path, refused in done() if not refused} >= set(contract.listed())


def test_every_command_is_refused_to_somebody() -> None:
    assert {path for path, refused in done() if refused} >= set(contract.listed()) - FOR_ALL


@pytest.mark.parametrize("file", DEEDS, ids=lambda file: file.stem)
async def test_deeds(file: Path) -> None:
    async with table(folder=file.parent) as world:
        await play(world, file.read_text(encoding="utf-8"))
