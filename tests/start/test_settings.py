"""The environment becomes Settings, or one named error."""

from pathlib import Path

import pytest

from bot.host.settings import BadSetting, MissingToken, load


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DISCORD_TOKEN", "OVERLORD_HOME", "OVERLORD_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_nothing_set_gives_the_defaults() -> None:
    settings = load()
    assert settings.home == Path("var")
    assert settings.servers == Path("var/servers")
    assert settings.log_level == "INFO"


def test_a_missing_token_is_its_own_error() -> None:
    with pytest.raises(MissingToken):
        load().token()


@pytest.mark.parametrize("empty", ["", "   "])
def test_an_empty_token_counts_as_missing(monkeypatch: pytest.MonkeyPatch, empty: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", empty)
    with pytest.raises(MissingToken):
        load().token()


def test_the_environment_beats_the_env_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=from-file\nOVERLORD_HOME=here\nOTHER=1\n")
    monkeypatch.setenv("DISCORD_TOKEN", " from-environment ")
    settings = load()
    assert settings.token().get_secret_value() == "from-environment"
    assert settings.home == Path("here")


def test_the_token_shows_in_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    settings = load()
    assert "very-secret" not in f"{settings!r} {settings} {settings.discord_token}"


def test_a_wrong_setting_names_its_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERLORD_LOG_LEVEL", "LOUD")
    with pytest.raises(BadSetting) as wrong:
        load()
    assert (wrong.value.name, wrong.value.value) == ("OVERLORD_LOG_LEVEL", "LOUD")


@pytest.mark.parametrize("blank", ["  ", "''"])
def test_a_blank_level_is_none(monkeypatch: pytest.MonkeyPatch, blank: str) -> None:
    monkeypatch.setenv("OVERLORD_LOG_LEVEL", blank)
    assert load().log_level == "INFO"
