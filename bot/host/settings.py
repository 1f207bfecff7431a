"""What the environment says, read once at start into one frozen Settings."""

from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.host import written
from bot.host.addresses import Place, read_place
from bot.log.postgres.address import Address, is_address
from bot.log.shards import FROM_DISCORD as AUTO
from bot.log.shards import Part, read_part

ENV_FILE = Path(".env")
FROM_DISCORD = "DISCORD_TOKEN"
_SECRET = (FROM_DISCORD, "OVERLORD_DATABASE")
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LOG_LEVELS: tuple[str, ...] = get_args(LogLevel)


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


def _folder(value: object) -> object:
    return written.folder(value) if isinstance(value, str) else value


def _token(value: object) -> object:
    return written.token(value) if isinstance(value, str) else value


def _level(value: object) -> object:
    return written.bare(value).upper() or "INFO" if isinstance(value, str) else value


def _database(value: object) -> object:
    text = written.bare(value) if isinstance(value, str) else ""
    if text and not is_address(text):
        raise ValueError
    return text if isinstance(value, str) else value


def _shards(value: object) -> object:
    text = written.bare(value) if isinstance(value, str) else ""
    read_part(text or AUTO)
    return text or AUTO


def _metrics(value: object) -> object:
    text = written.bare(value) if isinstance(value, str) else ""
    read_place(text)
    return text


class HostSettings(BaseSettings):
    """The bot's settings: token, data folder, database, log level, shards, figures."""

    model_config = SettingsConfigDict(
        env_prefix="OVERLORD_",
        env_file=ENV_FILE,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    discord_token: Annotated[SecretStr, BeforeValidator(_token)] = Field(
        default=SecretStr(""), validation_alias=FROM_DISCORD
    )
    home: Annotated[Path, BeforeValidator(_folder)] = written.DATA_FOLDER
    database: Annotated[SecretStr, BeforeValidator(_database)] = SecretStr("")
    log_level: Annotated[LogLevel, BeforeValidator(_level)] = "INFO"
    shards: Annotated[str, BeforeValidator(_shards)] = AUTO
    metrics: Annotated[str, BeforeValidator(_metrics)] = ""

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

    def token(self) -> SecretStr:
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
    try:
        encoding = written.encoding(ENV_FILE.read_bytes()) if ENV_FILE.is_file() else None
        return HostSettings(_env_file_encoding=encoding)
    except OSError as problem:
        raise UnreadableSettings(ENV_FILE, problem.strerror or str(problem)) from None
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=False)[0]
        name = _variable(str(first["loc"][0]))
        raise BadSetting(name, "" if name in _SECRET else str(first["input"])) from None


def _variable(field: str) -> str:
    """The environment variable behind a field, as a person would have written it."""
    return field if field == FROM_DISCORD else f"OVERLORD_{field}".upper()
