"""The box: everything printed, read from data/ once at start and checked whole."""

import json
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Self, TypeVar

from pydantic import Field, ValidationError

from bot import DATA
from bot.box.deck_faults import DeckFaults
from bot.box.deck_file import FileModel
from bot.box.decks import parse_deck
from bot.box.dice import BadDice, load_dice
from bot.box.well import BadWell, load_well
from bot.rules.basics import names
from bot.rules.basics.dice import DiceBox
from bot.rules.cards.kind import effect_of
from bot.rules.cards.kinds import Summon
from bot.rules.printed.decks import Deck
from bot.rules.printed.figures import HeroCard, Monster, PrintedAgent, PrintedCampaign
from bot.rules.well.setup import WellBox

AFile = TypeVar("AFile", bound=FileModel)


class BoxError(Exception):
    """The data cannot be used: which file, which key in it, and what is wrong there."""

    def __init__(self, file: str, key: str, problem: str) -> None:
        super().__init__(file, key, problem)
        self.file = file
        self.key = key
        self.problem = problem

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.key, self.problem)))


class AgentsFile(FileModel):
    """agents.toml."""

    agents: Annotated[tuple[PrintedAgent, ...], Field(min_length=1)]


class HeroesFile(FileModel):
    """heroes.toml."""

    heroes: Annotated[tuple[HeroCard, ...], Field(min_length=1)]


class MonstersFile(FileModel):
    """monsters.toml."""

    monsters: Annotated[tuple[Monster, ...], Field(min_length=1)]


class CampaignsFile(FileModel):
    """campaigns.toml."""

    campaigns: Annotated[tuple[PrintedCampaign, ...], Field(min_length=1)]
    conditions: Annotated[tuple[str, ...], Field(min_length=1)]


@dataclass(frozen=True, kw_only=True)
class Box:
    """The printed facts; every lookup takes any accepted name and is one step."""

    decks: tuple[Deck, ...]
    agents: tuple[PrintedAgent, ...]
    heroes: tuple[HeroCard, ...]
    monsters: tuple[Monster, ...]
    campaigns: tuple[PrintedCampaign, ...]
    conditions: tuple[str, ...]
    dice: DiceBox
    well: WellBox
    _decks: dict[str, Deck] = field(init=False, repr=False, compare=False)
    _agents: dict[str, PrintedAgent] = field(init=False, repr=False, compare=False)
    _heroes: dict[str, HeroCard] = field(init=False, repr=False, compare=False)
    _monsters: dict[str, Monster] = field(init=False, repr=False, compare=False)
    _campaigns: dict[str, PrintedCampaign] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for shelf in ("decks", "agents", "heroes", "monsters", "campaigns"):
            object.__setattr__(self, f"_{shelf}", names.index(getattr(self, shelf)))

    @classmethod
    def load(cls, path: Path = DATA) -> Self:
        """Read and check every data file; raises BoxError at the first fault."""
        known = _read(path / "campaigns.toml", CampaignsFile)
        decks = {file: _deck(file) for file in sorted((path / "decks").glob("*.toml"))}
        dice = _dice(path / "dice.toml")
        box = cls(
            decks=tuple(decks.values()),
            agents=_read(path / "agents.toml", AgentsFile).agents,
            heroes=_read(path / "heroes.toml", HeroesFile).heroes,
            monsters=_read(path / "monsters.toml", MonstersFile).monsters,
            campaigns=known.campaigns,
            conditions=known.conditions,
            dice=dice,
            well=_well(dice, path / "well"),
        )
        for file, deck in decks.items():
            for key, problem in _loose_ends(box, deck):
                raise BoxError(file.name, key, problem)
        return box

    def deck(self, name: str) -> Deck | None:
        """Find a Plot deck."""
        return self._decks.get(names.key(name))

    def agent(self, name: str) -> PrintedAgent | None:
        """Find a lieutenant's agent."""
        return self._agents.get(names.key(name))

    def hero(self, name: str) -> HeroCard | None:
        """Find a printed hero."""
        return self._heroes.get(names.key(name))

    def monster(self, name: str) -> Monster | None:
        """Find a printed monster."""
        return self._monsters.get(names.key(name))

    def campaign(self, name: str) -> PrintedCampaign | None:
        """Find a printed campaign."""
        return self._campaigns.get(names.key(name))

    def with_decks(self, more: Iterable[Deck]) -> Self:
        """Give the same box with a server's own decks added; a printed deck keeps its name."""
        own = tuple(deck for deck in more if self.deck(deck.name) is None)
        return replace(self, decks=self.decks + own) if own else self


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BoxError(file.name, "", str(wrong)) from wrong


def _read(file: Path, model: type[AFile]) -> AFile:
    """One data file as its model; raises BoxError naming the first wrong key."""
    try:
        # By way of JSON, where strictness still takes lists for tuples and words for choices.
        return model.model_validate_json(json.dumps(tomllib.loads(_text(file)), default=str))
    except tomllib.TOMLDecodeError as wrong:
        raise BoxError(file.name, "", str(wrong)) from wrong
    except ValidationError as wrong:
        first = wrong.errors(include_url=False)[0]
        key = ".".join(map(str, first["loc"]))
        raise BoxError(file.name, key, first["msg"]) from wrong


def _deck(file: Path) -> Deck:
    """One printed deck; raises BoxError naming the first wrong card and field."""
    try:
        return parse_deck(_text(file), homebrew=False)
    except DeckFaults as wrong:
        first = wrong.faults[0]
        key = ".".join(filter(None, (first.card, first.field)))
        raise BoxError(file.name, key, first.expected) from wrong


def _well(dice: DiceBox, folder: Path) -> WellBox:
    try:
        return load_well(dice, folder)
    except BadWell as wrong:
        raise BoxError("well", "", str(wrong)) from wrong


def _dice(file: Path) -> DiceBox:
    try:
        return load_dice(file)
    except (BadDice, OSError) as wrong:
        raise BoxError(file.name, "", str(wrong)) from wrong


def _loose_ends(box: Box, deck: Deck) -> Iterator[tuple[str, str]]:
    """What a deck names that no other file knows, as key and problem."""
    if box.deck(deck.name) is not deck:
        yield "name", "another deck has this name"
    for campaign in deck.forbidden_campaigns:
        if box.campaign(campaign) is None:
            yield "forbidden_campaigns", f"unknown campaign {campaign}"
    for card in deck.cards:
        effect = effect_of(card)
        if isinstance(effect, Summon) and box.agent(effect.lieutenant) is None:
            yield f"{card.name}.effect.lieutenant", f"unknown agent {effect.lieutenant}"
        if not set(effect.conditions) <= set(box.conditions):
            yield f"{card.name}.effect.{effect.names_conditions}", "unknown condition"
