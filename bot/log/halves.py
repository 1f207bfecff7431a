"""Half letters: a UTF-16 surrogate without its other half, which Discord let through in old days.

Python's JSON reads and writes them, as escapes; UTF-8, and with it msgspec, has no form for them.
"""

import re

_UNREADABLE = "\N{REPLACEMENT CHARACTER}"
_ESCAPED = re.compile(
    r"(?P<kept>\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\[^u])"
    r"|\\u[dD][89a-fA-F][0-9a-fA-F]{2}"
)
_BARE = re.compile("[\ud800-\udfff]")


def mended(json: str) -> str:
    """Put the sign for an unreadable letter in place of each half letter of a JSON text."""
    return _BARE.sub(_UNREADABLE, _ESCAPED.sub(lambda found: found["kept"] or _UNREADABLE, json))


def has_half(text: str) -> bool:
    """Tell whether a text holds half a letter."""
    return _BARE.search(text) is not None
