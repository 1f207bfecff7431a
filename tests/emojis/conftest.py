from tests.simcord_support import world as world  # noqa: PLC0414 - a fixture for all
