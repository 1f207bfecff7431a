"""Reads what The Well of Darkness prints, its defaults and its maps from data/well."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from bot import DATA
from bot.rules.basics.dice import DiceBox
from bot.rules.basics.stored import misfit
from bot.rules.well.map import Map
from bot.rules.well.map_text import read_map
from bot.rules.well.setup import Group, Printed, SampleQuest, WellBox, WellSetup
from bot.rules.well.spaces import Space, parse_space
from bot.rules.well.templates import template_faults

WELL_FOLDER = DATA / "well"
_TEMPLATES, _SAMPLES = "templates.toml", "samples.toml"
_Read = TypeVar("_Read")


class BadWell(ValueError):
    """A file of data/well cannot be used; names the file and what is wrong in it."""


class _Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    space: str
    count: int = 1
    master: bool = False


class _Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    event: int
    trap: int
    monster: int


class _Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    conquest: int
    starts: tuple[str, ...]
    monsters: tuple[_Group, ...]
    treachery: _Given | None = None


class _WellFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: WellSetup
    printed: Printed


def load_well(dice: DiceBox, folder: Path = WELL_FOLDER) -> WellBox:
    """Gather all that the first-edition rules look up; raises BadWell."""
    file = _read(folder / _TEMPLATES, _WellFile)
    _check(file, dice)
    maps = sorted((folder / "boards").glob("*.txt"))
    presets = {map.stem: _map(map, file.setup) for map in maps}
    samples = _samples(folder / _SAMPLES, presets)
    return WellBox(file.setup, file.printed, dice, presets, samples)


def _samples(file: Path, presets: Mapping[str, Map]) -> tuple[SampleQuest, ...]:
    """Read the sample quests in the order of the file."""
    read = _read(file, dict[str, _Sample])
    lost = sorted({*read} - {*presets})
    if lost:
        raise BadWell(f"{file.name}: no board {lost[0]}")
    return tuple(_sample(file, board, each) for board, each in read.items())


def _sample(file: Path, board: str, read: _Sample) -> SampleQuest:
    groups = (Group(g.name, g.count, g.master, _space(file, g.space)) for g in read.monsters)
    given = read.treachery
    return SampleQuest(
        board,
        read.name,
        read.conquest,
        tuple(_space(file, start) for start in read.starts),
        tuple(groups),
        (given.event, given.trap, given.monster) if given else None,
    )


def _space(file: Path, text: str) -> Space:
    space = parse_space(text)
    if space is None:
        raise BadWell(f"{file.name}: {text} is no space")
    return space


def _read(file: Path, kind: type[_Read]) -> _Read:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), kind)
    except msgspec.ValidationError as wrong:
        raise BadWell(f"{file.name}: {misfit(wrong)}: {wrong}") from wrong
    except (OSError, tomllib.TOMLDecodeError) as wrong:
        raise BadWell(f"{file.name}: {wrong}") from wrong


def _check(file: _WellFile, dice: DiceBox) -> None:
    setup, printed = file.setup, file.printed
    for key, bolt, template in (("breath", False, setup.breath), ("bolt", True, setup.bolt)):
        faults = template_faults(template, bolt=bolt)
        if faults:
            raise BadWell(f"{_TEMPLATES}: setup.{key}: {', '.join(faults)}")
    for die in (*printed.boulder_dice, printed.bleed_die, printed.power_die, *printed.losable_dice):
        if die not in dice.by_id:
            raise BadWell(f"{_TEMPLATES}: printed: no die {die}")


def _map(file: Path, setup: WellSetup) -> Map:
    reading = read_map(file.read_text(encoding="utf-8"), setup.boulder)
    if reading.map is None:
        first = reading.faults[0]
        raise BadWell(f"{file.name}: line {first.line}, column {first.column}: {first.kind}")
    return reading.map
