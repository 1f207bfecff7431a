"""Where the printed figures and the sentences lie: within an installed copy, or beside the code."""

from importlib.resources import files
from pathlib import Path

_BOT = Path(str(files("bot")))
# The wheel puts the top folder data/ there (pyproject.toml); a checkout has it one floor up.
_INSTALLED = _BOT / "data_files"

DATA = _INSTALLED if _INSTALLED.is_dir() else _BOT.parent / "data"
