"""Names compare by letters with their marks, and digits; a leading word The is ignored."""

import pytest

from bot.rules.basics import names
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state import refusals as r
from tests.rules.table import OLGA, Table


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Friend or Foe", "friendorfoe"),
        ("  friend-OR-foe! ", "friendorfoe"),
        ("Bol'Goreth", "bolgoreth"),
        ("The Dispossessed", "dispossessed"),
        ("the-Dark Mark", "darkmark"),
        ("“The” Grasping Grave", "graspinggrave"),
        ("Theodor", "theodor"),
        ("Off the Path", "offthepath"),
        ("The The", "the"),
        ("The", "the"),
        ("the ...", "the"),
        ("Act 2", "act2"),
        ("राम", "राम"),
        ("रीमा", "रीमा"),
        ("ที่ดิน", "ที่ดิน"),
        ("🎲\ufe0f", ""),
        ("Act 2\ufe0f", "act2"),
        ("Zoë", "zoë"),
        ("Zoe\u0308", "zoë"),
        ("STRASSE", "strasse"),
        ("Straße", "strasse"),
        ("ΣΊΣΥΦΟΣ", "σίσυφοσ"),
        ("Ｗｉｄｅ", "wide"),
        ("Рилан Олливен", "риланолливен"),
        ("snake_case", "snakecase"),
        ("", ""),
        ("?! 🎲", ""),
    ],
)
def test_a_name_comes_down_to_its_letters_and_digits(text: str, key: str) -> None:
    assert names.key(text) == key


@pytest.mark.parametrize("text", ["Friend or Foe", "The The", "the", "Straße", "ǅ", "İstanbul"])
def test_a_key_is_its_own_key(text: str) -> None:
    assert names.key(names.key(text)) == names.key(text)


def test_names_are_the_same_whatever_stands_between_the_letters() -> None:
    assert names.same("Mages' Guild", "mages guild")
    assert not names.same("Mages' Guild", "Thieves' Guild")


def test_nothing_is_the_same_as_nothing() -> None:
    assert not names.same("", "")
    assert not names.same("!!", "??")


def test_vowel_signs_tell_names_apart() -> None:
    assert not names.same("राम", "रीमा")


def test_what_logs_know_a_card_by_stays_as_it_was() -> None:
    """Keys of cards and decks stand in old logs, without the marks of their names."""
    assert names.stored_key("राम") == "रम"


@pytest.mark.rule("S2")
def test_an_old_button_names_the_hero_who_has_left(box: Box) -> None:
    """Given a button, which has a hero's key, the refusal has the name that people know."""
    table = Table(box)
    table.open()
    table.play(OLGA, c.AddHero("Mine Own", OLGA.user))
    table.play(OLGA, c.RemoveHero("Mine Own"))
    refused = table.refuses(OLGA, c.AssignHero("mineown", OLGA.user))
    assert isinstance(refused, r.UnknownHero)
    assert refused.name == "Mine Own"
