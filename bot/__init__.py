"""The overlord bot: a Descent campaign's threat, fortune and Plot cards, kept on Discord."""

__version__ = "0.1.0"
