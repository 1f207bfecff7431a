"""What the papers tell whatever starts the bot is what the bot does."""

import configparser
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.host import complaints, heartbeat
from bot.host.addresses import read_place
from bot.host.settings import load
from bot.log.postgres.address import is_address
from bot.log.shards import Part, read_part

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMPOSE = (ROOT / "docker-compose.yml").read_text(encoding="utf-8")
RECIPE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
IN_IMAGE = "/home/overlord/var"


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


def services() -> dict[str, str]:
    """The compose file's services, and what stands there of each."""
    [text] = re.findall(r"^services:\n(.*?)^volumes:", COMPOSE, re.DOTALL | re.MULTILINE)
    name, *blocks = re.split(r"^  (\w+):(?: &\w+)?\n", text, flags=re.MULTILINE)
    assert not name
    return dict(zip(blocks[::2], blocks[1::2], strict=True))


def started(profile: str = "") -> dict[str, str]:
    """What `docker compose up` starts, with a profile or without: always what names none."""
    return {
        name: block
        for name, block in services().items()
        if f"profiles: [{profile}]" in block or "profiles:" not in block
    }


def filled_in(text: str, password: str) -> str:
    """Fill in the variable as Compose does, in both forms that stand there."""
    text = re.sub(r"\$\{POSTGRES_PASSWORD:\+(\w+)\}", r"\1" if password else "", text)
    text = text.replace("${POSTGRES_PASSWORD:-}", password)
    assert "$" not in text
    return text


def environment(block: str, password: str) -> dict[str, str]:
    """What a process of the bot finds in its environment, beside what stands in .env."""
    lines = re.findall(
        r"^      - (OVERLORD_.*?)(?: #.*)?$", filled_in(block, password), re.MULTILINE
    )
    return dict(line.split("=", 1) for line in lines)


def processes(password: str) -> dict[str, dict[str, str]]:
    """The bot's processes in the profile, and their environment."""
    return {
        name: environment(block, password)
        for name, block in started("postgres").items()
        if "OVERLORD_HOME" in block
    }


def test_docker_starts_one_process_on_files_unless_it_is_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert list(started()) == ["overlord"]
    # what it finds then is what .env says: none of these names is a setting but its folder
    found = environment(services()["overlord"], "")
    assert found.keys() == {"OVERLORD_HOME", "OVERLORD_"}
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("OVERLORD_SHARDS=7\nOVERLORD_METRICS=9464\n")
    for name in ("DATABASE", "SHARDS", "METRICS"):
        monkeypatch.delenv(f"OVERLORD_{name}", raising=False)
    for name, value in found.items():
        monkeypatch.setenv(name, value)
    settings = load()
    assert (settings.address, settings.part, settings.home) == (None, Part(7), Path(IN_IMAGE))
    assert settings.figures is not None


def test_the_profile_starts_a_database_two_processes_and_prometheus_and_nothing_else() -> None:
    assert set(started("postgres")) == {"overlord", "second", "database", "prometheus"}
    assert list(processes("secret")) == ["overlord", "second"]


def test_the_processes_of_the_profile_have_every_shard_between_them_and_none_twice() -> None:
    parts = [read_part(found["OVERLORD_SHARDS"]) for found in processes("secret").values()]
    [count] = {part.count for part in parts}
    assert sorted(shard for part in parts for shard in part.ids) == [*range(count)]


def test_each_process_has_a_folder_of_its_own_that_outlives_it() -> None:
    blocks = [services()[name] for name in processes("secret")]
    volumes = [re.findall(rf"- (\w+):{IN_IMAGE}$", each, re.MULTILINE) for each in blocks]
    assert volumes == [["campaigns"], ["second"]]
    assert {each["OVERLORD_HOME"] for each in processes("secret").values()} == {IN_IMAGE}
    assert f"VOLUME {IN_IMAGE}" in RECIPE
    [named] = re.findall(r"^volumes:\n((?:  \w+:\n)+)", COMPOSE, re.MULTILINE)
    mounted = re.findall(r"^      - (\w+):/", COMPOSE, re.MULTILINE)
    assert sorted(re.findall(r"\w+", named)) == sorted(mounted)


def test_they_share_one_database_whose_password_stands_in_no_file() -> None:
    [address] = {found["OVERLORD_DATABASE"] for found in processes("secret").values()}
    assert address == "postgresql://overlord:secret@database/overlord"
    assert is_address(address)
    database = filled_in(services()["database"], "secret")
    for line in ("USER: overlord", "DB: overlord", "PASSWORD: secret"):
        assert f"POSTGRES_{line}" in database


def test_without_its_password_nobody_plays_on_a_database_beside_the_files() -> None:
    """Whoever asks for the profile and sets no password has one bot, and one that waits."""
    assert environment(services()["second"], "")["OVERLORD_DATABASE"].count(":@") == 1
    assert "POSTGRES_PASSWORD: \n" in filled_in(services()["database"], "")


def test_what_is_not_built_here_is_named_with_its_version() -> None:
    images = {name: re.findall(r"image: (\S+)", block) for name, block in services().items()}
    assert images.pop("overlord") == images.pop("second") == []
    assert "build: ." in services()["overlord"]
    assert "<<: *process" in services()["second"]
    assert all(re.fullmatch(r"[\w/]+:v?\d[\d.]*", image) for [image] in images.values())


def test_prometheus_looks_at_each_of_them_where_it_serves_figures() -> None:
    served = []
    for name, found in processes("secret").items():
        place = read_place(found["OVERLORD_METRICS"])
        assert place is not None
        served.append(f"{name}:{place.port}")
    config = (ROOT / "deploy" / "prometheus.yml").read_text(encoding="utf-8")
    [targets] = re.findall(r"targets: \[(.+)\]", config)
    assert targets.split(", ") == served
    assert "./deploy/prometheus.yml:/etc/prometheus/prometheus.yml:ro" in services()["prometheus"]
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
