"""What every test may lean on."""

import os

from hypothesis import settings

# The same examples on every run, however slow the machine; `make soak` looks for new ones.
settings.register_profile("test", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", deadline=None, database=None, max_examples=2000)
settings.load_profile("soak" if os.environ.get("OVERLORD_SOAK") else "test")
