"""The language of rehearsal scripts, line by line."""

from pathlib import PurePath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.practice import lines
from bot.practice.faults import ScriptFault
from bot.practice.script import parse


def only(text: str) -> lines.Line:
    (line,) = parse(text, "a.play")
    return line


def test_blank_lines_and_comments_are_skipped() -> None:
    assert parse("\n   \n# a note\n  # another\r\n", "a.play") == ()


@pytest.mark.parametrize("gap", [" # ", "  # ", "  #", "\t# "])
def test_a_comment_may_follow_a_line(gap: str) -> None:
    line = only(f'bjorn@dm: press "Recover 1 fatigue"{gap}in his DM')
    assert isinstance(line, lines.Click)
    assert line.label == "Recover 1 fatigue"


def test_every_line_knows_its_file_and_number() -> None:
    first, second = parse("# note\n@restart\n\n@resend\n", "a.play")
    assert (first.at.file, first.at.number, second.at.number) == ("a.play", 2, 4)


def test_a_command_has_words_and_options() -> None:
    line = only('olga: /threat gain reason:hero-defeated note:"a \\"b\\" c" hero:@bjorn')
    assert isinstance(line, lines.Slash)
    assert (line.who, line.path) == ("olga", "threat gain")
    assert line.options == (("reason", "hero-defeated"), ("note", 'a "b" c'), ("hero", "@bjorn"))


@pytest.mark.parametrize("written", ["file:file:deck.toml", 'file:file:"deck.toml"'])
def test_an_attachment_is_a_path(written: str) -> None:
    line = only(f"olga: /plot import {written}")
    assert isinstance(line, lines.Slash)
    assert line.options == (("file", PurePath("deck.toml")),)


@pytest.mark.parametrize("verb", ["press", "choose"])
def test_press_and_choose_are_one(verb: str) -> None:
    line = only(f'bjorn@dm: {verb} "Recover 1 fatigue"   # in his DMs')
    assert isinstance(line, lines.Click)
    assert (line.who, line.label) == ("bjorn@dm", "Recover 1 fatigue")


def test_a_hash_after_one_space_is_text() -> None:
    line = only('olga: press "a  # b"')
    assert isinstance(line, lines.Click)
    assert line.label == "a  # b"
    assert isinstance(only("expect post contains #1"), lines.ExpectText)


def test_fill_names_a_field_and_a_value() -> None:
    line = only('olga: fill "Group" = "Goblin Archers"')
    assert isinstance(line, lines.Fill)
    assert (line.label, line.value) == ("Group", "Goblin Archers")


def test_dice_are_colours_and_faces() -> None:
    line = only("@dice gray=0 black=4 blue=X red=0/3/1 black=surge")
    assert isinstance(line, lines.Force)
    assert line.faces[2:4] == (("blue", "X"), ("red", "0/3/1"))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("@seed 7", lines.Seed),
        ("@seed -7", lines.Seed),
        ("@restart  # now", lines.Restart),
        ("@resend", lines.Resend),
        ("@advance 3600", lines.Advance),
        ("@advance 0.5", lines.Advance),
        ("@closed-dms bjorn", lines.Toward),
        ("@open-dms @bjorn", lines.Toward),
        ("@manager olga", lines.Toward),
        ("@leave carla", lines.Toward),
        ("@join carla", lines.Toward),
        ("@server Other", lines.Server),
        ('@server "Another one"', lines.Server),
        ("@forbid send_messages", lines.Permit),
        ("@allow Manage Messages", lines.Permit),
        ("@channel #other", lines.GoTo),
        ('@thread "The second table"', lines.GoTo),
        ('expect post contains "x"', lines.ExpectText),
        ('expect post lacks "x"', lines.ExpectText),
        ('expect private olga contains "x"', lines.ExpectText),
        ('expect dm @bjorn lacks "x"', lines.ExpectText),
        ('expect board contains "x"', lines.ExpectText),
        ('expect page lacks "x"', lines.ExpectPage),
        ("expect refused", lines.ExpectRefused),
        ("expect no post", lines.ExpectNone),
        ("expect no dm bjorn", lines.ExpectNone),
    ],
)
def test_every_directive_and_expectation(text: str, kind: type) -> None:
    assert isinstance(only(text), kind)


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "@",
        "@seed",
        "@seed seven",
        "@seed 99999999999999999999",
        "@dice",
        "@dice gray",
        "@restart now",
        "@advance -1",
        "@advance nan",
        "@advance",
        "@closed-dms",
        "@manager olga bjorn",
        "@channel #",
        "@unknown",
        "expect",
        "expect post",
        "expect post is x",
        "expect dm contains x",
        "expect no board",
        "expect no dm",
        "olga: hello",
        "olga: press",
        "olga: press a b",
        "olga: fill a b",
        "olga: /",
        'olga: /roll "dice"',
        "olga: /roll dice:",
        "olga: /roll dice:a dice:b",
        "olga: /roll dice:a b",
        'olga: /roll dice:"a',
        'olga: press "a"b',
    ],
)
def test_anything_else_is_a_fault_at_its_line(text: str) -> None:
    with pytest.raises(ScriptFault) as caught:
        parse(f"# first\n{text}", "a.play")
    assert (caught.value.at.file, caught.value.at.number) == ("a.play", 2)


PIECES = st.sampled_from(
    ["olga", "@dm", ": ", "/roll", " ", "  #", "a:", '"', "\\", "@dice ", "=", "expect ", "post "]
)


@given(st.lists(PIECES | st.text(max_size=4), max_size=12).map("".join))
def test_no_text_makes_the_parser_crash(text: str) -> None:
    try:
        script = parse(text, "a.play")
    except ScriptFault as fault:
        script = ()
        assert 1 <= fault.at.number <= text.count("\n") + 1
    assert all(line.at.text for line in script)


@given(st.text(st.characters(exclude_characters='"\\\n\r', exclude_categories=["Cs", "Cc"])))
def test_a_quoted_value_stands_as_written(value: str) -> None:
    line = only(f'olga: /say note:"{value}"')
    assert isinstance(line, lines.Slash)
    assert line.options == (("note", value),)
