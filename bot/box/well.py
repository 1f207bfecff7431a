"""Reads what The Well of Darkness prints, its defaults and its maps from data/well."""

import tomllib
from pathlib import Path

import msgspec

from bot import DATA
from bot.rules.basics.dice import DiceBox
from bot.rules.basics.stored import misfit
from bot.rules.well.map import Map
from bot.rules.well.map_text import read_map
from bot.rules.well.setup import Printed, WellBox, WellSetup
from bot.rules.well.templates import template_faults

WELL_FOLDER = DATA / "well"
_TEMPLATES = "templates.toml"


class BadWell(ValueError):
    """A file of data/well cannot be used; names the file and what is wrong in it."""


class _WellFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: WellSetup
    printed: Printed


def load_well(dice: DiceBox, folder: Path = WELL_FOLDER) -> WellBox:
    """Gather all that the first-edition rules look up; raises BadWell."""
    file = _read(folder / _TEMPLATES)
    _check(file, dice)
    maps = sorted((folder / "boards").glob("*.txt"))
    return WellBox(
        file.setup,
        file.printed,
        dice,
        {map.stem: _map(map, file.setup) for map in maps},
    )


def _read(file: Path) -> _WellFile:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _WellFile)
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
