"""The command line speaks the language of the machine's locale, else English."""

import pytest

from bot.__main__ import main
from bot.host.here import language_of, say


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr-FR"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE@euro", "LC_MESSAGES": "fr_CA"}, "fr-CA"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr-FR"),
    ],
)
def test_the_first_variable_that_is_set_names_the_language(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr_FR.UTF-8", "Le bot s’est arrêté."),
        ("fr_CA", "Le bot s’est arrêté."),
        ("de_AT.UTF-8", "Der Bot hat angehalten."),
        ("en_GB.UTF-8", "The bot has stopped."),
        # No words in it, and no language at all.
        ("eo.UTF-8", "The bot has stopped."),
        ("../fr", "The bot has stopped."),
    ],
)
def test_a_sentence_is_said_as_the_locale_has_it(
    monkeypatch: pytest.MonkeyPatch, locale: str, said: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert say("cli-stopped") == said


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr_FR.UTF-8", "gone.json ne peut pas être lu"),
        ("de_DE.UTF-8", "gone.json lässt sich nicht lesen"),
    ],
)
def test_what_keeps_a_command_from_being_done_is_said_as_the_locale_has_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], locale: str, said: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    monkeypatch.delenv("LC_ALL")
    assert main(["verify", "gone.json"]) == 1
    assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize("locale", ["fr_FR.UTF-8", "de_DE.UTF-8"])
def test_the_help_of_the_command_line_is_as_the_locale_has_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], locale: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    with pytest.raises(SystemExit):
        main(["--help"])
    assert say("cli-check") in " ".join(capsys.readouterr().out.split())
