"""The real commands on a bot that is not connected, and tables to look at."""

import asyncio
from typing import Any

import pytest
from discord import AppCommandType

from bot.box.box import load_box
from bot.desk.client import OverlordBot
from bot.desk.desk import Desk
from bot.desk.teller import Teller
from bot.host.assembly import cog_names
from bot.log.upcasts import event_codec
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.service.rules_service import RulesService
from bot.words import Words
from tests.log.memory import MemoryLog


@pytest.fixture(scope="session")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()


@pytest.fixture(scope="session")
def bot(box: Box, words: Words) -> OverlordBot:
    """The bot with its commands; nothing here connects it."""
    service = RulesService(MemoryLog(event_codec()), box, SeededDice(7), lambda: 0.0)
    return asyncio.run(_loaded(Desk(service, words, Teller(service, words))))


async def _loaded(desk: Desk) -> OverlordBot:
    bot = OverlordBot(desk, cog_names())
    for name in cog_names():
        await bot.load_extension(name)
    return bot


@pytest.fixture(scope="session")
def payloads(bot: OverlordBot) -> dict[str, dict[str, Any]]:
    """What Discord is told of each command, by its path."""
    typed = bot.tree.get_commands(type=AppCommandType.chat_input)
    return dict(walk([command.to_dict(bot.tree) for command in typed]))


def walk(payloads: list[dict[str, Any]], path: str = "") -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    for payload in payloads:
        name = f"{path} {payload['name']}".strip()
        options = payload.get("options", [])
        if options and options[0]["type"] in (1, 2):
            found += walk(options, name)
        else:
            found.append((name, payload))
    return found
