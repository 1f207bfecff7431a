"""The bot in earnest: on Discord, on the data folder, until it is told to stop.

The event loop stays responsive while threads read long logs and draw pictures.
"""

import asyncio
import gc
import logging
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from itertools import chain, repeat
from typing import Any, NamedTuple

import discord

from bot import __version__
from bot.desk.client import OverlordBot
from bot.desk.outbox.permissions import invitation
from bot.desk.passing_on import Handing
from bot.desk.registering import may_pass
from bot.desk.written import NO_ANSWER
from bot.host.assembly import assembled
from bot.host.complaints import complaint, problem
from bot.host.heaps import share_one_heap
from bot.host.here import say
from bot.host.kept_box import kept_box
from bot.host.life import Line, Pulse, Unwell, beat, watched
from bot.host.owning import Hold, owned
from bot.host.settings import HostSettings
from bot.host.signals import told_to_end
from bot.host.storage import passed_on
from bot.log.contract import CampaignLog
from bot.log.file_care import unusable
from bot.log.shards import Part
from bot.log.snapshots import code
from bot.rules.rolling.dice_sources import SystemDice
from bot.words import Words

Tell = Callable[[str], None]

THREADS = 2
"""Threads that work for the loop at once; each more would make it wait longer for its turn."""
SWITCH_SECONDS = 0.001
"""How long a thread busy with Python code keeps the loop waiting at most."""

PAUSES: Sequence[float] = (2.0, 5.0, 15.0, 30.0, 60.0)
"""Seconds before each further try to log in; the last counts for all that follow."""

CANCEL_SECONDS = 1.0
START_SECONDS = 60.0
"""How long a start may take until garbage is collected all the same."""

_log = logging.getLogger(__name__)


def share_fairly() -> None:
    """Let the running loop's threads give way to it often, and be few."""
    sys.setswitchinterval(SWITCH_SECONDS)
    pool = ThreadPoolExecutor(THREADS, thread_name_prefix="overlord")
    asyncio.get_running_loop().set_default_executor(pool)


async def settle() -> None:
    """Leave what is in memory now, and stays, out of the garbage collector's rounds.

    A round that walks through everything printed and said holds every thread up for a tenth of a
    second. While the bot starts there are none at all, so they begin here.
    """
    gc.collect()
    gc.freeze()
    gc.enable()


async def _make_ready_to_speak(words: Words) -> None:
    """Load what most answers need, and no start does, while the client waits for its servers."""
    await asyncio.to_thread(words.make_ready)


def silent(_: str) -> None:
    """Tell nobody: the log holds the same."""


async def serve(settings: HostSettings, tell: Tell = silent) -> None:
    """Serve until the process is told to stop, and tell whoever started it how it is getting on.

    Raises MissingToken, BoxError, Unwell, DatabaseUnavailable, and what Discord refuses it with.
    """
    share_one_heap()
    facts = {"version": __version__, "folder": settings.place}
    _log.info("starting", extra=facts)
    tell(say("cli-starting", **facts))
    token = settings.token().get_secret_value()
    if settings.address is None:
        await _name_unusable(settings, tell)
    larger: asyncio.Queue[Part] = asyncio.Queue()
    hold = Hold()
    async with (
        owned(settings, tell, grown=larger.put_nowait, hold=hold) as log,
        passed_on(settings) as handing,
    ):
        await _serve_on(Shared(log, hold, handing, larger), settings, token, tell)
    tell(say("cli-stopped"))


class Shared(NamedTuple):
    """What this process has of the campaigns, beside others or alone."""

    log: CampaignLog
    hold: Hold
    handing: Handing | None
    larger: "asyncio.Queue[Part]"
    """Each part that is larger than the one before."""


async def _serve_on(shared: Shared, settings: HostSettings, token: str, tell: Tell) -> None:
    """Serve from a log of which nobody else writes what is ours."""
    log = shared.log
    first = None if settings.address is None else shared.hold.check
    client = partial(
        OverlordBot, part=settings.part, home=settings.home, handing=shared.handing, first=first
    )
    box, words = kept_box(settings.home), Words.load()
    parts = assembled(log, box, words, SystemDice(), time.time, client=client)
    share_fairly()
    # Now, while the sources are what was just imported from them.
    asyncio.get_running_loop().run_in_executor(None, code)
    asyncio.get_running_loop().call_later(START_SECONDS, gc.enable)
    pulse, ending = Pulse(), asyncio.Event()
    loop = asyncio.get_running_loop()
    with watched(pulse, partial(loop.call_soon_threadsafe, ending.set)), told_to_end(ending.set):
        async with parts as bot, bot:
            bot.add_listener(partial(_make_ready_to_speak, words), "on_connect")
            bot.add_listener(settle, "on_ready")
            _welcome_once(bot, tell)
            line = Line(bot)
            async with _eyes(settings, bot, log, line):
                await _until(
                    ending,
                    _serve(bot, token, tell),
                    beat(line, settings.home, pulse),
                    _grow(bot, shared.larger),
                )
    if pulse.given_up:
        raise Unwell


def _eyes(
    settings: HostSettings, bot: OverlordBot, log: CampaignLog, line: Line
) -> AbstractAsyncContextManager[object]:
    """Serve figures meanwhile, if the host wants any."""
    if settings.figures is None:
        return nullcontext()
    from bot.host.metrics import measured  # noqa: PLC0415  # nobody else pays for it

    return measured(settings.figures, bot, bot.desk, log, line)


def _welcome_once(bot: OverlordBot, tell: Tell) -> None:
    """A connection that comes back is no news."""

    async def welcomed() -> None:
        bot.remove_listener(welcomed, "on_ready")
        for line in welcome(bot):
            tell(line)

    bot.add_listener(welcomed, "on_ready")


async def _name_unusable(settings: HostSettings, tell: Tell) -> None:
    """Name the files that cannot be used; the servers of all others are served."""
    for found in await asyncio.to_thread(lambda: list(unusable(settings.servers))):
        facts = {"server": found.server, "reason": found.reason.value}
        _log.error("a server's file cannot be used", extra=facts)
        known = complaint(found)
        if known is not None:
            tell(say(known.key, **known.facts))


def welcome(bot: OverlordBot) -> Iterator[str]:
    """Say where the bot is, how it gets elsewhere, and how it is stopped."""
    yield say("cli-ready", name=str(bot.user), servers=len(bot.guilds))
    yield say("cli-check-invitation", url=invitation(bot.application_id or 0))
    yield say("cli-stop")


async def _until(ending: asyncio.Event, *work: Coroutine[Any, Any, None]) -> None:
    """Do all of this until the end, or until something of it fails."""
    tasks = [asyncio.ensure_future(each) for each in (ending.wait(), *work)]
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    while rest:  # on Python 3.11 what waits with a limit may miss that it is cancelled
        for task in rest:
            task.cancel()
        _, rest = await asyncio.wait(rest, timeout=CANCEL_SECONDS)
    for task in done:
        task.result()


async def _serve(bot: OverlordBot, token: str, tell: Tell) -> None:
    await _log_in(bot, token, tell)
    await bot.connect()


async def _grow(bot: OverlordBot, larger: "asyncio.Queue[Part]") -> None:
    """Take over what becomes this process's, once it is ready for more."""
    ready = asyncio.Event()

    async def is_ready() -> None:
        ready.set()

    bot.add_listener(is_ready, "on_ready")
    await ready.wait()
    while True:
        await bot.take_over(await larger.get())


async def _log_in(bot: OverlordBot, token: str, tell: Tell) -> None:
    """Log in, however long it takes: Discord, or the way to it, may be down just now.

    Once logged in, the library comes back by itself.
    """
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await bot.login(token)
        except NO_ANSWER as error:
            if not may_pass(error):
                raise
            _log.warning("no login", extra={"problem": problem(error), "seconds": pause})
            tell(say("cli-again", problem=problem(error), seconds=round(pause)))
            await _hang_up(bot)
            await asyncio.sleep(pause)
        else:
            return


async def _hang_up(bot: OverlordBot) -> None:
    """Close what a failed login leaves open; the library would open another beside it."""
    await bot.http.close()
    bot.http.connector = discord.utils.MISSING
