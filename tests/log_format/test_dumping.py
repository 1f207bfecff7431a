"""A state reads the same whatever its classes are made with, and shows whatever is different."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

import pytest

from tests.log_format.dumping import Dumper, difference

DUMPER = Dumper({"classes": {"Asked": {"question": "is(Pick|Tie)"}}})


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Tie:
    id: str
    heroes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    kind: Colour
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Ref:
    number: int
    previous: "Ref | None" = None


@dataclass
class State:
    tokens: dict[Any, int] = field(default_factory=dict)
    questions: tuple[Any, ...] = ()
    newest: Ref | None = None


STATE = State(
    {Spot(Colour.RED): -1, Spot(Colour.RED, "leoric"): 1},
    (Tie("1-1-0", ("leoric", "astarra")),),
    Ref(2, Ref(1)),
)
LINES = [
    "tokens[red] = -1",
    "tokens[red:leoric] = 1",
    "questions[0] is Tie",
    'questions[0].id = "1-1-0"',
    'questions[0].heroes = ["leoric", "astarra"]',
    'newest[0] = {"number": 1}',
    'newest[1] = {"number": 2}',
]


def test_every_single_thing_has_a_line() -> None:
    assert [*DUMPER.lines(STATE)] == LINES


def test_a_struct_reads_as_the_dataclass_it_takes_the_place_of() -> None:
    msgspec = pytest.importorskip("msgspec")
    tie = msgspec.defstruct("Tie", [("id", str), ("heroes", tuple[str, ...])], frozen=True)
    made = tie("1-1-0", ("leoric", "astarra"))
    assert [*DUMPER.lines(replace(STATE, questions=(made,)))] == LINES


def test_what_changed_is_shown() -> None:
    after = replace(STATE, questions=(Tie("1-1-0", ("leoric",)),))
    assert [*difference(LINES, [*DUMPER.lines(after)])] == [
        '- questions[0].heroes = ["leoric", "astarra"]',
        '+ questions[0].heroes = ["leoric"]',
    ]


def test_what_it_cannot_write_stops_it() -> None:
    with pytest.raises(TypeError):
        [*DUMPER.lines(State({"x": object()}))]  # type: ignore[dict-item] # on purpose
