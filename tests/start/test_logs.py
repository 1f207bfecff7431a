"""A log line is one JSON object without secrets."""

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator

import pytest

from bot.desk.outbox.jobs import unexpected
from bot.host import logs
from bot.log.errors import LogUnavailable, Reason

TOKEN = "the-bot-token"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    root, stream = logging.getLogger(), io.StringIO()
    before = root.level, root.handlers[:]
    root.handlers.clear()
    logs.configure("INFO", (TOKEN,), stream)
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
    assert "builtins.ValueError" in line["traceback"]


def test_an_error_is_told_with_its_place_and_not_in_its_words(written: io.StringIO) -> None:
    """int("what somebody wrote") says it again, and so does what led to it."""

    def read() -> None:
        try:
            int("Olga's secret name")
        except ValueError as wrong:
            raise KeyError("another secret") from wrong

    with pytest.raises(KeyError) as raised:
        read()
    logging.getLogger("bot").error("unexpected", exc_info=raised.value)
    told = json.loads(written.getvalue())["traceback"]
    assert "builtins.ValueError" in told
    assert "builtins.KeyError" in told
    assert "test_logs.py" in told
    assert "in read" in told
    assert "secret name" not in told.replace('int("Olga\'s secret name")', "")


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(28, "No space left on device"), "No space left"),
        (LogUnavailable(7, Reason.DISK_FULL), "disk-full"),
        (sqlite3.OperationalError("database is locked"), "database is locked"),
    ],
)
def test_errors_of_the_machine_keep_their_words(
    written: io.StringIO, error: Exception, words: str
) -> None:
    logging.getLogger("bot").error("it failed", exc_info=error)
    assert words in json.loads(written.getvalue())["traceback"]


def test_an_answer_of_discord_keeps_its_numbers(written: io.StringIO) -> None:
    class Refused(Exception):
        status, code = 400, 50035

    logging.getLogger("bot").error("it failed", exc_info=Refused("In name: Olga's words"))
    told = json.loads(written.getvalue())["traceback"]
    assert "400 50035" in told
    assert "Olga" not in told


@pytest.mark.parametrize(
    ("name", "sentence", "filled"),
    [
        ("discord.gateway", "Event: %s", ({"token": "live", "content": "what people wrote"},)),
        ("discord.http", "%s with %s", ("what people wrote", "live")),
        ("aiosqlite", "executing %s", (lambda: None,)),
        ("discord.ui", "Ignoring %r", ("<Button what people wrote>",)),
        ("anything", "%(x)s", ({"x": "what people wrote"},)),
        ("asyncio", "Task failed\nKeyError('what people wrote')", ()),
    ],
)
def test_other_libraries_fill_nothing_in(
    name: str, sentence: str, filled: tuple[object, ...]
) -> None:
    stream = io.StringIO()
    record = logging.LogRecord(name, logging.DEBUG, "x", 1, sentence, filled, None)
    stream.write(logs.JsonLines((TOKEN,)).format(record))
    assert "people wrote" not in stream.getvalue()
    assert "live" not in stream.getvalue()


def test_how_often_and_where_discord_was_asked_stays(written: io.StringIO) -> None:
    asked = ("PUT", f"https://discord.com/api/v10/webhooks/1/{INTERACTION}", 2.5)
    logging.getLogger("discord.http").warning("%s %s in %.2f", *asked)
    told = json.loads(written.getvalue())["message"]
    assert told == f"PUT https://discord.com/api/v10/webhooks/1/{logs.REDACTED} in 2.50"


@pytest.mark.parametrize(
    "secret",
    [
        TOKEN,
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


def plainly(told: str, level: int = logging.INFO, *, error: Exception | None = None) -> str:
    """What somebody at a terminal sees of a record."""
    record = logging.LogRecord("bot", level, "", 0, told, (), None)
    record.exc_info = (type(error), error, error.__traceback__) if error else None
    record.servers = 3
    return logs.PlainLines((TOKEN,)).format(record)


def test_on_a_terminal_a_record_is_a_line_of_words() -> None:
    assert re.fullmatch(r"\d\d:\d\d:\d\d ready servers=3", plainly("ready"))
    assert plainly("no heartbeat", logging.ERROR)[8:] == " error: no heartbeat servers=3"


def test_on_a_terminal_secrets_are_blotted_out_and_errors_keep_their_words() -> None:
    told = plainly(f"sent {TOKEN}", error=ValueError("what olga wrote"))
    assert TOKEN not in told and "olga" not in told
    assert told.splitlines()[-1] == "builtins.ValueError"


def test_where_the_log_goes_says_how_it_is_written() -> None:
    stream = io.StringIO()
    logs.configure("INFO", (TOKEN,), stream, plain=True)
    logging.getLogger("bot").info("ready")
    assert stream.getvalue()[8:] == " ready\n"
