"""Told to stop, the bot stops, whatever it is busy with: in a process of its own."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_a_large_file_holds_up_no_stop(tmp_path: Path, end: int) -> None:
    """Given an import that would take many minutes yet, it is given up at its next entry."""
    command = [sys.executable, "-m", "tests.start.told_to_stop", str(tmp_path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as bot:
        try:
            assert bot.stdout
            assert bot.stderr
            assert bot.stdout.readline().strip() == "at work"
            bot.send_signal(end)
            assert bot.wait(60) == 0
            assert bot.stdout.read().splitlines()[-1] == "given up"
            assert bot.stderr.read() == ""
        finally:
            bot.kill()
