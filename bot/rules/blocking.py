"""Which moves must wait for which open questions (U4, U5)."""

from enum import Enum, auto

from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state.choices import THREAT


class Touch(Enum):
    """What a move changes and a question may hold."""

    TOKENS = auto()
    TRIGGER = auto()
    TURN = auto()
    STAGE = auto()
    COSTS = auto()
    SHEETS = auto()
    AGENT = auto()


_STAGE = frozenset({Touch.TOKENS, Touch.STAGE})
_TOKENS = frozenset({Touch.TOKENS})
_NONE: frozenset[Touch] = frozenset()

MOVES: dict[type[c.Command], frozenset[Touch]] = {
    c.CreateCampaign: _NONE,
    c.TakeBack: _NONE,
    # What is redone was legal in this very state: whatever else is played empties the redo.
    c.PlayAgain: _NONE,
    c.ChangeSettings: _NONE,
    c.AdoptCampaign: _TOKENS,
    c.ChangeOverlords: _NONE,
    c.SetAct: _NONE,
    c.EndCampaign: _STAGE,
    c.AddHero: _NONE,
    c.SetHero: _NONE,
    c.AssignHero: _NONE,
    c.NameStandIn: _NONE,
    c.ReleasePlayer: _NONE,
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
    c.CorrectFortune: frozenset({Touch.TOKENS, Touch.SHEETS}),
    c.ChooseDeck: frozenset({Touch.TRIGGER}),
    c.BuyPlotCard: _TOKENS,
    c.TriggerPlotCard: frozenset({Touch.TOKENS, Touch.TRIGGER}),
    c.RefreshPlotCard: _NONE,
    c.RecordPlotCost: frozenset({Touch.COSTS}),
    c.NextStep: _STAGE,
    c.GoToStep: _STAGE,
    c.AdjustXp: _NONE,
    c.PlayRumor: _TOKENS,
    c.Answer: _NONE,
    c.AnswerGroup: _NONE,
    c.AttackAgent: frozenset({Touch.AGENT}),
    c.DefeatAgent: frozenset({Touch.TOKENS, Touch.AGENT}),
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
    """Tell what a question and the steps behind it hold until it is answered."""
    leaving = any(isinstance(step, q.LetAgentGo) for step in question.then)
    return _held_by(question) | ({Touch.AGENT} if leaving else _NONE)


def _held_by(question: q.Question) -> frozenset[Touch]:
    """Tell what a question holds by itself; a pledge holds nothing (F4)."""
    match question:
        case q.ShopPledge():
            return _NONE
        case q.FortuneTie() | q.PickWord(purpose=q.Purpose.SPEND):
            return _PAYMENT
        case q.MissingCost():
            return _PAYMENT | {Touch.COSTS}
        case q.SayYes(purpose=q.Purpose.USE_COUNTERS):
            return _PAYMENT | {Touch.TURN}
        case q.NewRound():
            return _PAYMENT | {Touch.TURN}
        case q.DefeatReward() | q.JoinRequest() | q.DazeTakes() | q.SpendPower():
            return _OPEN
        case q.HeroTests():
            return _TEST | {Touch.SHEETS}
        case _:
            return _TEST


def blocking(command: c.Command, questions: tuple[q.Question, ...]) -> q.Question | None:
    """Find an open question that the command must wait for."""
    if not questions:
        return None
    touched = _touched(command, questions)
    own = command.question if isinstance(command, c.Answer | c.AnswerGroup) else ""
    others = (each for each in questions if each.id != own)
    return next((each for each in others if touched & held_by(each)), None)


def _touched(command: c.Command, questions: tuple[q.Question, ...]) -> frozenset[Touch]:
    match command:
        case c.ChangeSettings(costs=costs) if costs is not None:
            return frozenset({Touch.COSTS})
        case c.Answer(id, value):
            answered = next((each for each in questions if each.id == id), None)
            return _TOKENS if answered and _moves_tokens(answered, value) else _NONE
        case _:
            return MOVES[type(command)]


def _moves_tokens(question: q.Question, value: str) -> bool:
    """Tell whether an answer moves tokens, which waits for another open payment (U4)."""
    match question:
        case q.DefeatReward(then=then):
            return value == THREAT or bool(then)
        case q.JoinRequest() | q.PickWord(purpose=q.Purpose.CONDITION):
            return False
        case q.DazeTakes() | q.SpendPower():
            return False
        case _:
            return True
