"""The box, read once for all card tests, with a group's own deck in it."""

import pytest

from bot.rules.printed.box import Box
from tests.cards.generic import BOX


@pytest.fixture(scope="session")
def box() -> Box:
    return BOX
