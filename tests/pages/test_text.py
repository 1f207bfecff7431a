"""People's words lose their power just as Discord's own library takes it."""

import discord
from hypothesis import given
from hypothesis import strategies as st

from bot.pages.text import clean

MARKED = st.text(alphabet="ab *_~|`>#-[]()<@!&\\\n1234567890everyonhr", max_size=60)


@given(st.one_of(MARKED, st.text(max_size=60)))
def test_text_is_escaped_as_the_library_escapes_it(text: str) -> None:
    escaped = discord.utils.escape_markdown(text, ignore_links=False)
    assert clean(text) == discord.utils.escape_mentions(escaped).replace("<", "\\<")


def test_calls_of_everybody_and_of_somebody_are_taken_apart() -> None:
    assert clean("@everyone @here <@123456789012345678>") == (
        "@\u200beveryone @\u200bhere \\<@\u200b123456789012345678>"
    )
