"""Opens the try-out page on the throwaway bot: `python -m tests.practice.play_tally FOLDER`."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.practice.harness import Harness
from bot.practice.play import run
from bot.practice.table import PlayedTable, Scene
from tests.practice.tally_bot import TallyHarness


@asynccontextmanager
async def kept_tally(home: Path) -> AsyncIterator[Harness]:
    """A tally whose log is kept in a file."""
    harness = TallyHarness()
    file = home / "tally.txt"
    if file.exists():
        harness.tally.log = [int(line) for line in file.read_text().split()]
    try:
        yield harness
    finally:
        home.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(map(str, harness.tally.log)))


def table(folder: Path) -> PlayedTable:
    first, again = folder / "first.play", folder / "again.play"
    first.write_text("olga: /tally add amount:3 to:@bjorn")
    again.write_text("olga: /tally greet hero:Leoric")
    return PlayedTable(("olga", "bjorn"), [Scene("descent", first, again)])


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    sys.exit(run(folder / "kept", kept_tally, fresh="--fresh" in sys.argv, table=table(folder)))
