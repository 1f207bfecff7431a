"""The overlord bot: a Descent campaign's threat, fortune and Plot cards, kept on Discord."""
