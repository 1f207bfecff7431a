"""Names are only names, whatever they look like."""

import pytest

from bot.pages.text import clean
from bot.practice.world import World
from tests.simcord_support import play


async def test_heroes_called_by_numbers_shut_no_form_for_others(seated: World) -> None:
    await play(
        seated,
        """
        nils: /hero add name:"2"
        olga: /hero add name:"1"
        olga: press "Add hero"
        olga: fill "Name" = "3"
        expect post contains "3 joins the heroes"
        """,
    )


@pytest.mark.parametrize("command", ["/campaign board", "/campaign status"])
async def test_a_hero_called_1_takes_no_button_away(seated: World, command: str) -> None:
    await play(seated, f'olga: /hero add name:"1"\nolga: {command}')
    shown = seated.newest("board" if "board" in command else "post")
    assert shown is not None
    assert "Add hero" in [control.label for control in shown.controls]


async def test_a_name_turns_no_line_round(seated: World) -> None:
    await play(
        seated,
        """
        olga: /hero add name:"\u202eGris\u2066ban" player:@bjorn
        expect post contains "Grisban joins the heroes"
        olga: /threat gain reason:correction note:"\u202eagreed"
        expect post contains "Correction: “agreed”"
        expect post contains "Leoric 0, Astarra 0, Grisban 0"
        """,
    )


@pytest.mark.parametrize("name", ["\u3164", "\uffa0\u115f", "\u202e\u202c"])
@pytest.mark.rule("S2")
async def test_a_name_that_nobody_sees_is_none(seated: World, name: str) -> None:
    await seated.slash("olga", "hero add", name=name)
    assert seated.last.refused


@pytest.mark.parametrize("note", ["https://a.b/~~x~~", "http://a.b/[click](http://c.d)", "**a**"])
def test_nothing_in_a_users_text_formats_anything_in_links_neither(note: str) -> None:
    assert all(mark not in clean(note) for mark in ("~~", "/[", "**"))


async def test_nobodys_name_on_discord_turns_a_line_of_the_page_round(seated: World) -> None:
    user = seated.people.member("bjorn").id
    seated.sim.env.backend.users[user].global_name = "\u202eBj\u2066orn"
    await play(
        seated,
        """
        olga: /campaign export as:page
        expect page contains "Bjorn"
        expect page lacks "\u202e"
        """,
    )
