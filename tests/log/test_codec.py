"""Events become text and come back exactly; what does not fit is told apart, never guessed."""

import json
from enum import Enum, IntEnum, StrEnum
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.log.codec import Codec, Unsupported
from bot.log.errors import UnreadableBody
from bot.log.upcasts import event_codec
from bot.rules.basics.places import POOL, SUPPLY
from bot.rules.basics.stored import Stored, Variant
from bot.rules.state.events import Asked, Event, HeroDefeated, TokensMoved, Why

RULES = event_codec()


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Side(IntEnum):
    LEFT = 0
    RIGHT = 1


class Pass(Variant, frozen=True):
    hero: str = ""


class Fail(Variant, frozen=True):
    hero: str = ""


class Tree(Variant, frozen=True):
    """A class that contains itself."""

    fruit: int
    branches: tuple["Tree | Fail", ...] = ()


class Everything(Stored, frozen=True):
    number: int
    text: str
    truth: bool
    half: float
    colour: Colour
    side: Side | None
    pair: tuple[int, str]
    rows: tuple[tuple[int, ...], ...]
    either: Pass | Fail | int | str | None
    maybe: Fail | None
    tree: Tree
    several: tuple[Pass | Fail, ...] = ()


class Forest(Stored, frozen=True):
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


def test_text_of_any_letters_survives() -> None:
    event = Pass("\U0001f600, \u0000, \u2028, \\ud83d and '\"")
    assert SAMPLES.decode(*SAMPLES.encode(event)) == event


@pytest.mark.parametrize(
    ("body", "mended"),
    [
        (r'{"hero":"\ud83d alone, \ud83d\ude00 and \u00e9"}', "\ufffd alone, \U0001f600 and \xe9"),
        (r'{"hero":"\ude00\ud83d"}', "\ufffd\ufffd"),
        (r'{"hero":"\\ud83d \ud83d"}', "\\ud83d \ufffd"),
        (r'{"hero":"\ud83d"}', "\ufffd"),
        ('{"hero":"\udfff"}', "\ufffd"),
    ],
)
def test_half_a_letter_in_an_old_body_is_mended(body: str, mended: str) -> None:
    assert SAMPLES.decode("Pass", body) == Pass(mended)


def test_half_a_letter_is_written_mended() -> None:
    kind, body = RULES.encode(HeroDefeated("\ud83d alone"))
    assert RULES.decode(kind, body) == HeroDefeated("\ufffd alone")


def test_a_stored_event_is_its_class_name_and_a_compact_body() -> None:
    event = TokensMoved(SUPPLY, POOL, 1, Why.CARD, card="spite")
    assert RULES.encode(event) == (
        "TokensMoved",
        '{"source":{"kind":"supply","owner":"","of":""},"to":{"kind":"pool","owner":"","of":""},'
        '"amount":1,"why":"card","card":"spite","note":""}',
    )


def test_nested_unions_carry_the_name_of_the_class() -> None:
    forest = Codec[Forest]([Forest])
    body = json.loads(forest.encode(Forest((Pass("leoric"), Fail("leoric"))))[1])
    assert body == {"trees": [{"is": "Pass", "hero": "leoric"}, {"is": "Fail", "hero": "leoric"}]}


def test_a_field_with_a_default_may_be_missing_in_an_old_body() -> None:
    assert SAMPLES.decode("Pass", "{}") == Pass("")


@pytest.mark.parametrize(
    ("kind", "body", "field"),
    [
        ("Unheard", "{}", ""),
        ("HeroDefeated", "{", ""),
        ("HeroDefeated", "[]", ""),
        ("HeroDefeated", "{}", "hero"),
        ("HeroDefeated", '{"hero":1}', "hero"),
        ("HeroDefeated", '{"hero":"x","extra":1}', "extra"),
        ("QuestEnded", '{"name":"x","winner":"nobody"}', "winner"),
        ("OverlordsChanged", '{"before":[1],"after":{"0":1}}', "after"),
        ("OverlordsChanged", '{"before":[1],"after":[true]}', "after"),
        ("Asked", '{"question":{"id":"q","card":"spite"}}', "question.is"),
        ("Asked", '{"question":{"is":"Unheard","id":"q"}}', "question.is"),
        ("Asked", '{"question":3}', "question"),
        ("OverlordCardDrawn", '{"amount":1.0,"why":"card"}', "amount"),
        ("HeroAdded", '{"key":"x","name":"X","player":1,"sheet":{"might":"2"}}', "sheet.might"),
        ("HeroDefeated.2", '{"hero":"x"}', ""),
    ],
)
def test_what_does_not_fit_is_unreadable(kind: str, body: str, field: str) -> None:
    with pytest.raises(UnreadableBody) as unreadable:
        RULES.decode(kind, body)
    assert (unreadable.value.kind, unreadable.value.field) == (kind, field)


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


class Stranger(msgspec.Struct, frozen=True):
    """Would ignore a field that it does not know."""

    name: str


class ADict(Stored, frozen=True):
    field: dict[str, int]


class Bytes(Stored, frozen=True):
    field: bytes


class AStranger(Stored, frozen=True):
    field: Stranger


class AList(Stored, frozen=True):
    field: list[int]


class AnObject(Stored, frozen=True):
    field: object


class ColourOrText(Stored, frozen=True):
    field: Colour | str


class Mixed(Enum):
    ONE = 1
    TWO = "two"


class AMixedEnum(Stored, frozen=True):
    field: Mixed


@pytest.mark.parametrize(
    "kind", [ADict, AList, AnObject, AStranger, Bytes, ColourOrText, AMixedEnum]
)
def test_a_class_that_cannot_be_written_is_refused_at_start(kind: type) -> None:
    with pytest.raises(Unsupported):
        Codec([kind])


def test_two_classes_of_one_name_in_a_union_are_refused_at_start() -> None:
    another_pass: Any = msgspec.defstruct("Pass", [("hero", str)], bases=(Variant,), frozen=True)
    union = msgspec.defstruct(
        "AUnion", [("field", another_pass | Pass)], bases=(Stored,), frozen=True
    )
    with pytest.raises(Unsupported):
        Codec([union])


def test_two_events_of_one_name_are_refused_at_start() -> None:
    with pytest.raises(TypeError):
        Codec([Pass, Pass])
