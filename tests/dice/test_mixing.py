"""Nobody can know or choose a roll before it is made: what is mixed into it (D8)."""

import hashlib
import hmac
from pathlib import Path

import pytest

from bot.host.verify_file import verify_file
from bot.rules.basics.dice import Throw
from bot.rules.basics.sealing import commitment
from bot.rules.course.moving import NewHome, sworn_in
from bot.rules.printed.box import Box
from bot.rules.rolling.proof import verify_entries
from bot.rules.rolling.verification import committed_faces, mixed_faces
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.state.replay import replay
from tests.dice.fights import Fight, fight
from tests.rules.table import BJORN, CARLA, MARA, NILS, OLGA, of

SECRET = bytes(range(32))
PRESS = "1180000000000000000"
ATTACK = c.RollAttack("blue red", "gray", hero="Leoric")


@pytest.fixture
def table(printed: Box) -> Fight:
    return fight(printed)


def rolled(table: Fight) -> list[e.DiceRolled]:
    return [each.event for each in table.log if isinstance(each.event, e.DiceRolled)]


def faces(text: str, dice: int) -> tuple[int, ...]:
    digest = hmac.new(SECRET, text.encode(), hashlib.sha256).digest()
    return tuple(byte % 6 for byte in digest if byte < 252)[:dice]


def test_faces_are_those_of_the_plain_hmac_of_all_that_is_mixed_in() -> None:
    throw = Throw("nerekhall", 12, PRESS, ("fox", "open sesame"))
    due = faces(f"2|nerekhall|12|0|{PRESS}|fox|open sesame", 20)
    assert mixed_faces(SECRET, throw, 20) == due


def test_a_long_roll_goes_on_in_numbered_blocks() -> None:
    blocks = [faces(f"2|nerekhall|12|{block}|{PRESS}", 32) for block in range(4)]
    due = tuple(face for block in blocks for face in block)[:80]
    assert mixed_faces(SECRET, Throw("nerekhall", 12, PRESS), 80) == due


def test_number_cause_words_campaign_and_secret_all_decide() -> None:
    base = Throw("nerekhall", 12, PRESS, ("fox",))
    others = (
        Throw("labyrinth", 12, PRESS, ("fox",)),
        Throw("nerekhall", 13, PRESS, ("fox",)),
        Throw("nerekhall", 12, "1180000000000000001", ("fox",)),
        Throw("nerekhall", 12, PRESS, ("owl",)),
        Throw("nerekhall", 12, PRESS),
    )
    due = mixed_faces(SECRET, base, 20)
    assert due != committed_faces(SECRET, "nerekhall", 12, 20)
    assert due != mixed_faces(SECRET[::-1], base, 20)
    assert all(mixed_faces(SECRET, other, 20) != due for other in others)


@pytest.mark.rule("D8")
def test_the_number_of_the_command_stands_with_every_roll_it_made(table: Fight) -> None:
    table.play(BJORN, ATTACK)
    table.play(BJORN, c.RerollDie("red"))
    first, defence, reroll = rolled(table)
    assert first.cause == defence.cause
    assert first.cause.isdecimal()
    assert reroll.cause not in ("", first.cause)


@pytest.mark.rule("D8")
def test_another_number_gives_other_dice(printed: Box) -> None:
    tables = [fight(printed), fight(printed)]
    tables[1].first_cause += 1
    for table in tables:
        for _ in range(4):
            table.play(BJORN, c.RollAttack("5 red", hero="Leoric"))
    assert tables[0].state.secret == tables[1].state.secret
    assert [one.faces for one in rolled(tables[0])] != [one.faces for one in rolled(tables[1])]


@pytest.mark.rule("D8")
def test_words_in_force_are_written_with_each_roll(table: Fight) -> None:
    table.play(BJORN, ATTACK)
    table.play(BJORN, c.SetDiceWord("  fox   trot "))
    table.play(CARLA, c.SetDiceWord("🦦"))
    table.play(NILS, c.RollPool("red"))
    table.play(BJORN, c.SetDiceWord("owl"))
    table.play(NILS, c.RollPool("red"))
    assert [one.words for one in rolled(table)] == [
        (),
        (),
        ("fox trot", "🦦"),
        ("owl", "🦦"),
    ]


@pytest.mark.rule("D8")
def test_a_word_taken_back_changes_later_rolls_only(table: Fight) -> None:
    table.play(BJORN, c.SetDiceWord("fox"))
    table.play(BJORN, ATTACK)
    table.undo(BJORN)
    table.play(BJORN, ATTACK)
    table.redo(BJORN)
    table.play(BJORN, ATTACK)
    table.end_quest()
    assert [one.words for one in rolled(table)] == [("fox",)] * 2 + [()] * 2 + [("fox",)] * 2
    assert verify_entries(table.log).is_clean


@pytest.mark.rule("D8")
@pytest.mark.parametrize("by", [OLGA, MARA, NILS])
def test_only_a_heros_player_sets_a_word(table: Fight, by: type) -> None:
    assert isinstance(table.refuses(by, c.SetDiceWord("fox")), r.NotYours)  # type: ignore[arg-type]


@pytest.mark.rule("D8")
@pytest.mark.parametrize("word", ["", "  ", "x" * 61, "\u202e"])
def test_a_word_has_1_to_60_characters(table: Fight, word: str) -> None:
    assert isinstance(table.refuses(BJORN, c.SetDiceWord(word)), r.BadName)


@pytest.mark.rule("D8")
def test_a_word_is_set_while_a_question_is_open(table: Fight) -> None:
    table.play(OLGA, c.DefeatHero("Leoric"))
    assert of(table.play(BJORN, c.SetDiceWord("x" * 60)), e.DiceWordSet)


@pytest.mark.rule("D8")
def test_no_secret_of_a_file_is_ever_rolled_with(table: Fight) -> None:
    """A player puts a secret of their own into the export and knows all that it would give."""
    own = SECRET.hex()
    forged = [
        e.Entry(
            each.seq,
            each.move,
            each.at,
            each.by,
            e.SecretCommitted(commitment(SECRET), own)
            if isinstance(each.event, e.SecretCommitted)
            else each.event,
        )
        for each in table.log
    ]
    assert replay(forged).secret == own
    log = NewHome(5, (), BJORN.user).settle(forged)
    assert replay(log).secret == ""
    log += sworn_in(log, replay(forged), table.dice, BJORN.user, 0)
    assert replay(log).secret not in ("", own)
    assert not [each for each in log[:-1] if getattr(each.event, "secret", "")]


@pytest.mark.rule("U7", "D8")
def test_rolls_from_before_anything_was_mixed_in_verify_as_before() -> None:
    old = Path(__file__).parents[1] / "log_format" / "fixtures" / "second.json"
    report = verify_file(old)
    assert report.is_clean
    assert report.proven == 26


@pytest.mark.rule("D8")
def test_shown_secrets_of_quests_that_ended_come_along_as_proof(table: Fight) -> None:
    table.play(BJORN, ATTACK)
    table.end_quest()
    log = NewHome(5, (), BJORN.user).settle(table.log)
    assert verify_entries(log).proven == 2
    assert replay(log).shown_secrets == table.state.shown_secrets
