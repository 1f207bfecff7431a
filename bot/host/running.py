"""The bot in earnest: on Discord, on the data folder, until it is told to stop."""

import asyncio
import logging
import signal
import time

from bot.box.box import Box
from bot.desk.client import OverlordBot
from bot.host import event_loop, heartbeat
from bot.host.assembly import assembled
from bot.host.settings import Settings
from bot.log.sqlite import SqliteLog
from bot.log.upcasts import event_codec
from bot.rules.rolling.dice_sources import SystemDice
from bot.words import Words

_log = logging.getLogger(__name__)


async def serve(settings: Settings) -> None:
    """Serve until the process is told to stop.

    Raises MissingToken, BoxError, discord.LoginFailure for a token that Discord refuses.
    """
    token = settings.token().get_secret_value()
    log = SqliteLog(settings.servers, event_codec())
    parts = assembled(log, Box.load(), Words.load(), SystemDice(), time.time)
    event_loop.share_fairly()
    async with parts as bot, bot:
        bot.add_listener(event_loop.settle, "on_ready")
        serving = asyncio.ensure_future(_serve(bot, token, settings))
        loop = asyncio.get_running_loop()
        for told in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(told, serving.cancel)
        await asyncio.wait([serving])
        if not serving.cancelled():
            serving.result()


async def _serve(bot: OverlordBot, token: str, settings: Settings) -> None:
    beating = asyncio.create_task(_beat(bot, settings))
    try:
        await bot.start(token)
    finally:
        beating.cancel()
        await asyncio.wait([beating])


async def _beat(bot: OverlordBot, settings: Settings) -> None:
    """Show signs of life while Discord is connected; without them the host starts it anew."""
    while True:
        if bot.is_ready() and not bot.is_closed():
            try:
                await asyncio.to_thread(heartbeat.beat, settings.home)
            except OSError:
                _log.exception("no heartbeat")
        await asyncio.sleep(heartbeat.EVERY)
