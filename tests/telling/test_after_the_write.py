"""What goes wrong once a move is in the log is never answered as failed."""

from typing import Any

import discord
import pytest

from bot.desk.drawn.drawing import Drawing
from bot.desk.handlers import deck_import
from bot.desk.outbox import answering
from bot.log.errors import LogUnavailable, Reason
from bot.log.sqlite import SqliteLog
from bot.pages.page import Page
from bot.practice.world import World
from bot.words import WORDS

GAIN: dict[str, Any] = {"reason": "correction", "amount": 1, "note": "so it was"}


def failing(patch: pytest.MonkeyPatch, error: Exception) -> None:
    async def page(self: Drawing, move: object) -> Page:
        raise error

    patch.setattr(Drawing, "page", page)


@pytest.mark.parametrize("error", [KeyError("page"), LogUnavailable(1, Reason.DISK_FULL)])
async def test_a_move_that_cannot_be_drawn_is_done_and_its_post_follows(
    lenient: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    before = lenient.harness.log_size()
    with monkeypatch.context() as patch:
        failing(patch, error)
        act = await lenient.slash("olga", "threat gain", **GAIN)
    last = lenient.harness.log_size()
    assert last > before
    (said,) = act.private("olga")
    assert said.says(f"written as entry {last} of the log")
    assert not said.says("went wrong")
    act = await lenient.slash("bjorn", "turn hero", hero="Leoric")
    assert any("Threat 5 → 6" in post.text for post in act.posts)


async def test_a_page_that_discord_refuses_is_done_all_the_same(
    lenient: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(interaction: discord.Interaction, page: Page) -> None:
        raise discord.HTTPException(_BadRequest(), {"code": 50035, "message": "too long"})

    with monkeypatch.context() as patch:
        patch.setattr(answering, "publicly", refused)
        act = await lenient.slash("olga", "threat gain", **GAIN)
    assert act.private("olga")[0].says("That is done")


class _BadRequest:
    status, reason = 400, "Bad Request"


async def test_an_end_that_the_directory_does_not_know_yet_is_an_end(
    lenient: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: SqliteLog, server: int, *_: object) -> None:
        raise LogUnavailable(server, Reason.DISK_FULL)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteLog, "set_ended", fails)
        act = await lenient.slash("olga", "campaign end")
    assert any("The campaign is over" in post.text for post in act.posts)
    assert not (await lenient.slash("olga", "campaign create", name="Next")).refused


async def test_a_deck_that_was_taken_in_is_not_said_to_have_failed(
    lenient: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> Page:
        raise ZeroDivisionError

    deck = (WORDS.parents[1] / "docs" / "example-deck.toml").read_bytes()
    monkeypatch.setattr(deck_import, "imported", fails)
    act = await lenient.slash("olga", "plot import", file=("deck.toml", deck))
    (said,) = act.private("olga")
    assert said.says("That is done")
