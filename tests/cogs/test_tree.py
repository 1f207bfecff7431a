"""The commands are those of the contract: names, options, order, choices, limits, places."""

import inspect
import re
from typing import Any

import pytest
from discord import AppCommandType, app_commands
from discord.app_commands import ContextMenu

from bot.desk.client import OverlordBot
from tests.cogs import contract

STRING, INTEGER, SWITCH, USER, FILE = 3, 4, 5, 6, 11
Payloads = dict[str, dict[str, Any]]
LISTED = contract.listed()


def options(payload: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {option["name"]: option for option in payload.get("options", [])}


def test_every_listed_command_is_there(payloads: Payloads) -> None:
    assert set(LISTED) <= set(payloads)


@pytest.mark.parametrize("path", LISTED)
def test_options_stand_in_order(payloads: Payloads, path: str) -> None:
    told = [(o["name"], o.get("required", False)) for o in payloads[path].get("options", [])]
    assert told == [(option.name, option.required) for option in LISTED[path]]


@pytest.mark.parametrize("path", LISTED)
def test_options_take_what_the_contract_says(payloads: Payloads, path: str) -> None:
    for name, option in options(payloads[path]).items():
        at = (path, name)
        choices = [choice["value"] for choice in option.get("choices", [])]
        if name in contract.USERS or at in contract.USERS_IN:
            assert option["type"] == USER, at
        elif name in contract.FILES:
            assert option["type"] == FILE, at
        elif name in contract.SWITCHES:
            assert option["type"] == SWITCH, at
        elif words := contract.WORDS_IN.get(at) or _words(path, name):
            assert (option["type"], choices) == (STRING, words), at
            assert all(NAME.match(choice["name"]) for choice in option["choices"]), at
        elif numbers := contract.NUMBERS_IN.get(at) or contract.NUMBERS.get(name):
            told = (option["type"], option["min_value"], option["max_value"])
            assert told == (INTEGER, *numbers), at
        else:
            assert option["type"] == STRING, at
            if name in contract.POOLS:
                assert not {"min_length", "max_length"} & option.keys(), at
                continue
            assert option["min_length"] == 1, at
            assert option["max_length"] == _longest(name), at


NAME = re.compile(r"(?!.*[a-z]-[a-z])[A-Z0-9]")
"""A name of a choice is words: it begins with a capital, and no hyphens join them."""


def _words(path: str, name: str) -> list[str] | None:
    return contract.WORDS.get(name)


def _longest(name: str) -> int:
    return contract.LONGEST.get(name, 60)


@pytest.mark.parametrize("path", LISTED)
def test_names_of_things_autocomplete(payloads: Payloads, path: str) -> None:
    for name, option in options(payloads[path]).items():
        at = (path, name)
        usually = name in contract.COMPLETED and at not in contract.NOT_COMPLETED_IN
        wanted = usually or at in contract.COMPLETED_IN
        assert option.get("autocomplete", False) == wanted, (path, name)


@pytest.mark.parametrize(("place", "value"), contract.DEFAULTS.items())
def test_defaults(bot: OverlordBot, place: tuple[str, str], value: object) -> None:
    path, option = place
    command = bot.tree.get_command(path.split()[0])
    assert isinstance(command, app_commands.Group)
    found = command.get_command(path.split()[1])
    assert isinstance(found, app_commands.Command)
    # Python keeps some words to itself: an option `as` is a parameter `as_`.
    names = {
        name.rstrip("_"): each
        for name, each in inspect.signature(found.callback).parameters.items()
    }
    assert names[option].default == value


def test_commands_are_for_servers_and_some_for_everywhere(bot: OverlordBot) -> None:
    for command in bot.tree.get_commands():
        payload = command.to_dict(bot.tree)
        here = [0, 1, 2] if command.name in contract.PORTABLE else [0]
        assert payload["contexts"] == here, command.name


def test_commands_are_installed_on_servers_and_some_by_people_too(bot: OverlordBot) -> None:
    for command in bot.tree.get_commands():
        payload = command.to_dict(bot.tree)
        by = [0, 1] if command.name in contract.PORTABLE else [0]
        assert payload["integration_types"] == by, command.name


def test_menus_are_those_of_the_contract(bot: OverlordBot) -> None:
    kinds = {AppCommandType.user: "member", AppCommandType.message: "message"}
    listed = [each for each in bot.tree.get_commands() if isinstance(each, ContextMenu)]
    assert {menu.name: kinds[menu.type] for menu in listed} == contract.MENUS


def test_no_command_asks_for_discord_permissions(bot: OverlordBot) -> None:
    """Who may do what is for the rules to say, with a sentence."""
    for command in bot.tree.get_commands():
        assert command.to_dict(bot.tree)["default_member_permissions"] is None
