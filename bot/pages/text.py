"""The small parts of a text: people's words without power, mentions, emphasis, rows, lines."""

import re
from collections.abc import Callable
from functools import cache, lru_cache

# Each mark of Discord's markdown, wherever it stands: no pair of them is looked for, as each could
# find its other half in what stands around the text.
_MARKS = re.compile(r"[\\_~|*`\[\]<]|(?<=\])\(|\A\(|:(?=/)")
# What makes a line a heading, a list or a quotation, where it begins one.
_BEGINNINGS = re.compile(r"^(\s*)(?:([#>-]|\+(?=\s|\Z))|(\d+)(\.)(?=\s|\Z))", re.MULTILINE)
_CALLS = re.compile(r"@(?=everyone|here|[!&]?[0-9]{17,20})")
_NOBODY = "@\N{ZERO WIDTH SPACE}"
_HEADING = re.compile(r"^#{1,3} ", re.MULTILINE)
# Struck twice, a face rerolled would stand out again.
_OLD_FACE = re.compile(r"~~[^~]+~~ ")
# What `clean` and our own words put into a line: powerless signs, emphasis, size, lists.
_MENTION = re.compile(r"\\.|<@([0-9]+)>")
_FORMAT = re.compile(r"\\(.)|\*\*|~~|`")
_BEGUN = re.compile(r"^(?:#{1,3} |-# |- |> )+")
_ENDS = (".", ":", "!", "?")
_LINE = re.compile(r"^(?P<mark>(?:> |-# |- )*)(?P<text>.+)$", re.MULTILINE)


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """Take the power from a user's text: it formats nothing, mentions nobody, links nowhere."""
    escaped = _MARKS.sub(_escaped, text)
    return _CALLS.sub(_NOBODY, _BEGINNINGS.sub(_begun, escaped))


def _escaped(found: re.Match[str]) -> str:
    return "\\" + found[0]


def _begun(found: re.Match[str]) -> str:
    before, mark, number, point = found.groups()
    return f"{before}\\{mark}" if mark else f"{before}{number}\\{point}"


def mention(user: int) -> str:
    """Write a user so that Discord shows the name."""
    return f"<@{user}>"


def channel_link(channel: int) -> str:
    """Write a channel so that Discord shows its name and links to it."""
    return f"<#{channel}>"


def bold(text: str) -> str:
    """Emphasize a name."""
    return f"**{text}**"


def struck(text: str) -> str:
    """Strike a text through, line by line; headings lose their size, lists stay lists."""
    bare = _OLD_FACE.sub("", _HEADING.sub("", text))
    return _LINE.sub(r"\g<mark>~~\g<text>~~", bare)


def plain(markdown: str) -> str:
    """Say a text without its marks, as a screen reader says it: its lines are sentences."""
    said = (_FORMAT.sub(_bare, _BEGUN.sub("", line)) for line in markdown.split("\n"))
    begun = (capital(line) for line in said if line)
    return " ".join(line if line.endswith(_ENDS) else f"{line}." for line in begun)


def capital(text: str) -> str:
    """Begin a text as a sentence begins."""
    return text[:1].upper() + text[1:]


def mentions(text: str, named: Callable[[int], str]) -> str:
    """Put names where a text mentions users; what `clean` has taken the power from does not."""
    return _MENTION.sub(lambda found: named(int(found[1])) if found[1] else found[0], text)


def _bare(found: re.Match[str]) -> str:
    return found[1] or ""


@cache
def kebab(name: str) -> str:
    """Write a class name as a key: HeroDefeated becomes hero-defeated."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
