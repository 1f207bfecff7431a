"""What is printed, read once."""

import pytest

from bot.box.box import load_box
from bot.rules.basics.dice import DiceBox
from bot.rules.printed.box import Box
from bot.words import Words
from tests.simcord_support import world

__all__ = ["world"]


@pytest.fixture(scope="session")
def printed() -> Box:
    return load_box()


@pytest.fixture(scope="session")
def box(printed: Box) -> DiceBox:
    return printed.dice


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()
