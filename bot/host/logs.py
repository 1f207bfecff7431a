"""The application log: one JSON object a line on standard error, without secrets."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

from pydantic import SecretStr

REDACTED = "[redacted]"

# What may stand in an error's text: bot tokens, and the tokens in interaction and webhook paths.
_SECRETS = re.compile(
    r"(?P<path>/(?:webhooks|interactions)/\d+/)[\w.-]{20,}"
    r"|\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}\b"
)
# What every record carries; anything else was put there by the caller with `extra`.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Writes each record as one JSON object: time, level, logger, message, facts, traceback."""

    def __init__(self, token: SecretStr | None = None) -> None:
        super().__init__()
        self._token = token.get_secret_value() if token else ""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON with every secret blotted out."""
        facts = {name: value for name, value in vars(record).items() if name not in _USUAL}
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **facts,
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return self._redact(json.dumps(line, ensure_ascii=False, default=str))

    def _redact(self, text: str) -> str:
        if self._token:
            text = text.replace(self._token, REDACTED)
        return _SECRETS.sub(lambda found: (found["path"] or "") + REDACTED, text)


def configure(level: str, token: SecretStr | None = None, to: TextIO = sys.stderr) -> None:
    """Send every logger's records from `level` up to one stream as JSON lines."""
    handler = logging.StreamHandler(to)
    handler.setFormatter(JsonLines(token))
    logging.basicConfig(level=level, handlers=[handler], force=True)
