"""Every rehearsal in this folder, line by line, on empty data."""

from pathlib import Path

import pytest

from bot.practice.real import fresh
from bot.practice.rehearse import rehearse

FILES = sorted(Path(__file__).parent.glob("*.play"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_rehearsal(file: Path) -> None:
    await rehearse(file, fresh, lambda _: None)
