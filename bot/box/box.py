"""Reads the box, everything printed, from data/ once at start, and checks it whole.

What few tables need, in data/sheet/ and of other languages' printings, is read as it is first
looked at; `check_sheet` checks it.
"""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, TypeVar

from pydantic import Field, ValidationError

from bot import DATA
from bot.box.called import WORDS, BadCalled, called_box, loose_names
from bot.box.deck_file import FileModel
from bot.box.decks import parse_deck
from bot.box.dice import BadDice, load_dice
from bot.box.faults import BoxError, DeckFaults
from bot.box.sheet import SHEETS, BadSheet, loose_ends, sheet_box
from bot.box.spoken import TYPED_FILE, BadNames, TypedFile, tongue, with_english
from bot.box.well import BadWell, load_well
from bot.rules.basics.dice import DiceBox
from bot.rules.basics.spoken import Tongue
from bot.rules.cards.kind import effect_of
from bot.rules.cards.kinds import Summon
from bot.rules.printed.box import Box
from bot.rules.printed.decks import Deck
from bot.rules.printed.figures import (
    ConditionCard,
    HeroCard,
    Monster,
    PrintedAgent,
    PrintedCampaign,
)
from bot.rules.printed.first import (
    Economy,
    FirstBox,
    FirstHero,
    FirstMonster,
    FirstQuest,
    OverlordCard,
)
from bot.rules.well.setup import WellBox

AFile = TypeVar("AFile", bound=FileModel)


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


class ConditionsFile(FileModel):
    """conditions.toml."""

    conditions: Annotated[tuple[ConditionCard, ...], Field(min_length=1)]


class FirstHeroesFile(FileModel):
    """first/heroes.toml."""

    heroes: Annotated[tuple[FirstHero, ...], Field(min_length=1)]


class FirstMonstersFile(FileModel):
    """first/monsters.toml."""

    master: Annotated[str, Field(min_length=1)]
    monsters: Annotated[tuple[FirstMonster, ...], Field(min_length=1)]


class OverlordCardsFile(FileModel):
    """first/overlord_cards.toml."""

    cards: Annotated[tuple[OverlordCard, ...], Field(min_length=1)]


class FirstQuestsFile(FileModel):
    """first/quests.toml."""

    quests: Annotated[tuple[FirstQuest, ...], Field(min_length=1)]


class EconomyFile(FileModel):
    """first/economy.toml."""

    economy: Economy


def load_box(path: Path = DATA) -> Box:
    """Read and check every data file; raises BoxError at the first fault."""
    decks = {file: _deck(file) for file in sorted((path / "decks").glob("*.toml"))}
    dice = _dice(path / "dice.toml")
    box = Box(
        decks=tuple(decks.values()),
        agents=_read(path / "agents.toml", AgentsFile).agents,
        heroes=_read(path / "heroes.toml", HeroesFile).heroes,
        monsters=_read(path / "monsters.toml", MonstersFile).monsters,
        campaigns=_read(path / "campaigns.toml", CampaignsFile).campaigns,
        condition_cards=_read(path / "conditions.toml", ConditionsFile).conditions,
        dice=dice,
        well=_well(dice, path / "well"),
        first=_first(path / "first"),
        sheet=sheet_box(path / SHEETS),
    )
    words = path / WORDS
    box = replace(box, tongues=_tongues(box, words), called=called_box(words))
    for file, deck in decks.items():
        for key, problem in _loose_ends(box, deck):
            raise BoxError(file.name, key, problem)
    for sample in box.well.samples:
        for group in sample.monsters:
            if box.first.monster(group.name) is None:
                raise BoxError("samples.toml", sample.board, f"unknown monster {group.name}")
    for agent in box.agents:
        if agent.sacrificed_in and box.campaign(agent.sacrificed_in) is None:
            problem = f"unknown campaign {agent.sacrificed_in}"
            raise BoxError("agents.toml", f"{agent.name}.sacrificed_in", problem)
    return box


def check_sheet(box: Box) -> None:
    """Read and check what is read only as it is needed; raises BoxError at the first fault."""
    try:
        for file, key, problem in (*loose_ends(box.sheet, box.dice), *loose_names(box)):
            raise BoxError(file, key, problem)
    except (BadSheet, BadCalled) as wrong:
        raise BoxError(wrong.file, "", wrong.problem) from wrong


def _first(path: Path) -> FirstBox:
    monsters = _read(path / "monsters.toml", FirstMonstersFile)
    return FirstBox(
        heroes=_read(path / "heroes.toml", FirstHeroesFile).heroes,
        monsters=monsters.monsters,
        master=monsters.master,
        cards=_read(path / "overlord_cards.toml", OverlordCardsFile).cards,
        quests=_read(path / "quests.toml", FirstQuestsFile).quests,
        economy=_read(path / "economy.toml", EconomyFile).economy,
    )


def _tongues(box: Box, folder: Path) -> dict[str, Tongue]:
    files = sorted(folder.glob(f"*/{TYPED_FILE}"))
    return with_english({file.parent.name: _tongue(box, file) for file in files})


def _tongue(box: Box, file: Path) -> Tongue:
    name = f"{file.parent.name}/{file.name}"
    try:
        return tongue(_read(file, TypedFile), box.dice, box.conditions)
    except BadNames as wrong:
        raise BoxError(name, wrong.key, wrong.problem) from wrong
    except BoxError as wrong:
        raise BoxError(name, wrong.key, wrong.problem) from wrong


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
