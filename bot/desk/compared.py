"""That Discord has the commands as they are, noted once it was found out.

To say every command in every language takes longer than all else that a start does with them. What
was compared and found alike is alike still, while both sides are, to the byte, what they were.
"""

import hashlib
import json
import logging
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import discord
from discord.app_commands import CommandTree

import bot.words

FILE = "commands.txt"
_DIGEST_BYTES = 16

_log = logging.getLogger(__name__)


def pair(tree: CommandTree[Any], known: Sequence[Mapping[str, Any]]) -> str:
    """Give the digest of the bot's commands, of their words, and of what Discord has."""
    own = [each.to_dict(tree) for each in tree.get_commands()]
    digest = hashlib.blake2b(discord.__version__.encode(), digest_size=_DIGEST_BYTES)
    for side in (own, known):
        digest.update(json.dumps(side, sort_keys=True, default=str).encode())
    for file in (*_sources(tree), *sorted(bot.words.WORDS.glob("*/*.ftl"))):
        content = file.read_bytes()
        digest.update(f"{file.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _sources(tree: CommandTree[Any]) -> list[Path]:
    """Give the code that puts the words of other languages to the commands."""
    modules = {sys.modules[each.module] for each in tree.get_commands() if each.module}
    folders = {Path(each.__file__).parent for each in modules if each.__file__}
    own = [source for folder in sorted(folders) for source in sorted(folder.glob("*.py"))]
    return [*own, Path(bot.words.__file__)]


def is_noted(home: Path, found: str) -> bool:
    """Tell whether just these two were found alike before."""
    try:
        return (home / FILE).read_text(encoding="ascii") == found
    except (OSError, UnicodeDecodeError):
        return False


def note(home: Path, found: str) -> None:
    """Note that they are alike; whatever hinders that, the next start compares them again."""
    try:
        home.mkdir(parents=True, exist_ok=True)
        (home / FILE).write_text(found, encoding="ascii")
    except OSError:
        _log.warning("it cannot be noted that Discord has the commands", exc_info=True)
