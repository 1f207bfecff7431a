"""What is printed, read once."""

import pytest

from bot.box.box import Box
from bot.rules.basics.dice import DiceBox
from bot.words import Words


@pytest.fixture(scope="session")
def printed() -> Box:
    return Box.load()


@pytest.fixture(scope="session")
def box(printed: Box) -> DiceBox:
    return printed.dice


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()
