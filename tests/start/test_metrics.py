"""OVERLORD_METRICS: what is measured, who may see it, and that nothing is where it is off."""

import json
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families as families
from prometheus_client.samples import Sample

from bench.loopback import Loopback
from bot.desk.client import OverlordBot
from bot.desk.outbox.outbox import Outbox
from bot.host import metrics, running
from bot.host.addresses import MetricsUnusable, Place
from bot.host.complaints import complaint
from bot.host.life import Line
from bot.host.metrics import Result, measured
from bot.host.settings import BadSetting, HostSettings, load
from bot.rules.basics.stored import replace
from bot.words import ENGLISH
from tests.shards.test_gateway import PLACES, connected, discord, paced
from tests.start.test_discord_at_the_start import TOKEN, quick, settings

__all__ = ["discord", "paced", "quick", "settings"]

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
USER, WORD = "44", "Nerekhall"


class Asked:
    """What somebody sees who asks for the figures."""

    def __init__(self, bot: OverlordBot, port: int) -> None:
        self.bot = bot
        self._at = f"http://127.0.0.1:{port}"

    async def get(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(self._at + path) as answer:
            return answer.status, await answer.text()

    async def samples(self) -> list[Sample]:
        _, text = await self.get("/metrics")
        return [sample for family in families(text) for sample in family.samples]

    async def one(self, name: str, **labels: str) -> float:
        """Give the one figure of this name with these labels."""
        found = [each for each in await self.samples() if each.name == name]
        [value] = [each.value for each in found if each.labels == labels]
        return value


@asynccontextmanager
async def watched(discord: Loopback, folder: Path) -> AsyncIterator[Asked]:
    """The bot with its figures, once it is ready."""
    async with connected(discord, folder) as (bot, line):
        log = bot.desk.service.log
        async with measured(Place("127.0.0.1", 0), bot, bot.desk, log, line) as port:
            yield Asked(bot, port)


async def test_interactions_are_counted_by_command_and_result(
    discord: Loopback, tmp_path: Path
) -> None:
    async with watched(discord, tmp_path) as asked:
        # given a campaign, when one more is refused, and a move made
        await discord.use(TOKEN, "campaign create", PLACES[1], name=WORD)
        await discord.use(TOKEN, "campaign create", PLACES[1], name=WORD)
        await discord.use(TOKEN, "hero add", PLACES[1], name="Leoric")
        await asked.bot.desk.teller.jobs.idle()
        # then each is counted for what it is
        name = "overlord_interactions_total"
        assert await asked.one(name, command="campaign create", result="done") == 1
        assert await asked.one(name, command="campaign create", result="refused") == 1
        assert await asked.one(name, command="hero add", result="done") == 1
        assert await asked.one("overlord_interaction_seconds_count") == 3
        assert await asked.one("overlord_database_seconds_count") > 3


async def test_an_error_that_nobody_expected_is_counted_as_failed(
    discord: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(discord, tmp_path) as asked:
        monkeypatch.setattr(asked.bot.desk.service, "play", None)
        await discord.use(TOKEN, "campaign create", PLACES[1], name=WORD)
        labels = {"command": "campaign create", "result": "failed"}
        assert await asked.one("overlord_interactions_total", **labels) == 1


async def test_latency_is_told_by_shard_and_waiting_moves_are_counted(
    discord: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(discord, tmp_path) as asked:
        monkeypatch.setattr(Outbox, "untold", 7)
        assert await asked.one("overlord_untold_moves") == 7
        name = "overlord_gateway_latency_seconds"
        shards = {each.labels["shard"] for each in await asked.samples() if each.name == name}
        assert shards == {"0", "1", "2"}


async def test_no_label_is_about_people_or_servers(discord: Loopback, tmp_path: Path) -> None:
    async with watched(discord, tmp_path) as asked:
        for place in PLACES:
            await discord.use(TOKEN, "campaign create", place, name=WORD)
        own = {each.qualified_name for each in asked.bot.tree.walk_commands()}
        for sample in await asked.samples():
            assert sample.labels.keys() <= {"command", "result", "shard", "le"}
            assert sample.labels.get("command", "about") in own
            assert sample.labels.get("result", "done") in [*Result]
        _, text = await asked.get("/metrics")
        for word in (WORD, USER, *(str(place.server) for place in PLACES if place.server > 99)):
            assert f'"{word}"' not in text


async def test_health_is_what_the_line_says(discord: Loopback, tmp_path: Path) -> None:
    async with watched(discord, tmp_path) as asked:
        assert await asked.get("/healthz") == (200, "ok\n")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Line, "is_alive", lambda _: False)
            assert await asked.get("/healthz") == (503, "unwell\n")


async def test_how_late_the_loop_comes_is_looked_at_again_and_again(
    discord: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "STALL_EVERY", 0.001)
    async with watched(discord, tmp_path) as asked:
        while await asked.one("overlord_loop_stall_seconds_count") < 3:
            pass
        assert await asked.one("overlord_loop_stall_seconds_sum") > 0


async def test_every_figure_of_the_dashboard_is_there(discord: Loopback, tmp_path: Path) -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    asked_for = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    shown = set(re.findall(r"\b(?:overlord|process)_\w+", asked_for))
    async with watched(discord, tmp_path) as asked:
        await discord.use(TOKEN, "campaign create", PLACES[1], name=WORD)
        there = {each.name for each in await asked.samples()}
    if sys.platform != "linux":  # other systems do not tell of processes
        shown = {name for name in shown if not name.startswith("process_")}
    assert len(shown) > 5
    assert shown <= there
    told = {each.removesuffix("_total") for each in there if each.startswith("overlord_")}
    # and all of the bot's own is shown
    families = {re.sub(r"_(bucket|count|sum|created)$", "", each) for each in told}
    assert {re.sub(r"_(bucket|total)$", "", each) for each in shown} >= families


@pytest.mark.parametrize(
    ("written", "place"),
    [
        ("", None),
        (" off ", None),
        ("9464", Place("127.0.0.1", 9464)),
        ("127.0.0.1:9464", Place("127.0.0.1", 9464)),
        ("0.0.0.0:80", Place("0.0.0.0", 80)),
        ("[::1]:9464", Place("::1", 9464)),
    ],
)
def test_what_can_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str, place: Place | None
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OVERLORD_METRICS", written)
    assert load().figures == place


@pytest.mark.parametrize("written", ["on", "localhost", "127.0.0.1:0", "127.0.0.1:70000", ":9464"])
def test_anything_else_is_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OVERLORD_METRICS", written)
    with pytest.raises(BadSetting) as wrong:
        load()
    said = complaint(wrong.value)
    assert said is not None
    assert ENGLISH.say(said.key, **said.facts).startswith(
        f"OVERLORD_METRICS cannot be “{written}”: it is an address and a port"
    )


async def test_a_port_that_is_taken_is_one_sentence(
    discord: Loopback, settings: HostSettings
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(MetricsUnusable) as failed:
            await running.serve(replace(settings, metrics=place))
    said = complaint(failed.value)
    assert said is not None
    assert (said.key, said.code) == ("metrics-unusable", 1)
    assert ENGLISH.say(said.key, **said.facts).startswith(f"Figures cannot be served at {place}:")


_OFF = """
import importlib, sys
import bot.host.running, bot.host.settings
from bot.host.assembly import cog_names
for name in cog_names():
    importlib.import_module(name)
print(*sorted({name for name in sys.modules if "prometheus" in name or "metrics" in name}))
"""


def test_nothing_of_it_is_loaded_where_it_is_off() -> None:
    done = subprocess.run([sys.executable, "-c", _OFF], check=True, capture_output=True, text=True)
    assert done.stdout.split() == []
