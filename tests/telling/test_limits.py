"""Messages fit into Discord whatever people call things, and nothing they write has any power."""

import re
from itertools import chain
from typing import Any

import pytest

from bot.desk.drawn.layout import LONGEST_LABEL, build
from bot.pages.fitting import MOST_PARTS, MOST_TEXT, fitted, shorten
from bot.pages.messages import say
from bot.pages.messages.notices import letters
from bot.pages.page import (
    Accent,
    Button,
    Buttons,
    Document,
    Link,
    Option,
    Page,
    Picture,
    Select,
    Style,
    Text,
)
from bot.pages.presses import LONGEST_ID, Act, Press, fold, read, unfold
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import GainReason
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from tests.rules.table import BJORN, CREATE, OLGA, Table
from tests.telling.laid_out import laid_out
from tests.telling.reader import names_of, newest, told

NAMES = (
    "A" * 60,
    "**Bold** _it_ ~~s~~ ||x|| `c`",
    "💎 Ünï\u202ecødé 龍" + "龍" * 45,
    "@everyone <@123456789012345678> <#1> [l](http://x.y)",
)
BIG = 2**63 - 1  # the greatest number that SQLite keeps


@pytest.fixture
def hostile(box: Box) -> Table:
    """Four heroes with names at the limit, and a note of 200 signs."""
    table = Table(box, check_each=False)
    table.play(OLGA, CREATE)
    for name in NAMES:
        table.play(OLGA, c.AddHero(name, BJORN.user))
    table.own("Eternal Agony", "Sadist")
    table.start_quest()
    return table


def custom_ids(page: Page) -> list[str]:
    rows = chain.from_iterable(b.buttons for b in page.blocks if isinstance(b, Buttons))
    return [each.press.custom_id for each in rows if isinstance(each, Button)]


async def test_a_tie_of_four_long_names_fits(hostile: Table) -> None:
    hostile.play(OLGA, c.GainThreat(GainReason.CORRECTION, amount=20, note="*" * 200))
    hostile.play(OLGA, c.TriggerPlotCard("Sadist"))
    move = newest(hostile)
    page = say.page(move, names_of(move, hostile.box))
    assert all(len(custom_id) <= LONGEST_ID for custom_id in custom_ids(page))
    built = laid_out(page)
    assert built.content_length() <= MOST_TEXT
    assert built.total_children_count <= MOST_PARTS


async def test_letters_about_long_names_fit(hostile: Table) -> None:
    hostile.play(OLGA, c.CorrectFortune(NAMES[0], 5, "x" * 200))
    move = newest(hostile)
    for page in letters(move, names_of(move, hostile.box)).values():
        build(page)
        assert all(len(custom_id) <= LONGEST_ID for custom_id in custom_ids(page))


def test_user_text_formats_nothing_and_mentions_nobody(hostile: Table) -> None:
    hostile.play(OLGA, c.CorrectFortune(NAMES[3], 1, "@here ~~x~~ <@&123456789012345678>"))
    shown = told(hostile)
    assert "@here" not in shown
    assert "@everyone" not in shown
    assert "~~x~~" not in shown
    assert set(re.findall(r"<@!?&?\d+>", shown)) == {f"<@{OLGA.user}>"}


@pytest.mark.parametrize("length", [1, 23, 24, 25, 60])
def test_a_long_argument_is_folded_and_found_again(length: int) -> None:
    names = ["龍" * length, "x" * length, "y" * length]
    folded = [fold(name) for name in names]
    assert all(len(each) <= 24 for each in folded)
    assert [unfold(each, names) for each in folded] == names
    assert unfold("~unknown", names) == "~unknown"


@pytest.mark.parametrize("act", Act)
def test_custom_ids_of_every_act_fit_and_read_back(act: Act) -> None:
    question = "123456-123456-12"
    press = Press(act, CampaignAt(BIG, 10**10), (question, "reroll:" + "x" * 17))
    assert read(press.custom_id) == press
    longest = Press(act, CampaignAt(BIG, 10**10), (question, "keep:" + "x" * 60))
    assert len(longest.custom_id) <= LONGEST_ID


@pytest.mark.parametrize("text", ["", "o2:undo:1:2:3", "o1:nothing:1:2"])
def test_what_is_no_press_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):
        read(text)


# --- the layout


def press(number: int = 0) -> Press:
    return Press(Act.UNDO, CampaignAt(1, 2), (str(number),))


def many(count: int) -> Buttons:
    return Buttons(tuple(Button(f"{n}", press(n)) for n in range(count)))


def parts(page: Page) -> list[dict[str, Any]]:
    """What stands in the container, as it goes over the wire."""
    made: Any = build(page).view
    container: dict[str, Any] = made.to_components()[0]
    inside: list[dict[str, Any]] = container["components"]
    return inside


async def test_long_texts_are_cut_the_longest_first() -> None:
    page = Page((Text("a" * 5000), Text("short"), Text("b" * 300)))
    built = laid_out(page)
    assert built.content_length() == MOST_TEXT
    texts = [each.markdown for each in fitted(page).blocks if isinstance(each, Text)]
    assert texts[0].endswith("a…")
    assert texts[1:] == ["short", "b" * 300]


async def test_too_many_parts_lose_buttons_but_never_the_closing_row() -> None:
    page = Page((Text("a"), many(60), Text("b"), Buttons((Button("Undo", press(99)),))))
    built = laid_out(page)
    assert built.total_children_count <= MOST_PARTS
    assert press(99).custom_id in custom_ids(fitted(page))
    assert press(0).custom_id in custom_ids(fitted(page))


async def test_it_is_laid_out_as_the_library_would_write_it() -> None:
    off = Button("b", press(1), Style.DANGER, disabled=True)
    rows = Buttons((Button("a", press(0), Style.PRIMARY), off, Link("there", "https://there")))
    select = Select("one", press(2), (Option("o", "v"), Option("p", "w", "why")))
    pictures = Picture("dice.png", b"png", "alt"), Picture("bare.png", b"png", "")
    page = Page((Text("a"), rows, select, *pictures, Document("d.txt", b"d")), Accent.THREAT, 1)
    made: Any = build(page).view
    again: Any = laid_out(page)
    assert again.to_components() == made.to_components()
    assert build(page).view.has_components_v2()


async def test_the_library_keeps_no_view_of_what_is_sent() -> None:
    view = build(Page((many(2),))).view
    assert view.is_finished()
    assert not view.is_dispatchable()


async def test_many_texts_are_joined() -> None:
    build(Page(tuple(Text(f"line {n}") for n in range(80))))


async def test_rows_hold_five_buttons() -> None:
    rows = parts(Page((many(12),)))
    assert [len(row["components"]) for row in rows] == [5, 5, 2]


async def test_labels_and_options_are_shortened() -> None:
    options = tuple(Option("o" * 300, str(n), "d" * 300) for n in range(40))
    page = Page((Buttons((Button("l" * 300, press()),)), Select("p" * 300, press(), options)))
    row, choice = parts(page)
    assert len(row["components"][0]["label"]) == LONGEST_LABEL
    select = choice["components"][0]
    assert len(select["placeholder"]) == 150
    assert len(select["options"]) == 25
    assert len(select["options"][0]["label"]) == len(select["options"][0]["description"]) == 100


def test_a_text_is_cut_where_a_word_ends_and_a_long_word_within() -> None:
    assert shorten("no other monster stands", 23) == "no other monster stands"
    assert shorten("no other monster stands", 19) == "no other monster…"
    assert shorten("no other monster stands", 17) == "no other monster…"
    assert shorten("no other monster stands", 16) == "no other…"
    assert shorten("one " + "w" * 30, 20) == "one " + "w" * 15 + "…"


async def test_the_same_button_twice_is_there_once() -> None:
    page = Page((Buttons((Button("a", press()), Button("b", press()))), many(1)))
    assert custom_ids(fitted(page)) == [press().custom_id]


async def test_empty_blocks_are_left_out() -> None:
    page = Page((Text(" "), Buttons(()), Select("p", press(), ()), Text("x")))
    assert fitted(page).blocks == (Text("x"),)


async def test_a_picture_has_alt_text_and_its_file() -> None:
    page = Page((Picture("dice.png", b"png", "a" * 2000),))
    (gallery,) = parts(page)
    assert len(gallery["items"][0]["description"]) == 1024
    assert gallery["items"][0]["media"]["url"] == "attachment://dice.png"
    assert [file.filename for file in build(page).files] == ["dice.png"]
