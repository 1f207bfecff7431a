"""Errors that reach nothing but the log: the bot apologised, or discord.py swallowed them."""

import logging
from typing import Self


class LoggedError(Exception):
    """An error record without an exception in it."""


class Overhear(logging.Handler):
    """A context that collects the error behind every record from ERROR up."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record's exception, or its message as one."""
        error = record.exc_info[1] if record.exc_info else None
        self.errors.append(error or LoggedError(f"{record.name}: {record.getMessage()}"))

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self)
