"""Which letters a text of people's own may hold: no control characters, no halves of letters."""

import re
from enum import Enum
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

A = TypeVar("A", bound=Struct)

IN_LINES = ("text",)
"""Fields of commands that are read line by line: a map's."""
LINES = "\n"
_SPACES = re.compile("[\t\v\f\r\x1c-\x1f\x85]+|\r\n")
_UNFIT = re.compile("[\x00-\x08\x0e-\x1b\x7f-\x9f\ud800-\udfff]")


def fit(text: str) -> str:
    """Leave out what no text may hold; line breaks stay, other breaks become spaces."""
    if text.isprintable():
        return text
    return _UNFIT.sub("", _SPACES.sub(" ", text.replace("\r\n", LINES)))


def one_line(text: str) -> str:
    """Likewise, and on one line."""
    return text if text.isprintable() else fit(text).replace(LINES, " ")


def is_fit(text: str) -> bool:
    """Tell whether a text may stand as it is, on one line."""
    return one_line(text) == text


def with_fit_texts(command: A) -> A:
    """Give a command with its texts as they may be: maps in lines, everything else on one."""
    changed = {}
    for name in command.__struct_fields__:
        text = getattr(command, name)
        if isinstance(text, str) and not isinstance(text, Enum) and not text.isprintable():
            changed[name] = fit(text) if name in IN_LINES else one_line(text)
    return replace(command, **changed) if changed else command
