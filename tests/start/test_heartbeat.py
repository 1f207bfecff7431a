"""The heartbeat file tells a living bot from a hanging one."""

from pathlib import Path

import pytest

from bot.host import heartbeat


def test_no_file_is_no_life(tmp_path: Path) -> None:
    assert not heartbeat.is_alive(tmp_path, now=0)


@pytest.mark.parametrize(("age", "alive"), [(0, True), (90, True), (91, False)])
def test_an_old_beat_is_no_life(tmp_path: Path, age: int, *, alive: bool) -> None:
    heartbeat.beat(tmp_path / "home")
    last = (tmp_path / "home" / "heartbeat").stat().st_mtime
    assert heartbeat.is_alive(tmp_path / "home", now=last + age) is alive
