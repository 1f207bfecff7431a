"""Campaigns long enough to be told: quests won and lost, heroes fallen, dice rerolled."""

from bot.rules.basics.options import Attribute, GainReason, Sheet, Winner
from bot.rules.basics.stage import Step
from bot.rules.printed.box import Box
from bot.rules.state import commands as c
from tests.rules.table import BJORN, CARLA, DORA, OLGA, Table

QUESTS = ("First Blood", "A Fat Goblin", "Castle Daerion", "The Masquerade Ball")
PLAYERS = (("Leoric", BJORN), ("Astarra", CARLA), ("Grisban", DORA))
DECK = "Eternal Agony"


def played(box: Box, quests: int = 3, rounds: int = 2) -> Table:
    """Play whole quests; the overlord wins every third, from the first on."""
    table = Table(box, check_each=False)
    table.open()
    table.play(OLGA, c.ChooseDeck(DECK))
    for hero, player in PLAYERS:
        table.play(player, c.SetHero(hero, Sheet(willpower=2)))
    for number in range(quests):
        quest(table, number, rounds)
    return table


def quest(table: Table, number: int, rounds: int = 2) -> None:
    """Play a quest to its end, and buy a card after the first."""
    table.play(OLGA, c.StartQuest(QUESTS[number % len(QUESTS)], encounters=1))
    for hero, _ in PLAYERS[:rounds]:
        a_round(table, hero)
    if number == 1:
        table.give(astarra=2)
    table.end_quest(Winner.HEROES if number % 3 else Winner.OVERLORD)
    if number == 0:
        table.fund(4)
        table.reach(Step.SPEND_XP)
        table.play(OLGA, c.BuyPlotCard("Branded"))


def a_round(table: Table, fallen: str = "Leoric") -> None:
    """Play a round: attacks, a test, a hero falls, and Astarra has a die rolled again."""
    table.give(astarra=1)
    for hero, player in PLAYERS:
        table.play(player, c.StartHeroTurn(hero))
        table.play(player, c.RollAttack("blue red yellow", "brown", 3, hero))
        if player is CARLA:
            table.play(CARLA, c.RerollDie("blue", "Astarra"))
    table.play(DORA, c.RollTest(Attribute.WILLPOWER, "Grisban"))
    table.play(OLGA, c.StartOverlordTurn())
    table.play(OLGA, c.RollAttack("blue red", "gray", target=fallen))
    table.play(OLGA, c.GainThreat(GainReason.HERO_DEFEATED, fallen))
