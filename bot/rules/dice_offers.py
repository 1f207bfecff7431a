"""What somebody may want to roll or reroll now: pools rolled last, heroes, dice."""

from collections.abc import Iterator

from bot.rules.basics.options import Attribute, Edition
from bot.rules.economy.people import acts_for, has
from bot.rules.offers import Table, legal, own_first
from bot.rules.printed.figures import Monster, PrintedAgent
from bot.rules.printed.first import BASE_GAME, FirstMonster
from bot.rules.rolling.dice_pool import PoolUse, write_pool
from bot.rules.rolling.rolls import die_labels
from bot.rules.state import commands as c
from bot.rules.state.campaign import Hero
from bot.rules.state.refusals import Right

RIGHT = Right.HERO_OR_STEWARD


def pools(table: Table, use: PoolUse, edition: Edition | None = None) -> Iterator[str]:
    """Give the pools rolled last that the use allows, the newest first."""
    box, edition = table.box.dice, edition or table.campaign.edition
    for pool in table.campaign.recent_pools:
        dice = [box[die] for die in pool]
        if all(die.kind in use.value and die.edition is edition for die in dice):
            yield write_pool(pool, box)


def targets(table: Table) -> Iterator[Hero | Monster | PrintedAgent | FirstMonster]:
    """Give who may be attacked: heroes, the asker's own first, then printed monsters and agents.

    Any other name will do as well.
    """
    box, campaign = table.box, table.campaign
    yield from own_first(table)
    if campaign.edition is Edition.FIRST:
        yield from box.first.monsters
        return
    used = {BASE_GAME, *campaign.settings.expansions}
    yield from sorted(box.monsters, key=lambda monster: monster.expansion not in used)
    yield from box.agents


def heroes_to_test(table: Table, attribute: Attribute) -> tuple[Hero, ...]:
    """Give the heroes whose attribute is known, the asker's own first."""
    return legal(table, ((hero, c.RollTest(attribute, hero.name)) for hero in own_first(table)))


def heroes_to_attack(table: Table) -> tuple[Hero, ...]:
    """Give the heroes whose attack the asker may roll, those with dice kept for it first."""
    able = (hero for hero in own_first(table) if has(table.campaign, table.by, RIGHT, hero))
    return tuple(sorted(able, key=lambda hero: not hero.attack))


def heroes_to_reroll(table: Table) -> tuple[Hero, ...]:
    """Give the heroes of whose newest roll the asker may reroll a die now."""
    return tuple(hero for hero in own_first(table) if dice_to_reroll(table, hero))


def dice_to_reroll(table: Table, hero: Hero | None = None) -> tuple[str, ...]:
    """Give the dice the asker may reroll now: a hero's, else those of all the asker acts for."""
    heroes = (hero,) if hero else tuple(table.campaign.heroes.values())
    own = (each for each in heroes if acts_for(table.campaign, table.by, each))
    found = (label for each in own for label in _dice(table, each))
    return tuple(dict.fromkeys(found))


def _dice(table: Table, hero: Hero) -> tuple[str, ...]:
    last = table.campaign.last_rolls.get(hero.key)
    labels = die_labels(last.dice) if last else ()
    return legal(table, ((label, c.RerollDie(label, hero.name)) for label in labels))
