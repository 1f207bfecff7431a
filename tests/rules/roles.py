"""One person of each role, and the moments at which each command can be asked for."""

from collections.abc import Callable

from bot.rules.basics.keys import UserId
from bot.rules.basics.options import Edition, GainReason, OverlordAction, Sheet, Shop, Track, Winner
from bot.rules.basics.stage import Step
from bot.rules.economy.people import Person
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import ForcedDice, SeededDice
from bot.rules.state import commands as c
from bot.rules.state.questions import DescribeGroup, FortuneTie
from bot.rules.well.map import FigureKind
from bot.rules.well.treachery import TreacheryKind
from tests.rules.conftest import AGONY
from tests.rules.table import NOTE, Table

CREATOR, MANAGER, OVERLORD, PLAYER, OTHER, STAND_IN, ONLOOKER = (
    Person(UserId(10)),
    Person(UserId(11), manages=True),
    Person(UserId(12)),
    Person(UserId(13)),
    Person(UserId(14)),
    Person(UserId(15)),
    Person(UserId(16)),
)
ABSENT = UserId(17)
CO_OVERLORD = UserId(18)
PEOPLE = {
    "creator": CREATOR,
    "manager": MANAGER,
    "overlord": OVERLORD,
    "hero's player": PLAYER,
    "other player": OTHER,
    "stand-in": STAND_IN,
    "onlooker": ONLOOKER,
}
STEWARDS = {"creator", "manager"}
HEROES = {"hero's player", "other player", "stand-in"}
TABLE = STEWARDS | HEROES | {"overlord"}
EVERYBODY = set(PEOPLE)
OVERLORDS = {"overlord"}
OVERLORD_OR_STEWARD = OVERLORDS | STEWARDS
OWN = {"hero's player"}
OWN_OR_STEWARD = OWN | STEWARDS


def opened(box: Box, edition: Edition = Edition.SECOND) -> Table:
    """Leoric has a player, Astarra another; Grisban's is absent and has a stand-in."""
    table = Table(box, check_each=False)
    create = c.CreateCampaign("key", "Nerekhall", 100, OVERLORD.user, edition=edition)
    table.play(CREATOR, create)
    players = (("Leoric", PLAYER.user), ("Astarra", OTHER.user), ("Grisban", ABSENT))
    for name, player in players:
        table.play(CREATOR, c.AddHero(name, player, Sheet(might=3)))
    table.play(CREATOR, c.NameStandIn("Grisban", STAND_IN.user))
    return table


def before(box: Box) -> Table:
    return opened(box)


def joining(box: Box) -> Table:
    """An onlooker asks to join."""
    table = before(box)
    table.play(ONLOOKER, c.AddHero("Aurim"))
    return table


def two_overlords(box: Box) -> Table:
    """Somebody shares the overlord side who plays nothing in these tests."""
    table = before(box)
    table.play(CREATOR, c.ChangeOverlords(OverlordAction.ADD, CO_OVERLORD))
    return table


def chosen(box: Box) -> Table:
    table = before(box)
    table.play(OVERLORD, c.ChooseDeck(AGONY))
    cards = "Make No Excuse, Summon Zarihell"
    table.play(CREATOR, c.AdoptCampaign(9, 3, cards))
    for hero in ("Leoric", "Astarra", "Grisban"):
        table.play(CREATOR, c.CorrectFortune(hero, 3, NOTE))
    return table


def sheets(box: Box) -> Table:
    """Gold, items and cards are kept, and Leoric carries something."""
    table = before(box)
    table.play(CREATOR, c.ChangeSettings(track=Track.SHEET))
    table.play(CREATOR, c.ChangeGold(500, NOTE))
    table.play(CREATOR, c.AddItem("Chainmail", "Leoric", NOTE))
    return table


def quest_with_sheets(box: Box) -> Table:
    table = sheets(box)
    table.play(OVERLORD, c.StartQuest("First Blood"))
    return table


def phase_with_sheets(wanted: Step, shop: Shop = Shop.TABLE) -> Callable[[Box], Table]:
    def come(box: Box) -> Table:
        table = sheets(box)
        table.play(CREATOR, c.RemoveHero("Leoric"))
        table.play(CREATOR, c.AddHero("Brunhild", PLAYER.user))
        table.play(CREATOR, c.TakeClass("Brunhild", "Knight"))
        if shop is Shop.BOT:
            table.play(CREATOR, c.ChangeSettings(shop=shop))
        table.play(OVERLORD, c.StartQuest("First Blood"))
        table.play(OVERLORD, c.EndQuest(Winner.HEROES))
        if wanted is not Step.GOLD:
            table.play(OVERLORD, c.GoToStep(wanted))
        return table

    return come


def won(winner: Winner) -> Callable[[Box], Table]:
    def come(box: Box) -> Table:
        table = sheets(box)
        table.play(CREATOR, c.ChangeSettings(printed_campaign="The Shadow Rune"))
        table.play(OVERLORD, c.StartQuest("A Fat Goblin"))
        table.play(OVERLORD, c.EndQuest(winner))
        table.play(OVERLORD, c.GoToStep(Step.REWARDS))
        return table

    return come


def hurt(box: Box) -> Table:
    """Everything is kept: Leoric is hurt, and Astarra lies on the ground."""
    table = before(box)
    table.play(CREATOR, c.ChangeSettings(track=Track.EVERYTHING))
    table.play(CREATOR, c.SetHero("Astarra", Sheet(health=5)))
    table.play(OVERLORD, c.SufferHero("Leoric", damage=1))
    table.play(OVERLORD, c.SufferHero("Astarra", damage=5))
    return table


def counting(box: Box) -> Table:
    """An encounter that has begun with counters on a card."""
    table = before(box)
    table.play(OVERLORD, c.ChooseDeck("Dark Illusions"))
    table.play(CREATOR, c.AdoptCampaign(cards="The Ritual Continues"))
    table.play(CREATOR, c.StartQuest("First Blood"))
    return table


def encounter(box: Box) -> Table:
    table = chosen(box)
    table.play(OVERLORD, c.StartQuest("First Blood"))
    return table


def turn(box: Box) -> Table:
    table = encounter(box)
    table.play(OVERLORD, c.StartHeroTurn("Leoric"))
    return table


def undone(box: Box) -> Table:
    table = turn(box)
    table.play(OVERLORD, c.TakeBack())
    return table


def step(wanted: Step) -> Callable[[Box], Table]:
    def come(box: Box) -> Table:
        table = encounter(box)
        table.play(OVERLORD, c.EndQuest(Winner.HEROES))
        if wanted is not Step.GOLD:
            table.play(OVERLORD, c.GoToStep(wanted))
        return table

    return come


def tie(box: Box) -> Table:
    table = encounter(box)
    table.play(OVERLORD, c.TriggerPlotCard("Make No Excuse"))
    return table


def defeat(box: Box) -> Table:
    table = encounter(box)
    table.play(OVERLORD, c.DefeatHero("Leoric"))
    return table


def group(box: Box) -> Table:
    table = encounter(box)
    table.play(OVERLORD, c.TriggerPlotCard("Summon Zarihell"))
    while isinstance(asked := table.question(), FortuneTie):
        table.answer(PLAYER, asked.tied[0])
    assert isinstance(table.question(), DescribeGroup)
    return table


def agent(box: Box) -> Table:
    table = group(box)
    table.play(OVERLORD, c.AnswerGroup(table.question().id, "Goblins", 1, 4))
    return table


def exhausted(box: Box) -> Table:
    table = tie(box)
    table.answer(PLAYER, "leoric")
    return table


def rolled(box: Box) -> Table:
    table = turn(box)
    table.play(PLAYER, c.RollAttack("blue red", hero="Leoric"))
    return table


def first_edition(box: Box) -> Table:
    return opened(box, Edition.FIRST)


def on_map(box: Box) -> Table:
    """Kobolds, an ogre and some heroes; Leoric is one of them."""
    table = first_edition(box)
    table.play(OVERLORD, c.LoadPreset("Kobold Cellar"))
    table.play(OVERLORD, c.PlaceFigure("Leoric", FigureKind.HERO, "C3"))
    return table


def boulders(box: Box) -> Table:
    table = first_edition(box)
    table.play(OVERLORD, c.LoadPreset("Rolling Hall"))
    table.play(OVERLORD, c.BeginOverlordMapTurn())
    return table


def attacked(box: Box) -> Table:
    """The ogre's attack has hit Leoric."""
    table = on_map(box)
    dice = ForcedDice(SeededDice(7), box.dice)
    for _ in range(4):
        dice.force("red", "2/2/0")
    table.dice = dice
    table.play(OVERLORD, c.AttackFigure("Ogre", "Leoric", ("first:red",) * 4))
    return table


def wounded(box: Box) -> Table:
    """The ogre's attack has hit Leoric, whose wounds are kept with the ogre's."""
    table = on_map(box)
    table.play(CREATOR, c.ChangeSettings(track=Track.EVERYTHING))
    table.play(CREATOR, c.SetHero("Leoric", Sheet(wounds=12, armour=1)))
    dice = ForcedDice(SeededDice(7), box.dice)
    for _ in range(4):
        dice.force("red", "2/2/0")
    table.dice = dice
    table.play(OVERLORD, c.AttackFigure("Ogre", "Leoric", ("first:red",) * 4))
    table.play(OVERLORD, c.ChangeWounds("Ogre", 1))
    return table


def dungeon(box: Box) -> Table:
    """A quest of the first edition, with threat to pay with and heroes of the group's own."""
    table = first_edition(box)
    table.play(OVERLORD, c.StartQuest("Into the Dark"))
    table.play(OVERLORD, c.GainThreat(GainReason.CURSE, amount=3))
    return table


def treachery(box: Box) -> Table:
    table = first_edition(box)
    table.play(OVERLORD, c.OpenTreachery(4, 4, 4))
    table.play(OVERLORD, c.SwapWithTreachery("Mimic", TreacheryKind.TRAP, 1))
    return table
