"""What every file is opened with."""

from contextlib import closing
from pathlib import Path

import pytest

from bot.log.migrations import shipped
from bot.log.opening import DURABLE, open_file


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),  # FULL
        ("foreign_keys", 1),
        ("secure_delete", 1),
        ("busy_timeout", 2000),
        ("page_size", 2048),
        ("user_version", shipped().version),
    ],
)
def test_a_file_is_opened_safe_and_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pragma: str, value: object
) -> None:
    monkeypatch.setattr("bot.log.opening.DURABLE", DURABLE)
    for _ in range(2):
        with closing(open_file(tmp_path / "1.sqlite3", 1, shipped(), 1)) as connection:
            assert connection.isolation_level is None
            assert connection.execute(f"PRAGMA {pragma}").fetchone() == (value,)
