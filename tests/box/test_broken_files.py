"""A data file that is wrong stops the bot at start, naming file and key."""

import shutil
from pathlib import Path

import pytest

from bot import DATA
from bot.box.box import load_box
from bot.box.faults import BoxError


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def broken(data: Path, file: str, old: str, new: str) -> BoxError:
    text = (data / file).read_text(encoding="utf-8")
    assert old in text
    (data / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as wrong:
        load_box(data)
    assert str(wrong.value).startswith(f"{Path(file).name}: ")
    assert wrong.value.file == Path(file).name
    return wrong.value


CORRUPTION = "decks/corruption-from-within.toml"


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        # a key nobody knows
        (CORRUPTION, 'spend = "exhaust"', 'spends = "exhaust"', "Friend or Foe.spends"),
        (CORRUPTION, "sources = 2", "source = 2", "source"),
        (CORRUPTION, "most = 3", "mots = 3", "Secret Council.effect.most"),
        ("agents.toml", "speed = 3", "pace = 3", "agents.0.cards.0.rows.0.speed"),
        ("heroes.toml", 'archetype = "W', 'kind = "W', "heroes.0.archetype"),
        ("monsters.toml", "traits =", "trait =", "monsters.0.traits"),
        ("conditions.toml", "sources = 2", "sources = true", "conditions.0.sources"),
        # an effect nobody knows
        (CORRUPTION, '"marker"', '"market"', "Friend or Foe.effect.kind"),
        # a missing number
        (CORRUPTION, "number = 2\n", "", "Thieves' Guild.number"),
        (CORRUPTION, "purchase = 2\ntrigger = 1\n", "purchase = 2\n", "Thieves' Guild.trigger"),
        (CORRUPTION, "purchase = 2\n", "", "Thieves' Guild.purchase"),
        (CORRUPTION, ", tokens = 1", "", "Friend or Foe.effect.tokens"),
        ("agents.toml", ", health = 8", "", "agents.0.cards.0.rows.0.health"),
        ("heroes.toml", "stamina = 4\n", "", "heroes.0.stamina"),
        ("monsters.toml", ", minions = 1", "", "monsters.0.groups.0.minions"),
        # a value of the wrong sort
        (CORRUPTION, "trigger = 1", 'trigger = "1"', "Friend or Foe.trigger"),
        (CORRUPTION, '"overlord-turn"', '"midnight"', "Friend or Foe.moment"),
        ("agents.toml", '"ranged"', '"thrown"', "agents.0.cards.0.attack"),
        ("heroes.toml", "might = 3", "might = 3.0", "heroes.0.might"),
        ("monsters.toml", '"huge"', '"big"', "monsters.0.size"),
        # a name that no other file knows
        (CORRUPTION, '"Shadow of Nerekhall"', '"Nowhere"', "forbidden_campaigns"),
        (CORRUPTION, '"stunned"', '"stoned"', "Mages' Guild.effect.condition"),
        (
            CORRUPTION,
            'lieutenant = "Rylan Olliven", m',
            'lieutenant = "Nobody", m',
            "Summon Rylan Olliven.effect.lieutenant",
        ),
        (
            "decks/eternal-agony.toml",
            '"poisoned"',
            '"poison"',
            "If Looks Could Kill.effect.options",
        ),
        (CORRUPTION, '"Corruption From Within"', '"Eternal Agony"', "name"),
    ],
)
def test_a_wrong_key_is_named(data: Path, file: str, old: str, new: str, key: str) -> None:
    assert broken(data, file, old, new).key == key


@pytest.mark.parametrize("file", [CORRUPTION, "agents.toml", "dice.toml", "campaigns.toml"])
def test_a_file_that_is_no_toml_is_named(data: Path, file: str) -> None:
    broken(data, file, " = ", " == ")


@pytest.mark.parametrize("file", ["agents.toml", "heroes.toml", "dice.toml", "campaigns.toml"])
def test_a_file_that_is_gone_is_named(data: Path, file: str) -> None:
    (data / file).unlink()
    with pytest.raises(BoxError) as wrong:
        load_box(data)
    assert wrong.value.file == file


def test_a_die_with_a_face_too_few_is_named(data: Path) -> None:
    wrong = broken(data, "dice.toml", '"X", "2/2/1", ', '"X", ')
    assert "second.blue.faces" in str(wrong)


TYPED = "words/fr/typed.toml"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[dice.second]\nblue", "[dice.second]\npurple", "dice.second.purple"),
        ('"bleu", ', '"Bleu", ', "dice.second.blue.words.0"),
        ('"bleu", ', '"2 bleus", ', "dice.second.blue.words.0"),
        # a word of two dice, and one that is another die's in English
        ('"bleu", ', '"rouge", ', "dice.second.blue"),
        ('"bleu", ', '"red", ', "dice.second.blue"),
        ('joins = ["et"]', 'joins = ["rouge"]', "joins"),
        ('joins = ["et"]', 'joins = ["deux"]', "joins"),
        # a mark of two dice, and one that has no room
        ('mark = "B", ', 'mark = "R", ', "dice.second.blue.mark"),
        ('mark = "B", ', 'mark = "Ble", ', "dice.second.blue.mark"),
        ("words = [", "names = [", "dice.second.blue.names"),
        ("diseased", "sneezing", "conditions.sneezing"),
        # a word of two numbers, one that is a die's, and more dice than a roll may have
        ('"deux"', '"trois"', "numbers.3"),
        ('"deux"', '"bleus"', "numbers.2"),
        ('"deux"', '"red"', "numbers.2"),
        ("10 = ", "21 = ", "numbers.21.[key]"),
    ],
)
def test_a_wrong_name_that_people_type_is_named_with_its_language(
    data: Path, old: str, new: str, key: str
) -> None:
    text = (data / TYPED).read_text(encoding="utf-8")
    assert old in text
    (data / TYPED).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as wrong:
        load_box(data)
    assert (wrong.value.file, wrong.value.key) == ("fr/typed.toml", key)
