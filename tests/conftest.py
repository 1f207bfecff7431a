"""What every test may lean on."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests import postgres

# The same examples on every run, however slow the machine; `make soak` looks for new ones.
settings.register_profile("test", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", deadline=None, database=None, max_examples=2000)
settings.load_profile("soak" if os.environ.get("OVERLORD_SOAK") else "test")


# Whoever runs the tests may have another language: the command line would speak it.
os.environ["LC_ALL"] = "C.UTF-8"


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """What a command does to the process must not outlive its test."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Postgres]:
    """A PostgreSQL server, started by the first test that wants it."""
    try:
        with postgres.running() as server:
            yield server
    except postgres.NoPostgres as why:
        pytest.skip(f"no PostgreSQL server can be run here: {why}")


@pytest.fixture
def database(postgres_server: postgres.Postgres) -> str:
    """The address of a database in which nothing is stored."""
    return postgres_server.fresh()
