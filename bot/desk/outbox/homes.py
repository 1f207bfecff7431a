"""The channel a campaign lives in, and the addresses of messages."""

from collections.abc import Mapping

from bot.desk.drawn.moves_read import find_roll
from bot.desk.drawn.signs import LETTER
from bot.desk.outbox.answering import Sent
from bot.log.contract import CampaignLog, Deliveries
from bot.rules.basics.keys import CampaignAt
from bot.rules.state.questions import Question, asked_by
from bot.service.rules_service import RulesService


async def home_of(service: RulesService, at: CampaignAt) -> int:
    """Name a campaign's channel; a campaign keeps it through its life. 0 for one that is gone."""
    rows = await service.directory(at.server)
    return next((row.home_channel for row in rows if row.at == at), 0)


def address(server: int, sent: Sent) -> str:
    """Give the address of a message on a server."""
    return f"https://discord.com/channels/{server}/{sent.channel}/{sent.message}"


async def question_links(
    service: RulesService, at: CampaignAt, questions: tuple[Question, ...]
) -> dict[str, str]:
    """Give the address of the message that asks each question, by its id; home before elsewhere."""
    if not questions:
        return {}
    home, links = await home_of(service, at), {}
    hosts = (await service.fold(at)).hosts
    for question in questions:
        asked = asked_by(question.id)
        link = await _link(service.log, at, home, hosts.get(asked, asked))
        if link:
            links[question.id] = link
    return links


async def roll_links(
    log: CampaignLog, at: CampaignAt, home: int, rolls: Mapping[str, int]
) -> dict[str, str]:
    """Give the address of the message that shows each roll, by what its number goes with."""
    links = {}
    for name, number in rolls.items():
        rolled = await find_roll(log, at, number)
        link = await _link(log, at, home, rolled.move) if rolled else ""
        if link:
            links[name] = link
    return links


async def _link(log: Deliveries, at: CampaignAt, home: int, move: int) -> str:
    """Give the address of the message that tells a move, home before elsewhere; empty for none."""
    posts = await log.posts_of(at, move)
    told = [Sent(each.channel, each.message) for each in posts if each.kind != LETTER]
    told.sort(key=lambda sent: sent.channel != home)
    return address(at.server, told[0]) if told else ""
