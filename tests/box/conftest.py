"""The box, read once for all tests of this folder."""

import pytest

from bot.box.box import load_box
from bot.rules.printed.box import Box


@pytest.fixture(scope="session")
def box() -> Box:
    return load_box()
