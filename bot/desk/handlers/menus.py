"""What is chosen in the menu of a member, or of a roll's message."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import discord

from bot.desk.desk import Desk
from bot.desk.drawn.signs import teller_of
from bot.desk.handlers import lookups
from bot.log.files import off_loop
from bot.pages.lookups.status import SHEET
from bot.pages.lookups.verifying import PROOF
from bot.pages.presses import Act, Press
from bot.rules import offers
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.economy.people import Person, heroes_of
from bot.rules.offers import Table
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero
from bot.rules.state.events import DiceRolled, Entry
from bot.rules.state.refusals import NoRollThere, PlaysNoHero, WhichHeroDefeated


async def defeated(desk: Desk, interaction: discord.Interaction, user: UserId) -> None:
    """Note the defeat of a member's hero, or ask which one it was."""
    await desk.guard(interaction, _defeated(desk, interaction, user))


async def sheet(desk: Desk, interaction: discord.Interaction, user: UserId) -> None:
    """Show the asker the sheets of a member's heroes."""
    await lookups.show(desk, interaction, SHEET, str(user))


async def prove(desk: Desk, interaction: discord.Interaction, message: discord.Message) -> None:
    """Show the asker what proves the roll that a message tells of."""
    await desk.guard(interaction, _prove(desk, interaction, message))


async def _defeated(desk: Desk, interaction: discord.Interaction, user: UserId) -> None:
    request = desk.request(interaction)
    at, campaign = await desk.service.look(request)
    table = Table(campaign, request.person, desk.service.box_at_hand(at.server))
    meant = _may_be_meant(table, user)
    if len(meant) > 1:
        raise WhichHeroDefeated(user, tuple(hero.key for hero in meant))
    outcome = await desk.service.play(request, c.DefeatHero(meant[0].name))
    await desk.teller.answer(interaction, outcome)


def _may_be_meant(table: Table, user: UserId) -> Sequence[Hero]:
    """Give a member's heroes who may be defeated now; where none may, one of them says why."""
    played = heroes_of(table.campaign, Person(user))
    if not played:
        raise PlaysNoHero(user)
    able = offers.heroes(table, c.DefeatHero)
    return [hero for hero in played if hero in able] or played[:1]


async def _prove(desk: Desk, interaction: discord.Interaction, message: discord.Message) -> None:
    own = message.author == interaction.client.user
    async for at in _shown(desk, interaction):
        entries = await desk.service.log.read(at) if own else []
        move = await off_loop(len(entries), _told_in, at, entries, message.components)
        if move:
            press = Press(Act.SHOW, at, (PROOF, str(move)))
            await lookups.press(desk, interaction, press)
            return
    raise NoRollThere


async def _shown(desk: Desk, interaction: discord.Interaction) -> AsyncIterator[CampaignAt]:
    """Give the campaigns whose channel the asker sees, those of this channel first.

    What was rolled elsewhere may be told here, too.
    """
    member, here = interaction.user, interaction.channel_id
    rows = await desk.service.directory(interaction.guild_id or 0)
    for row in sorted(rows, key=lambda row: (row.home_channel != here, -row.at.id)):
        assert isinstance(member, discord.Member)  # noqa: S101 - the menu is for servers alone
        if await desk.teller.entrance.shows(interaction, member, row.at):
            yield row.at


def _told_in(at: CampaignAt, entries: Sequence[Entry], components: list[Any]) -> int:
    """Find the move of dice that a message tells of, the newest first; 0 for none."""
    rolled = dict.fromkeys(e.move for e in reversed(entries) if isinstance(e.event, DiceRolled))
    return next((move for move in rolled if teller_of(at, move).fits(components)), 0)
