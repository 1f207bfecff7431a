"""The overlord bot: a Descent campaign's threat, fortune and Plot cards, kept on Discord."""

from pathlib import Path

__version__ = "0.1.0"

DATA = Path(__file__).parents[1] / "data"
"""Where the printed figures and the sentences lie."""
