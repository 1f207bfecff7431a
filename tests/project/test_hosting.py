"""What the papers tell whatever starts the bot is what the bot does."""

import configparser
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.host import complaints, heartbeat
from bot.host.addresses import read_place
from bot.log.shards import read_part

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMPOSE = (ROOT / "docker-compose.yml").read_text(encoding="utf-8")
RECIPE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def unit() -> configparser.ConfigParser:
    """The systemd unit of the README."""
    [text] = re.findall(r"^```\n(\[Unit\]\n.*?)^```$", README, re.DOTALL | re.MULTILINE)
    parser = configparser.ConfigParser()
    parser.read_string(text)
    return parser


def test_systemd_starts_again_what_failed_and_nothing_that_discord_refuses() -> None:
    service = unit()["Service"]
    assert service["Restart"] == "on-failure"
    assert service["RestartPreventExitStatus"] == str(complaints.REFUSED)
    assert service["ExecStart"].endswith("/overlord run")


def test_docker_starts_it_again_a_few_times_and_limits_memory_and_log() -> None:
    for line in ("restart: on-failure:5", "mem_limit: ", "max-size: ", "max-file: "):
        assert f" {line}" in COMPOSE


def test_both_limit_memory_alike() -> None:
    [docker] = re.findall(r"mem_limit: (\d+)m", COMPOSE)
    assert unit()["Service"]["MemoryMax"] == f"{docker}M"


def in_profile() -> dict[str, str]:
    """The bot's processes in the compose file's profile: each service, and what it sets."""
    blocks = re.split(r"^  (?=\w+:)", COMPOSE, flags=re.MULTILINE)
    return {each.partition(":")[0]: each for each in blocks if "OVERLORD_SHARDS" in each}


def test_the_processes_of_the_profile_have_every_shard_between_them_and_none_twice() -> None:
    written = [re.findall(r"OVERLORD_SHARDS: (\S+)", block) for block in in_profile().values()]
    parts = [read_part(part) for [part] in written]
    assert len(parts) == 2
    [count] = {part.count for part in parts}
    assert sorted(shard for part in parts for shard in part.ids) == [*range(count)]


def test_each_of_them_has_a_folder_of_its_own_and_starts_only_when_it_is_named() -> None:
    volumes = [re.findall(r"- (\w+):/home/overlord/var", each) for each in in_profile().values()]
    assert volumes == [["first"], ["second"]]
    assert all("profiles: [postgres]" in block for block in in_profile().values())


def test_they_share_one_database_whose_password_stands_in_no_file() -> None:
    assert COMPOSE.count("OVERLORD_DATABASE: ") == len(in_profile())
    addresses = re.findall(r"postgresql://\S+", COMPOSE)
    assert addresses == ["postgresql://overlord:${POSTGRES_PASSWORD:-}@database/overlord"]


def test_prometheus_looks_at_each_of_them_where_it_serves_figures() -> None:
    served = []
    for name, block in in_profile().items():
        [place] = [read_place(each) for each in re.findall(r"OVERLORD_METRICS: (\S+)", block)]
        assert place is not None
        served.append(f"{name}:{place.port}")
    config = (ROOT / "deploy" / "prometheus.yml").read_text(encoding="utf-8")
    [targets] = re.findall(r"targets: \[(.+)\]", config)
    assert targets.split(", ") == served
    assert "127.0.0.1:9090:9090" in COMPOSE  # for this machine alone


def test_no_digest_is_made_up() -> None:
    assert "ARG BASE=python:3.13-slim\nFROM ${BASE}\n" in RECIPE
    assert not re.findall(r"sha256:[0-9a-f]", RECIPE + README)


@pytest.mark.parametrize(("beats", "code"), [(True, 0), (False, 1)])
def test_the_check_of_the_image_looks_for_a_sign_of_life(
    tmp_path: Path, *, beats: bool, code: int
) -> None:
    [command] = re.findall(r'CMD \["python", (.+?)\]\n', RECIPE.split("STOPSIGNAL")[0])
    if beats:
        heartbeat.beat(tmp_path)
    done = subprocess.run(
        [sys.executable, *re.findall(r'"(.+?)"', command)],
        cwd=ROOT,
        env={"OVERLORD_HOME": str(tmp_path), "PATH": ""},
        check=False,
    )
    assert done.returncode == code
