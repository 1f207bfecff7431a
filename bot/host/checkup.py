"""Looks over an installation: data files, data folder, logs, token, commands, invitation."""

from collections.abc import AsyncIterator, Sequence
from functools import partial

from msgspec import Struct, field

from bot.box.box import check_sheet, load_box
from bot.box.faults import BoxError
from bot.desk.client import OverlordBot
from bot.desk.outbox.permissions import invitation
from bot.desk.registering import added, fetched, is_registered
from bot.host.assembly import assembled
from bot.host.complaints import FAILED, WELL, complaint
from bot.host.data_folder import FolderUnusable, need_readable, try_out
from bot.host.here import say
from bot.host.settings import HostSettings
from bot.host.storage import MovedAway, need_here
from bot.host.translations import word_faults, word_gaps
from bot.log.contract import CampaignLog, CampaignRow
from bot.log.errors import LogUnavailable, Reason
from bot.log.file_care import is_current, is_empty, newer_version
from bot.log.postgres.address import Address
from bot.log.shards import Part, as_written
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SystemDice
from bot.service.log_health import Ailment, as_ailment, examined
from bot.words import Words

Facts = dict[str, str | int]
MOST_NAMED = 20
"""How many sentences that a translation lacks are named; the others are counted."""


class CheckResult(Struct, frozen=True):
    """One thing looked at: what to say of it (a key and its facts), and the exit code it is worth.

    That is 0 where all is well.
    """

    key: str
    facts: dict[str, str | int] = field(default_factory=dict)
    code: int = WELL


class Visitor(OverlordBot):
    """A client that only looks whether Discord knows the commands, and registers none."""

    registered = False

    added: tuple[str, ...] = ()

    async def _register(self) -> None:
        known = await fetched(self.tree)
        self.registered, self.added = await is_registered(self.tree, known), added(known)


async def examine(settings: HostSettings) -> AsyncIterator[CheckResult]:
    """Look at everything, one thing after the other; nothing is changed anywhere."""
    yield _folder(settings)
    async for finding in _logs(settings):
        yield finding
    try:
        box = load_box()
        check_sheet(box)
    except BoxError as wrong:
        facts = {"file": wrong.file, "key": wrong.key, "problem": wrong.problem}
        yield CheckResult("box-error", {**facts}, FAILED)
        return
    for finding in _words():
        yield finding
    async for finding in _discord(settings, box):
        yield finding


def _words() -> list[CheckResult]:
    """Name every sentence of a translation that is said in English, or not at all."""
    faulty = [
        CheckResult(
            "cli-check-words",
            {
                "language": each.language,
                "key": each.key,
                "wrong": each.wrong.value,
                "detail": each.detail,
            },
            FAILED,
        )
        for each in word_faults()
    ]
    return faulty + [_lacking(language, keys) for language, keys in word_gaps().items()]


def _lacking(language: str, keys: Sequence[str]) -> CheckResult:
    """Name what a translation lacks. That is no fault: English is said instead."""
    named = keys[:MOST_NAMED]
    return CheckResult(
        "cli-check-untranslated",
        {
            "language": language,
            "count": len(keys),
            "keys": ", ".join(named),
            "more": len(keys) - len(named),
        },
    )


def _folder(settings: HostSettings) -> CheckResult:
    try:
        try_out(settings.home)
    except FolderUnusable as wrong:
        facts = {"folder": str(wrong.folder), "problem": wrong.problem}
        return CheckResult("folder-unusable", {**facts}, FAILED)
    return CheckResult("cli-check-folder", {"folder": str(settings.home.absolute())})


async def _logs(settings: HostSettings) -> AsyncIterator[CheckResult]:
    if settings.address is not None:
        async for finding in _database(settings.address):
            yield finding
        return
    try:
        need_here(settings.home)
        need_readable(settings.servers)
    except (MovedAway, FolderUnusable) as wrong:
        for finding in _unusable(wrong):
            yield finding
        return
    log = SqliteLog(settings.servers, event_codec())
    try:
        servers = await log.servers()
        for server in servers:
            for finding in await _file(log, server, settings):
                yield finding
        yield CheckResult("cli-check-logs", {"servers": len(servers)})
    finally:
        await log.close()


async def _database(address: Address) -> AsyncIterator[CheckResult]:
    """Look at all servers in a database, or say why that is not possible."""
    facts: dict[str, str | int] = {"database": address.shown}
    try:
        from bot.log.postgres.log import look_into  # noqa: PLC0415

        log = await look_into(address, event_codec())
        if log is None:
            yield CheckResult("cli-check-database-waits", facts)
            return
        try:
            if place := await log.moved_to():
                raise MovedAway(address.shown, place)
            for finding in parted(await log.holders()):
                yield finding
            servers = await log.servers()
            for server in servers:
                for finding in await _log(log, server, await log.campaigns(server)):
                    yield finding
        finally:
            await log.close()
    except (LogUnavailable, ModuleNotFoundError, MovedAway) as problem:
        for finding in _unusable(problem):
            yield finding
    else:
        yield CheckResult("cli-check-database", {**facts, "servers": len(servers)})


def parted(holders: Sequence[tuple[str, Part]]) -> list[CheckResult]:
    """Say who looks after which shards, and which of them nobody does while somebody has others."""
    facts: Facts
    found, had = [], [shard for _, part in holders for shard in part.held]
    for who, part in holders:
        facts = {"who": who, "shards": as_written(part.held), "count": part.of}
        key = "cli-check-holder" if part.left_out else "cli-check-alone"
        found.append(CheckResult(key, facts))
    left_out = holders[0][1].cut(had).left_out if holders else ()
    if left_out:
        facts = {"shards": as_written(left_out), "count": holders[0][1].of}
        found.append(CheckResult("cli-check-nobody", facts, FAILED))
    return found


async def _file(log: SqliteLog, server: int, settings: HostSettings) -> list[CheckResult]:
    try:
        if is_empty(settings.servers, server):
            raise LogUnavailable(server, Reason.EMPTY)
        rows = await log.campaigns(server) if is_current(settings.servers, server) else ()
        found = await _log(log, server, rows)
        newer = newer_version(settings.servers, server) if found else ""
        if newer:
            found += _unusable(LogUnavailable(server, Reason.NEWER_SCHEMA, newer))
    except LogUnavailable as problem:
        return _unusable(problem)
    return found


async def _log(log: CampaignLog, server: int, rows: Sequence[CampaignRow]) -> list[CheckResult]:
    faults = await log.check(server)
    names = {row.at.id: row.name for row in rows}
    found = [_unwell(server, names.get(each.campaign), as_ailment(each)) for each in faults]
    ailing = {fault.campaign for fault in faults}
    well = [] if 0 in ailing else [row for row in rows if row.at.id not in ailing]
    return found + [each for row in well for each in await _campaign(log, row)]


def _unusable(problem: Exception) -> list[CheckResult]:
    known = complaint(problem)
    return [CheckResult(known.key, {**known.facts}, known.code)] if known else []


async def _campaign(log: CampaignLog, row: CampaignRow) -> list[CheckResult]:
    """Fold a campaign that nothing was found wrong with, and give what is wrong then."""
    health = await examined(log, row)
    found = [*health.ailments, *([Ailment("directory")] if health.ends_otherwise else [])]
    return [_unwell(row.at.server, row.name, each) for each in found]


def _unwell(server: int, campaign: str | None, ailment: Ailment) -> CheckResult:
    facts: dict[str, str | int] = {
        "server": str(server),
        "campaign": campaign or "none",
        "trouble": say(f"doctor-ailment-{ailment.kind}", seq=ailment.seq),
        "detail": ailment.detail or "none",
    }
    return CheckResult("cli-check-log", facts, FAILED)


async def _discord(settings: HostSettings, box: Box) -> AsyncIterator[CheckResult]:
    log = SqliteLog(settings.servers, event_codec())
    words = Words.load()
    client = partial(Visitor, part=settings.part)
    async with assembled(log, box, words, SystemDice(), lambda: 0.0, client=client) as bot, bot:
        try:
            await bot.login(settings.token().get_secret_value())
        except Exception as error:
            known = complaint(error)
            if known is None:
                raise
            yield CheckResult(known.key, {**known.facts}, known.code)
        else:
            for finding in visited(bot):
                yield finding


def visited(bot: OverlordBot) -> list[CheckResult]:
    """What a visit on Discord showed."""
    registered = isinstance(bot, Visitor) and bot.registered
    names = bot.added if isinstance(bot, Visitor) else ()
    count, shards = bot.shard_count or 0, len(bot.part.ids)
    return [
        CheckResult("cli-check-token", {"name": str(bot.user)}),
        CheckResult("cli-check-part", {"shards": shards, "count": count})
        if shards
        else CheckResult("cli-check-shards", {"count": count}),
        CheckResult("cli-check-commands" if registered else "cli-check-no-commands"),
        *(CheckResult("cli-check-added", {"command": name}) for name in names),
        CheckResult("cli-check-invitation", {"url": invitation(bot.application_id or 0)}),
    ]
