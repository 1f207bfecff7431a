"""The real bot in the practice world: what counts as refused, kept data, the sample table."""

from pathlib import Path

import pytest

from bot.practice import lines
from bot.practice.real import RealHarness, fresh, kept
from bot.practice.script import parse
from bot.practice.table import SAMPLE
from bot.practice.world import World
from tests.simcord_support import play, table

OPENING = """
olga: /campaign create name:"Nerekhall"
olga: /hero add name:"Leoric of the Book" player:@bjorn
olga: /hero add name:"Astarra" player:@carla
olga: /quest start name:"First Blood" kind:introduction encounters:1
"""


async def test_a_refusal_is_private_and_writes_nothing() -> None:
    async with table() as world:
        await play(world, OPENING)
        size = world.harness.log_size()
        await play(world, 'bjorn: /threat gain reason:correction note:"mine"\nexpect refused')
        assert world.last.private("bjorn")
        assert not world.last.posts
        await play(world, "bjorn: /campaign status\n@restart")
        assert world.harness.log_size() == size
        await play(world, 'olga: /threat gain reason:correction note:"found"')
        assert world.harness.log_size() > size


async def test_the_bot_goes_on_where_it_ended() -> None:
    async with table() as world:
        await play(world, OPENING)
        await play(world, '@restart\nolga: /threat gain reason:correction note:"found"')
        assert world.last.posts[0].says("Threat 0 → 1")
        await play(world, '@resend\nexpect post contains "Threat 0 → 1"')


async def test_data_is_kept_between_worlds(tmp_path: Path) -> None:
    async with kept(tmp_path) as harness, World(harness, cast=SAMPLE.cast) as world:
        assert harness.log_size() == 0
        await play(world, OPENING)
    async with kept(tmp_path) as harness, World(harness, cast=SAMPLE.cast) as world:
        assert harness.log_size() > 0
        await play(world, "olga: /campaign status")
        assert world.last.seen[0].says("Leoric of the Book")


async def test_nothing_is_left_of_a_rehearsal() -> None:
    async with fresh() as harness:
        assert isinstance(harness, RealHarness)
        folder = harness.servers
        async with World(harness) as world:
            await play(world, OPENING)
            assert list(folder.glob("*.sqlite3"))
    assert not folder.exists()


SCRIPTS = [script for scene in SAMPLE.scenes for script in (scene.first, scene.again)]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_the_sample_scripts_name_only_the_cast(script: Path) -> None:
    speakers = {
        line.who.removesuffix("@dm")
        for line in parse(script.read_text(), str(script))
        if isinstance(line, lines.Slash | lines.Click | lines.Fill)
    }
    assert speakers <= set(SAMPLE.cast)
