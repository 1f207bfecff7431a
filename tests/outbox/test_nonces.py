"""A nonce names one message of one move of one campaign of one server."""

from collections.abc import Iterable
from typing import Any

from bot.box.box import load_box
from bot.desk.drawn.drawing import Drawing
from bot.desk.drawn.languages import Languages
from bot.desk.drawn.signs import nonce
from bot.desk.outbox.answering import Sent
from bot.desk.outbox.everywhere import Everywhere
from bot.desk.outbox.jobs import Jobs
from bot.desk.outbox.outbox import Outbox
from bot.log.shards import Own
from bot.log.upcasts import event_codec
from bot.pages.page import Page
from bot.rules.basics.keys import UserId
from bot.rules.economy.people import Person
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.service.rules_service import Request, RulesService
from bot.words import Words
from tests.log.memory import MemoryLog

OLGA, BJORN, HERE = 7, 8, 5


class Courier:
    """Takes all messages, and notes their nonces."""

    client = None

    def __init__(self) -> None:
        self.nonces: list[str] = []

    async def post(self, channel: int, _: Page, nonce: str, __: Iterable[int] = ()) -> Sent:
        return self._took(channel, nonce)

    async def dm(self, user: int, _: Page, nonce: str) -> Sent:
        return self._took(user, nonce)

    def _took(self, place: int, nonce: str) -> Sent:
        self.nonces.append(nonce)
        return Sent(place, len(self.nonces))

    async def find(self, *_: object) -> None:
        """Nothing was told before."""


async def test_two_servers_with_the_same_campaign_and_player_share_no_nonce() -> None:
    """Campaign numbers start at 1 on every server, and somebody may play at two."""
    log, courier, jobs = MemoryLog(event_codec()), Courier(), Jobs()
    service = RulesService(log, load_box(), SeededDice(5), lambda: 0.0)
    told: Any = courier
    words = Words.load()
    drawing = Drawing(service, words, lambda _: "en")
    everywhere = Everywhere(service, drawing, told, Languages(service.log, words))
    outbox = Outbox(service, everywhere, jobs, lambda *_: None, Own())
    for server in (1, 2):
        for command in (
            c.CreateCampaign("nerekhall", "Nerekhall", HERE),
            c.AddHero("Leoric", UserId(BJORN)),
            c.CorrectFortune("Leoric", 1, "a gift"),
        ):
            outcome = await service.play(Request(server, HERE, Person(UserId(OLGA))), command)
            outbox.give(outbox.hand(outcome, None), None)
            await jobs.idle()
    assert len(courier.nonces) == 2 * 4  # three posts and a letter
    assert len(set(courier.nonces)) == len(courier.nonces)
    assert max(map(len, courier.nonces)) <= 25


def test_every_part_of_a_nonce_counts() -> None:
    parts = ("dm", 1, 1, 12, 8)
    others = [("move", 1, 1, 12, 8), ("dm", 2, 1, 12, 8), ("dm", 1, 2, 12, 8)]
    others += [("dm", 1, 1, 13, 8), ("dm", 1, 1, 12, 9), ("dm", 1, 11, 2, 8)]
    assert len({nonce(*parts), *(nonce(*each) for each in others)}) == 1 + len(others)
