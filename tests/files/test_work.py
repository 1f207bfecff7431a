"""No file holds anybody else up: it is taken apart piece by piece, and its work is counted."""

import gzip
import json
from collections.abc import Callable, Iterator, Sequence

import pytest

from bot.log import export, pieces
from bot.log.pieces import LONGEST_FRAME, LONGEST_ROW, MOST_IN_ROW, PIECE, rows, unpacked
from bot.log.upcasts import event_codec
from bot.rules.basics.keys import MoveNumber, UserId
from bot.rules.basics.options import CampaignAct, Edition, Sheet
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.course.soundness import BadExport, ExportFault
from bot.rules.printed.box import Box
from bot.rules.state import events as e
from bot.rules.state import questions as q
from bot.rules.state.events import Entry
from bot.service import import_work
from bot.service.import_work import MOST_IN_MOVE, REPORTED, Stopped, Work, weigh
from bot.service.imports import Sayable, examine
from tests.files.exports import file_of, played

CODEC = event_codec()
MIB = 1024 * 1024
HEAD = b'{"format":"overlord-campaign","version":1,"entries":['
ROW = b'{"seq":1,"move":1,"at":1,"by":1,"kind":"StewardActed","body":{}}'


def filled(start: bytes, fill: bytes, end: bytes = b"", size: int = 3 * MIB) -> bytes:
    """A file of that size with much of one thing in it."""
    return start + fill * ((size - len(start) - len(end)) // len(fill)) + end


HOSTILE: dict[str, bytes] = {
    "lists": filled(b'{"a":[', b"[[]],", b"[]]}"),
    "deep": b"[" * MIB,
    "deep-row": HEAD + b'{"a":' * MIB,
    "commas": filled(b'{"a":[', b"1,", b"1]}"),
    "objects": filled(b'{"a":[', b"{},", b"{}]}"),
    "text": filled(b'{"a":"', b"x", b'"}'),
    "open-text": filled(b'{"a":"', b"\\u0041"),
    "escapes": filled(b'{"a":"', b"\\\\", b'"}'),
    "keys": filled(b"{", b'"a":1,', b'"a":1}'),
    "spaces": filled(b'{"a":', b" ", b"1}"),
    "rows": filled(HEAD, b"{},", b"{}]}"),
    "long-row": filled(HEAD, b'{"a":[1,2,3],"b":"c"},'.replace(b"},", b","), b"}]}"),
    "row-of-lists": filled(HEAD + b'{"a":[', b"[],", b"[]]}]}"),
    "row-of-text": filled(HEAD + b'{"a":"', b"y", b'"}]}'),
    "numbers": filled(HEAD, b"1,", b"1]}"),
    "digits": filled(HEAD + b'{"seq":', b"9", b"}]}"),
    "decks": filled(
        b'{"format":"overlord-campaign","version":1,"entries":[],"decks":[', b'"",', b'""]}'
    ),
}


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of all texts that the parser is given."""
    lengths: list[int] = []
    parse = json.loads

    def counted(text: str, **options: Callable[[str], object]) -> object:
        lengths.append(len(text))
        return parse(text, **options)  # type: ignore[arg-type]  # as the product calls it

    monkeypatch.setattr(json, "loads", counted)
    return lengths


@pytest.mark.parametrize("packed", [False, True], ids=["plain", "packed"])
@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_is_refused_without_one_long_step(
    kind: str, packed: bool, parsed: list[int]
) -> None:
    data = gzip.compress(HOSTILE[kind], 1) if packed else HOSTILE[kind]
    with pytest.raises(BadExport):
        export.read(data, CODEC)
    assert max(parsed, default=0) <= LONGEST_FRAME + pieces._LONGEST_TOKEN


def test_a_packed_file_is_unpacked_piece_by_piece() -> None:
    given = list(unpacked(gzip.compress(b"x" * 5 * MIB)))
    assert b"".join(given) == b"x" * 5 * MIB
    assert max(map(len, given)) <= PIECE


def test_unpacking_ends_when_there_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "MOST_TEXT", MIB)
    given = 0
    with pytest.raises(BadExport) as bad:
        for piece in unpacked(gzip.compress(b"x" * 50 * MIB)):
            given += len(piece)
    assert bad.value.fault is ExportFault.TOO_LARGE
    assert given <= MIB


@pytest.mark.parametrize("spoil", [lambda d: d[:-9], lambda d: d + d, lambda d: d[:20] + b"?" * 30])
def test_a_packed_file_that_is_cut_or_spoilt_is_no_json(spoil: Callable[[bytes], bytes]) -> None:
    with pytest.raises(BadExport) as bad:
        export.read(spoil(gzip.compress(file_of(played(0).log))), CODEC)
    assert bad.value.fault is ExportFault.NO_JSON


def taken(data: bytes, piece: int) -> tuple[list[bytes], bytes]:
    """The rows and the frame of a text that comes in pieces of that length."""
    apart, found = rows(data[at : at + piece] for at in range(0, len(data), piece)), []
    while True:
        try:
            found.append(next(apart))
        except StopIteration as ended:
            return found, ended.value


@pytest.mark.parametrize("piece", [1, 2, 7, 64, 10_000])
def test_wherever_a_piece_ends_the_rows_are_the_same(piece: int) -> None:
    data = b'\xef\xbb\xbf{"a": "[\\"{", "entries" : [ {"b":"}]\\\\"} ,\n{"c":[{}]}, [] ], "d": {}} '
    found, frame = taken(data, piece)
    assert found == [b'{"b":"}]\\\\"}', b'{"c":[{}]}', b"[]"]
    assert json.loads(frame) == {"a": '["{', "entries": [], "d": {}}


@pytest.mark.parametrize("between", [b"", b",,", b", 7,", b";"])
def test_nothing_but_a_comma_stands_between_entries(between: bytes) -> None:
    with pytest.raises(BadExport) as bad:
        taken(HEAD + ROW + between + ROW + b"]}", 64)
    assert (bad.value.fault, bad.value.entry) == (ExportFault.FIELD, 2)


@pytest.mark.parametrize(
    "row",
    [b'{"a":"' + b"x" * LONGEST_ROW + b'"}', b'{"a":[' + b"1," * MOST_IN_ROW + b"1,1]}"],
    ids=["long", "many"],
)
def test_an_entry_is_only_so_long(row: bytes) -> None:
    with pytest.raises(BadExport) as bad:
        taken(HEAD + ROW + b"," + row + b"]}", PIECE)
    assert (bad.value.fault, bad.value.entry) == (ExportFault.TOO_MUCH, 2)


def test_a_packed_campaign_is_taken_in_as_it_was_written(box: Box, check: Sayable) -> None:
    data = file_of(played(0).log)
    assert examine(gzip.compress(data), box, CODEC, check) == examine(data, box, CODEC, check)


def test_whoever_waits_hears_how_far_it_is() -> None:
    heard: list[tuple[str, int]] = []
    work = Work(lambda doing, place: heard.append((doing, place)))
    for place in range(1, 2 * REPORTED + 5):
        work.read(place)
    work.say(REPORTED)
    assert heard == [("read", REPORTED), ("read", 2 * REPORTED), ("said", REPORTED)]


def test_it_ends_at_the_next_entry_when_nobody_waits(box: Box, check: Sayable) -> None:
    """So a bot that is told to stop stops, whatever it reads just then."""
    read: list[int] = []

    class Ended(Work):
        def read(self, place: int) -> None:
            read.append(place)
            if place == 5:
                self.stop()
            super().read(place)

    with pytest.raises(Stopped):
        examine(file_of(played(0).log), box, CODEC, check, Ended())
    assert read == [1, 2, 3, 4, 5]


def test_work_is_counted_in_entries_and_has_an_end(box: Box, check: Sayable) -> None:
    with pytest.raises(BadExport) as bad:
        examine(file_of(played(0).log), box, CODEC, check, Work(most=20))
    assert (bad.value.fault, bad.value.entry) == (ExportFault.TOO_MUCH, 21)


def log_of(events: Iterator[tuple[int, e.Event]]) -> tuple[Entry, ...]:
    begun = e.CampaignCreated("k", "K", "", UserId(1), UserId(1), CampaignAct.I, Edition.SECOND, 5)
    rest = (
        Entry(seq, MoveNumber(move or seq), 0, UserId(1), event)
        for seq, (move, event) in enumerate(events, 2)
    )
    return (Entry(1, MoveNumber(1), 0, UserId(1), begun), *rest)


def asked() -> Iterator[tuple[int, e.Event]]:
    """A question at the bottom that is answered over and over again."""
    yield 2, e.Asked(q.JoinRequest("2-1-1", "x", UserId(1), Sheet()))
    for _ in range(3_000):
        yield 0, e.StewardActed()
        yield 2, e.Answered("2-1-1", "no", closed=False)


def undone() -> Iterator[tuple[int, e.Event]]:
    """A long move that is taken back and played again over and over."""
    for _ in range(900):
        yield 2, e.TokensMoved(SUPPLY, POOL, 1, e.Why.CORRECTION)
    for _ in range(3_000):
        yield 0, e.TakenBack(MoveNumber(2))
        yield 0, e.PlayedAgain(MoveNumber(2))


def crowd() -> Iterator[tuple[int, e.Event]]:
    for n in range(3_000):
        yield 0, e.HeroAdded(f"h{n}", f"h{n}", None, Sheet())


@pytest.mark.parametrize("events", [asked, undone, crowd])
def test_what_few_entries_make_of_many_counts(
    events: Callable[[], Iterator[tuple[int, e.Event]]],
) -> None:
    with pytest.raises(BadExport) as bad:
        weigh(log_of(events()), Work(most=4_000_000))
    assert bad.value.fault is ExportFault.TOO_MUCH


def test_a_move_has_only_so_many_entries() -> None:
    def long() -> Iterator[tuple[int, e.Event]]:
        for _ in range(MOST_IN_MOVE + 1):
            yield 2, e.StewardActed()

    with pytest.raises(BadExport) as bad:
        weigh(log_of(long()), Work())
    assert (bad.value.fault, bad.value.entry) == (ExportFault.TOO_MUCH, MOST_IN_MOVE + 2)


@pytest.mark.parametrize("seed", range(8))
def test_what_tables_play_is_little_work(seed: int) -> None:
    log: Sequence[Entry] = played(seed).log
    weigh(tuple(log), Work(most=100 * len(log)))
    assert import_work.MOST_WORK > 100 * 100_000
