"""`overlord verify FILE`: an exported campaign, checked away from the bot (U7, U8)."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.host.verify_file import verify_file
from bot.log.upcasts import event_codec
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from tests.dice.fights import Fight, fight
from tests.rules.table import BJORN, NILS

Out = pytest.CaptureFixture[str]
CODEC = event_codec()


@pytest.fixture
def table(printed: Box) -> Fight:
    table = fight(printed)
    table.play(NILS, c.RollPool("red"))
    table.play(BJORN, c.RollAttack("blue red", "gray", hero="Leoric"))
    table.play(BJORN, c.RerollDie("blue"))
    table.undo(BJORN)
    table.end_quest()
    return table


def rows(table: Fight) -> list[dict[str, Any]]:
    """Write a log as an export does."""
    return [
        {
            "seq": entry.seq,
            "move": entry.move,
            "at": entry.at,
            "by": entry.by,
            "kind": CODEC.encode(entry.event)[0],
            "body": json.loads(CODEC.encode(entry.event)[1]),
        }
        for entry in table.log
    ]


def row(**fields: object) -> dict[str, object]:
    """Write one entry, with something else in these fields."""
    plain = {"seq": 1, "move": 1, "at": 0, "by": 1, "kind": "StewardActed", "body": {}}
    return {**plain, **fields}


def saved(folder: Path, content: object) -> str:
    file = folder / "campaign.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content))
    return str(file)


@pytest.mark.rule("U7")
def test_an_honest_campaign_matches(table: Fight, tmp_path: Path, capsys: Out) -> None:
    assert main(["verify", saved(tmp_path, rows(table))]) == 0
    told = capsys.readouterr().out
    assert "proven: 4 rolls recomputed, all match" in told
    assert "Rolls 1-4 are recomputed from it." in told
    assert "Key of the campaign: key" in told
    assert table.state.shown_secrets[0] in told


@pytest.mark.rule("U7")
def test_a_turned_die_is_named_with_what_it_should_show(
    table: Fight, tmp_path: Path, capsys: Out
) -> None:
    written = rows(table)
    rolled = next(row for row in written if row["kind"] == "DiceRolled")
    honest = rolled["body"]["faces"][0]
    rolled["body"]["faces"] = [(honest + 3) % 6]
    file = {"format": "overlord-campaign", "version": 1, "entries": written}
    assert main(["verify", saved(tmp_path, file)]) == 1
    told = capsys.readouterr().out
    red = table.box.dice["red"]
    assert "not proven: 1 roll does not match what was promised; 3 do." in told
    assert "all match" not in told
    logged, due = red.written((honest + 3) % 6), red.written(honest)
    assert f"Roll 1 (red): the log says {logged}, the secret gives {due}." in told


@pytest.mark.rule("D6")
def test_the_last_roll_left_out_is_a_gap(table: Fight, tmp_path: Path, capsys: Out) -> None:
    written = rows(table)
    last = max(i for i, row in enumerate(written) if row["kind"] == "DiceRolled")
    del written[last]
    assert main(["verify", saved(tmp_path, written)]) == 1
    said = capsys.readouterr().err
    assert f"(entry {last + 1}): The entries in the file are not numbered" in said


def test_bodies_may_be_text_as_the_log_has_them(table: Fight, tmp_path: Path) -> None:
    written = [{**row, "body": json.dumps(row["body"])} for row in rows(table)]
    assert verify_file(Path(saved(tmp_path, written))).is_clean


def test_dice_that_never_were_are_told_without_a_crash(
    table: Fight, tmp_path: Path, capsys: Out
) -> None:
    written = rows(table)
    rolled = next(row for row in written if row["kind"] == "DiceRolled")
    rolled["body"] |= {"dice": ["violet", "red"], "faces": [1, 99]}
    assert main(["verify", saved(tmp_path, written)]) == 1
    assert "Roll 1 (violet, red): the log says 1, 99, the secret gives" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "is no exported campaign: The file is not JSON"),
        ("3", "is no exported campaign: The file is not an exported campaign"),
        ({"entries": []}, "is no exported campaign: The file is not an exported campaign"),
        ({"format": "overlord-campaign", "version": 99}, "newer version"),
        ([{}], "is no exported campaign (entry 1): Something in the file cannot be read"),
        ([3], "is no exported campaign (entry 1): Something in the file cannot be read"),
        ([row(kind="Nonsense")], "(entry 1): The file has an entry of a kind"),
        ([row(seq="x")], "(entry 1): Something in the file cannot be read"),
        ([row(kind="SecretRevealed", body={"secret": "zz"})], "(entry 1): A text in the file"),
    ],
)
def test_what_is_no_campaign_is_one_sentence(
    content: object, told: str, tmp_path: Path, capsys: Out
) -> None:
    assert main(["verify", saved(tmp_path, content)]) == 1
    said = capsys.readouterr().err
    assert told in said
    assert len(said.splitlines()) == 1


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: Out) -> None:
    assert main(["verify", str(tmp_path / "none.json")]) == 1
    assert "none.json cannot be read: No such file" in capsys.readouterr().err
