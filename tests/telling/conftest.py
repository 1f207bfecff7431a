"""What tests of the telling share: printed facts, words that remember what was said, tables."""

from collections.abc import Iterator

import pytest

from bot.box import Box
from bot.rules.campaign import Campaign
from bot.telling.naming import Naming
from bot.words import Words
from tests.rules.table import Table


class Heard(Words):
    """Words that remember which keys were said."""

    said: set[str]

    def say(self, language: str, key: str, /, **args: str | int) -> str:
        self.said.add(key)
        return super().say(language, key, **args)


@pytest.fixture(scope="session")
def box() -> Box:
    return Box.load()


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load()


@pytest.fixture
def heard() -> Iterator[Heard]:
    words = Heard.load()
    words.said = set()
    return words


@pytest.fixture
def table(box: Box) -> Table:
    """A campaign with Leoric, Astarra and Grisban, before its first quest."""
    table = Table(box)
    table.open()
    return table


@pytest.fixture
def agony(table: Table) -> Campaign:
    """The state of a campaign with the deck Eternal Agony."""
    table.own("Eternal Agony")
    return table.state


@pytest.fixture
def names(agony: Campaign, box: Box, heard: Heard) -> Naming:
    return Naming(agony, box, heard, "en")
