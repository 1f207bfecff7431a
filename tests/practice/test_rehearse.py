"""Every directive of the script language, kept and broken, against the throwaway bot."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from bot.practice.rehearse import run
from bot.words import ENGLISH
from tests.practice.conftest import Played, tally_harness

Play = Callable[[str], Played]

KEPT = {
    "a post of the last act": """
        olga: /tally add amount:3
        expect post contains "TALLY 0 →   3"
        expect post lacks "nonesuch"
        """,
    "else the newest post": """
        olga: /tally add amount:3
        olga: /tally look
        expect no post
        expect post contains "0 → 3"
        """,
    "button labels in brackets": """
        olga: /tally add amount:3
        expect post contains "[Add -1]"
        """,
    "lacks where nothing was ever said": """
        olga: /tally look
        expect post lacks "x"
        expect dm olga lacks "x"
        """,
    "private replies": """
        olga: /tally look
        expect private olga contains "en-US: 0"
        """,
    "direct messages": """
        olga: /tally add amount:3 to:@bjorn
        expect dm bjorn contains "the tally is 3"
        olga: /tally add amount:3
        expect no dm bjorn
        expect dm bjorn contains "the tally is 3"
        """,
    "a press in direct messages": """
        olga: /tally add amount:3 to:@bjorn
        bjorn@dm: press "Add 1"
        expect dm bjorn contains "3 → 4"
        expect private bjorn contains "3 → 4"
        expect no post
        """,
    "press, choose and the newest message": """
        olga: /tally add amount:3
        olga: /tally ask
        bjorn: press "poisoned"
        expect post contains "Chosen: Poisoned"
        bjorn: choose "Add 1"
        expect post contains "3 → 4"
        """,
    "a form is sent before the next line": """
        olga: /tally ask
        olga: press "Write a note"
        olga: fill "text" = "hello"
        olga: fill "Colour" = "Red"
        expect post contains "Note: hello ['R']"
        """,
    "a form is sent at the end": """
        olga: /tally ask
        olga: press "Write a note"
        olga: fill "text" = "hello"
        """,
    "a form too short is refused": """
        olga: /tally ask
        olga: press "Write a note"
        olga: fill "text" = "x"
        expect refused
        """,
    "refusals": """
        olga: /tally add amount:-1
        expect refused
        expect no post
        olga: /tally add
        expect refused
        olga: /tally add amount:21
        expect refused
        olga@dm: /tally look
        expect refused
        """,
    "wished dice": """
        @dice gray=0 black=4 blue=X red=0/3/1 first:black=surge
        olga: /tally roll dice:"gray black blue red"
        expect post contains "Faces [0, 5, 0, 5]"
        olga: /tally roll dice:"first:black"
        expect post contains "Faces [4]"
        """,
    "a restart": """
        olga: /tally add amount:3
        @restart
        expect no post
        olga: press "Add 1"
        expect post contains "3 → 4"
        """,
    "time": """
        olga: /tally time
        expect post contains "It is 1767225600"
        @advance 3600
        olga: /tally time
        expect post contains "It is 1767229200"
        """,
    "closed direct messages": """
        @closed-dms bjorn
        olga: /tally add amount:3 to:@bjorn
        expect no dm bjorn
        @open-dms bjorn
        olga: /tally add amount:3 to:@bjorn
        expect dm bjorn contains "6"
        """,
    "channels and threads": """
        @channel other
        olga: /tally add amount:3
        @thread talk
        olga: /tally ask
        expect post contains "Which kind?"
        @channel other
        olga: press "Add 1"
        @channel descent
        expect post contains "3 → 4"
        """,
    "the board": """
        olga: /tally board
        expect no post
        olga: /tally add amount:3
        expect board contains "Board: 3"
        expect post lacks "Board"
        """,
    "stopped by Discord, expected or not": """
        olga: /tally add
        expect post lacks "→"
        expect refused
        olga: /tally add
        expect no post
        olga: /tally add
        olga: /tally look
        """,
    "a manager, and somebody who leaves": """
        @manager olga
        olga: /tally look
        @leave olga
        """,
    "an attachment beside the script": """
        olga: /tally take file:file:note.txt
        expect post contains "note.txt: from a file"
        olga: /tally take file:note.txt
        expect post contains "from a file"
        """,
    "mentions have names": """
        olga: /tally greet hero:Leoric
        expect post contains "Hail Leoric, says @olga"
        """,
}

BROKEN = {
    "not said": ('olga: /tally look\nexpect private olga contains "ten"', 2, "en-US: 0"),
    "no post at all": ('olga: /tally look\nexpect post contains "ten"', 2, "no such message"),
    "said": ('olga: /tally add amount:1\nexpect post lacks "→ 1"', 2, "Tally 0 → 1"),
    "no board": ('olga: /tally look\nexpect board contains "x"', 2, "no such message"),
    "not refused": ("olga: /tally look\nexpect refused", 2, "was not refused"),
    "a post": ("olga: /tally add amount:1\nexpect no post", 2, "Tally 0 → 1"),
    "a dm": ("olga: /tally add amount:1 to:@olga\nexpect no dm olga", 2, "(dm to olga)"),
    "unknown person": ('olga: /tally look\nexpect dm bjron lacks "x"', 2, "bjron"),
    "unknown button": ('olga: /tally add amount:1\nolga: press "No"', 2, "[Add 1], [Add -1]"),
    "disabled button": ('olga: /tally add amount:1\nolga: press "Add 9"', 2, "disabled"),
    "unknown option": ('olga: /tally ask\nolga: choose "Blind"', 2, "[Poisoned]"),
    "unknown command": ("olga: /tally nonesuch", 1, "/tally nonesuch"),
    "option of no command": ("olga: /tally add amuont:1", 1, "no option amuont. It has: amount"),
    "no form": ('olga: fill "Text" = "x"\nolga: /tally look', 1, "no form"),
    "unknown field": (
        'olga: /tally ask\nolga: press "note"\nolga: fill "Title" = "x"',
        3,
        "[Text], [Colour]",
    ),
    "unknown field among others": (
        'olga: /tally ask\nolga: press "note"\nolga: fill "Title" = "x"\nolga: fill "Text" = "ab"',
        3,
        'no field "Title"',
    ),
    "another's form": (
        'olga: /tally ask\nolga: press "note"\nbjorn: fill "Text" = "x"',
        3,
        "bjorn",
    ),
    "impossible face": ("olga: /tally look\n@dice gray=9", 2, "gray"),
    "unknown die": ("@dice purple=1", 1, "purple"),
    "unused face": ("@dice gray=0 black=0\nolga: /tally roll dice:black", 1, "gray"),
    "nothing to resend": ("@resend", 1, "sent again"),
    "a double answer": ("olga: /tally add amount:1\n@resend", 2, "acknowledged"),
    "crash": ("# first\nolga: /tally crash", 2, "a made-up fault"),
    "silence": ("olga: /tally sulk", 1, "did not answer"),
    "gone": ("olga: /tally look\n@leave olga\nolga: /tally look", 3, "has left"),
    "no file": ("olga: /tally take file:file:none.txt", 1, "none.txt"),
    "no line": ("# first\nhello", 2, "not a line"),
}


@pytest.fixture(autouse=True)
def beside(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("from a file")


@pytest.mark.parametrize("script", KEPT.values(), ids=KEPT)
def test_kept(play: Play, script: str) -> None:
    code, told = play(script)
    assert code == 0, told
    assert told.endswith("One script, every line as expected.")


@pytest.mark.parametrize(("script", "line", "shown"), BROKEN.values(), ids=BROKEN)
def test_broken(play: Play, script: str, line: int, shown: str) -> None:
    code, told = play(script)
    blamed = told[told.rindex("a.play:") :]
    assert code == 1
    assert blamed.startswith(f"a.play:{line}: ")
    assert shown in blamed


def test_the_transcript_shows_what_everybody_sees(play: Play) -> None:
    _, told = play("olga: /tally board\nolga: /tally add amount:1 to:@bjorn\nolga: /tally look")
    assert told.splitlines() == [
        "== a.play",
        "   1  olga: /tally board",
        "        (board in #descent)  Board: 0",
        "            [Refresh]",
        "   2  olga: /tally add amount:1 to:@bjorn",
        "        (board in #descent), edited  Board: 1",
        "            [Refresh]",
        "        #descent  Tally 0 → 1",
        "            [Add 1]",
        "            [Add -1]",
        "            [Add 9]",
        "        (dm to bjorn)  The tally is 1, says #descent",
        "            [Add 1]",
        "   3  olga: /tally look",
        "        (private to olga)  en-US: 1",
        "One script, every line as expected.",
    ]


def test_the_transcript_says_what_discord_does_not_let_through(play: Play) -> None:
    """Given an option left out, nothing reaches the bot, and the script says why."""
    code, told = play("olga: /tally add\nexpect refused")
    assert code == 0, told
    assert "(Discord does not let this through: " in told
    assert "amount" in told.split("(Discord")[1]


def test_a_seed_repeats_the_dice(play: Play) -> None:
    roll = 'olga: /tally roll dice:"red red red red red red red red"\n'
    _, told = play(f"@seed 7\n{roll}@restart\n{roll}@seed 7\n{roll}@seed 8\n{roll}")
    first, on, again, other = re.findall(r"Faces .*", told)
    assert first == again
    assert first not in {on, other}


def test_files_run_one_after_another_until_one_fails(tmp_path: Path) -> None:
    texts = ("olga: /tally look", "expect refused", "olga: /tally look")
    files = [tmp_path / f"{number}.play" for number in range(3)]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text)
    told: list[str] = []
    assert run(files, tally_harness, told.append) == 1
    printed = "\n".join(told)
    assert f"{files[1]}:1: " in printed
    assert str(files[2]) not in printed


def test_a_script_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    told: list[str] = []
    assert run([tmp_path / "none.play"], tally_harness, told.append) == 1
    assert told[-1].startswith(f"{tmp_path / 'none.play'}: The file cannot be read: ")


def test_what_fails_before_the_first_line_is_the_fault_of_no_line(tmp_path: Path) -> None:
    (tmp_path / "a.play").write_text("olga: /tally look")
    told: list[str] = []

    def broken() -> NoReturn:
        raise OSError("no room")

    assert run([tmp_path / "a.play"], broken, told.append) == 1
    assert told[-1].startswith(f"{tmp_path / 'a.play'}: ")
    assert "no room" in told[-1]


def test_every_fault_has_its_sentence() -> None:
    folder = Path(__file__).parents[2] / "bot" / "practice"
    nodes = (node for file in folder.glob("*.py") for node in ast.walk(ast.parse(file.read_text())))
    calls = (node for node in nodes if isinstance(node, ast.Call))
    saying = {"PracticeFault", "ScriptFault", "say"}
    said = (call for call in calls if ast.unparse(call.func) in saying)
    words = (word for call in said for word in call.args if isinstance(word, ast.Constant))
    kinds = {str(word.value) for word in words}
    assert len(kinds) > 20
    assert [kind for kind in kinds if not ENGLISH.has(f"practice-{kind}")] == []
