"""The campaign told in a few sentences: true, varied, and no more of them than wanted."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.box.box import load_box
from bot.pages.lookups.recap import OVERLORD, recap
from bot.pages.lookups.tale import FEWEST, MOST, VARIANTS
from bot.practice.world import World
from bot.rules.basics.options import Attribute, Sheet, Winner
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import ForcedDice, SeededDice
from bot.rules.state import commands as c
from bot.rules.state.choices import OVERLORD_CARD
from bot.words import WORDS, Words
from tests.cogs.looking import labels, shown, view
from tests.rules.random_play import play_at_random
from tests.rules.table import BJORN, NILS, OLGA, Table
from tests.simcord_support import play
from tests.simcord_support import world as world  # noqa: PLC0414 - the fixture of these tests
from tests.summary.campaigns import a_round, played

LOOKUPS = Path(__file__).parents[2] / "bot" / "pages" / "lookups"


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


@pytest.fixture
def table(box: Box) -> Table:
    table = Table(box, check_each=False)
    table.open()
    return table


def told(table: Table, words: Words, player: str = "") -> str:
    """Give what the recap says, without emphasis."""
    return shown(recap(view(table, NILS, words), player)).replace("**", "")


def sentences(text: str) -> list[str]:
    return re.findall(r"[^.]+\.", text.partition("\n")[2])


def test_before_the_first_quest_there_is_nothing_to_tell(table: Table, words: Words) -> None:
    assert told(table, words) == "No quest has been played yet, so there is nothing to tell."


@pytest.mark.parametrize("quests", range(1, 7))
def test_a_quest_takes_four_to_eight_sentences(box: Box, words: Words, quests: int) -> None:
    said = sentences(told(played(box, quests), words))
    assert FEWEST <= len(said) <= MOST


def test_neighbouring_quests_are_told_in_other_words(box: Box, words: Words) -> None:
    names = re.compile(r"First Blood|A Fat Goblin|Castle Daerion|heroes|overlord|[0-9]+")
    first = [sentences(told(played(box, quests), words))[0] for quests in (1, 2, 3)]
    assert len({names.sub("", sentence) for sentence in first}) == 3


def test_it_says_who_won_who_fell_and_what_was_bought(box: Box, words: Words) -> None:
    said = told(played(box, 1), words)
    assert "First Blood went to the overlord after 2 rounds." in said
    assert "Leoric and Astarra each fell once." in said
    assert "For 1 threat the overlord bought Branded." in said
    assert "What was left: 7 threat and no fortune." in said


def test_what_was_taken_back_is_not_told(box: Box, words: Words) -> None:
    table = played(box, 1)
    table.undo()
    assert "Branded" not in told(table, words)


def test_wins_in_a_row_are_told_instead_of_the_score(table: Table, words: Words) -> None:
    for number in range(3):
        table.play(OLGA, c.StartQuest(f"Quest {number}"))
        table.end_quest(Winner.OVERLORD if number else Winner.HEROES)
    assert "The overlord leads by 2 to 1." in told(table, words)
    table.play(OLGA, c.StartQuest("The Fourth"))
    table.end_quest(Winner.OVERLORD)
    assert re.search(r"3 (wins|quests) in a row|number 3 in a row", told(table, words))


def test_a_quest_that_has_just_begun_is_told_after_the_one_before(box: Box, words: Words) -> None:
    table = played(box, 2)
    table.play(OLGA, c.StartQuest("The Frozen Spire"))
    said = sentences(told(table, words))
    assert "A Fat Goblin" in said[0]
    assert said[-1].strip() == "The Frozen Spire has just begun."
    a_round(table)
    assert "The Frozen Spire" in sentences(told(table, words))[0]


def forced(box: Box, *faces: tuple[str, str]) -> Table:
    """A table in a quest whose next dice show these faces."""
    dice = ForcedDice(SeededDice(7), box.dice)
    table = Table(box, dice, check_each=False)
    table.open()
    table.play(OLGA, c.StartQuest("First Blood"))
    for colour, face in faces:
        dice.force(colour, face)
    return table


@pytest.mark.rule("F2")
def test_a_reroll_that_turned_a_miss_into_a_hit_is_told(box: Box, words: Words) -> None:
    table = forced(box, ("blue", "X"), ("red", "0/3/1"), ("blue", "2/2/1"))
    table.give(leoric=1)
    table.play(BJORN, c.RollAttack("blue red", hero="Leoric"))
    table.play(BJORN, c.RerollDie("blue", "Leoric"))
    assert "A reroll turned Leoric's miss into 5 damage." in told(table, words)
    table.undo()
    assert "reroll" not in told(table, words)


@pytest.mark.rule("F2")
def test_a_reroll_that_changed_little_is_not_told(box: Box, words: Words) -> None:
    table = forced(box, ("blue", "4/2/0"), ("red", "0/2/0"), ("red", "0/3/0"))
    table.give(leoric=1)
    table.play(BJORN, c.RollAttack("blue red", hero="Leoric"))
    table.play(BJORN, c.RerollDie("red", "Leoric"))
    assert "reroll" not in told(table, words)


@pytest.mark.rule("D2")
def test_a_test_that_a_reroll_saved_is_told(box: Box, words: Words) -> None:
    table = forced(box, ("gray", "3"), ("black", "4"), ("black", "0"))
    table.play(BJORN, c.SetHero("Leoric", Sheet(willpower=3)))
    table.give(leoric=1)
    table.play(BJORN, c.RollTest(Attribute.WILLPOWER, "Leoric"))
    table.play(BJORN, c.RerollDie("black", "Leoric"))
    assert "A reroll turned Leoric's failed test into a success." in told(table, words)


class Heard(Words):
    """Words that remember what was said of a tale: its kind, in whatever wording, and of what."""

    said: list[tuple[str, tuple[tuple[str, str | int], ...]]]

    def say(self, language: str, key: str, /, **args: str | int) -> str:
        if key.startswith("tale-") and key not in WITHIN:
            self.said.append((re.sub(r"-\d$", "", key), tuple(sorted(args.items()))))
        return super().say(language, key, **args)


WITHIN = ("tale-fell", "tale-own-use")
"""Parts of a sentence."""


@pytest.mark.parametrize("deck", ["Eternal Agony", "Corruption From Within"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happened_nothing_is_said_twice(box: Box, deck: str, seed: int) -> None:
    """Given campaigns at random, running and over, no sentence, and no kind of news, comes twice.

    Two quests told together may both tell how much threat was gained, and never the same.
    """
    heard = Heard.load()
    table = play_at_random(box, deck, seed, 120)
    for over in (False, True):
        if over and not table.state.ended:
            table.play(OLGA, c.EndCampaign())
        for player in ("", OVERLORD, *map(str, range(len(table.state.names)))):
            heard.said = []
            said = sentences(told(table, heard, player))
            assert len(set(said)) == len(said), said
            assert len(set(heard.said)) == len(heard.said), heard.said
            kinds = [kind for kind, _ in heard.said]
            if player or table.state.ended:
                assert len(set(kinds)) == len(kinds), said


@pytest.mark.rule("D3")
def test_one_roll_is_not_told_twice(box: Box, words: Words) -> None:
    """Given the luckiest roll is bettered by a reroll, it is told as the luckiest, and no more."""
    first = ("blue", "2/2/1"), ("yellow", "1/0/1"), ("black", "0"), ("black", "0")
    table = forced(box, *first, ("yellow", "0/2/0"))
    table.give(leoric=1)
    table.play(BJORN, c.RollAttack("blue yellow", "black black", hero="Leoric"))
    table.play(BJORN, c.RerollDie("yellow", "Leoric"))
    for player in ("", "0"):
        said = told(table, words, player)
        assert "Leoric's luckiest roll dealt 2 damage" in said
        assert "reroll" not in said.replace("rerolls 1", "")


@pytest.mark.rule("D3")
def test_the_luckiest_roll_is_told_with_its_odds(box: Box, words: Words) -> None:
    """3 faces of the blue die and 2 of each red one: 12 of 216 rolls deal 8 damage."""
    table = forced(box, ("blue", "2/2/1"), ("red", "0/3/1"), ("red", "0/3/0"))
    table.play(BJORN, c.RollAttack("blue red red", hero="Leoric"))
    assert "Leoric's luckiest roll dealt 8 damage: 1 roll in 18 does as well." in told(table, words)


def test_what_an_onlooker_rolls_is_no_part_of_the_story(box: Box, words: Words) -> None:
    table = forced(box, ("blue", "2/2/1"), ("red", "0/3/1"), ("red", "0/3/0"))
    table.play(NILS, c.RollAttack("blue red red"))
    assert "luckiest" not in told(table, words)


def test_at_the_end_the_whole_is_told_and_everybody_has_a_page(box: Box, words: Words) -> None:
    table = played(box, 3)
    table.play(OLGA, c.EndCampaign())
    page = recap(view(table, NILS, words))
    assert labels(page) == ["Leoric", "Astarra", "Grisban", "Overlord"]
    said = told(table, words)
    assert "The heroes won 2 of 3 quests." in said
    assert "Leoric and Astarra each fell 3 times." in said
    hero = told(table, words, "1")
    assert "Astarra took part in 3 quests; the heroes won 2 of them." in hero
    assert "Astarra fell 3 times." in hero
    assert "8 fortune came to Astarra, and 6 of it was spent: rerolls 6." in hero
    assert "Leoric" not in hero
    overlord = told(table, words, OVERLORD)
    assert "The overlord won 1 of 3 quests." in overlord
    assert "Heroes fell 6 times." in overlord


async def test_after_more_than_a_day_a_quest_starts_with_a_press(world: World) -> None:
    script = """
olga: /campaign create name:"The Long Winter"
olga: /hero add name:"Leoric" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /quest start name:"First Blood" encounters:1
expect post lacks "Previously"
olga: /quest end winner:heroes
olga: /quest start name:"A Fat Goblin"
expect post lacks "Previously"
olga: /quest end winner:overlord
@advance 90000
olga: /quest start name:"Castle Daerion"
expect post contains "[Previously …]"
nils: press "Previously …"
expect private nils contains "A Fat Goblin"
expect private nils contains "Castle Daerion has just begun"
"""
    await play(world, script)


def test_a_hero_who_fell_most_often_in_one_quest_is_told_so(table: Table, words: Words) -> None:
    for number, falls in ((1, 2), (2, 1)):
        table.play(OLGA, c.StartQuest(f"Quest {number}", encounters=falls))
        for encounter in range(falls):
            if encounter:
                table.play(OLGA, c.EndEncounter())
            table.play(OLGA, c.DefeatHero("Leoric"))
            table.answer(OLGA, OVERLORD_CARD)
        table.end_quest()
    table.play(OLGA, c.EndCampaign())
    assert "Leoric fell 3 times, most often in Quest 1." in told(table, words, "0")


def test_the_words_of_recaps_are_all_used() -> None:
    parsed = FluentParser().parse((WORDS / "en" / "recap.ftl").read_text(encoding="utf-8"))
    held = {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
    code = "\n".join(file.read_text(encoding="utf-8") for file in LOOKUPS.glob("*.py"))
    told = {re.sub(r"^tale-|-[0-2]$", "", key) for key in held if re.search(r"-[0-2]$", key)}
    assert {key for key in told if f'"{key}"' not in code} == set()
    plain = {key for key in held if not re.search(r"-[0-2]$", key)}
    assert {key for key in plain if f'"{key}"' not in code} == set()
    assert all(f"tale-{key}-{n}" in held for key in told for n in range(VARIANTS))
