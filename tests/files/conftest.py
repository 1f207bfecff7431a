"""What tests of campaigns as files share."""

import pytest

from bot.box import Box
from bot.campaign_import import Sayable
from bot.telling.files.sayable import sayable
from bot.words import Words


@pytest.fixture(scope="session")
def box() -> Box:
    return Box.load()


@pytest.fixture(scope="session")
def check() -> Sayable:
    return sayable(Words.load())
