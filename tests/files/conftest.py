"""What tests of campaigns as files share."""

import pytest

from bot.box.box import load_box
from bot.pages.messages.preview import sayable
from bot.rules.printed.box import Box
from bot.service.imports import Sayable
from bot.words import Words


@pytest.fixture(scope="session")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="session")
def check() -> Sayable:
    return sayable(Words.load())
