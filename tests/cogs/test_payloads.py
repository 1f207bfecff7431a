"""What Discord is sent stays within Discord's limits, and everything has its words."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandType

from bot.desk.client import OverlordBot
from bot.desk.registering import LONGEST_OPTION, CommandWords, is_of_command
from bot.desk.registering import NAME as NAME_KEY
from bot.words import FALLBACK, WORDS, Catalogue, CommandNames, Words

# As Discord's reference on application commands states them.
NAME = re.compile(r"^[-_'\w]{1,32}$")
NAME_IN_MENU = re.compile(r"^[-_' \w]{1,32}$")
MOST_IN_MENU = 5
LONGEST_DESCRIPTION = 100
MOST_CHOICES = MOST_OPTIONS = MOST_CHILDREN = 25
LONGEST_CHOICE = 100
LONGEST_COMMAND = 8000
MOST_COMMANDS = 100
TRANSLATED = [language for language in Words.load().languages if language != FALLBACK]
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
    """Describes all in every language there is, at as great a length as Discord takes."""

    def own(self, language: str, key: str, /, **args: str | int) -> str | None:
        if not is_of_command(key):
            return None  # names and choices are about as long everywhere
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


async def translated(bot: OverlordBot) -> list[dict[str, Any]]:
    translator = CommandWords(Words.load())
    listed = bot.tree.get_commands(type=TYPED)
    return [await each.get_translated_payload(bot.tree, translator) for each in listed]


def said_in(language: str, part: dict[str, Any], field: str = "name") -> str | None:
    """Give what a client in a language shows, where that is not the English."""
    found: str | None = (part.get(f"{field}_localizations") or {}).get(language)
    return found


@pytest.mark.parametrize("language", TRANSLATED)
async def test_every_command_option_and_choice_has_its_name_in_each_language(
    bot: OverlordBot, language: str
) -> None:
    for payload in await translated(bot):
        for part in parts(payload):
            said = said_in(language, part)
            assert said, part["name"]
            assert NAME.match(said), said
            assert said == said.lower()
            assert said_in(language, part, "description"), part["name"]
            for choice in choices_of(part):
                if part["name"] != "language":  # each is named in itself
                    assert 1 <= len(said_in(language, choice) or "") <= LONGEST_CHOICE, choice


@pytest.mark.parametrize("language", TRANSLATED)
async def test_no_two_names_are_alike_beside_each_other_in_a_language(
    bot: OverlordBot, language: str
) -> None:
    payloads = await translated(bot)
    assert len({said_in(language, each) for each in payloads}) == len(payloads)
    for payload in payloads:
        for part in parts(payload):
            beside = [said_in(language, each) for each in part.get("options", [])]
            assert len(set(beside)) == len(beside), (part["name"], beside)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_translated_name_is_that_of_a_command_or_option(
    bot: OverlordBot, language: str
) -> None:
    named = {key for key in Words.load().keys(language) if key.startswith(NAME_KEY)}
    assert named == {key for each in sent(bot) for key in keys_of(each)}


def keys_of(payload: dict[str, Any], path: str = "") -> Iterator[str]:
    here = f"{path}-{payload['name']}".strip("-")
    yield f"{NAME_KEY}{here}"
    for option in payload.get("options", []):
        if option["type"] in (1, 2):
            yield from keys_of(option, here)
        else:
            yield f"{NAME_KEY}option-{option['name'].replace('_', '-')}"


async def test_menus_are_named_in_other_languages_as_people_write(bot: OverlordBot) -> None:
    """Small letters are for typed commands alone; what is too long for a menu is left out."""
    german = f"menu-show-sheet = Bogen zeigen\nmenu-hero-defeated = {'x' * 33}\n"
    words = Words({"en": Catalogue.load(WORDS / "en"), "de": Catalogue("de", [german])})
    told = {}
    for menu in bot.tree.get_commands(type=AppCommandType.user):
        payload = await menu.get_translated_payload(bot.tree, CommandWords(words))
        told[menu.name] = payload["name_localizations"]
    assert told == {"Show sheet": {"de": "Bogen zeigen"}, "Hero defeated": {}}


def choices_typed(listed: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Give every choice as scripts type it, with its option."""
    for payload in listed:
        for part in parts(payload):
            for choice in choices_of(part):
                yield part["name"], str(choice["value"])


@pytest.mark.parametrize("language", TRANSLATED)
async def test_no_sentence_names_a_choice_otherwise_than_the_list(
    bot: OverlordBot, language: str
) -> None:
    """Whoever reads `topic:well` would look in vain for "well" among the choices."""
    files = [file.read_text(encoding="utf-8") for file in sorted((WORDS / language).glob("*.ftl"))]
    names, known = CommandNames(files), Catalogue(language, files)
    listed = set(choices_typed(sent(bot)))
    written = "\n".join(re.sub(r"^#.*$", "", text, flags=re.MULTILINE) for text in files)
    said = names.put_into(written)
    met = {pair for pair in listed if re.search(rf"\b{pair[0]}:{pair[1]}\b", written)}
    assert len(met) > 10
    for option, value in met:
        own = known.say(f"name-option-{option.replace('_', '-')}")
        assert f"{own}:{known.say(f'value-{value}')}" in said
        assert not re.search(rf"\b{own}:{value}\b", said), f"{option}:{value}"
