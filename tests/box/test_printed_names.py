"""What German and French printings call things: each a thing there is, and no name of another."""

import shutil
from pathlib import Path

import pytest

from bot import DATA
from bot.box.box import check_sheet, load_box
from bot.box.called import english_names
from bot.box.faults import BoxError
from bot.rules.basics.names import key
from bot.rules.printed.box import Box
from bot.rules.printed.called import KINDS, forms

# Names that two things of a kind have on their cards: whoever types one is asked.
OF_TWO = {
    ("de", "skills", "Ansturm"): {"Charge", "Charging Assault"},
    ("de", "cards", "Ausgeklügelter Plan"): {"Meticulous Planning", "Intricate Schemes"},
}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_name_is_of_a_thing_there_is(box: Box, language: str) -> None:
    printed = box.called.of(language)
    assert set(printed.kinds) <= set(KINDS)
    for kind, names in printed.kinds.items():
        known = {key(name) for name in english_names(box, kind)}
        assert [name for name in names if key(name) not in known] == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_name_is_the_english_one_of_something_else(box: Box, language: str) -> None:
    for kind, names in box.called.of(language).kinds.items():
        known = {key(name) for name in english_names(box, kind)}
        for english, own in names.items():
            others = known - {key(english)}
            assert not any(form in others for name in own for form in forms(name)), english


@pytest.mark.parametrize("language", ["de", "fr"])
def test_names_of_two_things_are_known_to_be(box: Box, language: str) -> None:
    printed, shared = box.called.of(language), {}
    for kind, names in printed.kinds.items():
        for own in (name for each in names.values() for name in each):
            meant = set(printed.meant((kind,), own))
            if len(meant) > 1:
                shared[language, kind, own] = meant
    assert shared == {of: meant for of, meant in OF_TWO.items() if of[0] == language}


@pytest.mark.parametrize(
    ("language", "kind", "typed", "english"),
    [
        ("de", "heroes", "Großmagier Cwellin", "High Mage Quellen"),
        ("de", "heroes", "grossmagier cwellin", "High Mage Quellen"),
        ("de", "items", "Kettenrüstung", "Chainmail"),
        ("de", "items", "kettenrustung", "Chainmail"),
        ("de-AT", "items", "Kettenruestung", "Chainmail"),
        ("de", "cards", "Beschwörung des Rattenkönigs", "Summon Verminous"),
        ("de", "items", "klinge der abendrote", "Duskblade"),
        ("fr", "classes", "maitre des animaux", "Beastmaster"),
        ("fr", "quests", "le bal masque", "The Masquerade Ball"),
        ("fr", "heroes", "Jain Boisjuste", "Jain Fairwood"),
    ],
)
def test_a_name_is_found_with_and_without_accents(
    box: Box, language: str, kind: str, typed: str, english: str
) -> None:
    assert box.called.of(language).meant((kind,), typed) == (english,)


def test_a_name_means_nothing_in_another_language_or_kind(box: Box) -> None:
    assert box.called.of("fr").meant(KINDS, "Kettenrüstung") == ()
    assert box.called.of("en-US").meant(KINDS, "Kettenrüstung") == ()
    assert box.called.of("de").meant(("heroes", "cards"), "Kettenrüstung") == ()
    assert not box.called.of("it")


def test_names_are_read_when_somebody_of_the_language_types(tmp_path: Path) -> None:
    data = Path(shutil.copytree(DATA, tmp_path / "data"))
    box = load_box(data)
    file = data / "words" / "de" / "printed.toml"
    file.write_text('[heroes]\n"Corbin" = "Der Rote"\n', encoding="utf-8")
    assert box.called.of("de").meant(("heroes",), "der rote") == ("Corbin",)


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ('[heroes]\n"Corbyn" = "Der Rote"\n', "heroes.Corbyn"),
        ('[heros]\n"Corbin" = "Der Rote"\n', "heros"),
        ('[heroes]\n"Corbin" = "Krutzbeck"\n', "heroes.Corbin"),
        ('[heroes]\n"Corbin" = 1\n', ""),
        ("[heroes\n", ""),
    ],
)
def test_a_fault_is_named(tmp_path: Path, written: str, names: str) -> None:
    data = Path(shutil.copytree(DATA, tmp_path / "data"))
    (data / "words" / "de" / "printed.toml").write_text(written, encoding="utf-8")
    with pytest.raises(BoxError) as wrong:
        check_sheet(load_box(data))
    assert wrong.value.file == "de/printed.toml"
    assert names in str(wrong.value)
