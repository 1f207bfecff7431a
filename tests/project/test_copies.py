"""An installed copy, a fresh clone and what the image gets all work; nothing asks the network."""

import re
import zipfile
from pathlib import Path

import pytest

from tests import smoke


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return smoke.build(tmp_path_factory.mktemp("wheel"))


def test_an_installed_copy_works_far_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    assert list(smoke.faults(smoke.leaning(wheel, tmp_path))) == []


def test_so_does_what_the_image_gets(tmp_path: Path) -> None:
    assert list(smoke.faults(smoke.image(tmp_path))) == []


@pytest.mark.skipif(not (smoke.ROOT / ".git").exists(), reason="this is no clone")
def test_so_does_a_fresh_clone(tmp_path: Path) -> None:
    assert list(smoke.faults(smoke.clone(tmp_path))) == []


def test_each_is_tried_anew_on_every_system_before_a_change_is_taken() -> None:
    assert list(smoke.KINDS) == ["wheel", "clone", "image"]
    jobs = (smoke.ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert re.findall(r"- run: python -m tests\.smoke(.*)$", jobs, re.MULTILINE) == [" --whole"]


def test_the_wheel_holds_all_that_the_bot_reads(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    data = {
        f"bot/data_files/{file.relative_to(smoke.ROOT / 'data').as_posix()}"
        for file in (smoke.ROOT / "data").rglob("*.*")
        if file.is_file()
    }
    beside = {
        file.relative_to(smoke.ROOT).as_posix()
        for package in ("bot", "cogs")
        for file in (smoke.ROOT / package).rglob("*")
        if file.is_file() and file.suffix != ".pyc"
    }
    assert data and beside
    assert data | beside <= held


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    tops = {name.partition("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top.partition("-")[0] for top in tops} == {"bot", "cogs", "overlord"}
