"""The two processes of the compose file's profile, started as it starts them, on one database.

Only the names of its containers are other ones here, as all of it runs on this machine.
"""

import json
import re
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families as families

from bench.loopback import Loopback
from bot.host.addresses import read_place
from bot.log.shards import read_part
from tests.postgres import free_port
from tests.project.test_hosting import RECIPE, ROOT, processes
from tests.shards.test_gateway import quick
from tests.shards.test_takeover import PLACES, connected
from tests.shards.test_takeover import discord as discord  # noqa: PLC0414 - a fixture
from tests.start.test_discord_at_the_start import TOKEN, process

pytest.importorskip("asyncpg", reason="PostgreSQL needs the package asyncpg")

__all__ = ["quick"]

MOVES = 3


@asynccontextmanager
async def profile(discord: Loopback, folder: Path, database: str) -> AsyncIterator[dict[str, str]]:
    """Both processes, once they are ready; by what Prometheus calls them, where they are."""
    [arguments] = re.findall(r'^CMD \["(\w+)"\]$', RECIPE, re.MULTILINE)
    found: dict[str, str] = {}
    bots: list[Process] = []
    async with AsyncExitStack() as running:
        for name, environment in processes("secret").items():
            place = read_place(environment["OVERLORD_METRICS"])
            assert place is not None
            here = f"127.0.0.1:{free_port()}"
            own = {"OVERLORD_DATABASE": database, "OVERLORD_METRICS": here}
            given: dict[str, Any] = environment | own | {"OVERLORD_HOME": str(folder / name)}
            bot = await running.enter_async_context(
                process(discord, folder / name, arguments, **given)
            )
            await connected(discord, bot, read_part(environment["OVERLORD_SHARDS"]).ids)
            bots.append(bot)
            found[f"{name}:{place.port}"] = here
        for bot in bots:
            await ready(bot)
        yield found


async def ready(bot: Process) -> None:
    """Wait until a process says in its log that it knows its servers."""
    assert bot.stderr
    while line := await bot.stderr.readline():
        if json.loads(line)["message"] == "ready":
            return
    raise AssertionError(bot.returncode)


async def asked(url: str) -> str:
    """Give what is served at an address, once it is all well there."""
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 200, await answer.text()
        return await answer.text()


async def test_both_halves_are_well_answer_and_are_counted_where_prometheus_looks(
    discord: Loopback, tmp_path: Path, database: str
) -> None:
    async with profile(discord, tmp_path, database) as found:
        # given people on servers of both, who are answered
        for place in PLACES:
            await discord.use(TOKEN, "campaign create", place, name="Nerekhall")
            for _ in range(MOVES):
                note: dict[str, str | int] = {"reason": "correction", "note": "x"}
                await discord.use(TOKEN, "threat gain", place, **note)
        assert discord.private == []
        # when Prometheus looks where its file says
        config = (ROOT / "deploy" / "prometheus.yml").read_text(encoding="utf-8")
        [targets] = re.findall(r"targets: \[(.+)\]", config)
        # then each half is well, and has counted its own half of them, and nobody else any
        assert targets.split(", ") == list(found)
        for here in found.values():
            await asked(f"http://{here}/healthz")
            counted = [
                sample.value
                for family in families(await asked(f"http://{here}/metrics"))
                for sample in family.samples
                if sample.name == "overlord_interactions_total"
                and sample.labels == {"command": "threat gain", "result": "done"}
            ]
            assert counted == [MOVES * len(PLACES) / len(found)]
