"""Two quick presses of one button are one move."""

import pytest

from bot.practice.deeds import Push
from bot.practice.world import World
from tests.simcord_support import play


@pytest.mark.parametrize("page", ["/phase show", "/campaign status", "/campaign board"])
@pytest.mark.rule("C2")
async def test_two_presses_of_next_step_go_one_step(seated: World, page: str) -> None:
    await play(seated, f"olga: /quest start name:Q\nolga: /quest end winner:heroes\nolga: {page}")

    await seated.burst([Push("olga", "Next step"), Push("bjorn", "Next step")])

    [entered] = [post for post in seated.last.posts if post.says("Campaign phase: Clean-up")]
    assert entered.says("@olga")
    assert seated.last.private("bjorn")[0].says("The campaign phase has reached Clean-up")
    await play(seated, "olga: /phase show\nexpect post contains Clean-up")
