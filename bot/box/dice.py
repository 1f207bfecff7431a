"""Reads the printed dice from data/dice.toml."""

import re
import tomllib
from pathlib import Path
from typing import Annotated, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from bot import DATA
from bot.rules.basics.dice import SIDES, DiceBox, Die, DieKind, Face, Power
from bot.rules.basics.options import Edition

DICE_FILE = DATA / "dice.toml"


class BadDice(ValueError):
    """The dice file cannot be used; names the file and each key that is wrong."""


ATTACK_FACE = re.compile(r"(\d)/(\d)/(\d)")


def _face(kind: DieKind, written: str) -> Face:
    """A face from its written form; ValueError if dice of this kind have no such face."""
    if kind is DieKind.DEFENCE:
        return Face(shields=int(written))
    if kind is DieKind.POWER:
        power = Power(written)
        return Face(power=power, surge=int(power is Power.SURGE))
    if written == "X":
        return Face(miss=True)
    figures = ATTACK_FACE.fullmatch(written)
    if figures is None:
        raise ValueError(written)
    reach, damage, surge = map(int, figures.groups())
    return Face(range=reach, damage=damage, surge=surge)


def lower_case(name: str) -> str:
    """Check that a name is in small letters; raises ValueError."""
    if name != name.casefold():
        raise ValueError(name)
    return name


Name = Annotated[str, Field(min_length=1), AfterValidator(lower_case)]


class _PrintedDie(BaseModel):
    """One table of the file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: DieKind
    mark: Annotated[str, Field(min_length=1, max_length=2)]
    faces: Annotated[tuple[str, ...], Field(min_length=SIDES, max_length=SIDES)]
    letters: tuple[Name, ...] = ()
    also: tuple[Name, ...] = ()

    @model_validator(mode="after")
    def _faces_fit(self) -> Self:
        for written in self.faces:
            _face(self.kind, written)
        return self

    def die(self, colour: str, edition: Edition) -> Die:
        faces = tuple(_face(self.kind, written) for written in self.faces)
        return Die(colour, edition, self.kind, faces, self.mark, self.letters, self.also)


_FILE = TypeAdapter(dict[Edition, dict[Name, _PrintedDie]])


def load_dice(file: Path = DICE_FILE) -> DiceBox:
    """Lay every printed die in a box; raises BadDice."""
    try:
        printed = _FILE.validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
    except ValidationError as wrong:
        keys = (".".join(map(str, fault["loc"])) + ": " + fault["msg"] for fault in wrong.errors())
        raise BadDice(f"{file.name}: {'; '.join(keys)}") from wrong
    except tomllib.TOMLDecodeError as wrong:
        raise BadDice(f"{file.name}: {wrong}") from wrong
    return DiceBox.of(
        die.die(colour, edition)
        for edition, dice in printed.items()
        for colour, die in dice.items()
    )
