"""What a roll's message says: faces, sums, hit or miss and why, pass or fail (D1-D5)."""

import pytest

from bot.pages.messages import rolls
from bot.pages.messages.rolls import MOST_BUTTONS
from bot.pages.page import Page
from bot.pages.presses import Act, Press, read
from bot.rules.basics.dice_result import attribute_test
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Attribute, Edition, Sheet
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.campaign import LastRoll
from bot.rules.state.choices import choices
from bot.words import Words
from tests.dice.fights import Fight, fight
from tests.dice.reading import buttons, decoded, newest, picture, text
from tests.rules.table import BJORN, LEORIC, NILS, OLGA
from tests.telling.laid_out import laid_out


@pytest.fixture
def table(printed: Box) -> Fight:
    return fight(printed)


def told(table: Fight, words: Words, by: Person, command: c.Command, *faces: str) -> Page:
    table.wish(*faces)
    table.play(by, command)
    return rolls.page(newest(table, words))


@pytest.mark.rule("D3")
@pytest.mark.parametrize(
    ("faces", "distance", "said"),
    [
        (("blue=4/2/0", "red=0/3/1", "gray=1"), 4, "## Hit: 4 damage · 1 surge left · reaches 4"),
        (("blue=4/2/0", "red=0/3/1", "gray=1"), None, "## 4 damage · 1 surge left · reaches 4"),
        (("blue=3/2/0", "red=0/3/1", "gray=0"), 4, "## Miss: reaches 3 of 4"),
        (("blue=X", "red=0/3/1", "gray=0"), None, "## Miss: an X"),
        (("blue=X", "red=0/3/1", "gray=0"), 9, "## Miss: an X"),
        (("blue=2/2/1", "red=0/1/0", "gray=3"), 0, "## Hit: 0 damage · 1 surge left · reaches 2"),
    ],
)
def test_an_attack_says_hit_or_miss_and_why(
    table: Fight, words: Words, faces: tuple[str, ...], distance: int | None, said: str
) -> None:
    command = c.RollAttack("blue red", "gray", distance, "Leoric")
    assert said in text(told(table, words, BJORN, command, *faces))


@pytest.mark.rule("D3")
def test_an_attack_adds_range_damage_and_surges_and_names_the_shields(
    table: Fight, words: Words
) -> None:
    command = c.RollAttack("blue red yellow", "gray brown", hero="Leoric", note="a *wild* swing")
    faces = ("blue=6/1/1", "red=0/3/1", "yellow=2/1/0", "gray=2", "brown=1")
    page = told(table, words, BJORN, command, *faces)
    said = text(page)
    assert said.startswith("## 2 damage · 2 surges left · reaches 8\n")
    assert "Range 8, 5 damage, 2 surges, against 3 shields." in picture(page).alt
    assert "blue 6/1/1, red 0/3/1, yellow 2/1/0, gray 2, brown 1" in said
    assert "“a \\*wild\\* swing”" in said
    assert "· rolls 1, 2" in said


def test_one_of_a_thing_is_not_several(table: Fight, words: Words) -> None:
    command = c.RollAttack("blue", "gray", hero="Leoric")
    page = told(table, words, BJORN, command, "blue=2/2/1", "gray=1")
    assert "Range 2, 2 damage, 1 surge, against 1 shield." in picture(page).alt
    assert "## 1 damage · 1 surge left · reaches 2" in text(page)


def test_without_defence_dice_no_shields_are_named(table: Fight, words: Words) -> None:
    page = told(table, words, OLGA, c.RollAttack("2 red"), "red=0/2/0", "red=0/2/0")
    assert picture(page).alt.endswith("Range 0, 4 damage, 0 surges.")
    assert "## 4 damage before defence · reaches 0" in text(page)
    assert "-# <@1> · attack · red 0/2/0, red 0/2/0" in text(page)


@pytest.mark.rule("D2")
@pytest.mark.parametrize("willpower", range(8))
@pytest.mark.parametrize(("gray", "black"), [(0, 0), (1, 2), (3, 4)])
def test_a_test_says_pass_or_fail_and_the_chance(
    table: Fight, words: Words, willpower: int, gray: int, black: int
) -> None:
    table.play(OLGA, c.SetHero("Leoric", Sheet(willpower=willpower, speed=9)))
    command = c.RollTest(Attribute.WILLPOWER, "Leoric")
    said = text(told(table, words, BJORN, command, f"gray={gray}", f"black={black}"))
    passed = gray + black <= willpower
    assert f"## {'Passed' if passed else 'Failed'}: {gray + black} shield" in said
    assert f"against Willpower {willpower}\n" in said
    passes = (1, 4, 8, 19, 26, 33, 35, 36)[willpower]
    assert f"Chance to pass: {passes} of 36" in said
    faces = table.roll().faces(table.box.dice)
    assert attribute_test(faces, willpower).passed == passed


@pytest.mark.rule("D2", "Z6")
def test_a_test_counts_the_attribute_as_cards_have_left_it(printed: Box, words: Words) -> None:
    table = Fight(printed)
    table.open()
    table.own("Eternal Agony", "Branded")
    table.fund(9)
    table.play(OLGA, c.SetHero("Leoric", Sheet(willpower=3)))
    table.start_quest()
    table.play(OLGA, c.TriggerPlotCard("Branded"))
    while table.state.questions:
        values = [choice.value for choice in choices(table.question())]
        table.answer(OLGA, LEORIC if LEORIC in values else values[0])
    said = text(told(table, words, BJORN, c.RollTest(Attribute.WILLPOWER, "Leoric")))
    assert "against Willpower 2\n" in said


def test_defence_and_free_pools_are_summed(table: Fight, words: Words) -> None:
    said = text(told(table, words, OLGA, c.RollDefense("gray black"), "gray=1", "black=0"))
    assert "## 1 shield\n" in said
    pool = c.RollPool("blue gray")
    assert "## 1 X" not in text(told(table, words, NILS, pool, "blue=6/1/1", "gray=3"))
    assert "## range 6 · 1 damage · 1 surge · 3 shields\n" in text(rolls.page(newest(table, words)))
    said = text(told(table, words, NILS, c.RollPool("blue gray"), "blue=X", "gray=0"))
    assert "## 1 X\n" in said
    said = text(told(table, words, NILS, c.RollPool("brown"), "brown=0"))
    assert "## nothing\n" in said


@pytest.mark.rule("D4")
def test_a_reroll_strikes_the_old_face_in_text_picture_and_alt_text(
    table: Fight, words: Words
) -> None:
    before = told(table, words, BJORN, c.RollAttack("red", hero="Leoric"), "red=0/1/0")
    table.wish("red=0/3/1")
    table.play(BJORN, c.RerollDie("red"))
    after = rolls.page(newest(table, words))
    assert "red ~~0/1/0~~ 0/3/1" in text(after)
    assert "3 damage and 1 surge, rerolled from 1 damage" in picture(after).alt
    assert decoded(picture(before)).tobytes() != decoded(picture(after)).tobytes()


@pytest.mark.rule("D1", "D5")
@pytest.mark.parametrize("edition", Edition)
def test_the_alt_text_says_every_face_of_every_die(
    table: Fight, words: Words, edition: Edition
) -> None:
    for die in table.box.dice:
        if die.edition is not edition:
            continue
        for face in die.faces:
            wish = f"{die.id}={die.written(die.faces.index(face))}"
            pool = c.RollPool(die.colour, edition)
            said = picture(told(table, words, NILS, pool, wish)).alt
            figures = {
                "range": face.range,
                "damage" if edition is Edition.SECOND else "wound": face.damage,
                "surge": face.surge,
                "shield": face.shields,
            }
            for word, figure in figures.items():
                assert (word in said) == bool(figure), (die.id, face, said)
                assert not figure or str(figure) in said or face.power, said
            assert ("miss" in said) == face.miss
            assert said.startswith(f"Dice. {die.colour.capitalize()}: ")


@pytest.mark.rule("F2")
def test_buttons_name_each_die_of_whoever_can_pay(printed: Box, words: Words) -> None:
    table = fight(printed, leoric=1, astarra=0)
    attack = c.RollAttack("2 red blue", "gray", hero="Leoric", target="Astarra")
    page = told(table, words, BJORN, attack)
    assert list(buttons(page)) == ["Reroll red 1", "Reroll red 2", "Reroll blue", "Roll again"]
    press = buttons(page)["Reroll red 2"].press
    number = table.state.last_rolls["leoric"].number
    assert press == Press(Act.REROLL, CampaignAt(77, 5), ("leoric", "red 2", str(number), "0"))
    assert read(press.custom_id) == press
    table.give(astarra=1)
    assert "Reroll gray" in buttons(rolls.page(newest(table, words)))
    table.play(BJORN, c.RerollDie("blue"))
    assert list(buttons(rolls.page(newest(table, words)))) == ["Reroll gray", "Roll again"]


def test_the_largest_roll_fits_one_message(table: Fight, words: Words) -> None:
    attack = c.RollAttack("20 red", "20 black", 60, "Leoric", "Astarra", "w*" * 100)
    page = told(table, words, BJORN, attack)
    assert len(buttons(page)) == MOST_BUTTONS + len(["Roll again"])
    assert laid_out(page).content_length() <= 4000
    assert decoded(picture(page)).height > 1000


def test_the_custom_ids_fit_the_longest_names(words: Words, table: Fight) -> None:
    hero = "x" * 60
    roll = LastRoll(9_999_999, ("black", "black"), (0, 0), 999)
    args = (hero, "black 20", str(roll.number), str(roll.rerolls))
    assert len(Press(Act.REROLL, CampaignAt(10**19, 9_999_999_999), args).custom_id) <= 100
