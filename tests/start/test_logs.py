"""A log line is one JSON object without secrets."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from pydantic import SecretStr

from bot.desk.unexpected import unexpected
from bot.host import logs

TOKEN = SecretStr("the-bot-token")
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    root, stream = logging.getLogger(), io.StringIO()
    before = root.level, root.handlers[:]
    root.handlers.clear()
    logs.configure("INFO", TOKEN, stream)
    yield stream
    root.level, root.handlers[:] = before


def test_a_line_carries_message_and_facts(written: io.StringIO) -> None:
    logging.getLogger("bot.desk.client").info("ready in %s", "2 s", extra={"servers": 3})
    line = json.loads(written.getvalue())
    assert (line["level"], line["logger"], line["message"]) == (
        "INFO",
        "bot.desk.client",
        "ready in 2 s",
    )
    assert line["servers"] == 3
    assert line["time"].endswith("+00:00")


def test_lines_below_the_level_are_left_out(written: io.StringIO) -> None:
    logging.getLogger("bot").debug("quiet")
    assert not written.getvalue()


def test_an_unexpected_error_has_a_reference_and_a_traceback(written: io.StringIO) -> None:
    reference = unexpected(logging.getLogger("bot"), ValueError("broken"), command="hero add")
    line = json.loads(written.getvalue())
    assert line["reference"] == reference
    assert line["command"] == "hero add"
    assert "ValueError: broken" in line["traceback"]


@pytest.mark.parametrize(
    "secret",
    [
        TOKEN.get_secret_value(),
        "MTk4NjIyNDgzNDcxOTI1MjQ4." + "Cl2FMQ." + "ZnCjm1XVW7vRze4b7Cq4se7kKWs",
        f"/webhooks/123/{INTERACTION}/messages",
        f"/interactions/123/{INTERACTION}/callback",
    ],
)
def test_secrets_are_blotted_out(written: io.StringIO, secret: str) -> None:
    logging.getLogger("bot").info("sent %s", secret)
    assert secret not in written.getvalue()
    assert INTERACTION not in written.getvalue()
    assert logs.REDACTED in written.getvalue()
