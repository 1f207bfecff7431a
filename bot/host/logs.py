"""The application log on standard error, without secrets: a JSON object, or plain words, a line.

Nor does it hold what people wrote: of an error the log keeps where it happened and its kind, not
its words, and of other libraries' records the sentences, not what is filled in. Both may quote.
"""

import json
import logging
import re
import sqlite3
import sys
import traceback
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import TextIO

from bot.log.errors import LogError

REDACTED = "[redacted]"

# What may stand in an error's text: bot tokens, and the tokens in interaction and webhook paths.
_SECRETS = re.compile(
    r"(?P<path>/(?:webhooks|interactions)/\d+/)[\w.-]{20,}"
    r"|\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}\b"
)
_OWN = ("bot", "cogs", "__main__")
# What other libraries may fill in: how something was asked of Discord, and where.
_FILLED_IN = re.compile(r"[A-Z]{3,7}|https://[\w.]+/api/[\w/@%.-]*", re.ASCII)
# Errors whose words are their own, never somebody's.
_PLAIN = (OSError, sqlite3.Error, LogError)
# What every record carries; anything else was put there by the caller with `extra`.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class SafeLines(logging.Formatter):
    """Blots every secret out of a line; what a line looks like is said below."""

    def __init__(self, secrets: Sequence[str] = ()) -> None:
        super().__init__()
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """One record, with every secret blotted out."""
        return self._redact(self._line(record))

    def _line(self, record: logging.LogRecord) -> str:
        raise NotImplementedError

    def _redact(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        return _SECRETS.sub(lambda found: (found["path"] or "") + REDACTED, text)


class JsonLines(SafeLines):
    """Writes each record as one JSON object: time, level, logger, message, facts, traceback."""

    def _line(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": _message(record),
            **_facts(record),
        }
        if record.exc_info:
            line["traceback"] = "".join(_traceback(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(SafeLines):
    """Writes each record as a line for somebody at a terminal; tracebacks follow it."""

    def _line(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).astimezone()
        facts = [f"{name}={fact}" for name, fact in _facts(record).items()]
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        line = " ".join([f"{time:%H:%M:%S}", f"{level}{_message(record)}", *facts])
        if record.exc_info:
            line += "\n" + "".join(_traceback(record.exc_info[1])).rstrip()
        return line


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _USUAL}


def _message(record: logging.LogRecord) -> str:
    """Give a record's sentence; in another library's, only numbers and paths are filled in."""
    if record.name.partition(".")[0] in _OWN:
        return record.getMessage()
    if not record.args:  # below its first line asyncio says what a task raised
        return str(record.msg).partition("\n")[0]
    filled = record.args if isinstance(record.args, tuple) else (record.args,)
    try:
        return str(record.msg) % tuple(map(_filled_in, filled))
    except (TypeError, ValueError):
        return str(record.msg)


def _filled_in(value: object) -> object:
    plain = isinstance(value, int | float) or (
        isinstance(value, str) and _FILLED_IN.fullmatch(value) is not None
    )
    return value if plain else f"[{type(value).__name__}]"


def _traceback(error: BaseException | None) -> Iterator[str]:
    """Give where an error happened, and what led to it, without their words."""
    if error is None:
        return
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    yield from _traceback(before)
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__module__}.{type(error).__qualname__}{_words(error)}\n"


def _words(error: BaseException) -> str:
    if isinstance(error, _PLAIN):
        return f": {error}"
    numbers = (getattr(error, name, None) for name in ("status", "code"))
    told = [str(number) for number in numbers if isinstance(number, int)]
    return f": {' '.join(told)}" if told else ""


def last_line(error: BaseException, said: str) -> str:
    """Give the JSON line that tells why the process ends; of what nobody thought of, where."""
    record: dict[str, object] = {"name": "bot", "levelname": "CRITICAL", "msg": said}
    if not said:
        record |= {"msg": "ended by an error", "exc_info": (type(error), error, None)}
    return JsonLines().format(logging.makeLogRecord(record))


def configure(
    level: str, secrets: Sequence[str] = (), to: TextIO = sys.stderr, *, plain: bool = False
) -> None:
    """Send every logger's records from `level` up to one stream, as JSON or as plain lines.

    None of the secrets is in any of them.
    """
    handler = logging.StreamHandler(to)
    handler.setFormatter((PlainLines if plain else JsonLines)(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
