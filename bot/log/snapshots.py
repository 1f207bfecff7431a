"""The written form of what a campaign has come to at an entry, and whether it counts.

It is a shortcut and nothing else: the log alone says what is true. So it counts only while whatever
made it is as it was: the rules and the forms that turn entries into a state, the entry it stands
at, itself. Of the moves that can be taken back it holds the newest, and says so.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from functools import cache
from pathlib import Path
from types import GenericAlias
from typing import Any, get_args

from msgspec import DecodeError, Struct, convert, msgpack

import bot.rules
from bot.log import codec, upcasts
from bot.log.contract import Snapshot
from bot.rules.basics.keys import NOBODY, MoveNumber, UserId
from bot.rules.course.so_far import SoFar, Sums
from bot.rules.state.campaign import Campaign, Earlier, MoveRef
from bot.rules.state.events import Entry

CHAIN_KEPT = 256
"""So many of the newest moves that can be taken back are in a snapshot."""
_DIGEST_BYTES = 16


class Fault(StrEnum):
    """Why a snapshot does not count."""

    CODE = "code"
    SUM = "sum"
    FORM = "form"
    ENTRY = "entry"


class CountsNot(Exception):
    """A snapshot does not count."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class _Ref(Struct, frozen=True, array_like=True, gc=False):
    """A move that can be taken back; the one before it comes behind it."""

    number: MoveNumber
    by: UserId
    steward: bool
    idle: bool


class _Written(Struct, frozen=True, gc=False):
    """What stands in the body; moves up to `before` may stand before the chain, 0 for none."""

    state: Campaign
    chain: tuple[_Ref, ...]
    before: MoveNumber
    sums: Sums


def written(so_far: SoFar, last: Entry) -> Snapshot:
    """Write what a log has come to at its last entry; raises CountsNot where none could count."""
    chain, before = _kept(so_far.state)
    body = msgpack.encode(_Written(_alone(so_far.state), chain, before, so_far.sums))
    return _summed(so_far.state.seq, _entry(last), body)


def opened(snapshot: Snapshot, at: Entry) -> SoFar:
    """Read a snapshot, with the entry it stands at; raises CountsNot."""
    if snapshot.code != _code():
        raise CountsNot(Fault.CODE)
    if snapshot != _summed(snapshot.seq, snapshot.entry, snapshot.body):
        raise CountsNot(Fault.SUM)
    if snapshot.entry != _entry(at):
        raise CountsNot(Fault.ENTRY)
    try:
        read = _DECODER.decode(snapshot.body)
    except DecodeError as wrong:
        raise CountsNot(Fault.FORM) from wrong
    read.state.newest = _chain(read.chain, read.before)
    return SoFar(read.state, read.sums)


@cache
def code() -> str:
    """Give the digest of all that turns entries into a state: the sources are in it, every byte.

    A version would not do: whoever runs a changed checkout has the same one. Times and sizes would
    not either: they are alike in two images, and may be in two checkouts.
    """
    forms = [Path(each) for each in (__file__, codec.__file__, upcasts.__file__)]
    return digest_of(Path(bot.rules.__file__).parent, forms)


def digest_of(folder: Path, besides: Iterable[Path] = ()) -> str:
    """Give the digest of all sources in a folder, or what stands for them, and of further ones."""
    digest = hashlib.blake2b(digest_size=_DIGEST_BYTES)
    within = (path for path in folder.rglob("*.py*") if path.parent.name != "__pycache__")
    for path in (*sorted(within), *besides):
        source = path.read_bytes()
        digest.update(f"{path.relative_to(folder.parent)} {len(source)}\n".encode())
        digest.update(source)
    return digest.hexdigest()


def _kept(state: Campaign) -> tuple[tuple[_Ref, ...], MoveNumber]:
    """Give the newest part of a chain, and up to where moves may stand that are not in it."""
    kept: list[_Ref] = []
    ref = state.newest
    while ref is not None and not isinstance(ref, Earlier):
        if len(kept) == CHAIN_KEPT:
            return tuple(kept), MoveNumber(state.seq)
        kept.append(_Ref(ref.number, ref.by, ref.steward, ref.idle))
        ref = ref.previous
    return tuple(kept), ref.number if ref else MoveNumber(0)


def _chain(refs: tuple[_Ref, ...], before: MoveNumber) -> MoveRef | None:
    newest: MoveRef | None = Earlier(before, NOBODY, steward=False) if before else None
    for ref in reversed(refs):
        newest = MoveRef(ref.number, ref.by, ref.steward, ref.idle, newest)
    return newest


def _alone(state: Campaign) -> Campaign:
    """Give a state without its chain, which is deeper than any format goes."""
    return replace(state, newest=None)


def _code() -> str:
    try:
        return code()
    except OSError as wrong:  # nobody can tell by what rules it would be gone on with
        raise CountsNot(Fault.CODE) from wrong


def _summed(seq: int, entry: str, body: bytes) -> Snapshot:
    by = _code()
    whole = f"{seq} {by} {entry} ".encode() + body
    return Snapshot(seq, by, entry, _digest(whole), body)


def _entry(entry: Entry) -> str:
    kind, body = upcasts.event_codec().encode(entry.event)
    return _digest(f"{entry.seq} {entry.move} {entry.at} {entry.by} {kind} {body}".encode())


def _digest(of: bytes) -> str:
    return hashlib.blake2b(of, digest_size=_DIGEST_BYTES).hexdigest()


def _counter(kind: Any, value: Any) -> Any:  # noqa: ANN401 - as the library calls it
    """Read a Counter, which the library writes as the dict that it is."""
    key, *_ = get_args(kind)
    return Counter(convert(value, GenericAlias(dict, (key, int))))


_DECODER = msgpack.Decoder(_Written, dec_hook=_counter)
