"""The overlord bot: a Descent campaign's threat, fortune and Plot cards, kept on Discord."""

from importlib.resources import files
from pathlib import Path

__version__ = "0.1.0"

_BOT = Path(str(files("bot")))
# The wheel puts the top folder data/ there (pyproject.toml); a checkout has it one floor up.
_INSTALLED = _BOT / "data_files"

DATA = _INSTALLED if _INSTALLED.is_dir() else _BOT.parent / "data"
"""Where the printed figures and the sentences lie."""
