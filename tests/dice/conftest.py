"""The printed dice, read once."""

import pytest

from bot.box_dice import load_dice
from bot.rules.dice import DiceBox


@pytest.fixture(scope="session")
def box() -> DiceBox:
    return load_dice()
