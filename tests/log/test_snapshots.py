"""Snapshots: two of a campaign are kept, whatever changes the log erases them, few count."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bot.log import CampaignGone, CampaignLog, Snapshot, snapshots
from bot.log.backups import back_up
from bot.log.snapshots import CountsNot, Fault, digest_of, opened, written
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.course.so_far import SoFar, Sums, gone_on
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from tests.log.builders import SERVER, at, created, defeated, gained, move
from tests.log.conftest import found

LOG = [*move(0, created()), *move(1, defeated(), gained())]


def there(seq: int, body: bytes = b"what was there") -> Snapshot:
    return Snapshot(seq, "code", "entry", "sum", body)


def made(log: list[Entry]) -> Snapshot:
    """The snapshot at the end of a log."""
    so_far = gone_on(SoFar(Campaign(), Sums()), log)
    assert so_far is not None
    return written(so_far, log[-1])


async def seqs(log: CampaignLog, campaign: int) -> list[int]:
    return [each.seq for each in await log.snapshots(at(campaign))]


async def test_what_is_kept_is_given_the_newest_first(log: CampaignLog) -> None:
    campaign = await found(log)
    assert await seqs(log, campaign) == []
    for seq in (1, 7):
        await log.snapshot_put(at(campaign), there(seq))
    assert await log.snapshots(at(campaign)) == [there(7), there(1)]


async def test_two_of_a_campaign_are_kept(log: CampaignLog) -> None:
    campaign, other = await found(log), await found(log, channel=9)
    await log.snapshot_put(at(other), there(1))
    for seq in (1, 5, 9, 13):
        await log.snapshot_put(at(campaign), there(seq))
    assert await seqs(log, campaign) == [13, 9]
    assert await seqs(log, other) == [1]


async def test_one_at_the_same_entry_takes_the_place_of_the_older(log: CampaignLog) -> None:
    campaign = await found(log)
    for body in (b"once", b"again"):
        await log.snapshot_put(at(campaign), there(1, body))
    assert await log.snapshots(at(campaign)) == [there(1, b"again")]


async def test_what_is_rewritten_takes_its_campaigns_snapshots_along(log: CampaignLog) -> None:
    campaign, other = await found(log), await found(log, channel=9)
    await log.append(at(campaign), 1, move(1, gained(), gained()), None)
    for each in (campaign, other):
        await log.snapshot_put(at(each), there(1))
    await log.rewrite(at(campaign), move(1, gained(2)))
    assert await seqs(log, campaign) == []
    assert await seqs(log, other) == [1]


async def test_a_deleted_campaigns_go_with_it(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.snapshot_put(at(campaign), there(1))
    await log.delete(at(campaign))
    assert await seqs(log, campaign) == []
    with pytest.raises(CampaignGone):
        await log.snapshot_put(at(campaign), there(1))


async def test_of_a_server_that_is_gone_none_is_kept(log: CampaignLog) -> None:
    campaign = await found(log)
    await log.forget(SERVER)
    with pytest.raises(CampaignGone):
        await log.snapshot_put(at(campaign), there(1))
    assert await log.servers() == []


@pytest.mark.parametrize(
    "change",
    [
        'UPDATE entries SET body = \'{"hero":"astarra"}\' WHERE seq = 2',
        "UPDATE entries SET by = 0 WHERE seq = 1",
        "DELETE FROM entries WHERE seq = 3",
    ],
)
async def test_whoever_changes_entries_erases_them(sqlite: SqliteLog, change: str) -> None:
    """Given an entry before the snapshot's own, whose digest alone would still fit."""
    campaign = await sqlite.create(SERVER, 1, "Nerekhall", LOG, None)
    await sqlite.snapshot_put(at(campaign), made(LOG))
    await sqlite.close()
    with closing(sqlite3.connect(sqlite._files.folder / f"{SERVER}.sqlite3")) as file:
        file.execute(change)
        assert file.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)


async def test_erased_text_is_nowhere_on_the_disk(sqlite: SqliteLog) -> None:
    campaign = await sqlite.create(SERVER, 1, "Nerekhall", LOG, None)
    await sqlite.snapshot_put(at(campaign), there(3, b"Leoric's player"))
    files = sqlite._files.folder.glob(f"{SERVER}.sqlite3*")
    await sqlite.rewrite(at(campaign), LOG[1:2])
    assert not any(b"Leoric's player" in file.read_bytes() for file in files)


async def test_a_body_that_became_text_on_the_disk_is_given_as_bytes(sqlite: SqliteLog) -> None:
    """A single bit in a row tells the one from the other."""
    campaign = await sqlite.create(SERVER, 1, "Nerekhall", LOG, None)
    await sqlite.snapshot_put(at(campaign), there(3))
    with closing(sqlite3.connect(sqlite._files.folder / f"{SERVER}.sqlite3")) as file, file:
        file.execute("UPDATE snapshots SET body = CAST(body AS TEXT)")
    assert await sqlite.snapshots(at(campaign)) == [there(3)]


async def test_a_copy_that_is_put_back_keeps_them_under_the_new_id(
    sqlite: SqliteLog, tmp_path: Path
) -> None:
    campaign = await sqlite.create(SERVER, 1, "Nerekhall", LOG, None)
    kept = made(LOG)
    await sqlite.snapshot_put(at(campaign), kept)
    folder = sqlite._files.folder
    await sqlite.append(at(campaign), 3, move(3, gained()), None)
    assert [each.problem for each in back_up(folder, tmp_path / "copies")] == [""]
    await sqlite.close()
    (tmp_path / "copies" / f"{SERVER}.sqlite3").replace(folder / f"{SERVER}.sqlite3")
    again = SqliteLog(folder, event_codec())
    try:
        assert await again.check(SERVER) == []
        [row] = await again.campaigns(SERVER)
        assert row.at.id != campaign
        assert await again.snapshots(row.at) == [kept]
        assert await again.check(SERVER) == []
    finally:
        await again.close()


def of_this_body(body: bytes) -> Snapshot:
    """A snapshot whose sum fits, whatever is in it."""
    right = made(LOG)
    return snapshots._summed(right.seq, right.entry, body)


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (lambda one: replace(one, code="another"), Fault.CODE),
        (lambda one: replace(one, body=one.body[:-1] + b"\x07"), Fault.SUM),
        (lambda one: replace(one, body=b""), Fault.SUM),
        (lambda one: replace(one, seq=2), Fault.SUM),
        (lambda one: replace(one, entry="another"), Fault.SUM),
        (lambda one: of_this_body(b"\x80"), Fault.FORM),
        (lambda one: of_this_body(b"cnobody\nwas here"), Fault.FORM),
        (lambda one: of_this_body(msgspec.msgpack.encode({"state": {"seq": 3}})), Fault.FORM),
        (lambda one: made([*LOG[:2], *move(2, gained(5), of=2)]), Fault.ENTRY),
    ],
)
def test_a_wrong_one_does_not_count(wrong: Callable[[Snapshot], Snapshot], fault: Fault) -> None:
    right = made(LOG)
    assert opened(right, LOG[-1]).state.threat == 1
    with pytest.raises(CountsNot) as counts_not:
        opened(wrong(right), LOG[-1])
    assert counts_not.value.fault is fault


def test_a_changed_rule_is_other_code(tmp_path: Path) -> None:
    rules = tmp_path / "rules"
    (rules / "state" / "__pycache__").mkdir(parents=True)
    rule, compiled = rules / "state" / "evolve.py", rules / "state" / "__pycache__" / "evolve.pyc"
    rule.write_text("threat += 1")
    before = digest_of(rules)
    compiled.write_bytes(b"left by Python")
    assert digest_of(rules) == before
    rule.write_text("threat += 2")
    changed = digest_of(rules)
    rule.rename(rule.with_name("another.py"))
    assert len({before, changed, digest_of(rules)}) == 3


def test_without_sources_none_is_written_and_none_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    right = made(LOG)

    def unreadable() -> str:
        raise PermissionError

    monkeypatch.setattr(snapshots, "code", unreadable)
    with pytest.raises(CountsNot):
        opened(right, LOG[-1])
    with pytest.raises(CountsNot):
        made(LOG)


def test_the_newest_moves_that_can_be_taken_back_are_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    log = [*LOG, *(entry for seq in range(3, 9) for entry in move(seq, gained()))]
    monkeypatch.setattr(snapshots, "CHAIN_KEPT", 2)
    newest = opened(made(log), log[-1]).state.newest
    assert newest is not None
    assert newest.previous is not None
    assert [newest.number, newest.previous.number] == [9, 8]
    assert newest.previous.previous is not None
    # Any move up to the snapshot's own entry may stand before them.
    assert newest.previous.previous.number == 9
