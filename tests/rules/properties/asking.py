"""Strategies for hypothesis: any command with any values, sensible or not."""

from enum import Enum
from typing import TypeVar

from hypothesis import strategies as st

from bot.rules.basics.options import (
    Attribute,
    AttributeTestsBy,
    CampaignAct,
    Costs,
    Edition,
    FortuneUse,
    GainReason,
    Nudge,
    OverlordAction,
    OverlordCardKind,
    QuestKind,
    Refresh,
    Reward,
    RulesMode,
    Sheet,
    Shop,
    StepOrder,
    Track,
    Winner,
)
from bot.rules.basics.stage import Step
from bot.rules.state import commands as c
from bot.rules.well.map import FigureKind
from bot.rules.well.spaces import Direction
from bot.rules.well.treachery import TreacheryKind
from tests.rules.table import EVERYBODY

E = TypeVar("E", bound=Enum)

people = st.sampled_from(EVERYBODY)
users = st.sampled_from([person.user for person in EVERYBODY])
amounts = st.one_of(st.integers(-3, 4), st.sampled_from((-21, -20, 20, 21, 10**9)))
heroes = st.sampled_from(("Leoric", "ASTARRA", "the Grisban", "勇者", "Zoë", "", "!", "x" * 61))
cards = st.sampled_from(
    ("Make No Excuse", "branded", "Spite", "Sadist", "Summon Zarihell", "Traitor", "Petty Theft")
)
conditions = st.sampled_from(("", "Poisoned", "stun", "diseased", "Sleepy"))
decks = st.sampled_from(("Eternal Agony", "Skulduggery", "Corruption From Within", "Old Maid"))
notes = st.sampled_from(("as agreed", "", " ", "@everyone *x*", "y" * 201))
dice = st.sampled_from(("blue red", "2 red", "b r y", "gray", "", "x", "red " * 30))
figures = st.one_of(st.none(), st.integers(-1, 31))
sheets = st.builds(Sheet, might=figures, willpower=figures, speed=figures)
moves = st.one_of(st.none(), st.integers(-1, 60))
maybe_hero, maybe_user = st.one_of(st.none(), heroes), st.one_of(st.none(), users)


def maybe(values: type[E]) -> st.SearchStrategy[E | None]:
    """Give nothing or one of an enumeration's values."""
    return st.one_of(st.none(), st.sampled_from(list(values)))


about_campaigns = st.one_of(
    st.builds(c.CreateCampaign, key=st.just("k"), name=heroes, home=st.just(1)),
    st.builds(c.TakeBack, moves),
    st.builds(c.PlayAgain, moves),
    st.builds(
        c.ChangeSettings,
        rules=maybe(RulesMode),
        costs=maybe(Costs),
        steps=maybe(StepOrder),
        tests=maybe(AttributeTestsBy),
        language=st.sampled_from((None, "en", "de")),
        nudge=maybe(Nudge),
        track=maybe(Track),
        shop=maybe(Shop),
        expansions=st.sampled_from((None, "", "Base Game", "Labyrinth of Ruin, Nowhere")),
    ),
    st.builds(c.AdoptCampaign, amounts, amounts, cards, maybe(CampaignAct)),
    st.builds(c.ChangeOverlords, st.sampled_from(OverlordAction), users),
    st.builds(c.SetAct, st.sampled_from(CampaignAct)),
    st.builds(c.EndCampaign),
)
about_heroes = st.one_of(
    st.builds(c.AddHero, heroes, maybe_user, sheets),
    st.builds(c.SetHero, maybe_hero, sheets, st.sampled_from((None, True, False))),
    st.builds(c.AssignHero, maybe_hero, maybe_user),
    st.builds(c.NameStandIn, maybe_hero, maybe_user),
    st.builds(c.ReleasePlayer, users),
    st.builds(c.RemoveHero, maybe_hero),
    st.builds(c.DefeatHero, maybe_hero, maybe(Reward)),
    st.builds(c.RestHero, maybe_hero),
    st.builds(c.SufferHero, maybe_hero, amounts, amounts, conditions, st.booleans()),
    st.builds(c.RecoverHero, maybe_hero, amounts, amounts, conditions),
    st.builds(c.StandUp, maybe_hero),
    st.builds(c.ReviveHero, maybe_hero, heroes),
    st.builds(c.SpendFortune, st.sampled_from(FortuneUse), maybe_hero),
    st.builds(c.OpenShopPledge),
    st.builds(c.CorrectFortune, maybe_hero, amounts, notes),
)
about_quests = st.one_of(
    st.builds(c.StartQuest, heroes, st.sampled_from(QuestKind), amounts, notes),
    st.builds(c.EndEncounter),
    st.builds(c.EndQuest, st.sampled_from(Winner)),
    st.builds(c.StartOverlordTurn),
    st.builds(c.StartHeroTurn, maybe_hero),
    st.builds(c.EndTurn),
    st.builds(c.NextStep),
    st.builds(c.GoToStep, st.sampled_from(Step)),
)
about_threat = st.one_of(
    st.builds(
        c.GainThreat,
        st.sampled_from(GainReason),
        maybe_hero,
        amounts,
        st.one_of(st.none(), cards),
        st.one_of(st.none(), notes),
    ),
    st.builds(c.LoseThreat, amounts, notes),
    st.builds(c.ConvertXp, amounts),
    st.builds(c.AdjustXp, amounts, notes),
    st.builds(c.PlayRumor, heroes, st.booleans()),
)
about_cards = st.one_of(
    st.builds(c.ChooseDeck, decks),
    st.builds(c.BuyPlotCard, cards),
    st.builds(c.TriggerPlotCard, cards),
    st.builds(c.RefreshPlotCard, cards),
    st.builds(c.ExhaustPlotCard, cards),
    st.builds(c.TakeTokensOff, cards, st.integers(1, 3)),
    st.builds(c.RecordPlotSpend, cards, st.booleans()),
    st.builds(c.RecordPlotRefresh, cards, st.sampled_from(Refresh)),
    st.builds(c.RecordPlotCost, cards, amounts),
    st.builds(c.AttackAgent),
    st.builds(c.DefeatAgent),
)
about_dice = st.one_of(
    st.builds(c.AttackWithHero, maybe_hero, dice),
    st.builds(c.RollAttack, dice, dice, st.one_of(st.none(), amounts), maybe_hero, maybe_hero),
    st.builds(c.RollDefense, dice, maybe_hero),
    st.builds(c.RollTest, st.sampled_from(Attribute), maybe_hero),
    st.builds(c.RollPool, dice, maybe(Edition)),
    st.builds(c.RerollDie, dice, maybe_hero, moves),
)
pieces = st.sampled_from(("Drake", "Leoric", "overlord", "", "x" * 61))
spaces = st.sampled_from(("C3", "a1", "Z99", "", "3C"))
sides, sizes = st.sampled_from(Direction), st.sampled_from(("", "2x2", "0x1"))
pools = st.lists(st.sampled_from(("first:red", "first:black", "red")), max_size=7).map(tuple)
places = st.lists(st.integers(-1, 4), max_size=3).map(tuple)
on_the_map = st.one_of(
    st.builds(c.LoadMap, st.sampled_from(("", "..\n..", "?"))),
    st.builds(c.LoadPreset, st.sampled_from(("Drake Gallery", "nowhere"))),
    st.builds(c.PlaceFigure, pieces, st.sampled_from(FigureKind), spaces, sizes, st.booleans()),
    st.builds(c.PlaceBoulder, spaces, sides, sizes, pieces),
    st.builds(c.MovePiece, pieces, spaces),
    st.builds(c.RemovePiece, pieces),
    st.builds(c.SetDoor, spaces, sides, st.booleans()),
    st.builds(c.ChangeWellSetup, boulder=sizes),
    st.builds(c.BeginOverlordMapTurn),
    st.builds(c.RollBoulders, st.lists(pieces, max_size=2).map(tuple)),
    st.builds(c.BeginFigureTurn, pieces),
    st.builds(c.AttackFigure, pieces, pieces, pools, st.booleans()),
    st.builds(c.UseBreath, pieces, sides, amounts, pools),
    st.builds(c.UseBolt, pieces, sides, amounts, pools),
    st.builds(c.DodgeAttack, pieces, places),
    st.builds(c.AddBleed, pieces, amounts),
    st.builds(c.AddDaze, pieces, amounts),
    st.builds(c.PlaceMonsters, pieces, amounts, st.booleans(), spaces),
    st.builds(c.ChangeWounds, pieces, amounts),
    st.builds(c.AdjustAttack, amounts, amounts),
    st.builds(c.OpenTreachery, amounts, amounts, amounts, maybe_user),
    st.builds(c.SwapWithTreachery, cards, st.sampled_from(TreacheryKind), amounts),
    st.builds(c.UndoTreacherySwap, cards),
    st.builds(c.SettleTreachery),
    st.builds(c.SetDiceWord, notes),
)
things = st.sampled_from(("Chainmail", "iron shield", "Dawnblade", "Pan", "", "x" * 61))
about_belongings = st.one_of(
    st.builds(c.TellLieutenant, st.sampled_from(("Zarihell", "splig", "")), st.booleans()),
    st.builds(c.ChangeGold, amounts, notes),
    st.builds(c.SearchGold, amounts),
    st.builds(c.RevealItem),
    st.builds(c.BuyItem, things, maybe_hero, moves),
    st.builds(c.SellItem, things, maybe_hero),
    st.builds(c.GiveItem, things, maybe_hero, heroes),
    st.builds(c.AddItem, things, maybe_hero, notes),
    st.builds(c.TakeClass, maybe_hero, st.sampled_from(("Knight", "Avenger", "cook", ""))),
    st.builds(c.LearnSkill, maybe_hero, st.sampled_from(("Guard", "rage", "")), st.booleans()),
    st.builds(c.EnterSheet, maybe_hero, things, amounts, things, things),
    st.builds(c.ChangeHeroXp, maybe_hero, amounts, notes),
    st.builds(c.ChangeHand, amounts, notes),
    st.builds(c.LearnOverlordCard, st.sampled_from(("Schemes", "x", "")), st.booleans()),
    st.builds(c.TakeReward, heroes),
    st.builds(c.BuildOverlordDeck, *(st.sampled_from(("Schemes", "Dash", "x", "")),) * 2),
    st.builds(c.ChooseBasicDeck, st.sampled_from(("Basic", "basic ii", ""))),
)
in_a_dungeon = st.one_of(
    st.builds(c.DrawOverlordCards, amounts),
    st.builds(c.DiscardOverlordCards, moves, cards, amounts),
    st.builds(c.PlayOverlordCard, st.sampled_from(OverlordCardKind), amounts, cards),
    st.builds(c.CountDeck, amounts),
    st.builds(c.ChangeConquest, amounts, notes),
    st.builds(c.ActivateGlyph),
    st.builds(c.KillHero, maybe_hero, moves),
)
questions = st.sampled_from(("", "1-1-1", "9-8-0", "-1", "x-y", "10-9-1"))
values = st.sampled_from(("yes", "no", "put", "put:leoric", "leoric", "0", "threat", "keep", ""))
about_questions = st.one_of(
    st.builds(c.Answer, questions, values),
    st.builds(c.LapseRequest, questions),
    st.builds(c.AnswerGroup, questions, heroes, maybe_user, maybe_user),
)
anything: st.SearchStrategy[c.Command] = st.one_of(
    about_campaigns,
    about_heroes,
    about_quests,
    about_threat,
    about_cards,
    about_dice,
    on_the_map,
    about_belongings,
    in_a_dungeon,
    about_questions,
)
