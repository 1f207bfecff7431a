"""Commands, options, pages and help find their words, and no words are left over."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import ContextMenu
from fluent.syntax import FluentParser
from fluent.syntax.ast import Comment, GroupComment, Message, ResourceComment

from bot.desk.client import OverlordBot
from bot.desk.registering import is_of_command
from bot.pages.lookups.decks import GROUPS
from bot.pages.lookups.helping import Topic
from bot.rules.basics.options import (
    AttributeTestsBy,
    Costs,
    Nudge,
    Refresh,
    RulesMode,
    Shop,
    StepOrder,
    Track,
    Winner,
)
from bot.rules.printed.decks import Moment, Spend
from bot.rules.state.events import Why
from bot.words import ENGLISH, WORDS
from tests.sources import telling

ROOT = Path(__file__).parents[2]
COUNTERS = (
    *("beneath", "damage", "hero-tokens", "tokens", "sealed"),
    *("marker", "marker-card", "marker-tile", "marker-hero"),
)
MINE = ("commands", "pages", "help")
SETTINGS = {
    "rules": RulesMode,
    "costs": Costs,
    "steps": StepOrder,
    "tests": AttributeTestsBy,
    "nudge": Nudge,
    "track": Track,
    "shop": Shop,
}


def keys(file: str) -> set[str]:
    text = (WORDS / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    parsed = FluentParser().parse(text)
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


def said_somewhere() -> set[str]:
    """Give every key that stands as a text in the code of pages and cogs."""
    return set(re.findall(r'"((?:page|help)-[a-z0-9-]+)"', telling()))


def families() -> set[str]:
    """Give the keys that the code makes from closed lists of words."""
    return {
        *(f"page-why-{why}" for why in Why),
        *(f"page-moment-{moment}" for moment in Moment),
        *(f"page-spend-{spend}" for spend in Spend),
        *(f"page-refresh-{refresh}" for refresh in Refresh),
        *(f"page-columns-{costs}" for costs in Costs),
        *(f"page-account-{what}" for what in ("paid", "threat", "xp", "drawn")),
        *(f"page-outcome-{winner}" for winner in Winner),
        *(f"page-setting-{name}-{word}" for name, words in SETTINGS.items() for word in words),
        *(f"page-setting-track-{track}-first" for track in (Track.SHEET, Track.EVERYTHING)),
        *(f"page-stage-{stage}" for stage in ("set-up", "play")),
        *(f"page-turn-{whose}{end}" for whose in ("hero", "overlord") for end in ("", "-ended")),
        *(f"page-{form}-{what}" for form in ("card", "lies") for what in COUNTERS),
        *(f"page-list-{state}" for state in ("running", "ended")),
        *(f"page-hand-{group}" for group in GROUPS),
        *(f"help-{topic}" for topic in Topic),
        *(f"help-{topic}-label" for topic in Topic),
        *(f"help-size-{size}" for size in ("small", "medium", "huge", "massive", "unknown")),
    }


def of_commands(bot: OverlordBot) -> Iterator[str]:
    for command in bot.tree.get_commands():
        if isinstance(command, ContextMenu):
            yield f"menu-{command.name.lower().replace(' ', '-')}"
        else:
            yield from _of(command.to_dict(bot.tree), "")


def _of(payload: dict[str, Any], path: str) -> Iterator[str]:
    here = f"{path}-{payload['name']}".strip("-")
    yield f"command-{here}"
    for option in payload.get("options", []):
        if option["type"] in (1, 2):
            yield from _of(option, here)
        else:
            name = option["name"].replace("_", "-")
            own = f"option-{here}-{name}"
            yield own if ENGLISH.has(own) else f"option-{name}"


@pytest.mark.parametrize("file", MINE)
def test_every_line_is_understood(file: str) -> None:
    """A line that begins with a star or a bracket would be left out without a word."""
    text = (WORDS / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    allowed = Message | Comment | GroupComment | ResourceComment
    assert [entry for entry in body if not isinstance(entry, allowed)] == []


def test_pages_and_help_say_what_there_is_and_nothing_else() -> None:
    assert keys("pages") | keys("help") == said_somewhere() | families()


def test_commands_and_options_have_their_words_and_no_others(bot: OverlordBot) -> None:
    told = {key for key in ENGLISH if is_of_command(key)}
    assert told == set(of_commands(bot))


def test_no_language_adds_keys_that_english_lacks() -> None:
    for folder in WORDS.iterdir():
        for file in folder.glob("*.ftl"):
            if file.stem in MINE:
                parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
                told = {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
                assert told <= keys(file.stem), file
