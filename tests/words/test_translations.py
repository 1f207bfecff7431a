"""Translations: each sentence fills in what the English one does, and commands take it."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import Locale
from discord.app_commands import TranslationContextLocation as Place
from discord.app_commands import locale_str

from bot.desk.registering import CommandWords
from bot.host.translations import Wrong, word_faults, word_gaps
from bot.words import FALLBACK, WORDS, Words

ENGLISH = """
greet = Hello { $name }, you have { $count ->
        [one] one card
       *[other] { $count } cards
    }.
kind = { $edition ->
        [first] old
       *[second] new
    }
command-threat = The overlord's threat
menu-show-sheet = Show sheet
"""


def folder(tmp_path: Path, language: str, **files: str) -> Path:
    for name, texts in (("en", {"all": ENGLISH}), (language, files)):
        (tmp_path / name).mkdir(parents=True)
        for file, text in texts.items():
            (tmp_path / name / f"{file}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_every_translation_shipped_fills_in_what_english_does() -> None:
    assert word_faults(WORDS) == []


@pytest.mark.parametrize("language", Words.load().languages)
def test_a_translation_shipped_is_whole(language: str) -> None:
    """English alone lacks names of commands, and what cards do, which stands in data."""
    lacking = word_gaps().get(language, ())
    assert language == FALLBACK or lacking == ()


def test_what_a_translation_lacks_is_named(tmp_path: Path) -> None:
    path = folder(tmp_path, "de", all="kind = neu\nname-threat = drohmarker\n")
    (path / "fr").mkdir()
    (path / "fr" / "all.ftl").write_text("kind = neuf\nmenu-show-sheet = Feuille\n")
    gaps = word_gaps(path)
    assert gaps["de"] == ("command-threat", "greet", "menu-show-sheet")
    assert gaps["fr"] == ("command-threat", "greet", "name-threat")
    assert FALLBACK not in gaps


@pytest.mark.parametrize(
    ("text", "wrong", "detail"),
    [
        ("greet = Hallo { $nam }, { $count } Karten\n", Wrong.FILLS_IN, "nam"),
        ("greet = Hallo { $name }\n", Wrong.LACKS, "count"),
        ("greet = Hallo { $name } von { -bot }: { $count }\n", Wrong.REFERS, "-bot"),
        ("greet = Hallo { $name }: { COUNT($count) }\n", Wrong.REFERS, "COUNT"),
        ("gret = Hallo\n", Wrong.UNKNOWN, ""),
        (
            "kind = { $edition ->\n    [frist] alt\n    [first] alt\n   *[second] neu\n}\n",
            Wrong.VARIANT,
            "frist",
        ),
        ("kind = { $edition ->\n   *[second] neu\n}\n", Wrong.NO_VARIANT, "first"),
        ("greet = { $name\n", Wrong.UNREADABLE, "all.ftl"),
        ("kind = alt\nkind = neu\n", Wrong.TWICE, "all.ftl"),
        (f"command-threat = {'x' * 101}\n", Wrong.REFUSED, "101"),
        (f"menu-show-sheet = {'x' * 33}\n", Wrong.REFUSED, "33"),
    ],
)
def test_what_is_wrong_with_a_sentence_is_named(
    tmp_path: Path, text: str, wrong: Wrong, detail: str
) -> None:
    fault, *_ = word_faults(folder(tmp_path, "de", all=text))
    assert (fault.language, fault.wrong, fault.detail) == ("de", wrong, detail)


def test_a_sentence_may_decide_by_less_and_by_more(tmp_path: Path) -> None:
    """Not every language has a plural; some need one where English has none."""
    few = "{ $count ->\n    [few] ein paar\n   *[other] viele\n}"
    first_last = "{ $edition ->\n    [second] neu\n   *[first] alt\n}"
    told = f"greet = {{ $name }}: {few}\nkind = {first_last}\nsummary-spite = Jede Woge kostet.\n"
    assert word_faults(folder(tmp_path / "some", "ja", all=told)) == []
    text = "greet = { $name }: { $count }\nkind = neu\nsummary-spite = Jede Woge kostet.\n"
    assert word_faults(folder(tmp_path / "less", "ja", all=text)) == []


def test_a_folder_of_no_language_is_named_and_still_read(tmp_path: Path) -> None:
    path = folder(tmp_path, "klingon", all="kind = Qapla'\n")
    assert [fault.wrong for fault in word_faults(path)] == [Wrong.LOCALE]
    assert Words.load(path).say("klingon", "kind", edition="first") == "Qapla'"


@pytest.mark.parametrize(
    "text",
    [
        "greet = Hallo { $nam }, { $count }\n",
        "greet = { $name\n",
        "greet = Hallo { -bot }\n",
        "greet = Hallo { FLOOR($count) }\n",
        "greet =\n    .only = an attribute\n",
    ],
)
def test_a_sentence_that_fails_is_said_in_english(tmp_path: Path, text: str) -> None:
    words = Words.load(folder(tmp_path, "de", all=text))
    assert words.say("de", "greet", name="Olga", count=1) == "Hello Olga, you have one card."


def test_a_text_of_the_data_stands_in_for_its_failing_translation(tmp_path: Path) -> None:
    words = Words.load(folder(tmp_path, "de", all="summary-spite = { $nobody }\n"))
    assert words.translated("de", "summary-spite", "Every surge costs.") == "Every surge costs."


@pytest.mark.parametrize(
    ("place", "said", "taken"),
    [
        (Place.command_description, "x" * 100, True),
        (Place.command_description, "x" * 101, False),
        (Place.parameter_name, "bedrohung", True),
        (Place.parameter_name, "Bedrohung", False),
        (Place.command_name, "be drohung", False),
        (Place.group_name, "x" * 33, False),
    ],
)
async def test_what_discord_would_refuse_is_left_out(
    tmp_path: Path, place: Place, said: str, taken: bool
) -> None:
    words = Words.load(folder(tmp_path, "de", all=f"command-threat = {said}\n"))
    context: Any = SimpleNamespace(location=place)
    string = locale_str("English", key="command-threat")
    told = await CommandWords(words).translate(string, Locale.german, context)
    assert told == (said if taken else None)


@pytest.mark.parametrize("file", sorted((WORDS / "fr").glob("*.ftl")), ids=lambda file: file.stem)
def test_no_french_colon_or_question_mark_begins_a_line(file: Path) -> None:
    """Before : ; ? ! » a space that does not break, on buttons and in forms too."""
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            sentence = re.sub(r"`[^`]*`", "", line)
            assert not re.search(r"(?<=[^\s=]) [:;?!»](?:\s|$)", sentence), line


@pytest.mark.parametrize("file", sorted((WORDS / "de").glob("*.ftl")), ids=lambda file: file.stem)
def test_a_whole_german_sentence_after_a_colon_begins_with_a_capital(file: Path) -> None:
    """What these words begin there is never less than a sentence, or a question."""
    begins = r"\S: (?:der Overlord|er|sie|es|man|was|beim|sag|nimm|leg|gib|erwartet)\b"
    asks = r"\S: (?:ein|welch|wie|wer|auf|von)\w*\b[^.!?:{}]*(?:\{[^{}]*\}[^.!?:{}]*)*\?$"
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            sentence = re.sub(r"`[^`]*`", "", line)
            assert not re.search(f"{begins}|{asks}", sentence), line
