"""People's words lose their power: nothing of Discord's markdown survives in them."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.pages.text import bold, clean, plain, struck

MARKED = st.text(alphabet="ab *_~|`>#+-.:/[]()<@!&\\\n1234567890everyonhrtps", max_size=60)
TEXTS = st.one_of(MARKED, st.text(max_size=60))
HOSTILE = (
    "[a](b)[Free Nitro](https://evil.example)",
    r"[a](\<#123>)",
    r"\[a](https://evil.example)",
    "[a\n](https://evil.example)",
    "x](https://evil.example)",
    "(https://evil.example)",
    "https://evil.example/a_b_c",
    "<https://evil.example>",
    "</campaign delete:123456789012345678>",
    "<:smile:123456789012345678>",
    "<t:1900000000:R>",
    "<@123456789012345678> <@&123456789012345678> <#123456789012345678>",
    "a\n1. one\n> two\n>>> three\n### four\n-# five\n* six\n+ seven",
    "\\",
    "**",
    "||a||",
    "```\nx\n```",
)

# How Discord reads a text, in the order in which it tries: an escape first, then all that it makes
# something of, else the next letter.
ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
MARKUP = re.compile(
    r"\[[^\[\]]*\]\([^()]*\)"  # a link under words
    r"|(?:https?|steam|discord)://\S"  # a link as it stands
    r"|<[^<>]+>"  # mentions, emoji, moments, commands, addresses
    r"|\*(?=.)|_(?=.)|~~|\|\||`"  # emphasis, struck, hidden, code
    r"|@everyone|@here"
)
LINE = re.compile(r"(?m)^\s*(?:>|#{1,3}|-#|[-*+]|\d+\.)(?=\s)")


def read(text: str) -> tuple[str, list[str]]:
    """Give what Discord shows, and what it made something of."""
    shown, found, at = "", [], 0
    while at < len(text):
        if escape := ESCAPE.match(text, at):
            shown, at = shown + escape[1], escape.end()
        elif markup := MARKUP.match(text, at):
            found.append(markup[0])
            shown, at = shown + markup[0], markup.end()
        else:
            shown, at = shown + text[at], at + 1
    return shown, [*found, *LINE.findall(text)]


def everyone_apart(text: str) -> str:
    return text.replace("@\u200b", "@")


def test_the_reader_of_these_tests_finds_what_discord_finds() -> None:
    for text in (*HOSTILE[:1], *HOSTILE[4:13], *HOSTILE[14:]):
        if text not in ("x](https://evil.example)", "(https://evil.example)"):
            assert read(text)[1], text


@given(TEXTS)
@pytest.mark.parametrize("around", ["{}", "so “{}”, then", "- {}", "[Look: {}", "> {}"])
def test_nothing_of_peoples_text_is_read_as_anything_but_text(around: str, text: str) -> None:
    before, _, after = around.partition("{}")
    shown, found = read(before + clean(text) + after)
    assert everyone_apart(shown) == before + text.replace("@\u200b", "@") + after
    assert found == read(before + "x" + after)[1]


@pytest.mark.parametrize("text", HOSTILE)
def test_what_was_tried_is_dead(text: str) -> None:
    assert read(clean(text))[1] == []


@given(TEXTS, TEXTS)
@example("[a", "](https://evil.example)")
@example("[a]", "(https://evil.example)")
@example("https", "://evil.example")
def test_two_texts_beside_each_other_make_nothing_together(one: str, other: str) -> None:
    _, found = read(f"{clean(one)}{clean(other)}")
    assert found == []


@given(TEXTS)
def test_emphasis_around_a_text_is_all_the_emphasis_there_is(text: str) -> None:
    line = "x" + "".join(text.split())
    assert read(bold(clean(line)))[1] == read("**x**")[1]
    assert struck(clean(line)).count("~~") == 2


def test_calls_of_everybody_and_of_somebody_are_taken_apart() -> None:
    assert clean("@everyone @here <@123456789012345678>") == (
        "@\u200beveryone @\u200bhere \\<@\u200b123456789012345678>"
    )


@pytest.mark.parametrize(
    "text", ["Leoric of the Book", "Größe (2)", "It's 5-1; a: b, no. 3!", "राम", "a/b = c"]
)
def test_plain_words_stand_as_they_are(text: str) -> None:
    assert clean(text) == text


def test_every_line_said_alone_is_a_sentence() -> None:
    told = plain("## The quest\n- correction: 5\n-# a **hero** was defeated\n\nDone.")
    assert told == "The quest. Correction: 5. A hero was defeated. Done."
