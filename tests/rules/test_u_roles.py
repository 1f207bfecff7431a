"""U6 and the roles of the table: every command, asked by everybody."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

import pytest

from bot.rules.basics.keys import UserId
from bot.rules.basics.options import (
    Attribute,
    CampaignAct,
    FortuneUse,
    GainReason,
    Nudge,
    OverlordAction,
    OverlordCardKind,
    Refresh,
    Reward,
    Sheet,
    Shop,
    Winner,
)
from bot.rules.basics.stage import Step
from bot.rules.decide import decide
from bot.rules.printed.box import Box
from bot.rules.rolling.dice_sources import SeededDice
from bot.rules.state import commands as c
from bot.rules.state import events as e
from bot.rules.state import refusals as r
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from bot.rules.well.treachery import TreacheryKind
from tests.rules.conftest import AGONY
from tests.rules.roles import (
    ABSENT,
    CO_OVERLORD,
    EVERYBODY,
    HEROES,
    OVERLORD,
    OVERLORD_OR_STEWARD,
    OVERLORDS,
    OWN,
    OWN_OR_STEWARD,
    PEOPLE,
    STEWARDS,
    TABLE,
    agent,
    attacked,
    before,
    boulders,
    chosen,
    counting,
    defeat,
    dungeon,
    encounter,
    exhausted,
    first_edition,
    group,
    hurt,
    joining,
    on_map,
    phase_with_sheets,
    quest_with_sheets,
    rolled,
    sheets,
    step,
    tie,
    treachery,
    turn,
    two_overlords,
    undone,
    won,
    wounded,
)
from tests.rules.table import NOTE, Table

Make = Callable[[Table], c.Command]


@dataclass(frozen=True)
class Row:
    """A command at a moment, and who may give it."""

    moment: Callable[[Box], Table]
    command: c.Command | Make
    allowed: set[str]

    @property
    def kind(self) -> type[c.Command]:
        return type(self.command) if not callable(self.command) else _ANSWERS[self.command]


def answer(value: str) -> Make:
    def make(table: Table) -> c.Command:
        return c.Answer(table.question().id, value)

    _ANSWERS[make] = c.Answer
    return make


def answer_group(table: Table) -> c.Command:
    return c.AnswerGroup(table.question().id, "Goblins", 1, 4)


def lapse(table: Table) -> c.Command:
    return c.LapseRequest(table.question().id)


_ANSWERS: dict[Make, type[c.Command]] = {
    answer_group: c.AnswerGroup,
    lapse: c.LapseRequest,
}
GAIN = GainReason
NOBODYS: set[str] = set()  # the bot itself asks
ROWS = [
    Row(turn, c.TakeBack(), TABLE),
    Row(undone, c.PlayAgain(), TABLE),
    Row(before, c.ChangeSettings(nudge=Nudge.DAY), STEWARDS),
    Row(before, c.AdoptCampaign(3), STEWARDS),
    Row(before, c.ChangeOverlords(OverlordAction.ADD, UserId(99)), OVERLORD_OR_STEWARD),
    Row(before, c.ChangeOverlords(OverlordAction.HAND_OVER, UserId(99)), OVERLORD_OR_STEWARD),
    Row(two_overlords, c.ChangeOverlords(OverlordAction.REMOVE, CO_OVERLORD), STEWARDS),
    Row(
        two_overlords, c.ChangeOverlords(OverlordAction.REMOVE, OVERLORD.user), OVERLORD_OR_STEWARD
    ),
    Row(before, c.SetAct(CampaignAct.II), STEWARDS),
    Row(before, c.EndCampaign(), STEWARDS),
    Row(before, c.AddHero("Aurim"), EVERYBODY),
    Row(before, c.AddHero("Aurim", UserId(99)), STEWARDS),
    Row(before, c.SetHero("Leoric", Sheet(might=5)), OWN_OR_STEWARD),
    Row(before, c.SetHero("Grisban", Sheet(might=5)), {"stand-in"} | STEWARDS),
    Row(before, c.SetHero("Leoric", marker=True), OVERLORD_OR_STEWARD),
    Row(before, c.AssignHero("Leoric", UserId(99)), STEWARDS),
    Row(before, c.NameStandIn("Leoric", UserId(99)), OWN_OR_STEWARD),
    Row(before, c.ReleasePlayer(ABSENT), NOBODYS),
    Row(joining, lapse, NOBODYS),
    Row(before, c.RemoveHero("Leoric"), STEWARDS),
    Row(encounter, c.DefeatHero("Leoric"), TABLE),
    Row(encounter, c.DefeatHero("Leoric", Reward.THREAT), OVERLORDS),
    Row(encounter, c.DefeatHero("Leoric", Reward.OVERLORD_CARD), OVERLORDS),
    Row(before, c.AttackWithHero("Leoric", "blue"), OWN_OR_STEWARD),
    Row(before, c.AttackWithHero("Grisban", "blue"), {"stand-in"} | STEWARDS),
    Row(encounter, c.RestHero("Leoric"), OWN),
    Row(hurt, c.SufferHero("Leoric", damage=1), TABLE),
    Row(hurt, c.RecoverHero("Leoric", damage=1), TABLE),
    Row(hurt, c.StandUp("Astarra"), TABLE),
    Row(hurt, c.ReviveHero("Astarra", "Leoric"), TABLE),
    Row(before, c.StartQuest("x"), TABLE),
    Row(encounter, c.EndEncounter(), TABLE),
    Row(encounter, c.EndQuest(Winner.HEROES), TABLE),
    Row(encounter, c.StartOverlordTurn(), TABLE),
    Row(encounter, c.StartHeroTurn("Leoric"), TABLE),
    Row(turn, c.EndTurn(), TABLE),
    Row(encounter, c.GainThreat(GAIN.HERO_DEFEATED, "Leoric"), OVERLORDS),
    Row(before, c.GainThreat(GAIN.CARD, note=NOTE), OVERLORDS),
    Row(before, c.GainThreat(GAIN.CORRECTION, note=NOTE), OVERLORD_OR_STEWARD),
    Row(chosen, c.LoseThreat(1, NOTE), OVERLORD_OR_STEWARD),
    Row(step(Step.SPEND_XP), c.ConvertXp(1), OVERLORDS),
    Row(encounter, c.SpendFortune(FortuneUse.RECOVER_FATIGUE, "Leoric"), OWN),
    Row(encounter, c.SpendFortune(FortuneUse.EXTRA_ACTION, "Grisban"), {"stand-in"}),
    Row(step(Step.SHOPPING), c.OpenShopPledge(), HEROES),
    Row(chosen, c.CorrectFortune("Leoric", -1, NOTE), STEWARDS),
    Row(before, c.ChooseDeck(AGONY), OVERLORDS),
    Row(step(Step.SPEND_XP), c.BuyPlotCard("Branded"), OVERLORDS),
    Row(encounter, c.TriggerPlotCard("Make No Excuse"), OVERLORDS),
    Row(exhausted, c.RefreshPlotCard("Make No Excuse"), OVERLORDS),
    Row(chosen, c.ExhaustPlotCard("Spite"), OVERLORDS),
    Row(counting, c.TakeTokensOff("The Ritual Continues"), OVERLORDS),
    Row(chosen, c.RecordPlotSpend("Spite", exhausts=False), OVERLORDS),
    Row(chosen, c.RecordPlotRefresh("Make No Excuse", Refresh.QUEST_END), OVERLORDS),
    Row(chosen, c.RecordPlotCost("Spite", 1), OVERLORDS),
    Row(step(Step.GOLD), c.NextStep(), TABLE),
    Row(step(Step.GOLD), c.GoToStep(Step.TRAVEL), TABLE),
    Row(before, c.AdjustXp(1, NOTE), OVERLORD_OR_STEWARD),
    Row(before, c.PlayRumor("Gold Digger", True), OVERLORDS),
    Row(tie, answer("leoric"), HEROES | STEWARDS),
    Row(defeat, answer("threat"), OVERLORD_OR_STEWARD),
    Row(group, answer_group, OVERLORD_OR_STEWARD),
    Row(agent, c.AttackAgent(), TABLE),
    Row(agent, c.DefeatAgent(), TABLE),
    Row(before, c.RollAttack("blue red"), EVERYBODY),
    Row(before, c.RollDefense("gray"), EVERYBODY),
    Row(before, c.RollAttack("blue red", hero="Leoric"), TABLE),
    Row(before, c.RollAttack("blue red", "gray", target="Leoric"), TABLE),
    Row(before, c.RollDefense("gray", "Leoric"), TABLE),
    Row(before, c.RollTest(Attribute.MIGHT, "Leoric"), TABLE),
    Row(before, c.RollPool("blue"), EVERYBODY),
    Row(rolled, c.RerollDie("red", "Leoric"), OWN),
    Row(before, c.SetDiceWord("fox"), HEROES),
    Row(quest_with_sheets, c.TellLieutenant("Zarihell", holds=True), TABLE),
    Row(sheets, c.ChangeGold(1, NOTE), HEROES | STEWARDS),
    Row(phase_with_sheets(Step.GOLD), c.SearchGold(25), HEROES | STEWARDS),
    Row(phase_with_sheets(Step.SHOPPING, Shop.BOT), c.RevealItem(), HEROES | STEWARDS),
    Row(phase_with_sheets(Step.SHOPPING), c.BuyItem("Crossbow", "Brunhild"), OWN_OR_STEWARD),
    Row(sheets, c.SellItem("Chainmail", "Leoric"), OWN_OR_STEWARD),
    Row(sheets, c.GiveItem("Chainmail", "Leoric", "Astarra"), OWN_OR_STEWARD),
    Row(sheets, c.AddItem("Crossbow", "Leoric", NOTE), OWN_OR_STEWARD),
    Row(sheets, c.AddItem("Crossbow", "Grisban", NOTE), {"stand-in"} | STEWARDS),
    Row(sheets, c.TakeClass("Leoric", "Necromancer"), OWN_OR_STEWARD),
    Row(phase_with_sheets(Step.SPEND_XP), c.LearnSkill("Brunhild", "Advance"), OWN_OR_STEWARD),
    Row(sheets, c.LearnSkill("Leoric", "Guard", owned=True), STEWARDS),
    Row(sheets, c.EnterSheet("Leoric", "Necromancer", 2), STEWARDS),
    Row(sheets, c.ChangeHeroXp("Leoric", 1, NOTE), STEWARDS),
    Row(sheets, c.ChangeHand(1), OVERLORDS),
    Row(sheets, c.LearnOverlordCard("Schemes", owned=True), OVERLORDS),
    Row(sheets, c.ChooseBasicDeck("Basic II"), OVERLORDS),
    Row(won(Winner.HEROES), c.TakeReward(), HEROES | STEWARDS),
    Row(won(Winner.OVERLORD), c.TakeReward(), OVERLORD_OR_STEWARD),
    Row(sheets, c.BuildOverlordDeck(leave_out="Dash"), OVERLORDS),
    Row(first_edition, c.LoadMap("..\n.."), TABLE),
    Row(first_edition, c.LoadPreset("Drake Gallery"), TABLE),
    Row(on_map, c.PlaceFigure("Rat", FigureKind.MONSTER, "D4"), TABLE),
    Row(on_map, c.PlaceBoulder("D4", Direction.EAST, "1x1"), TABLE),
    Row(on_map, c.MovePiece("Ogre", "K2"), TABLE),
    Row(on_map, c.RemovePiece("Ogre"), TABLE),
    Row(on_map, c.SetDoor("I5", Direction.SOUTH, open=True), TABLE),
    Row(on_map, c.ChangeWellSetup(boulder="1x1"), STEWARDS),
    Row(on_map, c.BeginOverlordMapTurn(), OVERLORDS),
    Row(boulders, c.RollBoulders(), OVERLORDS),
    Row(on_map, c.BeginFigureTurn("Leoric"), TABLE),
    Row(on_map, c.AttackFigure("Ogre", "Leoric", ("first:red",)), TABLE),
    Row(on_map, c.UseBreath("Ogre", Direction.WEST), TABLE),
    Row(on_map, c.UseBolt("Ogre", Direction.WEST), TABLE),
    Row(attacked, c.DodgeAttack("Leoric", (1,)), OWN_OR_STEWARD),
    Row(on_map, c.AddBleed("Leoric"), TABLE),
    Row(on_map, c.AddDaze("Leoric"), TABLE),
    Row(on_map, c.PlaceMonsters("Kobold"), TABLE),
    Row(wounded, c.ChangeWounds("Ogre", -1), TABLE),
    Row(wounded, c.AdjustAttack(more=1), TABLE),
    Row(first_edition, c.OpenTreachery(4, 4, 4), OVERLORDS),
    Row(treachery, c.SwapWithTreachery("Bane", TreacheryKind.EVENT, 1), OVERLORDS),
    Row(treachery, c.UndoTreacherySwap("Mimic"), OVERLORDS),
    Row(treachery, c.SettleTreachery(), OVERLORDS),
    Row(dungeon, c.DrawOverlordCards(), OVERLORDS),
    Row(dungeon, c.DiscardOverlordCards(), OVERLORDS),
    Row(dungeon, c.PlayOverlordCard(OverlordCardKind.TRAP, 2), OVERLORDS),
    Row(dungeon, c.CountDeck(40), OVERLORDS),
    Row(dungeon, c.ChangeConquest(1, NOTE), TABLE),
    Row(dungeon, c.ActivateGlyph(), TABLE),
    Row(dungeon, c.KillHero("Leoric", 2), TABLE),
    Row(dungeon, c.StartOverlordTurn(), TABLE),
    Row(dungeon, c.StartHeroTurn("Leoric"), TABLE),
    Row(dungeon, c.EndQuest(Winner.HEROES), TABLE),
    Row(dungeon, c.GainThreat(GAIN.CURSE), OVERLORDS),
]
IDS = [f"{row.kind.__name__}-{number}" for number, row in enumerate(ROWS)]


@pytest.fixture(scope="module")
def reached(box: Box) -> Callable[[Callable[[Box], Table]], Table]:
    """Come to a moment once for all rows; nothing that is decided there changes it."""
    tables: dict[Callable[[Box], Table], Table] = {}

    def reach(moment: Callable[[Box], Table]) -> Table:
        if moment not in tables:
            tables[moment] = moment(box)
        return tables[moment]

    return reach


def test_every_command_has_a_row() -> None:
    """Anybody creates a campaign where none runs: S1's tests show it."""
    assert {row.kind for row in ROWS} == set(get_args(c.Command)) - {c.CreateCampaign}


@pytest.mark.rule("U6")
@pytest.mark.parametrize("row", ROWS, ids=IDS)
@pytest.mark.parametrize("role", PEOPLE)
def test_a_command_is_for_those_who_may(
    reached: Callable[[Callable[[Box], Table]], Table], row: Row, role: str
) -> None:
    table = reached(row.moment)
    command = row.command(table) if callable(row.command) else row.command
    ask = (table.state, command, PEOPLE[role], table.box, SeededDice(1))
    if role in row.allowed:
        events = decide(*ask).events
        helped = role in STEWARDS and row.allowed != EVERYBODY
        rewinds = isinstance(command, c.TakeBack | c.PlayAgain)
        # No move that could be undone.
        rewinds |= isinstance(command, c.RollAttack | c.RollDefense | c.RollTest | c.AttackWithHero)
        adds = isinstance(command, c.AddHero) and role in STEWARDS
        assert (e.StewardActed() in events) is ((helped and not rewinds) or adds)
    else:
        with pytest.raises(r.Refusal) as refused:
            decide(*ask)
        assert refused.value.kind is r.RefusalKind.PERMISSION
