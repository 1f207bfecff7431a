"""The box, read once for all card tests."""

import pytest

from bot.box import Box


@pytest.fixture(scope="session")
def box() -> Box:
    return Box.load()
