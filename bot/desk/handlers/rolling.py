"""Rolls and odds asked for on Discord: in a campaign, or without a trace where none runs."""

import asyncio
from functools import partial

import discord

from bot.desk.desk import Desk
from bot.desk.whereabouts import language_there, server_of
from bot.pages.lookups import odds
from bot.pages.messages import attack_buttons, enhancing, rolls
from bot.pages.messages.enhancing import RollView
from bot.pages.presses import Press, unfold
from bot.pages.voice import Voice
from bot.rules.basics.keys import CampaignAt, UserId
from bot.rules.basics.options import Edition
from bot.rules.rolling.dice_pool import PoolUse, parse_pool
from bot.rules.rolling.table_rolls import read_roll
from bot.rules.state.campaign import Campaign
from bot.rules.state.choices import TEST_DICE
from bot.rules.state.commands import AttackWithHero, Command, RollAttack
from bot.rules.state.refusals import (
    NoCampaign,
    NoServer,
    NotYourRoll,
    OtherEdition,
    QuestionClosed,
    UnknownHero,
)


async def roll(desk: Desk, interaction: discord.Interaction, command: Command) -> None:
    """Roll dice and tell it."""
    await desk.guard(interaction, _roll(desk, interaction, command))


async def odds_of_attack(
    desk: Desk, interaction: discord.Interaction, dice: str, defense: str, distance: int | None
) -> None:
    """Answer with the odds of an attack."""
    await desk.guard(interaction, _attack(desk, interaction, dice, defense, distance))


async def odds_of_test(desk: Desk, interaction: discord.Interaction, value: int) -> None:
    """Answer with the odds of an attribute test."""
    await desk.guard(interaction, _test(desk, interaction, value))


async def enhance(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Let the roller choose what an enhancement adds; raises NotYourRoll for others."""
    asked = enhancing.read(press)
    if interaction.user.id != asked.roller:
        raise NotYourRoll((UserId(asked.roller),))
    if asked.move:
        at, campaign = await desk.look(interaction, press)
        entries = await desk.service.log.read_move(at, asked.move)
        thrown = read_roll(entries)
    else:
        at, campaign = CampaignAt(press.at.server, 0), Campaign()
        try:
            thrown = enhancing.read_dice(asked.dice, asked.roller, desk.service.box.dice)
        except (LookupError, ValueError):  # signs that no roll of the bot's has
            raise QuestionClosed from None
    names = _names(desk, interaction, campaign)
    view = RollView(thrown, names, at, asked.move, asked.chosen)
    await desk.show(interaction, await asyncio.to_thread(rolls.page, view), edit=True)


async def again(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Roll an attack once more, for whoever presses and may roll for its hero."""
    try:
        command = await _once_more(desk, interaction, press)
    except (LookupError, ValueError):  # no attack of the bot's
        raise QuestionClosed from None
    await _roll(desk, interaction, command, press)


async def _once_more(desk: Desk, interaction: discord.Interaction, press: Press) -> RollAttack:
    """Find the attack: in the campaign's log, or, where none runs, in the button itself."""
    box = desk.service.box.dice
    if not press.at.id:
        return attack_buttons.read(press.args, box)
    at, campaign = await desk.look(interaction, press)
    entries = await desk.service.log.read_move(at, int(press.args[0]))
    return attack_buttons.once_more(read_roll(entries), campaign, box)


async def with_hero(desk: Desk, interaction: discord.Interaction, press: Press) -> None:
    """Roll the attack that is kept for a hero."""
    _, campaign = await desk.look(interaction, press)
    command = AttackWithHero(unfold(press.args[0], campaign.names))
    await _roll(desk, interaction, command, press)


async def _roll(
    desk: Desk, interaction: discord.Interaction, command: Command, press: Press | None = None
) -> None:
    try:
        outcome = await desk.service.roll(desk.request(interaction, press), command)
    except UnknownHero:
        if server_of(interaction):
            raise
        raise NoServer from None
    if outcome.at.id:
        await desk.teller.answer(interaction, outcome)
        return
    names = _names(desk, interaction, Campaign())
    view = RollView(read_roll(outcome.entries), names, outcome.at)
    await desk.show(interaction, await asyncio.to_thread(rolls.page, view))


async def _attack(
    desk: Desk, interaction: discord.Interaction, dice: str, defense: str, distance: int | None
) -> None:
    names = await _table(desk, interaction)
    box = names.box.dice
    own, table = map(names.box.tongue, desk.languages(interaction, names.campaign))
    read = partial(parse_pool, box=box, tongue=own, beside=table)
    attack = read(dice, use=PoolUse.ATTACK)
    against = read(defense, use=PoolUse.DEFENCE) if defense else ()
    asked = odds.AskedAttack(
        tuple(box[die] for die in attack), tuple(box[die] for die in against), distance
    )
    await desk.show(interaction, await asyncio.to_thread(odds.attack, asked, names))


async def _test(desk: Desk, interaction: discord.Interaction, value: int) -> None:
    names = await _table(desk, interaction)
    dice = [names.box.dice[die] for die in TEST_DICE]
    await desk.show(interaction, await asyncio.to_thread(odds.attribute_test, dice, value, names))


async def _table(desk: Desk, interaction: discord.Interaction) -> Voice:
    """Give the names at the table here, if any; the odds are those of the second edition."""
    try:
        _, campaign = await desk.look(interaction)
    except NoCampaign:
        campaign = Campaign()
    if campaign.edition is Edition.FIRST and not campaign.ended:
        raise OtherEdition(Edition.SECOND)
    return _names(desk, interaction, campaign)


def _names(desk: Desk, interaction: discord.Interaction, campaign: Campaign) -> Voice:
    server = server_of(interaction)
    language = desk.table_language(campaign, server) if server else language_there(interaction)
    box, emojis = desk.service.box_at_hand(server), desk.teller.drawing.emojis
    return Voice(campaign, box, desk.words, language, emojis=emojis)
