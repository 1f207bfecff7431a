"""Which moves must wait for which open questions (U4, U5)."""

from enum import Enum, auto

from bot.rules import commands as c
from bot.rules import questions as q


class Touch(Enum):
    """What a move changes and a question may hold."""

    TOKENS = auto()
    TRIGGER = auto()
    TURN = auto()
    STAGE = auto()


_STAGE = frozenset({Touch.TOKENS, Touch.STAGE})
_TOKENS = frozenset({Touch.TOKENS})
_NONE: frozenset[Touch] = frozenset()

MOVES: dict[type[c.Command], frozenset[Touch]] = {
    c.CreateCampaign: _NONE,
    c.TakeBack: _NONE,
    c.PlayAgain: _STAGE,
    c.ChangeSettings: _NONE,
    c.AdoptCampaign: _TOKENS,
    c.ChangeOverlords: _NONE,
    c.SetAct: _NONE,
    c.EndCampaign: _STAGE,
    c.AddHero: _NONE,
    c.SetHero: _NONE,
    c.AssignHero: _NONE,
    c.NameStandIn: _NONE,
    c.RemoveHero: _STAGE,
    c.DefeatHero: _NONE,
    c.RestHero: _TOKENS,
    c.StartQuest: _STAGE,
    c.EndEncounter: _STAGE,
    c.EndQuest: _STAGE,
    c.StartOverlordTurn: frozenset({Touch.TURN, Touch.TOKENS}),
    c.StartHeroTurn: frozenset({Touch.TURN}),
    c.EndTurn: frozenset({Touch.TURN}),
    c.GainThreat: _TOKENS,
    c.LoseThreat: _TOKENS,
    c.ConvertXp: _TOKENS,
    c.SpendFortune: _TOKENS,
    c.OpenShopPledge: _TOKENS,
    c.CorrectFortune: _TOKENS,
    c.ChooseDeck: _NONE,
    c.BuyPlotCard: _TOKENS,
    c.TriggerPlotCard: frozenset({Touch.TOKENS, Touch.TRIGGER}),
    c.RefreshPlotCard: _NONE,
    c.RecordPlotCost: _NONE,
    c.NextStep: _STAGE,
    c.GoToStep: _STAGE,
    c.AdjustXp: _NONE,
    c.PlayRumor: _TOKENS,
    c.Answer: _NONE,
    c.AnswerGroup: _NONE,
    c.AttackAgent: _NONE,
    c.DefeatAgent: _TOKENS,
    c.RollAttack: _NONE,
    c.RollDefense: _NONE,
    c.RollTest: _NONE,
    c.RollPool: _NONE,
    c.RerollDie: _TOKENS,
    c.AtBoard: _NONE,
}

_TEST = frozenset({Touch.TRIGGER, Touch.TURN, Touch.STAGE})
_PAYMENT = frozenset({Touch.TOKENS, Touch.TRIGGER, Touch.STAGE})
_OPEN = frozenset({Touch.STAGE})


def held_by(question: q.Question) -> frozenset[Touch]:
    """Tell what a question holds until it is answered; a pledge holds nothing (F4)."""
    match question:
        case q.ShopPledge():
            return _NONE
        case q.FortuneTie() | q.MissingCost() | q.NewRound():
            return _PAYMENT
        case q.DefeatReward() | q.JoinRequest():
            return _OPEN
        case _:
            return _TEST


def blocking(command: c.Command, questions: tuple[q.Question, ...]) -> q.Question | None:
    """Find an open question that the command must wait for."""
    touched = MOVES[type(command)]
    return next((each for each in questions if touched & held_by(each)), None)


def same_defeat(hero: str, questions: tuple[q.Question, ...]) -> q.DefeatReward | None:
    """Find the open defeat choice of a hero (U4)."""
    defeats = (each for each in questions if isinstance(each, q.DefeatReward))
    return next((each for each in defeats if each.hero == hero), None)
