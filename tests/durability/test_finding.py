"""What was told and never noted is found, however much was written since."""

import random
import time
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.desk.outbox import courier
from bot.desk.outbox.courier import Courier
from bot.desk.signs import Sought
from tests.durability.discord_file import APPLICATION, DiscordFile, Door

HOME = 110
SIGN = 1 << 30


@pytest.fixture
def client() -> discord.Client:
    """A client that knows who it is."""
    client = discord.Client(intents=discord.Intents.none())
    user: Any = {"id": str(APPLICATION), "username": "o", "discriminator": "0", "avatar": None}
    client._connection.user = discord.ClientUser(state=client._connection, data=user)
    return client


@pytest.mark.parametrize("place", [0, 2, 5, 7])
async def test_a_message_is_found_near_its_time_and_near_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: discord.Client, place: int
) -> None:
    """Answers stand near the move's time; what a life before this one told late, near the end."""
    # given more messages than are looked through from one end
    for asking in (HTTPClient, AsyncWebhookAdapter):
        monkeypatch.setattr(asking, "request", asking.request)
    monkeypatch.setattr(courier, "LOOKED_THROUGH", 3)
    file = DiscordFile(tmp_path / "discord")
    Door(file, random.Random(1), forgets=True).open()
    parts = [[{"type": 17, "id": SIGN + each, "components": []}] for each in range(8)]
    written = [file.post(HOME, {"components": part}) for part in parts]
    # when one of them is looked for
    found = await Courier(client).find(HOME, Sought(SIGN + place), time.time())
    # then it is found at either end
    assert found is not None
    assert found.message == int(written[place]["id"])
    file.close()
