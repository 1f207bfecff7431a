"""Reads what people of a language type for dice and conditions, from its folder's typed.toml."""

from collections.abc import Collection, Mapping
from typing import Annotated

from msgspec.structs import replace
from pydantic import AfterValidator, Field

from bot.box.deck_file import FileModel
from bot.box.dice import lower_case
from bot.rules.basics.dice import DiceBox, die_id
from bot.rules.basics.options import Edition
from bot.rules.basics.spoken import ENGLISH, NONE, Tongue, bare
from bot.rules.rolling.dice_pool import MOST_DICE

TYPED_FILE = "typed.toml"


class BadNames(ValueError):
    """A file of typed names cannot be used: which key in it, and what is wrong there."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(key, problem)
        self.key = key
        self.problem = problem


_Small = Annotated[str, Field(min_length=1, pattern=r"^[^\W\d_]+$"), AfterValidator(lower_case)]


_Count = Annotated[int, Field(ge=1, le=MOST_DICE)]


class TypedDie(FileModel):
    """What a die is called: whole words, letters for short, and what pictures show of it."""

    mark: Annotated[str, Field(max_length=2)] = ""
    words: tuple[_Small, ...] = ()
    letters: tuple[_Small, ...] = ()


class TypedFile(FileModel):
    """typed.toml."""

    dice: dict[Edition, dict[str, TypedDie]] = Field(default_factory=dict)
    conditions: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    numbers: dict[_Count, tuple[_Small, ...]] = Field(default_factory=dict)
    joins: tuple[_Small, ...] = ()


_Listed = Mapping[str, tuple[str, TypedDie]]
"""What the file has of each die, by the die's id, with the key of it there."""


def tongue(file: TypedFile, dice: DiceBox, conditions: Collection[str]) -> Tongue:
    """Give the names of a language; raises BadNames for a thing there is not, or a name of two."""
    listed = {
        die_id(colour, edition): (f"dice.{edition}.{colour}", die)
        for edition, colours in file.dice.items()
        for colour, die in colours.items()
    }
    for id, (key, _) in listed.items():
        if id not in dice.by_id:
            raise BadNames(key, "unknown die")
    for word in file.conditions:
        if word not in conditions:
            raise BadNames(f"conditions.{word}", "unknown condition")
    _check_words(listed, dice)
    words = {id: die.words for id, (_, die) in listed.items()}
    letters = {id: die.letters for id, (_, die) in listed.items()}
    numbers = _numbers(file, words, dice)
    for word in file.joins:
        if bare(word) in numbers or dice.named(word) or bare(word) in _all(words):
            raise BadNames("joins", f"something else is called {word}")
    return Tongue(words, letters, file.conditions, numbers, _marks(listed, dice), file.joins)


def _check_words(listed: _Listed, dice: DiceBox) -> None:
    for id, (key, die) in listed.items():
        for word in map(bare, die.words):
            also = (other for other, (_, each) in listed.items() if word in map(bare, each.words))
            called = {*also, *(each.id for each in dice.named(word))}
            if any(dice[other].edition is dice[id].edition for other in called - {id}):
                raise BadNames(key, f"another die is called {word}")


def _marks(listed: _Listed, dice: DiceBox) -> dict[str, str]:
    """Give what pictures show of each die; raises BadNames where two of an edition share it."""
    marks = {id: die.mark for id, (_, die) in listed.items() if die.mark}
    for id, mark in marks.items():
        alike = (other for other in marks if marks[other] == mark and other != id)
        if any(dice[other].edition is dice[id].edition for other in alike):
            raise BadNames(f"{listed[id][0]}.mark", f"another die has the mark {mark}")
    return marks


def _all(words: Mapping[str, Collection[str]]) -> set[str]:
    return {bare(word) for own in words.values() for word in own}


def _numbers(
    file: TypedFile, words: Mapping[str, Collection[str]], dice: DiceBox
) -> dict[str, int]:
    """Give the words for how many; raises BadNames for one that is a die's, or another number's."""
    names = _all(words)
    numbers: dict[str, int] = {}
    for number, called in file.numbers.items():
        for word in map(bare, called):
            if word in names or word in numbers or dice.named(word):
                raise BadNames(f"numbers.{number}", f"something else is called {word}")
            numbers[word] = number
    return numbers


def with_english(tongues: Mapping[str, Tongue]) -> dict[str, Tongue]:
    """Let everybody type English numbers and joins too; the language's own come first."""
    english = tongues.get(ENGLISH, NONE)
    return {language: _beside(tongue, english) for language, tongue in tongues.items()}


def _beside(tongue: Tongue, english: Tongue) -> Tongue:
    joins = tuple(dict.fromkeys((*tongue.joins, *english.joins)))
    return replace(tongue, numbers={**english.numbers, **tongue.numbers}, joins=joins)
