"""Whatever would keep old campaigns from being read is noticed, and told from what is only new."""

import copy
from collections.abc import Iterator
from dataclasses import make_dataclass
from enum import Enum, StrEnum
from typing import Any, NewType

import pytest

from tests.log_format.comparing import COMMAND, changes, report
from tests.log_format.describing import Describer
from tests.log_format.pinned import Description, kept
from tests.log_format.wording import DEFAULT, still_reads

KEPT = kept()
HeroKey = NewType("HeroKey", str)


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


def changed() -> Description:
    return copy.deepcopy(KEPT)


def breaking() -> Iterator[tuple[str, Description]]:
    """Take away, or rename, each single name of the format, and change each type."""
    for part in ("classes", "enums"):
        for name in KEPT[part]:
            gone = changed()
            gone[part][f"{name}Renamed"] = gone[part].pop(name)
            yield f"{name} is gone", gone
    for name, fields in KEPT["classes"].items():
        for each in fields:
            renamed, retyped, without = changed(), changed(), changed()
            renamed["classes"][name][f"{each}_renamed"] = renamed["classes"][name].pop(each)
            retyped["classes"][name][each] = "float"
            del without["classes"][name][each]
            yield f"{name}.{each} is gone", renamed
            yield f"{name}.{each} was", retyped
            yield f"{name}.{each} is gone", without
    for part, says in (("enums", "has no value"), ("texts", "knows no")):
        for name, values in KEPT[part].items():
            for value in values:
                gone = changed()
                gone[part][name].remove(value)
                yield f"{name} {says} {value!r}", gone
    for kind in KEPT["events"]:
        gone = changed()
        gone["events"].remove(kind)
        gone["events"].append(f"{kind}Renamed")
        yield f"the event {kind} is gone", gone


def test_every_name_and_type_is_missed_when_it_changes() -> None:
    cases = list(breaking())
    assert len(cases) > 1000
    for says, now in cases:
        told = report([change for change in changes(KEPT, now) if change.breaks])
        assert says in told
        assert "upcast" in told


def test_a_new_field_needs_a_default() -> None:
    now = changed()
    now["classes"]["Place"] |= {"index": "int"}
    [change] = changes(KEPT, now)
    assert change.breaks
    assert "XpChanged" not in change.events
    assert "TokensMoved" in change.events


@pytest.mark.parametrize("default", ["str", 'str = "?"'])
def test_a_default_neither_goes_nor_changes(default: str) -> None:
    now = changed()
    now["classes"]["Place"]["owner"] = default
    assert changes(KEPT, now)[0].breaks


def test_what_is_only_added_must_be_written_down_too() -> None:
    now = changed()
    now["events"].append("HeroSang")
    now["classes"]["HeroSang"] = {"hero": "str"}
    now["classes"]["HeroRested"] |= {"hours": "int = 8"}
    now["classes"]["HeroDefeated"]["hero"] = "null|str"
    now["enums"]["CampaignAct"].append("III")
    now["texts"]["HouseRuled.rule"].append("NoSinging")
    questions = now["classes"]["Asked"]["question"]
    now["classes"]["Asked"]["question"] = questions.replace("is(", "is(Anything|")
    found = changes(KEPT, now)
    assert len(found) == 7
    assert not any(change.breaks for change in found)
    told = report(found)
    assert told.startswith("Only added")
    assert COMMAND in told


def test_an_upcast_for_all_that_held_it_makes_a_change_harmless() -> None:
    now = changed()
    holders = changes(KEPT, _without_owner(changed()))[0].events
    _without_owner(now)
    now["older"] = [*KEPT["older"], *sorted(holders)]
    now["events"] = [f"{kind}.2" if kind in holders else kind for kind in KEPT["events"]]
    assert not any(change.breaks for change in changes(KEPT, now))
    now["older"].pop()
    assert any(change.breaks for change in changes(KEPT, now))


def test_an_upcast_stays_for_good() -> None:
    before = changed() | {"older": [*KEPT["older"], "HeroDied"]}
    [change] = changes(before, changed())
    assert change.breaks
    assert "HeroDied" in change.what


def test_a_change_in_the_code_is_seen_in_the_description() -> None:
    def of(name: str, *fields: Any) -> Description:  # noqa: ANN401
        describer = Describer()
        kind = make_dataclass(name, fields)
        parts = {"events": [describer.of(kind)], "older": [], "texts": {}}
        return parts | {"classes": describer.classes, "enums": describer.enums}

    before = of("HeroSang", ("hero", str), ("colour", Colour))
    assert changes(before, of("HeroSang", ("hero", HeroKey), ("colour", Colour))) == []
    for after in (
        of("HeroChanted", ("hero", str), ("colour", Colour)),
        of("HeroSang", ("singer", str), ("colour", Colour)),
        of("HeroSang", ("hero", int), ("colour", Colour)),
        of("HeroSang", ("hero", str), ("colour", _paler())),
    ):
        assert any(change.breaks for change in changes(before, after))


@pytest.mark.parametrize(
    ("old", "new", "reads"),
    [
        ("int", "int|null", True),
        ("int|null", "int", False),
        ("int", "str", False),
        ("[str]", "[null|str]", True),
        ("[is(A|B)] = []", "[is(A|B|C)] = []", True),
        ("[is(A|C)]", "[is(A|B)]", False),
        ("A", "is(A|B)", False),
        ("is(A|B)", "A", False),
        ("null|A", "null|A = null", True),
        ("(int, str)", "[int]", False),
    ],
)
def test_a_type_may_become_wider_and_never_narrower(old: str, new: str, reads: bool) -> None:
    assert still_reads(old, new) is reads


def _paler() -> type[Enum]:
    class Colour(StrEnum):
        RED = "red"
        BLUE = "azure"

    return Colour


def _without_owner(description: Description) -> Description:
    owner = description["classes"]["Place"].pop("owner")
    assert owner == f'str{DEFAULT}""'
    return description
