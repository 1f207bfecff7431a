"""What Discord is sent stays within Discord's limits, and everything has its words."""

import re
from collections.abc import Iterator
from typing import Any

from bot.desk.client import OverlordBot

# As Discord's reference on application commands states them.
NAME = re.compile(r"^[-_'\w]{1,32}$")
LONGEST_DESCRIPTION = 100
MOST_CHOICES = MOST_OPTIONS = MOST_CHILDREN = 25
LONGEST_CHOICE = 100
LONGEST_COMMAND = 8000
MOST_COMMANDS = 100


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give a command, its subcommands and their options."""
    yield payload
    for option in payload.get("options", []):
        yield from parts(option)


def sent(bot: OverlordBot) -> list[dict[str, Any]]:
    return [command.to_dict(bot.tree) for command in bot.tree.get_commands()]


def test_names_and_descriptions_are_allowed(bot: OverlordBot) -> None:
    for payload in sent(bot):
        for part in parts(payload):
            assert NAME.match(part["name"]), part["name"]
            assert part["name"] == part["name"].lower()
            assert 1 <= len(part["description"]) <= LONGEST_DESCRIPTION, part["name"]


def test_every_description_comes_from_the_catalogue(bot: OverlordBot) -> None:
    for payload in sent(bot):
        for part in parts(payload):
            assert part["description"] not in ("…", "..."), part["name"]


def test_counts_are_allowed(bot: OverlordBot) -> None:
    payloads = sent(bot)
    assert len(payloads) <= MOST_COMMANDS
    for payload in payloads:
        for part in parts(payload):
            assert len(part.get("options", [])) <= MOST_OPTIONS
            assert len(part.get("choices", [])) <= MOST_CHOICES


def test_choices_are_short_enough(bot: OverlordBot) -> None:
    for payload in sent(bot):
        for part in parts(payload):
            for choice in part.get("choices", []):
                assert 1 <= len(choice["name"]) <= LONGEST_CHOICE
                assert 1 <= len(choice["value"]) <= LONGEST_CHOICE


def test_a_command_is_not_too_long_in_all(bot: OverlordBot) -> None:
    for payload in sent(bot):
        told = sum(
            len(part["name"])
            + len(part["description"])
            + sum(len(c["name"]) + len(str(c["value"])) for c in part.get("choices", []))
            for part in parts(payload)
        )
        assert told <= LONGEST_COMMAND, payload["name"]


def test_required_options_come_first(bot: OverlordBot) -> None:
    for payload in sent(bot):
        for part in parts(payload):
            needed = [option.get("required", False) for option in part.get("options", [])]
            assert needed == sorted(needed, reverse=True), part["name"]
