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
from bot.desk.drawn.layout import build
from bot.pages.lookups.board import board
from bot.pages.messages import say
from bot.pages.phrases.moves import Move
from bot.pages.voice import View, Voice
from bot.rules.basics.keys import CampaignAt
from bot.rules.basics.options import GainReason, Track
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.words import Words

BOARDS, WARM = 400, 50
AT = CampaignAt(1, 1)
HEROES = ("Leoric of the Book", "Astarra", "Grisban the Thirsty")
COMMANDS: Sequence[c.Command] = (
    c.CreateCampaign("nerekhall", "Nerekhall", 100),
    *(c.AddHero(name, None) for name in HEROES),
    c.ChooseDeck("Eternal Agony"),
    c.StartQuest("First Blood"),
    c.GainThreat(GainReason.CORRECTION, amount=3, note="a note of ordinary length"),
)
# The same with every sheet kept, and something on each hero's.
KEPT: Sequence[c.Command] = (
    c.ChangeSettings(track=Track.EVERYTHING),
    *(c.SufferHero(name, damage=2, fatigue=1, forced=True) for name in HEROES),
    c.SufferHero(HEROES[0], condition="Poisoned"),
    c.ChangeGold(100, "found"),
)


def run() -> Iterator[str | Figure]:
    """Time boards, those with and those without sheets by turns."""
    box, words = load_box(), Words.load()
    boards = [_Board(box, words, commands) for commands in (COMMANDS, (*COMMANDS, *KEPT))]
    for _ in range(WARM + BOARDS):
        for each in boards:
            each.draw()
    plain, sheets = ([statistics.median(x[WARM:]) for x in each.times] for each in boards)
    yield f"laid out as discord.ui objects besides: {plain[1]:.2f} ms"
    yield f"with every sheet kept: {sheets[1]:.2f} ms"
    yield Figure("one live board drawn", plain[0], "ms", most=0.4)
    yield Figure("one live board with every sheet kept", sheets[0], "ms", most=0.4)


class _Board:
    """A campaign whose board is drawn over and over, and how long that took."""

    def __init__(self, box: Box, words: Words, commands: Sequence[c.Command]) -> None:
        campaign = Campaign()
        entries: tuple[Entry, ...] = ()
        for command in commands:
            campaign, entries = played(campaign, command, box)
        self._voice = partial(Voice, campaign, box, words, "en")
        self._move = Move(AT, entries[0].move, entries, campaign, campaign.seq)
        self.times: tuple[list[float], list[float]] = [], []

    def draw(self) -> None:
        """Draw a move, the board, and the board once more to lay it out."""
        say.page(self._move, self._voice())
        drawn, laid_out = self.times
        drawn.append(_milliseconds(lambda: board(View(self._voice(), AT), {})))
        laid_out.append(_milliseconds(partial(build, board(View(self._voice(), AT), {}))))


def _milliseconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1e3
