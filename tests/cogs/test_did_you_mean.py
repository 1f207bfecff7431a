"""A name that is nearly right is offered on buttons that do the very command with the right one."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.desk import typed
from bot.desk.suggestions import LIFE, Suggestions
from bot.pages.messages.refusing import Meant
from bot.practice.deeds import Push
from bot.practice.world import World
from bot.rules.basics.names import near
from bot.rules.state.refusals import UnknownHero
from tests.simcord_support import play, table

SET = """
sam: /campaign create name:"Case" overlord:@olga
sam: /hero add name:"Leoric of the Book" player:@bjorn
sam: /hero add name:"राम" player:@carla
sam: /hero add name:"रीमा" player:@carla
"""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with table() as world:
        yield world


@pytest.mark.rule("S2")
@pytest.mark.parametrize(
    ("text", "names", "meant"),
    [
        ("Leorik", ["Leoric", "Astarra"], ("Leoric",)),
        ("Leorik", ["Astarra", "Leoric of the Book"], ("Leoric of the Book",)),
        ("leo", ["Leoric", "Leorah", "Astarra"], ("Leoric", "Leorah")),
        (
            "Shadows of Nerekhall",
            ["Shadow of Nerekhall", "The Shadow Rune"],
            ("Shadow of Nerekhall",),
        ),
        ("रिमा", ["राम", "रीमा"], ("रीमा",)),
        ("Grisban", ["Leoric", "Astarra"], ()),
        ("!", ["Leoric"], ()),
        ("", ["Leoric"], ()),
        ("Hero", [f"Hero {n}" for n in range(9)], ("Hero 0", "Hero 1", "Hero 2")),
    ],
)
def test_which_names_are_near(text: str, names: list[str], meant: tuple[str, ...]) -> None:
    assert near(text, [(name,) for name in names]) == meant


def test_an_accepted_name_leads_to_the_one_shown() -> None:
    things = [("Corruption From Within", "Inner Corruption"), ("Eternal Agony",)]
    assert near("Iner Corruption", things) == ("Corruption From Within",)


@pytest.mark.rule("S2")
async def test_marks_are_part_of_a_name_and_the_refusal_names_who_there_is(world: World) -> None:
    await play(
        world,
        SET
        + """
        sam: /hero set hero:"रम" might:3
        expect refused
        expect private sam contains "राम"
        sam: /hero set hero:"रीमा" might:4
        expect post contains "रीमा"
        expect post lacks "राम"
        sam: /hero set hero:"book" might:5
        expect post contains "Leoric of the Book"
        sam: /hero set hero:"Leorik of Book" might:2
        expect refused
        sam: press "Leoric of the Book"
        expect post contains "Leoric of the Book"
        expect post contains "Might 5 → 2"
        """,
    )


@pytest.mark.rule("S2", "S8")
async def test_the_name_of_a_hero_who_left_is_a_part_of_a_name_that_is_typed(world: World) -> None:
    """Given Leoric who left and Leoric of the Book, a typed "Leoric" means the one who is here."""
    await play(
        world,
        """
        sam: /campaign create name:"Case" overlord:@olga
        sam: /hero add name:"Leoric" player:@bjorn
        sam: /hero add name:"Astarra" player:@carla
        sam: /hero remove hero:"Leoric"
        sam: /hero add name:"Leoric of the Book" player:@bjorn
        bjorn: /hero show hero:"Leoric"
        expect post contains "Leoric of the Book"
        olga: /quest start name:"Q"
        bjorn: /turn hero hero:"Leoric"
        expect post contains "Leoric of the Book"
        """,
    )


@pytest.mark.rule("D3")
async def test_a_target_that_is_nearly_a_hero_is_put_right_and_a_monster_is_no_slip(
    world: World,
) -> None:
    """Given a slip in a hero's name as a target, it is put right; a monster is taken at its name.

    A printed monster is meant however much it is like a hero's name.
    """
    await play(
        world,
        SET
        + """
        sam: /roll attack dice:"blue red" hero:"Goblin"
        expect refused
        expect private sam lacks "a monster goes by a name"
        sam: /hero add name:"Goblyn Slayer"
        olga: /roll attack dice:"blue red" target:"Goblin"
        expect post contains "attack on Goblin"
        expect post lacks "Goblyn"
        olga: /roll attack dice:"blue red" target:"Goblyn"
        expect post contains "attack on Goblyn Slayer"
        sam: /roll attack dice:"blue red" target:"Leorik"
        expect refused
        expect private sam contains "a monster goes by a name less like theirs"
        sam: press "Leoric of the Book"
        expect post contains "Leoric of the Book"
        """,
    )


@pytest.mark.rule("Q2")
async def test_parts_and_slips_of_decks_cards_agents_and_campaigns(world: World) -> None:
    await play(
        world,
        SET
        + """
        olga: /plot choose deck:"Corruption"
        expect post contains "Corruption From Within"
        olga: /plot show card:"Guild"
        expect refused
        expect private olga contains "[Thieves' Guild] [Merchants' Guild] [Mages' Guild]"
        olga: press "Mages' Guild"
        expect private olga contains "Mages' Guild"
        olga: /agent show lieutenant:"Eliza"
        expect post contains "Lady Eliza Farrow"
        olga: /agent show lieutenant:"Farrow"
        expect refused
        expect private olga contains "[Lady Eliza Farrow]"
        olga: press "Lady Eliza Farrow"
        expect post contains "Lady Eliza Farrow"
        sam: /campaign settings printed_campaign:"Rune"
        expect post contains "Printed campaign: The Shadow Rune"
        sam: /campaign settings printed_campaign:"Labirynth of Ruin" rules:advisory
        expect refused
        sam: press "Labyrinth of Ruin"
        expect post contains "Printed campaign: Labyrinth of Ruin"
        expect post contains "rules strict → advisory"
        sam: /campaign settings printed_campaign:"Labirynth of Ruin"
        expect refused
        sam: press "Our own: Labirynth of Ruin"
        expect post contains "Printed campaign: Labirynth of Ruin"
        sam: /campaign settings printed_campaign:"Our own tale"
        expect post contains "Printed campaign: Our own tale"
        """,
    )


@pytest.mark.rule("Q2", "A5")
async def test_a_slip_in_a_printed_campaign_does_not_lift_its_ban(world: World) -> None:
    await play(
        world,
        """
        olga: /campaign create name:"Case" printed_campaign:"shadows of nerekhal"
        expect refused
        olga: press "Shadow of Nerekhall"
        expect post contains "Shadow of Nerekhall"
        olga: /hero add name:"Lorn" player:@bjorn
        olga: /hero add name:"Grim" player:@carla
        olga: /plot choose deck:"Corruption From Within"
        olga: /campaign resume threat:9 cards:"Summon Rylan Olliven"
        olga: /quest start name:"Q"
        olga: /campaign settings printed_campaign:"The Shadow Rune"
        expect refused
        olga: /plot trigger card:"Summon Rylan Olliven"
        expect refused
        expect private olga contains "may not be used in the campaign Shadow of Nerekhall"
        """,
    )


@pytest.mark.rule("A5", "Q2")
async def test_a_slip_in_a_quests_lieutenants_is_asked_for_in_the_form_too(world: World) -> None:
    await play(
        world,
        SET
        + """
        sam: /plot choose deck:"Eternal Agony"
        expect refused
        olga: /plot choose deck:"Eternal Agony"
        olga: press "Start quest"
        olga: fill "Name" = "Q"
        olga: fill "Lieutenants" = "Zarihall"
        expect refused
        olga: press "Zarihell"
        expect post contains "Lieutenants in it: Zarihell."
        """,
    )


async def test_a_press_done_in_one_instant_twice_counts_once(world: World) -> None:
    await play(world, SET + 'sam: /hero set hero:"Leorik" might:3')
    act = await world.burst([Push("sam", "Leoric of the Book"), Push("sam", "Leoric of the Book")])
    assert act.unanswered == 0
    assert len(act.posts) == 1


async def test_it_is_answered_where_the_command_was_typed_and_for_all(world: World) -> None:
    await play(world, SET + '\nsam: /roll test attribute:might hero:"Leorik"\nexpect refused')
    act = await world.press("sam", "Leoric of the Book")
    assert act.posts[0].says("Leoric of the Book tests Might")


class Clock:
    """A clock that somebody sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Typing(SimpleNamespace):
    """As much of an interaction as suggestions look at."""


async def kept(clock: Clock) -> tuple[Suggestions, Meant]:
    """Let user 7 mistype a hero."""

    async def run(*_: object, **__: object) -> None:
        return None

    async def listed(_: object) -> list[tuple[str, ...]]:
        return [("Leoric",), ("Leorah",)]

    suggestions = Suggestions(clock)
    interaction = cast(discord.Interaction, Typing(id=123, extras={}, user=SimpleNamespace(id=7)))
    typed.keep(interaction, typed.Typed(run, {"hero": "leo"}, {"hero": listed}))
    meant = await suggestions.find(interaction, UnknownHero("leo", ()), run)
    assert meant is not None
    return suggestions, meant


async def test_whoever_typed_presses_and_nobody_else() -> None:
    suggestions, meant = await kept(Clock())
    assert meant.names == ("Leoric", "Leorah")
    assert suggestions.take(meant.mark, 0, user=8) is None
    assert suggestions.take(meant.mark, 2, user=7) is None
    assert suggestions.take("124", 0, user=7) is None
    assert suggestions.take(meant.mark, 1, user=7) is not None
    assert suggestions.take(meant.mark, 1, user=7) is None


@pytest.mark.parametrize(("after", "there"), [(LIFE - 1, True), (LIFE + 1, False)])
async def test_it_is_kept_for_a_quarter_of_an_hour(after: float, there: bool) -> None:
    clock = Clock()
    suggestions, meant = await kept(clock)
    clock.now = after
    assert (suggestions.take(meant.mark, 0, user=7) is not None) is there
