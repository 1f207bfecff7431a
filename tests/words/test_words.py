"""The word catalogues: keys, arguments, languages, and files that are read whole."""

from pathlib import Path

import pytest
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.syntax import FluentParser
from fluent.syntax.ast import Comment, GroupComment, Message, ResourceComment

from bot.words import ENGLISH, WORDS, Catalogue, Words, WordsError, own_name

FILES = sorted(WORDS.glob("*/*.ftl"))
ALLOWED = Message | Comment | GroupComment | ResourceComment


@pytest.fixture
def words(tmp_path: Path) -> Words:
    write(tmp_path, "en", one="greet = Hello { $name }\nonly = Only here\n", two="bye = Bye")
    write(tmp_path, "de", one="greet = Hallo { $name }\n")
    return Words.load(tmp_path)


def write(folder: Path, language: str, **files: str) -> None:
    (folder / language).mkdir()
    for name, text in files.items():
        (folder / language / f"{name}.ftl").write_text(text, encoding="utf-8")


def test_words_of_all_files_of_a_language(words: Words) -> None:
    assert words.say("en", "greet", name="Olga") == "Hello Olga"
    assert words.say("en", "bye") == "Bye"


def test_a_second_language_is_only_a_new_folder(words: Words) -> None:
    assert words.languages == ("de", "en")
    assert words.say("de", "greet", name="Olga") == "Hallo Olga"


@pytest.mark.parametrize(
    "text", ["Gold { $gold }", 'Gold { $gold }{ $gold ->\n  [one] !\n *[other] {""}\n}']
)
def test_numbers_stand_as_they_are_typed_up_to_ten_thousand(tmp_path: Path, text: str) -> None:
    """Given the most gold that one command gives, as lines to the letter show it."""
    write(tmp_path, "en", one=f"purse = {text}\n")
    said = [Words.load(tmp_path).say("en", "purse", gold=each) for each in (1000, -1000, 10_000)]
    assert said == ["Gold 1000", "Gold -1000", "Gold 10,000"]


@pytest.mark.parametrize("language", ["de", "fr", "pt-BR", ""])
def test_what_a_language_lacks_is_said_in_english(words: Words, language: str) -> None:
    assert words.say(language, "only") == "Only here"
    assert not words.has("de", "only")


def test_a_region_takes_the_words_of_its_language(words: Words) -> None:
    assert words.say("de-AT", "greet", name="Olga") == "Hallo Olga"
    assert words.nearest("de-AT") == "de"
    assert words.nearest("en-US") == words.nearest("fr") == "en"


def test_a_missing_key_is_an_error(words: Words) -> None:
    with pytest.raises(WordsError):
        words.say("en", "nothing")


def test_a_missing_argument_is_an_error(words: Words) -> None:
    with pytest.raises(WordsError):
        words.say("en", "greet")


def test_a_key_twice_in_one_language_is_an_error(tmp_path: Path) -> None:
    write(tmp_path, "en", one="greet = Hello", two="greet = Hi")
    with pytest.raises(WordsError):
        Words.load(tmp_path)


def test_an_entry_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    write(tmp_path, "en", one="broken = { $name\n")
    with pytest.raises(WordsError):
        Words.load(tmp_path).say("en", "broken", name="x")


def test_user_text_is_said_as_it_is(words: Words) -> None:
    """No isolation marks, and nothing in an argument is interpreted."""
    assert words.say("en", "greet", name="{ $name } \u2067") == "Hello { $name } \u2067"


def test_terms_and_longer_entries(tmp_path: Path) -> None:
    number = "{ $n ->\n        [one] One\n       *[other] Many\n    }"
    text = f"-bot = Overlord\nhello =\n    {number} of {{ -bot }}\n"
    write(tmp_path, "en", one=text)
    words = Words.load(tmp_path)
    assert words.say("en", "hello", n=1) == "One of Overlord"
    assert words.say("en", "hello", n=2) == "Many of Overlord"


@pytest.mark.parametrize("key", ["greet", "listed"])
def test_a_long_argument_is_said_whole(tmp_path: Path, key: str) -> None:
    """Given more than the library says of one argument, it is said, alone and in a choice."""
    listed = "{ $n ->\n    [one] One: { $name }\n   *[other] All: { $name }\n}\n"
    text = f"greet = Hello {{ $name }}\nlisted = {listed}"
    write(tmp_path, "en", one=text)
    name = ", ".join(f"Skeleton {{ $n }} {each}" for each in range(200))
    assert len(name) > MAX_PART_LENGTH
    said = Words.load(tmp_path).say("en", key, name=name, n=2)
    assert said == ("Hello " if key == "greet" else "All: ") + name


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_file_is_understood_and_every_entry_found(file: Path) -> None:
    """An entry that cannot be read would be left out without a word."""
    text = file.read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry for entry in body if not isinstance(entry, ALLOWED)] == []
    assert set(Catalogue("en", [text])) == {x.id.name for x in body if isinstance(x, Message)}


def test_a_text_of_the_data_can_be_said_in_another_language(tmp_path: Path) -> None:
    """Summaries of cards stand in data in English; a new folder is all a language needs."""
    write(tmp_path, "en", one="greet = Hello\n")
    write(tmp_path, "de", one="summary-spite = Jede Woge kostet.\n")
    words = Words.load(tmp_path)
    assert words.translated("de", "summary-spite", "Every surge costs.") == "Jede Woge kostet."
    assert words.translated("en", "summary-spite", "Every surge costs.") == "Every surge costs."


def test_english_is_at_hand_without_loading() -> None:
    assert ENGLISH.say("button-undo") == "Undo"


FRENCH = """
name-threat = menace
name-threat-gain = gagner
name-about = à-propos
name-option-reason = motif
typed = Tapez `/threat gain reason:card`, /threat, /threat dit tout, `/about`. Ou /srv/threat.
moved = { $who } : `/quest start`
alone = `/about topic:well` ou `reason:card`, **reason:{ $who }**, `well`, `{ $who }`
empty = `/threat gain reason:`
"""


def test_a_command_in_a_sentence_has_the_name_that_discord_lists() -> None:
    """What has no name in the language, and what is no command, stays."""
    french = Catalogue("fr", [FRENCH])
    assert french.say("typed") == (
        "Tapez `/menace gagner motif:card`, /menace, /menace dit tout, `/à-propos`. Ou /srv/threat."
    )
    assert french.say("moved", who="Olga") == "Olga : `/quest start`"


def test_an_option_in_a_sentence_has_the_name_that_discord_lists() -> None:
    """With a command or alone; what stands behind it stays, and so does what is no option."""
    french = Catalogue("fr", [f"{FRENCH}\nname-option-topic = sujet\n"])
    assert french.say("alone", who="Olga") == (
        "`/à-propos sujet:well` ou `motif:card`, **motif:Olga**, `well`, `Olga`"
    )
    assert french.say("empty") == "`/menace gagner motif:`"


def test_a_value_in_a_sentence_has_the_name_that_discord_lists() -> None:
    """In a command or alone; what people type themselves stays as they type it."""
    values = "value-card = Une carte\nvalue-well = Première édition\nvalue-overlord = Le Seigneur\n"
    typed = "named = `/turn name:overlord`, `reason:cards`, `/about topic:well reason:card`.\n"
    french = Catalogue("fr", [f"{FRENCH}\n{values}\n{typed}"])
    assert french.say("alone", who="Olga") == (
        "`/à-propos topic:Première édition` ou `motif:Une carte`, **motif:Olga**, `well`, `Olga`"
    )
    assert french.say("named") == (
        "`/turn name:overlord`, `motif:cards`, `/à-propos topic:Première édition motif:Une carte`."
    )


def test_a_translation_is_read_when_something_is_said_in_it(tmp_path: Path) -> None:
    # given a translation that comes along
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text("hello = Hello\n", "utf-8")
    (tmp_path / "fr").mkdir()
    file = tmp_path / "fr" / "all.ftl"
    file.write_text("hello = Bonsoir\n", "utf-8")
    words = Words.load(tmp_path)
    assert words.languages == ("en", "fr")
    assert words.nearest("fr-CA") == "fr"
    # when it is changed before anything is said
    file.write_text("hello = Bonjour\n", "utf-8")
    # then what is said is what it says then, and stays
    assert words.say("fr", "hello") == "Bonjour"
    file.unlink()
    assert words.say("fr", "hello") == "Bonjour"
    assert words.say("de", "hello") == "Hello"


@pytest.mark.parametrize(
    ("language", "name"), [("de", "Deutsch"), ("en", "English"), ("fr", "Français")]
)
def test_a_language_names_itself(language: str, name: str) -> None:
    assert own_name(language) == name


def test_a_language_that_does_not_say_is_named_by_its_code() -> None:
    assert own_name("xx") == "xx"
