"""What the environment says, read once at start into one frozen Settings."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


class SettingsError(Exception):
    """The bot cannot start with what the environment says."""


class MissingToken(SettingsError):
    """No DISCORD_TOKEN stands in the environment or in .env."""


class BadSetting(SettingsError):
    """One setting has a value that cannot be used."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(name, problem)
        self.name = name
        self.problem = problem


class HostSettings(BaseSettings):
    """The bot's settings: token, data folder, log level."""

    model_config = SettingsConfigDict(
        env_prefix="OVERLORD_", env_file=".env", extra="ignore", frozen=True
    )

    discord_token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    home: Path = Path("var")
    log_level: LogLevel = "INFO"

    @property
    def servers(self) -> Path:
        """The folder with one file per Discord server."""
        return self.home / "servers"

    def token(self) -> SecretStr:
        """The bot's token; raises MissingToken when it is empty."""
        bare = self.discord_token.get_secret_value().strip()
        if not bare:
            raise MissingToken
        return SecretStr(bare)


def load() -> HostSettings:
    """Read environment and .env; raises BadSetting naming the first wrong variable."""
    try:
        return HostSettings()
    except ValidationError as wrong:
        first = wrong.errors(include_input=False, include_url=False)[0]
        raise BadSetting(_variable(str(first["loc"][0])), first["msg"]) from None


def _variable(field: str) -> str:
    """The environment variable behind a field, as a person would have written it."""
    return field if field == "DISCORD_TOKEN" else f"OVERLORD_{field}".upper()
