"""Why Discord refused, by its own numbers and by nothing else."""

from typing import Any

import discord
import pytest

from bot.desk.outbox.undelivered import Trouble, refused

CASES = [
    (403, 50001, Trouble.FORBIDDEN),
    (403, 50013, Trouble.FORBIDDEN),
    (403, 50007, Trouble.CLOSED),
    (403, 50278, Trouble.CLOSED),
    (400, 50083, Trouble.ARCHIVED),
    (404, 10003, Trouble.GONE),
    (404, 10008, Trouble.GONE),
    (404, 0, Trouble.GONE),
    (404, 10004, Trouble.REFUSED),
    (403, 0, Trouble.REFUSED),
    (403, 20009, Trouble.REFUSED),
    (401, 0, Trouble.REFUSED),
    (400, 50035, Trouble.REJECTED),
    (400, 30003, Trouble.REJECTED),
    (400, 40003, Trouble.FAILING),
    (403, 40003, Trouble.FAILING),
    (400, 30046, Trouble.FAILING),
    (429, 0, Trouble.FAILING),
    (500, 0, Trouble.FAILING),
    (503, 130000, Trouble.FAILING),
]


@pytest.mark.parametrize(("status", "code", "trouble"), CASES)
def test_a_refusal_is_what_its_number_says(status: int, code: int, trouble: Trouble) -> None:
    answer: Any = type("Answer", (), {"status": status, "reason": "no"})()
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}
    error = kinds.get(status, discord.HTTPException)(answer, {"code": code, "message": "no"})
    why = refused(error)
    assert (why.trouble, why.code) == (trouble, code)
    passes = (Trouble.FORBIDDEN, Trouble.ARCHIVED, Trouble.REFUSED, Trouble.FAILING)
    assert why.may_pass is (trouble in passes)


@pytest.mark.parametrize(("code", "soon"), [(0, True), (40003, False), (30046, False)])
def test_where_too_much_was_asked_asking_at_once_is_no_use(code: int, soon: bool) -> None:
    answer: Any = type("Answer", (), {"status": 500 if not code else 400, "reason": "no"})()
    assert refused(discord.HTTPException(answer, {"code": code})).passes_soon is soon
