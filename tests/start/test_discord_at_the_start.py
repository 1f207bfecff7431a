"""The start survives Discord; what Discord refuses for good is one sentence and exit code 3.

The bot runs in earnest, on a stand-in for Discord on this machine.
"""

import asyncio
import errno
import gc
import json
import os
import signal
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState

from bench.loopback import APPLICATION, Loopback, Payload
from bot.host import heartbeat, life, running
from bot.host.complaints import complaint
from bot.host.settings import HostSettings, Secret
from bot.words import ENGLISH
from tests.start import hosted

ROOT = Path(__file__).parents[2]
TOKEN = "made-up"
COMMANDS = f"/applications/{APPLICATION}/commands"
CALLS = [
    ("GET", "/users/@me"),
    ("GET", "/oauth2/applications/@me"),
    ("GET", COMMANDS),
    ("GET", "/gateway/bot"),
    ("PUT", COMMANDS),
]
LAUNCH: Payload = {
    "id": "77",
    "application_id": str(APPLICATION),
    "version": "1",
    "type": 4,
    "name": "launch",
    "description": "",
    "handler": 2,
    "contexts": [0, 1],
    "integration_types": [0],
}


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Loopback]:
    async with Loopback() as standing_in:
        monkeypatch.setattr(Route, "BASE", Route.BASE)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
        hosted.lead_to(standing_in.port)
        yield standing_in


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No pause is long, and what a start does to the process does not outlive its test."""
    interval, prepare = sys.getswitchinterval(), ConnectionState.__init__

    def prepared(self: ConnectionState, *given: Any, **options: Any) -> None:  # noqa: ANN401
        """Wait for no further servers: there is one."""
        prepare(self, *given, **options, guild_ready_timeout=0.0)

    monkeypatch.setattr(ConnectionState, "__init__", prepared)
    monkeypatch.setattr(running, "PAUSES", hosted.PAUSES)
    monkeypatch.setattr("bot.desk.outbox.jobs.PAUSES", hosted.PAUSES)
    yield
    sys.setswitchinterval(interval)
    gc.unfreeze()


@pytest.fixture
def settings(tmp_path: Path) -> HostSettings:
    return HostSettings(discord_token=Secret(TOKEN), home=tmp_path / "var")


class Served:
    """A bot that runs, and what it tells whoever started it."""

    def __init__(self, discord: Loopback, settings: HostSettings) -> None:
        self.told: list[str] = []
        self._ready = asyncio.Event()
        self._discord = discord
        self.running = asyncio.create_task(running.serve(settings, self._tell))

    def _tell(self, line: str) -> None:
        self.told.append(line)
        if line == ENGLISH.say("cli-stop"):
            self._ready.set()

    async def ready(self) -> None:
        """Wait until it is ready; raises what the start fails with."""
        connected = asyncio.create_task(self._discord.connected(TOKEN))
        ready = asyncio.create_task(self._ready.wait())
        done, _ = await asyncio.wait([self.running, ready], return_when=asyncio.FIRST_COMPLETED)
        connected.cancel()
        ready.cancel()
        if self.running in done:
            self.running.result()

    async def fails(self) -> BaseException:
        """Give what it fails with in the end."""
        with pytest.raises(BaseException) as failure:
            await self.running
        return failure.value


@asynccontextmanager
async def serving(discord: Loopback, settings: HostSettings) -> AsyncIterator[Served]:
    """The bot while it runs, ended as somebody at the terminal would."""
    bot = Served(discord, settings)
    try:
        yield bot
    finally:
        bot.running.cancel()
        await asyncio.wait([bot.running])


async def test_a_start_says_version_folder_servers_invitation_and_how_to_stop(
    discord: Loopback, settings: HostSettings
) -> None:
    async with serving(discord, settings) as bot:
        await bot.ready()
    first, where, invitation, stop = bot.told
    assert str(settings.home) in first
    assert where.startswith("user11")
    assert "client_id=11" in invitation
    assert stop.startswith("Ctrl-C stops the bot")


@pytest.mark.parametrize("status", [503, 429, 0], ids=["503", "429", "no answer"])
async def test_every_call_of_the_start_is_tried_again(
    status: int, discord: Loopback, settings: HostSettings
) -> None:
    discord.troubles.update({call: [status, status] for call in CALLS})
    async with serving(discord, settings) as bot:
        await bot.ready()
        while not discord.known(TOKEN):
            await asyncio.sleep(0)
    assert not any(discord.troubles.values())


async def test_whoever_waits_at_the_terminal_is_told(
    discord: Loopback, settings: HostSettings
) -> None:
    discord.troubles["GET", "/users/@me"] = [503]
    async with serving(discord, settings) as bot:
        await bot.ready()
    assert "Discord cannot be reached: 503 Service Unavailable" in bot.told[1]
    assert "Trying again in" in bot.told[1]


async def test_what_discord_added_is_kept_and_named(
    discord: Loopback, settings: HostSettings
) -> None:
    discord.know(TOKEN, [LAUNCH])
    async with serving(discord, settings) as bot:
        await bot.ready()
    [kept] = [each for each in discord.known(TOKEN) if each["type"] == 4]
    assert {**kept, "id": "77"} == LAUNCH
    assert len(discord.known(TOKEN)) > 10


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (4004, "does not accept DISCORD_TOKEN"),
        (4011, "on too many servers for one connection"),
        (4014, "asks for no privileged intents"),
    ],
)
async def test_what_discord_closes_for_good_is_one_sentence_and_exit_code_3(
    code: int, told: str, discord: Loopback, settings: HostSettings
) -> None:
    discord.closing = code
    async with serving(discord, settings) as bot:
        said = complaint(await bot.fails())
    assert said is not None
    assert said.code == 3
    assert told in ENGLISH.say(said.key, **said.facts)


async def test_a_token_that_is_reset_while_the_bot_runs_is_the_same(
    discord: Loopback, settings: HostSettings
) -> None:
    async with serving(discord, settings) as bot:
        await bot.ready()
        discord.closing = 4004
        await discord.hang_up(TOKEN, 4000)
        said = complaint(await bot.fails())
    assert said is not None
    assert (said.key, said.code) == ("cli-refused-token", 3)


@pytest.mark.parametrize(
    ("status", "key", "code"), [(401, "cli-refused-token", 3), (403, "cli-discord-error", 1)]
)
async def test_a_login_that_is_refused_is_one_sentence(
    status: int, key: str, code: int, discord: Loopback, settings: HostSettings
) -> None:
    discord.troubles["GET", "/users/@me"] = [status]
    async with serving(discord, settings) as bot:
        said = complaint(await bot.fails())
    assert said is not None
    assert (said.key, said.code) == (key, code)


async def test_an_end_that_is_missed_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def deaf() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    monkeypatch.setattr(running, "CANCEL_SECONDS", 0.001)
    ending = asyncio.Event()
    ending.set()
    await running._until(ending, deaf())


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Whether the process was ended: not really, since the tests would end with it."""
    ended = threading.Event()
    monkeypatch.setattr(life, "end_at_once", ended.set)
    monkeypatch.setattr(life, "GRACE", 0.001)
    monkeypatch.setattr(life, "LOOK", 0.001)
    monkeypatch.setattr(heartbeat, "EVERY", 0.001)
    return ended


async def beaten(home: Path) -> None:
    """Wait for a sign of life that is not there yet."""
    (home / "heartbeat").unlink(missing_ok=True)
    while not (home / "heartbeat").exists():
        await asyncio.sleep(0)


async def test_a_bot_whose_heartbeats_discord_leaves_unanswered_ends_itself(
    discord: Loopback,
    settings: HostSettings,
    ended: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(discord, settings) as bot:
        await bot.ready()
        await beaten(settings.home)
        monkeypatch.setattr(life, "PATIENCE", 0.01)
        monkeypatch.setattr(life, "QUIET", -1.0)  # as if the last answer was long ago
        said = complaint(await bot.fails())
    assert said is not None
    assert (said.key, said.code) == ("cli-unwell", 1)
    await asyncio.to_thread(ended.wait)


async def test_a_line_that_is_down_gives_no_sign_of_life(
    discord: Loopback,
    settings: HostSettings,
    ended: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Discord says hello, and hangs up again each time: nothing is acknowledged."""
    async with serving(discord, settings) as bot:
        await bot.ready()
        await beaten(settings.home)
        monkeypatch.setattr(life, "PATIENCE", 0.01)
        discord.closing = 4000
        await discord.hang_up(TOKEN, 4000)
        assert isinstance(await bot.fails(), life.Unwell)
    await asyncio.to_thread(ended.wait)


async def test_a_disk_that_takes_nothing_is_no_life(
    discord: Loopback,
    settings: HostSettings,
    ended: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(_: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    async with serving(discord, settings) as bot:
        await bot.ready()
        await beaten(settings.home)
        monkeypatch.setattr(life, "PATIENCE", 0.01)
        monkeypatch.setattr(heartbeat, "beat", full)
        assert isinstance(await bot.fails(), life.Unwell)
    await asyncio.to_thread(ended.wait)


async def test_files_that_cannot_be_used_are_named_at_the_start(
    discord: Loopback, settings: HostSettings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.servers.mkdir(parents=True)
    (settings.servers / "7.sqlite3").touch()
    (settings.servers / "8.sqlite3").write_bytes(b"no database " * 100)
    async with serving(discord, settings) as bot:
        await bot.ready()
    told = sorted(line for line in bot.told if "cannot be used" in line)
    assert told[0].startswith("The file of server 7 cannot be used: it is empty.")
    assert told[1].startswith("The file of server 8 cannot be used: it is damaged.")
    logged = [each for each in caplog.records if each.name == "bot.host.running"]
    named = {
        (vars(each)["server"], vars(each)["reason"]) for each in logged if "reason" in vars(each)
    }
    assert named == {(7, "empty"), (8, "corrupt")}


@asynccontextmanager
async def process(
    discord: Loopback,
    home: Path,
    *arguments: str,
    first: Callable[[], None] | None = None,
    **settings: str,
) -> AsyncIterator[Process]:
    """The bot in a process of its own, which does something else first."""
    command = (sys.executable, "-m", "tests.start.hosted", str(discord.port), *arguments)
    bot = await asyncio.create_subprocess_exec(
        *command,
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": TOKEN, "OVERLORD_HOME": str(home), **settings},
        stdout=PIPE,
        stderr=PIPE,
        preexec_fn=first,
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.wait()


async def test_a_process_that_is_refused_ends_with_a_sentence_and_3(
    discord: Loopback, tmp_path: Path
) -> None:
    discord.closing = 4014
    async with process(discord, tmp_path / "var", "run") as bot:
        out, err = await bot.communicate()
    assert bot.returncode == 3
    *log, told = [json.loads(line)["message"] for line in err.decode().splitlines()]
    assert "asks for no privileged intents" in told
    assert "starting" in log
    assert (out, b"Traceback" in err) == (b"", False)


async def test_a_process_that_is_told_to_end_ends_with_a_word_and_0(
    discord: Loopback, tmp_path: Path
) -> None:
    async with process(discord, tmp_path / "var", "run", "--log", "plain") as bot:
        assert bot.stdout
        assert b"Overlord " in await bot.stdout.readline()
        await discord.connected(TOKEN)
        while b"Ctrl-C" not in await bot.stdout.readline():
            pass
        bot.send_signal(signal.SIGTERM)
        out, err = await bot.communicate()
    assert bot.returncode == 0
    assert out.decode() == f"{ENGLISH.say('cli-stopped')}\n"
    assert b"Traceback" not in err
    assert not (tmp_path / "var" / "running.txt").exists()
