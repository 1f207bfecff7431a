"""What was told and never noted is found, however much was written since."""

import random
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.desk.drawn.signs import Sought
from bot.desk.outbox import history
from bot.desk.outbox.courier import Courier
from tests.durability.discord_file import APPLICATION, DiscordFile, Door

HOME = 110
SIGN = 1 << 30
LOADING = discord.MessageFlags.loading.flag


class Channel:
    """A channel with the bot's messages, and somebody who looks for one of them."""

    def __init__(self, folder: Path) -> None:
        self.asked = 0
        self.begun = time.time()
        self.file = DiscordFile(folder / "discord")
        door = Door(self.file, random.Random(1), forgets=True)
        door.open()
        client = discord.Client(intents=discord.Intents.none())
        user: Any = {"id": str(APPLICATION), "username": "o", "discriminator": "0", "avatar": None}
        client._connection.user = discord.ClientUser(state=client._connection, data=user)
        self.courier = Courier(client)
        self.file.history = self._history  # type: ignore[method-assign]

    def _history(self, channel: int, params: Mapping[str, Any]) -> list[dict[str, Any]]:
        self.asked += 1
        return DiscordFile.history(self.file, channel, params)

    def say(self, which: int, **more: int) -> int:
        """Write the message with a sign."""
        parts = [{"type": 17, "id": SIGN + which, "components": []}]
        return int(self.file.post(HOME, {"components": parts, **more})["id"])

    async def find(self, which: int, changed: float = 0.0) -> int | None:
        """Look for the message with a sign."""
        found = await self.courier.find(HOME, Sought(SIGN + which), self.begun, changed)
        return found.message if found else None


@pytest.fixture
def channel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401 - a generator
    """A channel that is closed in the end."""
    for asking in (HTTPClient, AsyncWebhookAdapter):
        monkeypatch.setattr(asking, "request", asking.request)
    channel = Channel(tmp_path)
    yield channel
    channel.file.close()


@pytest.mark.parametrize("place", [0, 310, 450, 777])
async def test_a_message_is_found_wherever_it_stands(channel: Channel, place: int) -> None:
    """Told late, it stands far from the time of its move; looked for late, far from the end."""
    # given a message among hundreds that were written since its move
    written = [channel.say(each) for each in range(778)]
    # when it is looked for
    # then it is found
    assert await channel.find(place) == written[place]


@pytest.mark.parametrize("place", [0, 2, 5, 7])
async def test_beyond_measure_both_ends_are_looked_through(
    channel: Channel, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    """Where people wrote more than can be read, it stands near its move's time or near the end."""
    # given more messages than are read from one end
    monkeypatch.setattr(history, "MOST_READ", 3)
    written = [channel.say(each) for each in range(8)]
    # when one near an end is looked for
    # then it is found
    assert await channel.find(place) == written[place]


@pytest.mark.parametrize("place", [0, 2, 5, 7])
async def test_beyond_measure_both_ends_of_an_older_stretch_are_looked_through(
    channel: Channel, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    # given a channel that was read from a later time on, with more before than is read at once
    monkeypatch.setattr(history, "MOST_READ", 3)
    written = [channel.say(each) for each in range(8)]
    channel.begun += 3600
    assert await channel.find(9) is None
    # when one of the older messages is looked for near an end
    channel.begun -= 3600
    # then it is found
    assert await channel.find(place) == written[place]


async def test_a_channel_is_read_once_for_all_that_are_looked_for(channel: Channel) -> None:
    # given hundreds of messages, one of which was looked for
    written = [channel.say(each) for each in range(500)]
    await channel.find(0)
    channel.asked = 0
    # when others are looked for
    found = [await channel.find(each) for each in (1, 250, 499)]
    # then each costs one look at what is new
    assert found == [written[each] for each in (1, 250, 499)]
    assert channel.asked == 3


async def test_what_is_written_after_a_look_is_found_by_the_next(channel: Channel) -> None:
    # given a look in vain
    channel.say(1)
    assert await channel.find(2) is None
    # when the message comes
    late = channel.say(2)
    # then it is found
    assert await channel.find(2) == late


async def test_what_is_older_than_all_that_was_read_is_found(channel: Channel) -> None:
    # given a channel that was read from a later message on
    early = channel.say(1)
    channel.begun += 3600
    assert await channel.find(2) is None
    # when an earlier one is looked for
    channel.begun -= 3600
    # then it is found
    assert await channel.find(1) == early


async def test_an_announced_answer_is_looked_at_again(channel: Channel) -> None:
    """What stood there while it was only announced says nothing of what it became."""
    # given an announcement that was read, and another message behind it
    announced = channel.say(9, flags=LOADING)
    channel.say(1)
    assert await channel.find(2) is None
    # when it has become an answer
    channel.file.edit(announced, {"components": [{"type": 17, "id": SIGN + 2, "components": []}]})
    # then it is found
    assert await channel.find(2) == announced


async def test_what_changed_since_a_look_is_read_anew(channel: Channel) -> None:
    """A move may be told in a message that told another before: a look that was pressed."""
    # given a message that was read
    changed = channel.say(1)
    assert await channel.find(2) is None
    # when it has come to tell a move that was made since
    channel.file.edit(changed, {"components": [{"type": 17, "id": SIGN + 2, "components": []}]})
    # then it is found, though moves are dated by whole seconds
    assert await channel.find(2, changed=int(time.time())) == changed
