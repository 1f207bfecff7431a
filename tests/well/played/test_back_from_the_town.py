"""A killed hero is put back onto the board by the first press of the hero's next turn (E7)."""

import pytest

from tests.simcord_support import play, table


@pytest.mark.rule("E7")
async def test_what_brings_a_killed_hero_back_is_the_first_press_of_the_turn() -> None:
    async with table() as world:
        await play(
            world,
            """
            olga: /campaign create name:"The Well" edition:first track:everything
            olga: /hero add name:"Mordrog" player:@bjorn
            olga: /hero add name:"Kirga" player:@carla
            olga: /quest start name:"The Kobold Cellar"
            olga: /conquest killed hero:Mordrog
            bjorn: /turn hero hero:Mordrog
            """,
        )
        (post,) = world.last.posts
        assert [control.label for control in post.controls][:2] == [
            "Put Mordrog on the board …",
            "Kirga's turn",
        ]
