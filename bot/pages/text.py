"""The small parts of a text: people's words without power, mentions, emphasis, rows, lines."""

import re

# Whatever Discord would format, link or quote, wherever it stands.
_FORMATS = re.compile(
    r"[_\\~|*`]"
    r"|^>(?:>>)?\s"
    r"|\[.+\]\(.+\)"
    r"|^\#{1,3}"
    r"|^\s*-",
    re.MULTILINE,
)
_CALLS = re.compile(r"@(?=everyone|here|[!&]?[0-9]{17,20})")
_NOBODY = "@\N{ZERO WIDTH SPACE}"


def clean(text: str) -> str:
    """Take the power from a user's text: it formats nothing, mentions nobody, links nowhere."""
    escaped = _FORMATS.sub(lambda found: "\\" + found[0], text)
    return _CALLS.sub(_NOBODY, escaped).replace("<", "\\<")


def mention(user: int) -> str:
    """Write a user so that Discord shows the name."""
    return f"<@{user}>"


def channel_link(channel: int) -> str:
    """Write a channel so that Discord shows its name and links to it."""
    return f"<#{channel}>"


def bold(text: str) -> str:
    """Emphasize a name."""
    return f"**{text}**"
