"""What Discord is sent stays within Discord's limits, and everything has its words."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandType

from bot.desk.client import OverlordBot
from bot.desk.registering import LONGEST_OPTION, CommandWords
from bot.words import FALLBACK, WORDS, Catalogue, Words

# As Discord's reference on application commands states them.
NAME = re.compile(r"^[-_'\w]{1,32}$")
NAME_IN_MENU = re.compile(r"^[-_' \w]{1,32}$")
MOST_IN_MENU = 5
LONGEST_DESCRIPTION = 100
MOST_CHOICES = MOST_OPTIONS = MOST_CHILDREN = 25
LONGEST_CHOICE = 100
LONGEST_COMMAND = 8000
MOST_COMMANDS = 100
TYPED, MENUS = AppCommandType.chat_input, (AppCommandType.user, AppCommandType.message)


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give a command, its subcommands and their options."""
    yield payload
    for option in payload.get("options", []):
        yield from parts(option)


def sent(bot: OverlordBot, kind: AppCommandType = TYPED) -> list[dict[str, Any]]:
    return [command.to_dict(bot.tree) for command in bot.tree.get_commands(type=kind)]


def test_names_and_descriptions_are_allowed(bot: OverlordBot) -> None:
    for payload in sent(bot):
        for part in parts(payload):
            assert NAME.match(part["name"]), part["name"]
            assert part["name"] == part["name"].lower()
            assert 1 <= len(part["description"]) <= LONGEST_DESCRIPTION, part["name"]


@pytest.mark.parametrize("kind", MENUS)
def test_names_in_menus_are_allowed(bot: OverlordBot, kind: AppCommandType) -> None:
    listed = sent(bot, kind)
    assert 0 < len(listed) <= MOST_IN_MENU
    assert all(NAME_IN_MENU.match(each["name"]) for each in listed)


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


def length(payload: dict[str, Any]) -> int:
    """Count as Discord does: names, descriptions and values of all parts, longest language each."""
    return sum(
        longest(part, "name") + longest(part, "description") + sum(map(of_choice, choices_of(part)))
        for part in parts(payload)
    )


def choices_of(part: dict[str, Any]) -> list[dict[str, Any]]:
    return list(part.get("choices", []))


def of_choice(choice: dict[str, Any]) -> int:
    return longest(choice, "name") + len(str(choice["value"]))


def longest(part: dict[str, Any], field: str) -> int:
    others = part.get(f"{field}_localizations") or {}
    return max(map(len, (part[field], *others.values())))


class Wordy(Words):
    """Says all in every language there is, at as great a length as Discord takes."""

    def own(self, language: str, key: str, /, **args: str | int) -> str | None:
        return "x" * (LONGEST_OPTION if key.startswith("option-") else LONGEST_DESCRIPTION)


@pytest.mark.parametrize("kind", [Words, Wordy], ids=["as shipped", "no language is longer"])
async def test_no_command_is_too_long_in_all_in_any_language(
    bot: OverlordBot, kind: type[Words]
) -> None:
    translator = CommandWords(kind.load())
    for command in bot.tree.get_commands(type=TYPED):
        payload = await command.get_translated_payload(bot.tree, translator)
        assert length(payload) <= LONGEST_COMMAND, payload["name"]
        told = payload["description_localizations"].values()
        assert bool(told) is (kind is Wordy or languages_shipped())
        assert all(len(each) == LONGEST_DESCRIPTION for each in told) or kind is Words


def languages_shipped() -> bool:
    """Tell whether any language but English comes along."""
    return set(Words.load().languages) != {FALLBACK}


def test_required_options_come_first(bot: OverlordBot) -> None:
    for payload in sent(bot):
        for part in parts(payload):
            needed = [option.get("required", False) for option in part.get("options", [])]
            assert needed == sorted(needed, reverse=True), part["name"]


async def test_menus_are_named_in_other_languages_as_people_write(bot: OverlordBot) -> None:
    """Small letters are for typed commands alone; what is too long for a menu is left out."""
    german = f"menu-show-sheet = Bogen zeigen\nmenu-hero-defeated = {'x' * 33}\n"
    words = Words({"en": Catalogue.load(WORDS / "en"), "de": Catalogue("de", [german])})
    told = {}
    for menu in bot.tree.get_commands(type=AppCommandType.user):
        payload = await menu.get_translated_payload(bot.tree, CommandWords(words))
        told[menu.name] = payload["name_localizations"]
    assert told == {"Show sheet": {"de": "Bogen zeigen"}, "Hero defeated": {}}
