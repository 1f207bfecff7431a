"""What Discord cuts off or refuses is short enough in every language: labels, titles, choices."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.desk.drawn.layout import LONGEST_LABEL, LONGEST_OPTION, LONGEST_PLACEHOLDER
from bot.desk.forms.forms import LONGEST_HINT, LONGEST_TITLE
from bot.desk.forms.forms import LONGEST_LABEL as LONGEST_FIELD
from bot.words import FALLBACK, WORDS, CommandNames

LONGEST_MENU = 32
ROOM = {
    r"(board-)?button-": LONGEST_LABEL,
    r"choice-": LONGEST_LABEL,
    r"form-": LONGEST_TITLE,
    r"field-": LONGEST_FIELD,
    r"hint-": LONGEST_HINT,
    r"(board-|panel-)?select-": LONGEST_PLACEHOLDER,
    r"menu-": LONGEST_MENU,
    r"value-": LONGEST_OPTION,
}
# Sentences about buttons and forms, which stand in messages.
SENTENCES = ("button-old", "button-unknown", "form-late")
LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir())


def longest(pattern: fluent.Pattern) -> int:
    """Count the letters of a sentence, the longest variants, without what is filled in."""
    return sum(map(_part, pattern.elements))


def _part(part: fluent.TextElement | fluent.Placeable) -> int:
    if isinstance(part, fluent.TextElement):
        return len(part.value)
    if isinstance(part.expression, fluent.SelectExpression):
        return max(longest(each.value) for each in part.expression.variants)
    return len(part.expression.value) if isinstance(part.expression, fluent.StringLiteral) else 0


def messages(language: str) -> dict[str, fluent.Pattern]:
    """Give what a language says, commands by the names that it has for them."""
    files = [file.read_text(encoding="utf-8") for file in (WORDS / language).glob("*.ftl")]
    named = CommandNames(() if language == FALLBACK else files)
    return {
        entry.id.name: entry.value
        for source in files
        for entry in FluentParser().parse(named.put_into(source)).body
        if isinstance(entry, fluent.Message) and entry.value is not None
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_discord_cuts_off_has_room(language: str) -> None:
    said = messages(language)
    long = {
        key: longest(pattern)
        for key, pattern in said.items()
        for start, most in ROOM.items()
        if re.match(start, key) and key not in SENTENCES and longest(pattern) > most
    }
    assert long == {}
    assert all(any(re.match(start, key) for key in said) for start in ROOM)


def test_the_longest_variant_counts() -> None:
    text = 'button-x = { $n ->\n    [one] ab\n   *[other] { $n } abcd\n}{ "!" }\n'
    entry = FluentParser().parse(text).body[0]
    assert isinstance(entry, fluent.Message)
    assert entry.value is not None
    assert longest(entry.value) == len(" abcd!")
