"""The locks hold what pyproject.toml asks for, each file by its hash, and name no address."""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ROOT / "requirements"
ASKED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUN: list[str] = ASKED["project"]["dependencies"]
PLAY: list[str] = [*RUN, *ASKED["project"]["optional-dependencies"]["play"]]
POSTGRES: list[str] = [*RUN, *ASKED["project"]["optional-dependencies"]["postgres"]]
GROUPS: dict[str, list[str]] = ASKED["dependency-groups"]
DEV = [*PLAY, *POSTGRES, *GROUPS["dev"]]
NAMES = ["run", "play", "postgres", "dev", "bench"]
# Put together here, so that this file names none of them either.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("python" + "hosted", "org"),
        ("pypi", "python", "org"),
        ("npmjs", "org"),
        ("deb", "debian", "org"),
        ("anaconda", "org"),
    )
]
_MADE_HERE = {"__pycache__", "build", "htmlcov", "var"}
_BYTES = {".png", ".sqlite3", ".pyc"}


def name(requirement: str) -> str:
    """The one spelling of a package's name that locks use."""
    [found] = re.findall(r"^[A-Za-z0-9._-]+", requirement)
    return re.sub(r"[-_.]+", "-", found).lower()


def locked(lock: str) -> dict[str, str]:
    """Every package of a lock, with the version and the hashes that follow it."""
    text = (LOCKS / f"{lock}.txt").read_text(encoding="utf-8")
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    return {name(block): block for block in blocks}


def texts() -> Iterator[Path]:
    """Every file of the project that people read, without what is made on this machine."""
    for folder, below, files in os.walk(ROOT):
        below[:] = [each for each in below if each in {".github", ".ci"} or _ours(each)]
        for each in files:
            if Path(each).suffix not in _BYTES and each != ".env":
                yield Path(folder, each)


def _ours(folder: str) -> bool:
    return not folder.startswith(".") and folder not in _MADE_HERE and "egg-info" not in folder


@pytest.mark.parametrize(
    ("lock", "asked"),
    [*zip(NAMES, (RUN, PLAY, POSTGRES, DEV, GROUPS["bench"]), strict=True)],
    ids=NAMES,
)
def test_a_lock_holds_all_that_is_asked_for(lock: str, asked: list[str]) -> None:
    assert {name(each) for each in asked} <= set(locked(lock))


@pytest.mark.parametrize("lock", NAMES)
def test_every_locked_package_has_one_version_and_its_hashes(lock: str) -> None:
    for package, block in locked(lock).items():
        assert re.match(r"[a-z0-9-]+==[\w.]+ ", block), package
        assert "--hash=sha256:" in block, package


@pytest.mark.parametrize("lock", ["run", "play", "postgres"])
def test_what_runs_is_what_was_tested(lock: str) -> None:
    dev = locked("dev")
    for package, block in locked(lock).items():
        assert block.partition(" \\\n")[0] == dev[package].partition(" \\\n")[0]


@pytest.mark.parametrize("lock", ["run", "play", "postgres"])
def test_no_host_carries_what_only_measures_and_drawings_need(lock: str) -> None:
    assert not {"numpy", "scipy", "grimp", "pytest-cov"} & set(locked(lock))


def test_the_locks_name_no_address_and_no_option() -> None:
    for lock in LOCKS.glob("*.txt"):
        lines = lock.read_text(encoding="utf-8").splitlines()
        assert not [line for line in lines if "://" in line or line.startswith("-")], lock.name


def test_no_file_names_a_registry() -> None:
    read = {file: file.read_text(encoding="utf-8", errors="replace") for file in texts()}
    assert ROOT / "pyproject.toml" in read
    named = [(file, host) for file, text in read.items() for host in REGISTRIES if host in text]
    assert named == []
