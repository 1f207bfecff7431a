"""How long one live board holds the event loop up: drawn of a campaign, and laid out to be sent.

The campaign is that of the other measurements, in the middle of a quest. Between two boards a move
is drawn, as in the running bot.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bench._figures import Figure
from bench.well import played
from bot.box.box import load_box
from bot.desk.layout import build
from bot.pages.lookups.board import board
from bot.pages.messages import say
from bot.pages.phrases.moves import Move
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import GainReason
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.words import Words

BOARDS, WARM = 400, 50
AT = CampaignAt(1, 1)
COMMANDS: Sequence[c.Command] = (
    c.CreateCampaign("nerekhall", "Nerekhall", 100),
    *(c.AddHero(name, None) for name in ("Leoric", "Astarra", "Grisban")),
    c.ChooseDeck("Eternal Agony"),
    c.StartQuest("First Blood"),
    c.GainThreat(GainReason.CORRECTION, amount=3, note="a note of ordinary length"),
)


def run() -> Iterator[str | Figure]:
    """Time boards."""
    box, words, campaign = load_box(), Words.load(), Campaign()
    entries: tuple[Entry, ...] = ()
    for command in COMMANDS:
        campaign, entries = played(campaign, command, box)
    voice = Voice(campaign, box, words, "en")
    view, move = View(voice, AT), Move(AT, entries[0].move, entries, campaign, campaign.seq)
    drawn, laid_out = [], []
    for _ in range(WARM + BOARDS):
        say.page(move, voice)
        drawn.append(_milliseconds(partial(board, view, {})))
        laid_out.append(_milliseconds(partial(build, board(view, {}))))
    yield f"laid out as discord.ui objects besides: {statistics.median(laid_out[WARM:]):.2f} ms"
    yield Figure("one live board drawn", statistics.median(drawn[WARM:]), "ms", most=0.4)


def _milliseconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1e3
