"""What the papers tell whatever starts the bot is what the bot does."""

import configparser
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.host import complaints, heartbeat

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
