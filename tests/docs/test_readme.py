"""The README does what it says, and no page of the project points into the void."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType
from PIL import Image

from bot.__main__ import main
from bot.desk.client import OverlordBot
from bot.desk.outbox.permissions import NEEDED
from bot.practice.real import fresh
from bot.practice.rehearse import rehearse
from bot.words import ENGLISH
from tests.simcord_support import table

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
MOST_BYTES = 300_000
_LINK = re.compile(r'(?:\]\(|src=")(?P<target>[^)"\s]+)')
_FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)


def prose(text: str) -> str:
    """A page without its blocks of code."""
    return _FENCED.sub("", text)


def links(page: Path) -> Iterator[str]:
    """The relative links of a page."""
    for found in _LINK.finditer(prose(page.read_text(encoding="utf-8"))):
        if "://" not in found["target"]:
            yield found["target"]


def anchors(page: Path) -> set[str]:
    """What a page's headings are called in links."""
    headings = re.findall(r"^#+ (.+)$", prose(page.read_text(encoding="utf-8")), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.replace(" ", "-") for heading in plain}


def paths(payload: dict[str, Any], *before: str) -> Iterator[str]:
    """A command of the tree, and all below it, as people write them."""
    path = (*before, str(payload["name"]))
    yield " ".join(path)
    for option in payload.get("options", []):
        if option["type"] in (1, 2):  # subcommands and their groups
            yield from paths(option, *path)


@pytest.fixture
async def commands() -> set[str]:
    async with table() as world:
        bot = world.sim.env.bot
        assert isinstance(bot, OverlordBot)
        typed = bot.tree.get_commands(type=AppCommandType.chat_input)
        return {path for each in typed for path in paths(each.to_dict(bot.tree))}


async def test_the_walk_through_is_a_rehearsal_without_fault(tmp_path: Path) -> None:
    [script] = re.findall(r"^```rehearsal\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    file = tmp_path / "walk-through.play"
    file.write_text(script, encoding="utf-8")
    await rehearse(file, fresh, lambda _: None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        target, _, anchor = link.partition("#")
        there = page.parent / target if target else page
        assert there.exists(), link
        assert not anchor or anchor in anchors(there), link


def test_every_picture_of_the_readme_is_small_and_described() -> None:
    shown = re.findall(r"<img ([^>]*)>", README)
    assert len(shown) == 3
    for tag in shown:
        [source] = re.findall(r'src="([^"]*)"', tag)
        [described] = re.findall(r'alt="([^"]*)"', tag)
        assert len(described) > 80
        assert (ROOT / source).stat().st_size < MOST_BYTES
        with Image.open(ROOT / source) as picture:
            picture.verify()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_that_is_named_exists(page: Path, commands: set[str]) -> None:
    roots = {path.partition(" ")[0] for path in commands}
    text = prose(page.read_text(encoding="utf-8"))
    for root, leaf in re.findall(r"`/([a-z]+)(?: ([a-z-]+)(?![:a-z-]))?[^`]*`", text):
        assert root in roots, root
        assert not leaf or f"{root} {leaf}" in commands, (root, leaf)


def test_the_table_of_commands_is_the_tree(commands: set[str]) -> None:
    rows = re.findall(r"^\| `/(\w+)` \| (.+) \|$", README, re.MULTILINE)
    told = {f"{root} {leaf}" for root, listed in rows for leaf in _leaves(listed)}
    listed_roots = {root for root, _ in rows} - {"well", "rumor"}
    assert told == {path for path in commands if " " in path and path.split()[0] in listed_roots}
    named = set(re.findall(r"`/(\w+)`", README))
    assert {path.partition(" ")[0] for path in commands} <= named


def test_the_readme_names_what_stands_in_menus() -> None:
    menus = {ENGLISH.say(key) for key in ENGLISH if key.startswith("menu-")}
    told = re.findall(r"^\| menu of [^|]* \| (.+) \|$", README, re.MULTILINE)
    assert {name for listed in told for name in re.findall(r"\*([^*]+)\*", listed)} == menus


def _leaves(listed: str) -> Iterator[str]:
    if re.fullmatch(r"[a-z-]+(?: \([^)]*\))?(?:, [a-z-]+(?: \([^)]*\))?)*", listed):
        yield from (leaf.split()[0] for leaf in listed.split(", "))


def test_make_knows_every_target_that_is_named() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
    for page in PAGES:
        named = re.findall(r"(?:`|^)make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(named) <= targets, page.name


def test_the_command_line_knows_what_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    named = set(re.findall(r"(?:bin/overlord|-m bot|--rm overlord) ([a-z]+)", README))
    assert named == {"backup", "check", "emojis", "play", "rehearse", "restore", "run"}
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    told = capsys.readouterr().out
    assert all(f"    {each} " in told for each in named)


def test_the_permissions_are_those_of_the_invitation() -> None:
    [rows] = re.findall(r"\| permission \| what for \|\n\|.*\|\n((?:\|.*\n)+)", README)
    told = {name for row in rows.splitlines() for name in row.split(" | ")[0][2:].split(", ")}
    needed = (name.replace("_", "-") for name, given in NEEDED if given)
    assert told == {ENGLISH.say(f"permission-{name}") for name in needed}


def test_every_variable_of_the_example_is_read() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    settings = (ROOT / "bot" / "host" / "settings.py").read_text(encoding="utf-8")
    for variable in re.findall(r"^([A-Z_]+)=", example, re.MULTILINE):
        field = variable.removeprefix("OVERLORD_").lower()
        assert f"{field}:" in settings, variable
