"""Classes are described as they are stored, whatever they are made with and wherever they stand."""

from dataclasses import dataclass, field, make_dataclass
from enum import StrEnum
from typing import Annotated, Any, Literal, NewType

import pytest

from tests.log_format.describing import Describer


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


HeroKey = NewType("HeroKey", str)


@dataclass(frozen=True, slots=True)
class Pass:
    hero: HeroKey


@dataclass(frozen=True, slots=True)
class Fail:
    hero: Annotated[HeroKey, "who failed"]
    colour: Colour = Colour.RED


@dataclass(frozen=True, slots=True)
class Everything:
    pair: tuple[int, str]
    rows: tuple[tuple[float, ...], ...]
    secret: bytes
    side: Literal["left", "right"]
    only: Pass
    either: Pass | Fail | None
    number: int | None = None
    more: tuple[Pass | Fail, ...] = field(default_factory=tuple)


DESCRIBED = {
    "Everything": {
        "pair": "(int, str)",
        "rows": "[[float]]",
        "secret": "hex",
        "side": '"left"|"right"',
        "only": "Pass",
        "either": "null|is(Fail|Pass)",
        "number": "int|null = null",
        "more": "[is(Fail|Pass)] = []",
    },
    "Pass": {"hero": "str"},
    "Fail": {"hero": "str", "colour": 'enum:Colour = "red"'},
}


def test_types_are_described_as_they_are_stored() -> None:
    describer = Describer()
    describer.of(Everything)
    assert describer.classes == DESCRIBED
    assert describer.enums == {"Colour": ["red", "blue"]}


def test_a_struct_is_described_as_the_dataclass_it_takes_the_place_of() -> None:
    msgspec = pytest.importorskip("msgspec")
    passed = msgspec.defstruct("Pass", [("hero", HeroKey)], frozen=True, tag="Pass")
    colour = ("colour", Colour, Colour.RED)
    failed = msgspec.defstruct("Failed", [("hero", str), colour], frozen=True, tag="Fail")
    both: Any = passed | failed
    fields: list[Any] = [
        ("pair", tuple[int, str]),
        ("rows", tuple[tuple[float, ...], ...]),
        ("secret", bytes),
        ("side", Literal["left", "right"]),
        ("only", passed),
        ("either", both | None),
        ("number", int | None, None),
        ("more", tuple[both, ...], ()),
    ]
    describer = Describer()
    describer.of(msgspec.defstruct("Everything", fields, frozen=True))
    assert describer.classes == DESCRIBED


def test_two_classes_of_one_name_would_hide_each_other() -> None:
    other: Any = make_dataclass("Pass", [("hero", int)])
    with pytest.raises(TypeError):
        Describer().of(tuple[Pass, other])
