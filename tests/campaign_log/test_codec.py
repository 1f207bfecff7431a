"""Events become text and come back exactly; what does not fit is told apart, never guessed."""

import json
from dataclasses import dataclass, make_dataclass
from enum import Enum, IntEnum, StrEnum
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.log.codec import Codec
from bot.log.errors import UnreadableBody
from bot.log.shapes import Unsupported
from bot.log.upcasts import event_codec
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.state.events import Asked, Event, HeroDefeated, TokensMoved, Why

RULES = event_codec()


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Side(IntEnum):
    LEFT = 0
    RIGHT = 1


@dataclass(frozen=True, slots=True)
class Pass:
    hero: str = ""


@dataclass(frozen=True, slots=True)
class Fail:
    hero: str = ""


@dataclass(frozen=True, slots=True)
class Tree:
    """A class that contains itself."""

    fruit: int
    branches: tuple["Tree | Fail", ...] = ()


@dataclass(frozen=True, slots=True)
class Everything:
    number: int
    text: str
    truth: bool
    half: float
    secret: bytes
    colour: Colour
    side: Side | None
    pair: tuple[int, str]
    rows: tuple[tuple[int, ...], ...]
    either: Pass | Fail | int | str | None
    maybe: Fail | None
    tree: Tree
    several: tuple[Pass | Fail, ...] = ()


@dataclass(frozen=True, slots=True)
class Forest:
    trees: tuple[Pass | Fail, ...]


SAMPLES = Codec[Everything | Pass | Fail]([Everything, Pass, Fail])
trees = st.recursive(
    st.builds(Tree, st.integers()),
    lambda inner: st.builds(
        Tree, st.integers(), st.tuples(inner) | st.tuples(inner, st.builds(Fail))
    ),
    max_leaves=4,
)
everything = st.builds(
    Everything, half=st.floats(allow_nan=False, allow_infinity=False), tree=trees
)


@given(st.one_of(*(st.from_type(kind) for kind in get_args(Event))))
def test_every_event_of_the_rules_comes_back_exactly(event: Event) -> None:
    assert RULES.decode(*RULES.encode(event)) == event


@given(everything)
def test_every_shape_comes_back_exactly(event: Everything) -> None:
    again = SAMPLES.decode(*SAMPLES.encode(event))
    assert again == event
    assert repr(again) == repr(event)  # 1, 1.0 and True are equal, but not the same


def test_text_that_is_no_valid_unicode_survives() -> None:
    event = Pass("\ud83d alone, \u0000, \u2028 and '\"")
    kind, body = SAMPLES.encode(event)
    assert body.isascii()
    assert SAMPLES.decode(kind, body) == event


def test_a_stored_event_is_its_class_name_and_a_compact_body() -> None:
    event = TokensMoved(SUPPLY, POOL, 1, Why.CARD, card="spite")
    assert RULES.encode(event) == (
        "TokensMoved",
        '{"source":{"kind":"supply","owner":""},"to":{"kind":"pool","owner":""},'
        '"amount":1,"why":"card","card":"spite","note":""}',
    )


def test_nested_unions_carry_the_name_of_the_class() -> None:
    forest = Codec[Forest]([Forest])
    body = json.loads(forest.encode(Forest((Pass("leoric"), Fail("leoric"))))[1])
    assert body == {"trees": [{"is": "Pass", "hero": "leoric"}, {"is": "Fail", "hero": "leoric"}]}


def test_a_field_with_a_default_may_be_missing_in_an_old_body() -> None:
    assert SAMPLES.decode("Pass", "{}") == Pass("")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("Unheard", "{}"),
        ("HeroDefeated", "{"),
        ("HeroDefeated", "[]"),
        ("HeroDefeated", "{}"),
        ("HeroDefeated", '{"hero":1}'),
        ("HeroDefeated", '{"hero":"x","extra":1}'),
        ("QuestEnded", '{"name":"x","winner":"nobody"}'),
        ("OverlordsChanged", '{"before":[1],"after":{"0":1}}'),
        ("OverlordsChanged", '{"before":[1],"after":[true]}'),
        ("Asked", '{"question":{"id":"q","card":"spite"}}'),
        ("Asked", '{"question":{"is":"Unheard","id":"q"}}'),
        ("Asked", '{"question":3}'),
        ("HeroDefeated.2", '{"hero":"x"}'),
    ],
)
def test_what_does_not_fit_is_unreadable(kind: str, body: str) -> None:
    with pytest.raises(UnreadableBody) as unreadable:
        RULES.decode(kind, body)
    assert unreadable.value.kind == kind


@pytest.mark.parametrize(
    "event",
    [
        HeroDefeated(3),  # type: ignore[arg-type] # on purpose, as below
        HeroDefeated(None),  # type: ignore[arg-type]
        TokensMoved(SUPPLY, POOL, True, Why.CARD),
        TokensMoved(SUPPLY, "pool", 1, Why.CARD),  # type: ignore[arg-type]
        Asked(SUPPLY),  # type: ignore[arg-type]
        Pass(),
    ],
)
def test_what_could_not_be_read_back_is_never_written(event: Event) -> None:
    with pytest.raises((TypeError, KeyError)):
        RULES.encode(event)


@dataclass(frozen=True, slots=True)
class ADict:
    field: dict[str, int]


@dataclass(frozen=True, slots=True)
class AnObject:
    field: object


@dataclass(frozen=True, slots=True)
class ColourOrText:
    field: Colour | str


class Mixed(Enum):
    ONE = 1
    TWO = "two"


@dataclass(frozen=True, slots=True)
class AMixedEnum:
    field: Mixed


@pytest.mark.parametrize("kind", [ADict, AnObject, ColourOrText, AMixedEnum])
def test_a_class_that_cannot_be_written_is_refused_at_start(kind: type) -> None:
    with pytest.raises(Unsupported):
        Codec([kind])


def test_two_classes_of_one_name_in_a_union_are_refused_at_start() -> None:
    another_pass = make_dataclass("Pass", [("hero", str)], frozen=True)
    union = make_dataclass("AUnion", [("field", another_pass | Pass)], frozen=True)
    with pytest.raises(Unsupported):
        Codec([union])


def test_two_events_of_one_name_are_refused_at_start() -> None:
    with pytest.raises(TypeError):
        Codec([Pass, Pass])
