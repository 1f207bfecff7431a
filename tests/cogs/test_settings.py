"""The settings: shown with what each does; each change is a move, told, logged and undoable."""

from collections.abc import AsyncIterator

import pytest

from bot.practice.world import World
from tests.simcord_support import play, table

CHANGES = [
    ("rules", "strict", "advisory"),
    ("costs", "transcribed", "printed"),
    ("steps", "rulebook", "faq"),
    ("tests", "bot", "table"),
    ("nudge", "off", "24h"),
    ("track", "economy", "everything"),
    ("shop", "table", "bot"),
]


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with table() as world:
        await play(world, 'olga: /campaign create name:"Nerekhall"')
        yield world


async def shown(world: World) -> str:
    await world.slash("nils", "campaign settings")
    (page,) = world.last.private("nils")
    return page.text


@pytest.mark.parametrize(("name", "before", "after"), CHANGES)
async def test_a_change_is_a_move_that_can_be_undone(
    world: World, name: str, before: str, after: str
) -> None:
    await world.slash("olga", "campaign settings", **{name: after})
    (post,) = world.last.posts
    assert post.says(f"{name} {before} → {after}")
    assert f"{name}: {after}." in await shown(world)
    await world.press("olga", "Undo")
    assert f"{name}: {before}." in await shown(world)
    await world.slash("olga", "campaign log")
    assert world.last.private("olga")[0].says(f"{name} {before} → {after}")


async def test_several_change_in_one_move(world: World) -> None:
    await world.slash("olga", "campaign settings", rules="advisory", steps="faq", nudge="24h")
    assert len(world.last.posts) == 1
    await world.slash("olga", "campaign undo")
    told = await shown(world)
    assert all(f"{name}: {before}." in told for name, before, _ in CHANGES)


async def test_the_language_is_the_servers_until_it_is_set(world: World) -> None:
    assert "language: the server's." in await shown(world)
    await world.slash("olga", "campaign settings", language="en")
    assert "language: English." in await shown(world)


@pytest.mark.parametrize("name", [name for name, _, _ in CHANGES])
async def test_every_value_says_what_it_does(world: World, name: str) -> None:
    told = (await shown(world)).split(f"- {name}: ")[1].split(" - ")[0]
    assert told.count(". ") >= 1
    assert len(told.split(". ")[1]) > 10


async def test_only_a_steward_changes_them(world: World) -> None:
    await world.slash("nils", "campaign settings", nudge="24h")
    assert world.last.refused


@pytest.mark.parametrize(
    ("locale", "changed", "kept"),
    [
        ("de", "Regeln streng → beratend", "Schritte: nach FAQ"),
        ("fr", "règles strictes → indicatives", "étapes : selon la FAQ"),
        ("en-US", "rules strict → advisory", "steps: faq"),
    ],
)
async def test_values_are_said_in_the_words_of_the_language(
    locale: str, changed: str, kept: str
) -> None:
    async with table(cast=("sam",)) as world:
        await play(
            world,
            f"""
            @language sam {locale}
            @server-language {locale}
            sam: /campaign create name:"Nerekhall"
            sam: /campaign settings rules:advisory steps:faq
            expect post contains "{changed}"
            sam: /campaign settings
            expect private sam contains "{kept}"
            """,
        )
