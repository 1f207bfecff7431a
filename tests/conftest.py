"""What every test may lean on."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

# The same examples on every run, however slow the machine; `make soak` looks for new ones.
settings.register_profile("test", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", deadline=None, database=None, max_examples=2000)
settings.load_profile("soak" if os.environ.get("OVERLORD_SOAK") else "test")


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """What a command does to the process must not outlive its test."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
