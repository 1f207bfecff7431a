"""What a start loads, and what it leaves until it is needed."""

import subprocess
import sys

_LOADING = """
import importlib, sys
import bot.host.running
from bot.host.assembly import cog_names
for name in cog_names():
    importlib.import_module(name)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_nothing_that_draws_is_loaded_before_the_first_picture() -> None:
    # given / when everything is loaded that the bot needs to be ready
    done = subprocess.run(
        [sys.executable, "-c", _LOADING], check=True, capture_output=True, text=True
    )
    # then the drawing library is not among it
    loaded = done.stdout.split()
    assert "discord" in loaded
    assert "PIL" not in loaded


def test_nothing_that_checks_files_is_loaded_before_the_first_file() -> None:
    # given / when everything is loaded that the bot needs to be ready
    done = subprocess.run(
        [sys.executable, "-c", _LOADING], check=True, capture_output=True, text=True
    )
    # then what checks groups' files and the data is not among it
    assert "msgspec" in done.stdout.split()
    assert "pydantic" not in done.stdout.split()


def test_the_sentence_library_is_loaded_once_the_bot_is_connected() -> None:
    """Nobody needs it before; whoever acts first is not to wait for it."""
    said = f"{_LOADING}\nWords.load().make_ready()\nprint('fluent' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", f"from bot.words import Words{said}"],
        check=True,
        capture_output=True,
        text=True,
    )
    loaded, afterwards = done.stdout.splitlines()
    assert "fluent" not in loaded.split()
    assert afterwards == "True"
