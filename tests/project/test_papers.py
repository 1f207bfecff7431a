"""The papers around the code agree with it."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot import __version__

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_newest_version_of_the_changelog_is_this_one() -> None:
    first, newest, *_ = re.findall(r"^## \[(.+?)\]", read("CHANGELOG.md"), re.MULTILINE)
    assert (first, newest) == ("Unreleased", __version__)


def test_every_version_of_the_changelog_has_its_day() -> None:
    headings = re.findall(r"^## (?!\[Unreleased\]$)(.+)$", read("CHANGELOG.md"), re.MULTILINE)
    for heading in headings:
        assert re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}", heading), heading


def test_the_licence_is_the_one_the_project_names() -> None:
    assert PROJECT["license"] == read("LICENSE").split()[0] == "MIT"
    assert PROJECT["license-files"] == ["LICENSE"]
    assert PROJECT["authors"] == [{"name": "the Overlord contributors"}]
    assert "the Overlord contributors" in read("LICENSE")


def test_the_workflow_tries_the_oldest_python_that_is_promised() -> None:
    [tried] = re.findall(r"^ +python: \[(.+)\]$", read(".github/workflows/ci.yml"), re.MULTILINE)
    oldest = PROJECT["requires-python"].removeprefix(">=")
    assert oldest in re.findall(r"[\d.]+", tried)
    assert set(re.findall(r"[\d.]+", tried)) <= {
        each.split()[-1] for each in PROJECT["classifiers"]
    }


@pytest.mark.parametrize(
    "paper",
    ["CHANGELOG", "CODE_OF_CONDUCT", "CONTRIBUTING", "LICENSE", "PRIVACY", "SECURITY"],
)
def test_the_readme_leads_to_every_paper(paper: str) -> None:
    assert re.search(rf"\]\({paper}(\.md)?[)#]", read("README.md"))
