"""The box as an earlier start has read it.

To read and check all of `data/` takes a tenth of a second, and what checks it stays in memory. So
what came of it is kept beside the campaigns. It is a shortcut and nothing else: it counts only
while data and code are, to the byte, what it was made from.
"""

import hashlib
import logging
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import MsgspecError, Struct

import bot.box
from bot import DATA
from bot.box.called import WORDS, called_box
from bot.box.sheet import SHEETS, sheet_box
from bot.log.backups import put_in_place
from bot.log.snapshots import code, digest_of
from bot.rules.cards.kinds import KIND_BY_WORD
from bot.rules.printed.box import Box
from bot.rules.printed.decks import PrintedEffect

FILE = "box.msgpack"
_READ = ("*.toml", "*.txt")
_DIGEST_BYTES = 16
_LATER = ("sheet", "called")
"""What of a box is read only as it is needed."""

_log = logging.getLogger(__name__)


def kept_box(home: Path, data: Path = DATA) -> Box:
    """Give the box as it is kept in a folder, else read it and keep it; raises BoxError."""
    file, made_from = home / FILE, _digest(data)
    kept = _read(file, made_from, data)
    if kept is not None:
        return kept
    from bot.box.box import load_box  # noqa: PLC0415  # most starts do without what checks it

    box = load_box(data)
    _keep(file, _written(box, made_from))
    return box


class _Kept(Struct, frozen=True, array_like=True):
    """What the file holds: from what the body was made, the body's own sum, and the body."""

    made_from: str
    sum: str
    body: bytes


def _digest(data: Path) -> str:
    """Give the digest of all that a box is made from: the data, and the code that reads it."""
    reading = digest_of(Path(bot.box.__file__).parent)
    digest = hashlib.blake2b(f"{code()} {reading}".encode(), digest_size=_DIGEST_BYTES)
    for file in sorted(path for pattern in _READ for path in data.rglob(pattern)):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(data)} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _sum(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=_DIGEST_BYTES).hexdigest()


def _written(box: Box, made_from: str) -> bytes:
    """Write a box without what is read as it is needed."""
    body = msgspec.msgpack.encode({name: getattr(box, name) for name in _shelves()})
    return msgspec.msgpack.encode(_Kept(made_from, _sum(body), body))


def _read(file: Path, made_from: str, data: Path) -> Box | None:
    """Read what is kept; None where nothing is, or it does not count."""
    try:
        kept = msgspec.msgpack.decode(file.read_bytes(), type=_Kept)
    except (OSError, MsgspecError):
        return None
    if (kept.made_from, kept.sum) != (made_from, _sum(kept.body)):
        return None
    try:
        parts = msgspec.msgpack.decode(kept.body, type=dict[str, msgspec.Raw])
        shelves = {name: _shelf(parts[name], kind) for name, kind in _shelves().items()}
    except (MsgspecError, KeyError):
        _log.warning("what was kept of the data cannot be read, so the data is read anew")
        return None
    return Box(**shelves, sheet=sheet_box(data / SHEETS), called=called_box(data / WORDS))


def _shelf(written: msgspec.Raw, kind: object) -> Any:  # noqa: ANN401  # of this kind
    return msgspec.msgpack.decode(written, type=kind, dec_hook=_effect)


def _shelves() -> dict[str, Any]:
    """Give what a box is made of, and the type of each."""
    hints = get_type_hints(Box)
    return {
        each.name: hints[each.name] for each in fields(Box) if each.init and each.name not in _LATER
    }


def _effect(kind: type, written: dict[str, object]) -> object:
    """Make a card's effect: which class it is, its own word says."""
    if kind is not PrintedEffect:
        raise NotImplementedError(kind)
    return msgspec.convert(written, KIND_BY_WORD[str(written["kind"])])


def _keep(file: Path, content: bytes) -> None:
    """Keep it whole or not at all; whatever hinders that, the next start only takes longer."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(content)
        put_in_place(unfinished, file)
    except OSError:
        _log.warning("what was read of the data cannot be kept", exc_info=True)
