"""`Post for all`: what everybody may see is shown to everybody, and nothing else ever is."""

from typing import Any

import pytest

from bot.pages.presses import Act, Press, read
from bot.practice.world import World
from tests.people.conftest import TABLE
from tests.simcord_support import play

POST = "Post for all"


async def test_a_private_look_at_what_is_public_can_be_posted(world: World) -> None:
    await play(
        world,
        f"""
        {TABLE}
        nils: /campaign log
        expect no post
        expect private nils contains "[{POST}]"
        nils: press "{POST}"
        expect post contains "First Blood"
        expect post lacks "[{POST}]"
        """,
    )


@pytest.mark.rule("S5")
@pytest.mark.parametrize(
    "looked",
    [("hand",), ("decks",), ("deck", "eternalagony"), ("settings",), ("delete",), ("nothing",)],
)
async def test_a_forged_press_posts_nothing_that_is_not_public(
    world: World, looked: tuple[str, ...]
) -> None:
    # given the overlord looks at the log
    await play(world, TABLE)
    act = await world.slash("olga", "campaign log")
    [seen] = act.private("olga")
    # when the button under it asks to post something else
    [button] = [each for each in seen.controls if each.label == POST]
    at = read(button.custom_id).at
    _forge(seen.components, button.custom_id, Press(Act.POST, at, looked).custom_id)
    act = await world.press("olga", POST)
    # then nothing is posted
    assert act.posts == ()
    assert act.refused


def _forge(components: Any, old: str, new: str) -> None:  # noqa: ANN401 - Discord's own JSON
    """Give a button of a message another meaning, as only a broken client could."""
    for each in components:
        if each.get("custom_id") == old:
            each["custom_id"] = new
        _forge(each.get("components", ()), old, new)
