"""Where the printed figures and the sentences lie."""

from pathlib import Path

DATA = Path(__file__).parents[1] / "data"
