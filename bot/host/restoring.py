"""`overlord restore`: a copy is checked, does again what was erased since, and takes its place."""

import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from sqlite3 import Error as SqliteError

from msgspec import Struct, field

from bot.box.box import load_box
from bot.host.here import say
from bot.log import erased, file_care, putting_back
from bot.log.contract import CampaignLog, CampaignRow
from bot.log.erased import Register
from bot.log.errors import LogUnavailable, Reason
from bot.log.notes import BORN, DECKS_BY, DMS, LANGUAGES
from bot.log.putting_back import Loss
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.course.moving import sworn_anew, users_in
from bot.rules.rolling.dice_sources import SystemDice
from bot.service.erasure import erase
from bot.service.log_health import as_ailment, examined
from bot.service.rules_service import RulesService


class Line(Struct, frozen=True):
    """One thing to say of it: a key and its facts, and whether it is well."""

    key: str
    facts: dict[str, str | int] = field(default_factory=dict)
    well: bool = True


class NotPutBack(Exception):
    """A copy cannot take its place; nothing was changed."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


async def restore(
    place: Path, servers: Path, restoring: "MakeRestoring | None" = None
) -> list[Line]:
    """Put a copy, or all in a folder, in the place of servers' files; nobody may have them open.

    One that cannot be put back does not stop the others.
    """
    told: list[Line] = []
    try:
        for copy in putting_back.copies_in(place):
            told += await _restored(copy, servers, restoring or Restoring)
    finally:
        shutil.rmtree(servers / putting_back.ASIDE, ignore_errors=True)
    if any(line.well for line in told):
        told.append(Line("cli-restored-start"))
    return told or [Line("cli-restore-none", {"place": str(place)}, well=False)]


async def _restored(copy: Path, servers: Path, restoring: "MakeRestoring") -> list[Line]:
    """Put one copy back, and say what became of it; or why that was not possible."""
    try:
        if not copy.exists():
            raise NotPutBack("cli-restore-nothing")
        server = putting_back.server_of(copy)
        if server is None:
            raise NotPutBack("cli-restore-unnamed")
        if file_care.file_of(servers, server) == copy.absolute():
            raise NotPutBack("cli-restore-itself")
        return await restoring(copy, server, servers).carry_out()
    except NotPutBack as why:
        key, facts = why.key, why.facts
    except LogUnavailable as why:
        key = "cli-restore-unusable"
        facts = {"reason": why.reason.value, "version": why.version or "none"}
    except OSError as why:
        key, facts = "cli-restore-failed", {"problem": why.strerror or str(why)}
    return [Line(key, {"copy": str(copy), **facts}, well=False)]


class Restoring:
    """One copy on its way: aside, where it is made ready, then into its place."""

    def __init__(self, copy: Path, server: int, servers: Path) -> None:
        self.copy = copy
        self.server = server
        self.file = file_care.file_of(servers, server)
        self.own = Register(servers)
        self.registers = [self.own, Register(copy.parent)]
        self.servers = servers

    async def carry_out(self) -> list[Line]:
        """Do all of it; raises NotPutBack, LogUnavailable, OSError where the old file is left."""
        aside = putting_back.lay_aside(self.copy, self.server, self.servers)
        ready = file_care.file_of(aside, self.server)
        await self._begin(ready)
        if not self.own.end() and self.registers[1].end():
            shutil.copyfile(self.registers[1].path, self.own.path)
        self.known = putting_back.known(ready, self.server)
        if self._erased([erased.everything(self.server)]):
            raise NotPutBack("cli-restore-erased")
        async with _opened(aside) as service:
            await self._need_sound(service.log, aside)
            done = [each async for each in self._made_ready(service)]
        putting_back.note_known(ready, self.server, self.own.end())
        return [*await self._placed(ready), *done]

    async def _placed(self, ready: Path) -> list[Line]:
        kept = await self._keep()
        losses = list(self._losses(kept, ready))
        await self._put(ready)
        facts = {"server": str(self.server), "copy": str(self.copy)}
        return [Line("cli-restored", {**facts, "kept": str(kept or "none")}), *losses]

    async def _begin(self, ready: Path) -> None:
        """Do what comes before a copy is opened: its ids go on by the clock."""

    async def _keep(self) -> Path | None:
        """Keep a copy of what is about to be replaced."""
        return putting_back.keep(self.file)

    async def _put(self, ready: Path) -> None:
        """Put what is ready into its place."""
        putting_back.put_in_place(ready, self.file)
        file_care.remind(self.servers, self.server)

    def _losses(self, kept: Path | None, ready: Path) -> Iterator[Line]:
        if kept is None:
            return
        try:
            before = putting_back.held(kept)
        except SqliteError:
            yield Line("cli-restored-unknown-loss")
            return
        losses = list(putting_back.lost(before, putting_back.held(ready)))
        yield from map(_said, losses)
        if not losses:
            yield Line("cli-restored-nothing-lost")

    async def _need_sound(self, log: CampaignLog, aside: Path) -> None:
        """Raise NotPutBack for what is wrong first, LogUnavailable if a newer version wrote it."""
        rows = await log.campaigns(self.server)
        faults = await log.check(self.server)
        found = [("none", as_ailment(fault)) for fault in faults if not fault.campaign]
        for row in rows:
            health = await examined(log, row, faults)
            found += [(row.name, each) for each in health.ailments]
        if not found:
            return
        newer = file_care.newer_version(aside, self.server)
        if newer:
            raise LogUnavailable(self.server, Reason.NEWER_SCHEMA, newer)
        name, ailment = found[0]
        trouble = say(f"doctor-ailment-{ailment.kind}", seq=ailment.seq)
        detail = ailment.detail or "none"
        raise NotPutBack("cli-restore-unsound", campaign=name, trouble=trouble, detail=detail)

    async def _made_ready(self, service: RulesService) -> AsyncIterator[Line]:
        """Do again what was erased since, and let the dice of quests have fresh promises."""
        deleted = [row async for row in self._deleted(service)]
        for row in deleted:
            await service.log.delete(row.at)
        if deleted:
            yield Line("cli-restored-deleted", {"campaigns": len(deleted)})
        names = self._erased_names(await _users(service, self.server))
        for user in names:
            await erase(service, self.server, user)
        if names:
            yield Line("cli-restored-names", {"names": len(names)})
        for row in await service.log.campaigns(self.server):
            if await _promised_anew(service, row):
                yield Line("cli-restored-promise", {"campaign": row.name})

    async def _deleted(self, service: RulesService) -> AsyncIterator[CampaignRow]:
        for row in await service.log.campaigns(self.server):
            born = await BORN.get(service.log, row.at) or row.at.id
            if self._erased([erased.campaign(self.server, born)]):
                yield row

    def _erased_names(self, users: Iterable[int]) -> list[int]:
        by_name = {erased.name(self.server, user): user for user in users}
        return [by_name[name] for name in self._erased(by_name)]

    def _erased(self, things: Iterable[str]) -> list[str]:
        """Give which of these were erased after the copy was made."""
        asked = list(things)
        return [
            each
            for each in asked
            if any(register.behind(self.known, [each]) for register in self.registers)
        ]


MakeRestoring = Callable[[Path, int, Path], Restoring]
"""Makes the way of a copy, of a server, into a folder or through it."""


@asynccontextmanager
async def _opened(folder: Path) -> AsyncIterator[RulesService]:
    log = SqliteLog(folder, event_codec())
    try:
        yield RulesService(log, load_box(), SystemDice(), time.time)
    finally:
        await log.close()


async def _users(service: RulesService, server: int) -> set[int]:
    """Find everybody whom a server's file names."""
    log = service.log
    found: set[int] = {*await DMS.all(log, server), *await LANGUAGES.all(log, server)}
    found |= {*(await DECKS_BY.all(log, server)).values()}
    for row in await log.campaigns(server):
        found |= users_in(await log.read(row.at))
    return found


async def _promised_anew(service: RulesService, row: CampaignRow) -> bool:
    log = await service.log.read(row.at)
    campaign = await service.fold(row.at)
    sworn = sworn_anew(log, campaign, service.dice, int(service.clock()))
    if sworn:
        await service.log.append(row.at, log[-1].seq, sworn, None)
    return bool(sworn)


def _said(loss: Loss) -> Line:
    since = datetime.fromtimestamp(loss.at).astimezone().strftime("%Y-%m-%d %H:%M")
    facts: dict[str, str | int] = {"campaign": loss.name, "entries": loss.entries, "since": since}
    if loss.seq == 1:
        return Line("cli-restored-lost-whole", facts)
    return Line("cli-restored-lost", {**facts, "seq": loss.seq})
