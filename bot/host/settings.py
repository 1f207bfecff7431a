"""What the environment says, read once at start into one frozen Settings."""

import os
from collections.abc import Callable, Mapping
from io import StringIO
from pathlib import Path
from typing import TypeVar

from dotenv import dotenv_values
from msgspec import Struct

from bot.host import written
from bot.host.addresses import Place, read_place
from bot.log.postgres.address import Address, is_address
from bot.log.shards import FROM_DISCORD as AUTO
from bot.log.shards import Part, read_part

ENV_FILE = Path(".env")
FROM_DISCORD = "DISCORD_TOKEN"
_SECRET = (FROM_DISCORD, "OVERLORD_DATABASE")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
_Meant = TypeVar("_Meant")


class SettingsError(Exception):
    """The bot cannot start with what the environment says."""


class MissingToken(SettingsError):
    """No DISCORD_TOKEN stands in the environment or in .env."""


class StrangeToken(SettingsError):
    """What stands behind DISCORD_TOKEN can be no token."""


class BadSetting(SettingsError):
    """One setting has a value that cannot be used; `value` is empty where nobody is to see it."""

    def __init__(self, name: str, value: str = "") -> None:
        super().__init__(name)
        self.name = name
        self.value = value


class UnreadableSettings(SettingsError):
    """The file with the settings is there, and cannot be read."""

    def __init__(self, file: Path, problem: str) -> None:
        super().__init__(file, problem)
        self.file = file
        self.problem = problem


class Secret:
    """A text that stands in no line: whoever needs it has to ask for it."""

    __slots__ = ("_text",)

    def __init__(self, text: str = "") -> None:
        self._text = text

    def get_secret_value(self) -> str:
        """Give the text."""
        return self._text

    def __repr__(self) -> str:
        return "Secret('**********')" if self._text else "Secret('')"


class HostSettings(Struct, frozen=True, kw_only=True):
    """The bot's settings: token, data folder, database, log level, shards, figures."""

    discord_token: Secret = Secret()
    home: Path = written.DATA_FOLDER
    database: Secret = Secret()
    log_level: str = "INFO"
    shards: str = AUTO
    metrics: str = ""

    @property
    def servers(self) -> Path:
        """The folder with one file per Discord server."""
        return self.home / "servers"

    @property
    def address(self) -> Address | None:
        """The database that has the campaigns; None where they are in the data folder."""
        address = self.database.get_secret_value()
        return Address(address) if address else None

    @property
    def place(self) -> str:
        """Where the campaigns are, as it may be said: no password is in it."""
        return self.address.shown if self.address else str(self.home.absolute())

    @property
    def secrets(self) -> tuple[str, ...]:
        """What may stand in no line."""
        token = self.discord_token.get_secret_value()
        return ((token,) if token else ()) + (self.address.secrets if self.address else ())

    @property
    def part(self) -> Part:
        """The shards of this process."""
        return read_part(self.shards)

    @property
    def figures(self) -> Place | None:
        """Where figures are served; None where they are not."""
        return read_place(self.metrics)

    def token(self) -> Secret:
        """The bot's token; raises MissingToken when it is empty, StrangeToken when it is none."""
        token = self.discord_token.get_secret_value()
        if not token:
            raise MissingToken
        if not written.is_token(token):
            raise StrangeToken
        return self.discord_token


def load() -> HostSettings:
    """Read environment and .env; raises BadSetting naming the first wrong variable.

    Raises UnreadableSettings where .env cannot be read.
    """
    given = _file() | _named(os.environ)
    return HostSettings(
        discord_token=Secret(_meant(given, FROM_DISCORD, written.token)),
        home=_meant(given, "OVERLORD_HOME", written.folder),
        database=Secret(_meant(given, "OVERLORD_DATABASE", _database)),
        log_level=_meant(given, "OVERLORD_LOG_LEVEL", _level),
        shards=_meant(given, "OVERLORD_SHARDS", _shards),
        metrics=_meant(given, "OVERLORD_METRICS", _metrics),
    )


def _file() -> dict[str, str]:
    """Read .env, however it was saved."""
    try:
        if not ENV_FILE.is_file():
            return {}
        return _named(dotenv_values(stream=StringIO(written.text(ENV_FILE.read_bytes()))))
    except OSError as problem:
        raise UnreadableSettings(ENV_FILE, problem.strerror or str(problem)) from None


def _named(found: Mapping[str, str | None]) -> dict[str, str]:
    """Name what is set, in capitals however it was written; what is empty is not set."""
    return {name.upper(): value for name, value in found.items() if value}


def _meant(given: Mapping[str, str], name: str, meaning: Callable[[str], _Meant]) -> _Meant:
    """Give what a variable means, its default where it is not set."""
    try:
        return meaning(given.get(name, ""))
    except ValueError:
        raise BadSetting(name, "" if name in _SECRET else given[name]) from None


def _level(value: str) -> str:
    level = written.bare(value).upper() or "INFO"
    if level not in LOG_LEVELS:
        raise ValueError
    return level


def _database(value: str) -> str:
    address = written.bare(value)
    if address and not is_address(address):
        raise ValueError
    return address


def _shards(value: str) -> str:
    part = written.bare(value) or AUTO
    read_part(part)
    return part


def _metrics(value: str) -> str:
    place = written.bare(value)
    read_place(place)
    return place
