"""Fairness and verification as pages (U7, U8)."""

import re
from collections.abc import Iterable, Iterator
from itertools import permutations

import pytest
from PIL import Image, ImageChops

from bot.pages.lookups import fairness, verifying
from bot.pages.pictures.chart import FOOT
from bot.pages.pictures.palette import SERIES
from bot.pages.voice import View, Voice
from bot.rules.basics.dice import SIDES
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import Attribute, Edition
from bot.rules.basics.stored import replace
from bot.rules.printed.box import Box
from bot.rules.rolling.promises import Standing
from bot.rules.rolling.proof import Promise, Report
from bot.rules.rolling.verification import Checked, RecordedRoll
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.words import Words
from tests.dice.fights import Fight, fight
from tests.dice.reading import decoded, pictures, text
from tests.rules.table import BJORN, NILS, OLGA
from tests.telling.laid_out import laid_out


@pytest.fixture
def table(printed: Box) -> Fight:
    return fight(printed)


def view(table: Fight, words: Words) -> View:
    return View(Voice(table.state, table.box, words, "en", NILS), CampaignAt(77, 5), table.log)


def test_nothing_rolled_is_a_sentence(table: Fight, words: Words) -> None:
    page = fairness.page(view(table, words))
    assert text(page) == "No dice have been rolled in this campaign yet."
    assert len(page.blocks) == 1


@pytest.mark.rule("U7")
def test_observed_expected_and_verdict_of_each_die(table: Fight, words: Words) -> None:
    table.wish(*["red=0/2/0"] * 30)
    for _ in range(3):
        table.play(BJORN, c.RollAttack("10 red", hero="Leoric"))
    page = fairness.page(view(table, words))
    said = text(page)
    assert "Fairness** of 30 dice" in said
    assert "0/1/0 0 (5.0), 0/2/0 30 (15.0), 0/3/0 0 (5.0), 0/3/1 0 (5.0)" in said
    assert "Verdict: suspect. Of fair campaigns at most" in said
    assert "ever stray so far; red strays most." in said
    assert f"<@{BJORN.user}>: damage 60 (average 65.0, luck −1.3), surges 0" in said
    assert "Red, 30 rolls: 0/1/0 0 (5.0), 0/2/0 30 (15.0)" in pictures(page)[0].alt
    assert decoded(pictures(page)[0]).size == (800, 290 + FOOT)


def test_few_rolls_are_not_judged(table: Fight, words: Words) -> None:
    table.play(NILS, c.RollPool("brown 2 gray"))
    said = text(fairness.page(view(table, words)))
    assert "Verdict: too few rolls to judge any die; it takes 30 of one kind." in said
    assert said.count("Too few rolls to judge.") == 2
    assert "Nobody's luck is told before 30 of their dice have fallen." in said


def test_many_fair_rolls_are_called_fair(table: Fight, words: Words) -> None:
    for _ in range(5):
        table.play(NILS, c.RollPool("20 green"))
    said = text(fairness.page(view(table, words)))
    assert "Verdict: the dice fall as fair dice do." in said
    assert "Too few" not in said


def test_luck_is_told_for_each_player_with_his_sign(table: Fight, words: Words) -> None:
    table.wish(*["red=0/1/0", "gray=3"] * 30)
    for _ in range(3):
        table.play(BJORN, c.RollAttack("10 red", "10 gray", hero="Leoric", target="Astarra"))
    for _ in range(15):
        table.play(BJORN, c.RollTest(Attribute.WILLPOWER, "Leoric"))
    said = text(fairness.page(view(table, words)))
    assert re.search(r"<@2>: damage 30 \(average 65\.0, luck −", said)
    assert re.search(r"<@3>: shields 90 \(average 40\.0, luck \+", said)
    assert re.search(r"shields in tests \d+ \(average 52\.5, luck [−+]", said)


def test_dice_of_both_editions_are_told_apart(table: Fight, words: Words) -> None:
    table.play(NILS, c.RollPool("red blue gray"))
    table.play(NILS, c.RollPool("red white", Edition.FIRST))
    said = text(fairness.page(view(table, words)))
    for name in ("red (second edition)", "red (first edition)", "blue", "gray", "white"):
        assert f"**{name}, 1 roll**" in said


def columns_of_dots(shown: Image.Image) -> list[int]:
    """Give how far to the right there is something of the colour of dots."""
    bands = shown.convert("RGB").split()
    near = [
        band.point([255 * (abs(value - wanted) < 30) for value in range(256)])
        for band, wanted in zip(bands, SERIES[1], strict=True)
    ]
    both = ImageChops.multiply(ImageChops.multiply(near[0], near[1]), near[2])
    return [x for x in range(both.width) if both.crop((x, 0, x + 1, both.height)).getbbox()]


def test_luck_is_drawn_too_and_its_picture_numbers_the_players(table: Fight, words: Words) -> None:
    table.wish(*["red=0/1/0", "gray=3"] * 30)
    for _ in range(3):
        table.play(BJORN, c.RollAttack("10 red", "10 gray", hero="Leoric", target="Astarra"))
    page = fairness.page(view(table, words))
    luck = pictures(page)[1]
    assert "1. <@2>: damage 30" in text(page)
    assert "1: damage 30 (average 65.0" in luck.alt
    assert "2: shields 90 (average 40.0" in luck.alt
    shown = decoded(luck)
    assert shown.width == 800
    assert shown.convert("RGB").getcolors(1 << 24)
    columns = columns_of_dots(shown)
    assert columns[-1] - columns[0] > shown.width / 3


def test_all_dice_at_once_fit_one_message(table: Fight, words: Words) -> None:
    for _ in range(9):
        table.play(BJORN, c.RollAttack("b r y g", "n g b", hero="Leoric", target="Astarra"))
        table.play(OLGA, c.RollAttack("b r y g", "n g b"))
    page = fairness.page(view(table, words))
    assert laid_out(page).content_length() <= 4000
    assert len(pictures(page)[0].alt) <= 1024
    assert decoded(pictures(page)[0]).size == (800, 4 * 290 + FOOT)


@pytest.mark.rule("U7")
def test_before_the_first_end_there_is_only_the_promise(table: Fight, words: Words) -> None:
    table.play(BJORN, c.RollAttack("red", hero="Leoric"))
    said = text(verifying.page(view(table, words)))
    assert "No secret has been shown yet" in said
    assert "1 roll waits to be checked" in said
    assert table.state.secret not in said


@pytest.mark.rule("U7")
def test_all_that_is_needed_to_check_by_hand_is_there(table: Fight, words: Words) -> None:
    secret = table.state.secret
    table.play(BJORN, c.RollAttack("red blue", "gray", hero="Leoric"))
    table.play(BJORN, c.RerollDie("red"))
    table.end_quest()
    said = text(verifying.page(view(table, words)))
    assert "proven: 3 rolls recomputed, all match" in said
    assert "Key of the campaign: key" in said
    assert f"Secret: {secret}" in said
    assert "Rolls 1-3 are recomputed from it." in said
    assert "Quest First Blood" in said
    assert len(re.findall("[0-9a-f]{64}", said)) == 2


@pytest.mark.rule("U8")
def test_each_secret_of_a_quest_has_its_lines(table: Fight, words: Words) -> None:
    table.end_quest()
    table.undo()
    said = text(verifying.page(view(table, words)))
    assert "0 rolls" not in said
    assert "nothing was rolled in the quests that are over" in said
    assert said.count("SHA-256 posted before its first roll") == 2
    assert said.count("Secret: ") == 1


def test_a_quest_named_in_markdown_formats_nothing(printed: Box, words: Words) -> None:
    table = Fight(printed)
    table.open()
    table.play(OLGA, c.StartQuest("**@everyone**"))
    table.end_quest()
    assert "Quest \\*\\*@\u200beveryone\\*\\*" in text(verifying.page(view(table, words)))


def test_many_promises_fit_one_message(table: Fight, words: Words) -> None:
    for _ in range(12):
        table.end_quest()
        table.undo()
    assert laid_out(verifying.page(view(table, words))).content_length() <= 4000


@pytest.mark.rule("D6")
def test_a_mismatch_is_told_so_that_the_two_differ(printed: Box, words: Words) -> None:
    """Given any die and any other side, the look-alikes too, what is said of the two differs."""
    for die, logged, due in look_alikes_and_others(printed):
        roll = RecordedRoll(4, (die, die), (logged, 0))
        said = mismatch(Checked(roll, (due, 0)), printed, words)
        told = re.search(r"the log says (.+), the secret gives (.+)\.", said)
        assert told is not None
        assert told[1] != told[2], said


@pytest.mark.rule("D6")
def test_sides_that_look_the_same_are_told_by_their_numbers(table: Fight, words: Words) -> None:
    """Given a die turned to another side with the same face, in the log of a whole quest."""
    table.play(BJORN, c.RollAttack("6 red", hero="Leoric"))
    table.end_quest()
    rolled = next(x.event for x in table.log if isinstance(x.event, e.DiceRolled))
    place, other = next(turns(rolled, table.box))
    faces = (*rolled.faces[:place], other, *rolled.faces[place + 1 :])
    bent = replace(rolled, faces=faces)
    log = [replace(x, event=bent) if x.event is rolled else x for x in table.log]
    voice = Voice(table.state, table.box, words, "en", NILS)
    said = text(verifying.page(View(voice, CampaignAt(77, 5), log)))
    assert f"on the sides {row(faces)}, the secret gives the sides {row(rolled.faces)}" in said
    assert "which look the same" in said


def look_alikes_and_others(box: Box) -> Iterator[tuple[str, int, int]]:
    """Give every die of both editions with every two sides of it."""
    for die in box.dice.by_id:
        for logged, due in permutations(range(SIDES), 2):
            yield die, logged, due


def mismatch(wrong: Checked, box: Box, words: Words) -> str:
    """Say one mismatch as `/dice verify` and `overlord verify` do."""
    found = Promise("First Blood", "d", "s", Standing.KEPT, (wrong,), 1, 0)
    report = Report("key", (found,), 0, ())
    voice = Voice(Campaign(), box, words, "en")
    _, said, *_ = verifying.verdict(report, box.dice, voice.say)
    return said


def turns(rolled: e.DiceRolled, box: Box) -> Iterator[tuple[int, int]]:
    """Give the places of dice that another side of the same look can be turned up on."""
    for place, (die, face) in enumerate(zip(rolled.dice, rolled.faces, strict=True)):
        written = box.dice.by_id[die].written
        yield from ((place, x) for x in range(SIDES) if x != face and written(x) == written(face))


def row(faces: Iterable[int]) -> str:
    return ", ".join(map(str, faces))
