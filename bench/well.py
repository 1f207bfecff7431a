"""The first-edition map at its largest: 60 x 60 spaces with 100 figures."""

import statistics
import time
from collections.abc import Callable, Iterator

from bot.box.box import load_box
from bot.pages.messages import say
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.pages.well import offers
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import Edition
from bot.rules.decide import decide
from bot.rules.economy.people import Person
from bot.rules.offers import Table
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SystemDice
from bot.rules.state import commands as c
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.rules.state.replay import book
from bot.rules.well.spaces import Direction, Space
from bot.words import Words

SIDE, FIGURES, ROUNDS = 60, 100, 20
OLGA = Person(UserId(1))
BREATH = c.UseBreath("Dragon", Direction.NORTH, 2, ("first:red",))


def run() -> Iterator[str]:
    """Time a breath: the rules, the message with its pictures, and what typing a space offers."""
    box = load_box()
    campaign = laid_out(box)
    decided = timed(lambda: decide(campaign, BREATH, OLGA, box, SystemDice()))
    move = breath(campaign, box)
    names = Voice(move.after, box, Words.load(), "en")
    drawn = timed(lambda: say.map_page(move, move.after.well, names))
    table = Table(campaign, OLGA, box)
    typed = timed(lambda: list(offers.free_spaces(table, "", moving="Dragon")))
    yield f"{SIDE} x {SIDE} board, {FIGURES} figures"
    yield f"  /well breath decided: {decided:.1f} ms"
    yield f"  its message with pictures: {drawn:.0f} ms, off the event loop"
    yield f"  spaces offered while typing: {typed:.1f} ms"


def laid_out(box: Box) -> Campaign:
    """A campaign with a dragon among ninety-nine other figures."""
    campaign = Campaign()
    create = c.CreateCampaign("k", "The Well", 100, edition=Edition.FIRST)
    for command in (create, c.LoadMap(large_map())):
        campaign, _ = played(campaign, command, box)
    return campaign


def played(campaign: Campaign, command: c.Command, box: Box) -> tuple[Campaign, tuple[Entry, ...]]:
    """Carry a command out; gives the state and the entries."""
    decision = decide(campaign, command, OLGA, box, SystemDice())
    first = campaign.seq + 1
    entries = tuple(
        Entry(seq, decision.move, 0, OLGA.user, event)
        for seq, event in enumerate(decision.events, first)
    )
    after = decision.after or campaign
    for entry in entries:
        book(after, entry)
    return after, entries


def breath(campaign: Campaign, box: Box) -> Move:
    """The move that a breath makes."""
    after, entries = played(campaign, BREATH, box)
    return Move(CampaignAt(1, 1), entries[0].move, entries, after, after.seq)


def large_map() -> str:
    """The text of the map."""
    spaces = [Space(column, row) for row in range(10, 40) for column in range(20, 40)]
    free = [one for one in spaces if not (28 <= one.column < 30 and 25 <= one.row < 27)]
    figures = [f"hero Figure{place} {one}" for place, one in enumerate(free[: FIGURES - 1])]
    return "\n".join(["." * SIDE] * SIDE + ["", "monster Dragon AC26 2x2 flying", *figures])


def timed(work: Callable[[], object]) -> float:
    """The median milliseconds of several rounds."""
    spent = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        spent.append(time.perf_counter() - start)
    return statistics.median(spent) * 1000
