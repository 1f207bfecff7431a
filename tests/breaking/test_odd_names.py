"""Names are only names, whatever they look like."""

import pytest

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
