"""Settings mean what somebody meant who wrote them, with whatever editor or shell."""

import codecs
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.host.settings import StrangeToken, load

Err = pytest.CaptureFixture[str]
PLAIN = ["run", "--log", "plain"]
LINES = "DISCORD_TOKEN=made-up\nOVERLORD_HOME=Kämpen\n"


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DISCORD_TOKEN", "OVERLORD_HOME", "OVERLORD_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "olga"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "olga"))


@pytest.mark.parametrize(
    "content",
    [
        LINES.encode(),
        LINES.replace("\n", "\r\n").encode(),
        codecs.BOM_UTF8 + LINES.encode(),
        codecs.BOM_UTF16_LE + LINES.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + LINES.encode("utf-16-be"),
        LINES.encode("utf-16-le"),
        LINES.encode("utf-16-be"),
        LINES.encode("cp1252"),
    ],
    ids=["UTF-8", "CRLF", "with mark", "UTF-16", "UTF-16 BE", "LE bare", "BE bare", "ANSI"],
)
def test_the_file_is_read_however_it_was_saved(content: bytes) -> None:
    Path(".env").write_bytes(content)
    settings = load()
    assert settings.token().get_secret_value() == "made-up"
    assert settings.home == Path("Kämpen")


def test_a_byte_that_means_nothing_is_no_obstacle() -> None:
    Path(".env").write_bytes(b"# \x81\xff\nDISCORD_TOKEN=made-up\n")
    assert load().token().get_secret_value() == "made-up"


@pytest.mark.parametrize(
    "content",
    [
        codecs.BOM_UTF16_LE + LINES.encode("utf-16-le") + b"#",
        LINES.encode("utf-16-le") + b"#",
        codecs.BOM_UTF16_BE + LINES.encode("utf-16-be") + b"\xd8\x00",
        codecs.BOM_UTF8 + LINES.encode() + b"\xff",
        LINES.encode("utf-16-le") + b"\x00\xd8\x23\x00",
    ],
    ids=["half a sign", "half a sign, bare", "half a pair", "no UTF-8", "half a pair, bare"],
)
def test_what_means_nothing_in_a_marked_file_is_no_obstacle_either(content: bytes) -> None:
    Path(".env").write_bytes(content)
    assert load().token().get_secret_value() == "made-up"


@pytest.mark.parametrize(
    "written",
    [
        "MTA.made-up.token",
        " MTA.made-up.token\n",
        '"MTA.made-up.token"',
        "'MTA.made-up.token'",
        "“MTA.made-up.token”",
        "Bot MTA.made-up.token",
        "bot  MTA.made-up.token",
        '"Bot MTA.made-up.token"',
    ],
)
def test_a_token_is_understood_with_what_stands_round_it(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", written)
    assert load().token().get_secret_value() == "MTA.made-up.token"


@pytest.mark.parametrize("written", ["MTA.made up", "MTA.mäde-up", "<token>", "a\nb"])
def test_what_can_be_no_token_is_one_sentence_that_does_not_show_it(
    written: str, monkeypatch: pytest.MonkeyPatch, capsys: Err
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", written)
    with pytest.raises(StrangeToken):
        load().token()
    assert main(PLAIN) == 1
    assert main(["check"]) == 1
    told = capsys.readouterr()
    [run] = told.err.splitlines()
    *_, check = told.out.splitlines()
    assert "is not a bot token" in run and "is not a bot token" in check
    assert written not in told.err + told.out


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("", "var"),
        ("  ", "var"),
        ('""', "var"),
        ("here", "here"),
        ("../there", "../there"),
        ('"with a space"', "with a space"),
        ("~", "olga"),
        ("~/campaigns", "olga/campaigns"),
        ("/srv/campaigns", "/srv/campaigns"),
    ],
)
def test_the_folder_is_the_one_that_is_meant(
    written: str, meant: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("OVERLORD_HOME", written)
    wanted = tmp_path / meant if meant.startswith("olga") else Path(meant)
    assert load().home == wanted


def test_nobodys_home_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Err) -> None:
    monkeypatch.setenv("OVERLORD_HOME", "~nobody-of-this-name/campaigns")
    assert main(["backup", "copies"]) == 1
    assert capsys.readouterr().err == (
        "OVERLORD_HOME cannot be “~nobody-of-this-name/campaigns”: it is the path of a folder that"
        " the bot may write to, such as /srv/overlord or ~/overlord.\n"
    )


def test_an_empty_setting_of_the_environment_leaves_it_to_the_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Path(".env").write_text("DISCORD_TOKEN=from-file\nOVERLORD_LOG_LEVEL=error\n")
    for name in ("DISCORD_TOKEN", "OVERLORD_HOME", "OVERLORD_LOG_LEVEL"):
        monkeypatch.setenv(name, "")
    settings = load()
    assert settings.token().get_secret_value() == "from-file"
    assert (settings.home, settings.log_level) == (Path("var"), "ERROR")


def test_a_file_that_cannot_be_read_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Err
) -> None:
    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    Path(".env").touch()
    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert main(PLAIN) == 1
    assert capsys.readouterr().err == (
        ".env cannot be read: Permission denied. Let the bot's user read it, or put what it sets"
        " into the environment.\n"
    )
