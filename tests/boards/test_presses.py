"""How few presses the most frequent things take, counted with real presses on real messages."""

import pytest

from bot.practice.world import World
from tests.boards.conftest import Hanging
from tests.simcord_support import play

SPEND_XP = """
olga: /quest end winner:overlord
olga: press "Go to Spend XP"
"""


class Presser:
    """Somebody who presses, and how often it was done."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.count = 0

    async def press(self, who: str, label: str) -> None:
        """Press a button, or choose an option, that stands there for this person."""
        await self._world.press(who, label)
        self.count += 1
        assert not self._world.last.refused, label

    def says(self, text: str) -> bool:
        """Tell whether something that everybody sees says it now."""
        return any(post.says(text) for post in self._world.last.posts)


@pytest.fixture
def presser(world: World, hanging: Hanging) -> Presser:
    return Presser(world)


@pytest.mark.rule("T1")
async def test_the_threat_for_a_defeat_is_one_press(presser: Presser) -> None:
    await presser.press("olga", "Leoric: 1 threat")
    assert presser.says("Threat 5 → 6")
    assert presser.count == 1


@pytest.mark.rule("T1")
async def test_a_card_for_a_defeat_is_one_press(presser: Presser) -> None:
    await presser.press("olga", "Leoric: 1 Overlord card")
    assert presser.says("Leoric is defeated")
    assert presser.says("1 Overlord card")
    assert presser.count == 1


@pytest.mark.rule("P3", "P4")
async def test_a_trigger_with_a_tie_is_two_presses(presser: Presser) -> None:
    await presser.press("olga", "Spite (1 threat)")
    await presser.press("bjorn", "Leoric")
    assert presser.says("Threat 5 → 4 | Fortune: Leoric 0 → 1")
    assert presser.count == 2


@pytest.mark.rule("F2")
async def test_a_reroll_is_one_press(world: World, presser: Presser) -> None:
    await play(
        world,
        """
        olga: /fortune correct hero:Leoric amount:1 note:"to begin with"
        bjorn: /turn hero hero:Leoric
        bjorn: /roll attack dice:"blue red"
        """,
    )
    await presser.press("bjorn", "Reroll blue")
    assert presser.says("Fortune: Leoric 1 → 0")
    assert presser.count == 1


@pytest.mark.rule("T3")
async def test_the_end_of_a_quest_is_two_presses(presser: Presser) -> None:
    await presser.press("olga", "End quest")
    await presser.press("olga", "Overlord won")
    assert presser.says("Threat 5 → 7")
    assert presser.count == 2


@pytest.mark.rule("T3")
async def test_who_won_is_asked_no_more_once_it_is_told(world: World, presser: Presser) -> None:
    await presser.press("olga", "End quest")
    await presser.press("olga", "Heroes won")
    (asked,) = world.last.private("olga")
    assert asked.edited
    assert asked.lines == ("First Blood is over: the heroes won.",)
    assert asked.controls == ()
    assert [post.says("the heroes win") for post in world.last.posts if not post.edited][:1] == [
        True
    ]


@pytest.mark.rule("P1", "S5")
async def test_a_card_is_bought_with_two_presses_from_the_post(
    world: World, presser: Presser
) -> None:
    await play(world, SPEND_XP)
    assert not any(post.says("Branded") for post in world.view.all("post"))
    await presser.press("olga", "Buy a Plot card")
    (offer,) = world.last.private("olga")
    assert offer.hidden
    await presser.press("olga", "Branded (1 threat)")
    assert presser.says("Threat 7 → 6")
    assert presser.count == 2


@pytest.mark.rule("P1", "S5")
async def test_a_card_is_bought_with_one_press_from_the_direct_message(
    world: World, presser: Presser
) -> None:
    await play(world, SPEND_XP)
    (letter,) = world.last.dms("olga")
    assert letter.says("Branded (1 threat)")
    await presser.press("olga@dm", "Branded (1 threat)")
    assert any(post.says("Threat 7 → 6") for post in world.view.all("post"))
    assert presser.count == 1


@pytest.mark.rule("P1")
async def test_a_card_is_bought_with_one_press_from_the_hand(
    world: World, presser: Presser
) -> None:
    await play(world, SPEND_XP + "olga: /plot hand")
    await presser.press("olga", "Buy Branded")
    assert presser.says("Threat 7 → 6")
    assert presser.count == 1


async def test_another_attack_is_one_press(world: World, presser: Presser) -> None:
    await play(world, 'bjorn: /roll attack dice:"blue red" defense:gray distance:2')
    (first,) = world.last.posts
    await presser.press("bjorn", "Roll again")
    (second,) = world.last.posts
    assert second.id != first.id
    assert second.says("distance 2")
    assert second.says("[Roll again]")
    assert presser.count == 1


async def test_a_kept_attack_is_one_press_on_the_heros_turn(world: World, presser: Presser) -> None:
    await play(world, 'bjorn: /hero attack hero:Leoric dice:"blue red"\nbjorn: press "Leoric"')
    assert presser.says("Leoric's turn")
    await presser.press("bjorn", "Attack: blue, red")
    assert presser.says("[Roll again]")
    assert presser.count == 1
