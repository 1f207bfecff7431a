"""`overlord restore`: a copy takes its place, without what was erased since; losses are said."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot.host.restoring import restore
from bot.log import backups
from bot.log.backups import back_up
from bot.log.codec import Records
from bot.log.erased import Register
from bot.log.file_care import check, file_of
from bot.log.notes import ERASED, OF_FILE, WRITTEN_BY
from bot.log.upcasts import event_codec
from bot.practice.harness import Clock
from bot.practice.real import RealHarness
from bot.practice.world import World
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.sealing import commitment
from bot.rules.course.moving import users_in
from bot.rules.rolling.proof import verify_entries
from bot.service.rules_service import RulesService
from bot.words import ENGLISH
from tests.breaking.conftest import TABLE
from tests.simcord_support import play
from tests.simcord_support import world as world  # noqa: PLC0414 - a fixture for all
from tests.start.test_data_folder import held_by_another

ROOT = Path(__file__).parents[2]
QUEST = """
olga: /quest start name:"First Blood" encounters:1
bjorn: /turn hero hero:Leoric
bjorn: /roll attack dice:"blue red"
"""


def harness_of(world: World) -> RealHarness:
    assert isinstance(world.harness, RealHarness)
    return world.harness


def service_of(world: World) -> RulesService:
    return harness_of(world).bot.desk.service


def servers_of(world: World) -> Path:
    return harness_of(world).servers


def file_in(world: World) -> Path:
    return file_of(servers_of(world), world.people.server.id)


async def id_of(world: World) -> CampaignAt:
    [row] = await service_of(world).log.campaigns(world.people.server.id)
    return row.at


@pytest.fixture
async def seated(world: World) -> World:
    await play(world, TABLE)
    return world


@pytest.fixture
def copies(tmp_path: Path) -> Path:
    return tmp_path / "copies"


def save(world: World, copies: Path) -> None:
    assert [copy.problem for copy in back_up(servers_of(world), copies)] == [""]


async def restored(world: World, place: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The bot is stopped, `overlord restore` runs, and the bot is started again."""
    harness = harness_of(world)
    said: list[str] = []
    start = harness.start

    async def after(clock: Clock) -> discord.Client:
        await harness.stop()
        told = await restore(place, harness.servers)
        said.extend(ENGLISH.say(line.key, **line.facts) for line in told)
        return await start(clock)

    with monkeypatch.context() as patch:
        patch.setattr(harness, "start", after)
        await world.restart()
    return said


def posts(world: World, text: str) -> list[str]:
    return [seen.text for seen in world.view.all("post") if text in seen.text]


async def test_what_was_lost_is_said_and_the_channel_is_told_where_the_log_ends(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(seated, 'olga: /threat gain reason:correction amount:2 note:"kept"')
    last = len(await service_of(seated).log.read(await id_of(seated)))
    save(seated, copies)
    await play(seated, 'olga: /threat gain reason:correction amount:3 note:"lost"')
    old = file_in(seated)
    first, second, *_, end = await restored(seated, copies, monkeypatch)
    assert first.startswith(f"Server {seated.people.server.id} was put back from {copies}")
    assert second.startswith(f"“Nerekhall”: one entry of its log is lost, from entry {last + 1} on")
    assert end.startswith("Start the bot now")
    [kept] = old.parent.glob("*.replaced-*.copy")
    assert str(kept) in first
    [notice] = posts(seated, "was put back from a backup")
    assert "kept" in notice
    await play(seated, 'olga: /threat show\nexpect post contains "Threat 2"')
    assert not (old.parent / "restoring").exists()


async def test_a_copy_that_has_all_loses_nothing(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(seated, copies)
    told = await restored(seated, copies, monkeypatch)
    assert told[1] == "Nothing is lost: the copy has all that was there before."
    again = await restored(seated, copies, monkeypatch)
    assert again[1] == "Nothing is lost: the copy has all that was there before."


async def test_a_campaign_that_began_since_is_lost_whole(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(seated, copies)
    await play(seated, '@channel other\nolga: /campaign create name:"Later"')
    told = await restored(seated, copies, monkeypatch)
    assert told[1].startswith("“Later”, begun on ")


async def test_dice_of_a_quest_get_a_fresh_promise_and_all_rolls_are_proven(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(seated, QUEST)
    old = (await service_of(seated).fold(await id_of(seated))).secret
    save(seated, copies)
    await play(seated, 'bjorn: /roll attack dice:"blue red"')
    told = await restored(seated, copies, monkeypatch)
    assert told[2].startswith(
        "“Nerekhall” is in the middle of a quest: its dice have a new promise"
    )
    at = await id_of(seated)
    campaign = await service_of(seated).fold(at)
    assert campaign.secret not in ("", old)
    assert old in campaign.shown_secrets
    assert posts(seated, "The dice secret of this quest is open now")
    assert posts(seated, commitment(bytes.fromhex(campaign.secret)))
    await play(seated, 'bjorn: /roll attack dice:"red"\nolga: /quest end winner:overlord')
    log = await service_of(seated).log.read(at)
    report = verify_entries(log, frozenset(harness_of(seated).dice.forced))
    assert report.is_clean
    assert len(report.promises) == 2


async def test_a_name_that_was_removed_since_is_removed_again(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(seated, copies)
    bjorn = seated.people.member("bjorn").id
    await seated.slash("bjorn", "about")
    await seated.press("bjorn", "Remove my name")
    await seated.press("bjorn", "Yes")
    told = await restored(seated, copies, monkeypatch)
    assert "One name that was removed after the copy was made is removed from it too." in told
    log = await service_of(seated).log.read(await id_of(seated))
    assert bjorn not in users_in(log)
    assert seated.people.member("carla").id in users_in(log)
    await harness_of(seated).stop()
    assert str(bjorn).encode() not in file_in(seated).read_bytes()


async def test_whoever_came_back_before_the_copy_stays(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated.slash("bjorn", "about")
    await seated.press("bjorn", "Remove my name")
    await seated.press("bjorn", "Yes")
    await play(seated, "olga: /hero assign hero:Leoric player:@bjorn")
    save(seated, copies)
    told = await restored(seated, copies, monkeypatch)
    assert not any("name" in line for line in told)
    log = await service_of(seated).log.read(await id_of(seated))
    assert seated.people.member("bjorn").id in users_in(log)


async def test_a_campaign_that_was_deleted_since_is_deleted_again_whatever_its_id_is_by_then(
    seated: World, copies: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(seated, copies)
    await restored(seated, copies, monkeypatch)  # the campaign has another id now
    save(seated, tmp_path / "later")
    await seated.slash("olga", "campaign delete")
    await seated.press("olga", "Yes")
    for place in (copies, tmp_path / "later"):
        told = await restored(seated, place, monkeypatch)
        expected = "One campaign that was deleted after the copy was made is deleted from it too."
        assert expected in told
        assert await service_of(seated).log.campaigns(seated.people.server.id) == []


async def test_a_server_that_was_erased_does_not_come_back(
    seated: World, copies: Path, tmp_path: Path
) -> None:
    server, file = seated.people.server.id, file_in(seated)
    save(seated, copies)
    await service_of(seated).log.forget(server)
    await harness_of(seated).stop()
    [told] = await restore(copies, file.parent)
    assert (told.key, told.well) == ("cli-restore-erased", False)
    assert not file.exists()


async def test_a_server_that_was_erased_and_came_back_is_put_back_as_it_was_since(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await service_of(seated).log.forget(seated.people.server.id)
    await seated.restart()
    await play(seated, TABLE)
    save(seated, copies)
    told = await restored(seated, copies, monkeypatch)
    assert told[0].startswith("Server")
    assert len(await service_of(seated).log.campaigns(seated.people.server.id)) == 1


async def test_nobody_reads_who_was_erased(seated: World) -> None:
    user, server = seated.people.member("bjorn").id, seated.people.server.id
    await seated.slash("bjorn", "about")
    await seated.press("bjorn", "Remove my name")
    await seated.press("bjorn", "Yes")
    written = (servers_of(seated) / backups.REGISTER).read_text(encoding="ascii")
    assert str(user) not in written and str(server) not in written
    _, *lines = written.split()
    assert len(lines) == 1
    assert {len(bytes.fromhex(each)) for each in lines} == {32}


async def test_a_backup_takes_the_register_along_to_a_new_disk(
    seated: World, copies: Path, tmp_path: Path
) -> None:
    save(seated, copies)
    early = shutil.copytree(copies, tmp_path / "early")
    await seated.slash("olga", "campaign delete")
    await seated.press("olga", "Yes")
    save(seated, copies)
    shutil.copy(copies / backups.REGISTER, early)
    told = await restore(early, tmp_path / "new" / "servers")
    assert [line.key for line in told] == [
        "cli-restored",
        "cli-restored-deleted",
        "cli-restored-start",
    ]
    assert (tmp_path / "new" / "servers" / backups.REGISTER).exists()


async def test_a_damaged_file_is_kept_and_replaced_and_the_loss_is_not_guessed(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(seated, copies)
    file = file_in(seated)
    await harness_of(seated).stop()
    file.write_bytes(b"no database " * 100)
    told = await restored(seated, copies, monkeypatch)
    assert told[1].startswith("What is lost cannot be told")
    [kept] = file.parent.glob("*.replaced-*.copy")
    assert kept.read_bytes() == b"no database " * 100
    assert len(await service_of(seated).log.campaigns(seated.people.server.id)) == 1


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ("DELETE FROM entries WHERE seq = 3", "“Nerekhall”: "),
        ("UPDATE entries SET kind = 'Unheard' WHERE seq = 3", "“Nerekhall”: "),
        ("PRAGMA user_version = 99", "a newer version of the bot wrote it. Update this one."),
        ("UPDATE entries SET body = '{' WHERE seq = 2", "“Nerekhall”: "),
    ],
)
async def test_a_copy_that_is_not_sound_is_not_put_back(
    seated: World, copies: Path, harm: str, told: str
) -> None:
    save(seated, copies)
    await harness_of(seated).stop()
    before = file_in(seated).read_bytes()
    [copy] = copies.glob("*.sqlite3")
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER entries_are_gapless")
        connection.execute(harm)
    if "user_version" in harm:
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            connection.execute("DELETE FROM notes")
    [line] = await restore(copies, servers_of(seated))
    said = ENGLISH.say(line.key, **line.facts)
    assert told in said and "nothing was changed" in said
    assert not line.well
    assert file_in(seated).read_bytes() == before
    assert list(servers_of(seated).glob("*.replaced-*")) == []


@pytest.mark.parametrize("content", [b"", b"no database " * 100])
async def test_what_is_no_copy_is_not_put_back(
    seated: World, tmp_path: Path, content: bytes
) -> None:
    copy = tmp_path / file_in(seated).name
    copy.write_bytes(content)
    [line] = await restore(copy, servers_of(seated))
    assert line.key == "cli-restore-unusable"
    copy.rename(tmp_path / "nobody.sqlite3")
    [line] = await restore(tmp_path / "nobody.sqlite3", servers_of(seated))
    assert line.key == "cli-restore-unnamed"
    for missing in ("nothere", "7.sqlite3"):
        [line] = await restore(tmp_path / missing, servers_of(seated))
        assert line.key == "cli-restore-nothing"
        assert ENGLISH.say(line.key, **line.facts).startswith(f"There is nothing at {tmp_path}")
    (tmp_path / "folders" / "7.sqlite3").mkdir(parents=True)
    [line] = await restore(tmp_path / "folders", servers_of(seated))
    assert line.key == "cli-restore-failed"
    [line] = await restore(file_in(seated), servers_of(seated))
    assert line.key == "cli-restore-itself"
    (tmp_path / "none").mkdir()
    [line] = await restore(tmp_path / "none", servers_of(seated))
    assert line.key == "cli-restore-none"


async def test_a_file_copied_by_hand_with_what_waits_beside_it_is_whole(
    seated: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (file_in(seated).name, f"{file_in(seated).name}-wal"):
        shutil.copy(servers_of(seated) / name, tmp_path / name)
    entries = await service_of(seated).log.read(await id_of(seated))
    await restored(seated, tmp_path / file_in(seated).name, monkeypatch)
    assert await service_of(seated).log.read(await id_of(seated)) == entries


async def test_a_crash_before_the_last_step_is_no_harm(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file has taken its place, and the small one beside it has not."""
    save(seated, copies)
    real = backups.put_in_place

    def dying(finished: Path, path: Path) -> None:
        if path.suffix == ".life" and path.parent == servers_of(seated):
            raise KeyboardInterrupt
        real(finished, path)

    await harness_of(seated).stop()
    with monkeypatch.context() as patch:
        patch.setattr(backups, "put_in_place", dying)
        with pytest.raises(KeyboardInterrupt):
            await restore(copies, servers_of(seated))
    await seated.restart()
    assert len(posts(seated, "was put back from a backup")) == 1
    await play(seated, "olga: /threat show")
    assert check(servers_of(seated), seated.people.server.id, Records(event_codec())) == []


async def test_only_the_newest_replaced_files_are_kept(
    seated: World, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(seated, copies)
    file = file_in(seated)
    for day in range(1, 5):
        shutil.copy(copies / file.name, file.with_name(f"{file.stem}.replaced-2026010{day}.copy"))
    await restored(seated, copies, monkeypatch)
    assert len(list(file.parent.glob("*.replaced-*.copy"))) == 3


def overlord(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        env={"OVERLORD_HOME": str(home), "PATH": ""},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_bot_that_runs_is_left_alone(tmp_path: Path) -> None:
    with held_by_another(tmp_path / "var") as other:
        done = overlord(tmp_path / "var", "restore", str(tmp_path))
    assert done.returncode == 1
    assert f"is in use by process {other.pid}" in done.stderr


async def test_the_command_says_it_in_lines_and_ends_well(
    seated: World, copies: Path, tmp_path: Path
) -> None:
    save(seated, copies)
    done = overlord(tmp_path / "new", "restore", str(copies))
    assert (done.returncode, done.stderr) == (0, "")
    first, last = done.stdout.splitlines()
    assert first.endswith("Nothing of it was there before.")
    assert last.startswith("Start the bot now")
    empty = overlord(tmp_path / "new", "restore", str(tmp_path / "new"))
    assert (empty.returncode, empty.stdout) == (1, "")
    assert empty.stderr.startswith("There is no copy of a server's file at ")


def test_the_register_counts_lines_and_takes_one_back(tmp_path: Path) -> None:
    register = Register(tmp_path)
    assert register.end() is None
    assert register.behind(None, ["a"]) == []
    first, second = register.add("a"), register.add("b")
    assert (first.lines, second.lines) == (1, 2)
    assert register.behind(None, ["a", "b", "c"]) == ["a", "b"]
    assert register.behind(first, ["a", "b"]) == ["b"]
    register.take_back(second)
    assert register.behind(first, ["a", "b"]) == []
    assert register.end() == second
    other = Register(tmp_path / "other").add("z")
    assert register.behind(other, ["a"]) == ["a"]


def test_notes_of_a_file_are_written_as_ever() -> None:
    """What stands in the files of people: these names may never change."""
    assert (OF_FILE, ERASED, WRITTEN_BY) == ("file:", "file:erased", "file:written-by")
