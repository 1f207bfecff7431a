"""Which moves must wait for which open questions (U4, U5)."""

from bot.rules.cards.kinds import ASKED
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state.choices import THREAT
from bot.rules.state.touches import NOTHING, OPEN, PAYMENT, STAGE, TEST, TOKENS, Touch, Touches

MOVES: dict[type[c.Command], Touches] = {
    c.CreateCampaign: NOTHING,
    c.TakeBack: NOTHING,
    # What is redone was legal in this very state: whatever else is played empties the redo.
    c.PlayAgain: NOTHING,
    c.ChangeSettings: NOTHING,
    c.AdoptCampaign: TOKENS,
    c.ChangeOverlords: NOTHING,
    c.SetAct: NOTHING,
    c.EndCampaign: STAGE,
    c.AddHero: NOTHING,
    c.SetHero: NOTHING,
    c.AssignHero: NOTHING,
    c.NameStandIn: NOTHING,
    c.ReleasePlayer: NOTHING,
    c.RemoveHero: STAGE,
    c.DefeatHero: NOTHING,
    c.RestHero: TOKENS,
    c.StartQuest: STAGE,
    c.EndEncounter: STAGE,
    c.EndQuest: STAGE,
    c.StartOverlordTurn: frozenset({Touch.TURN, Touch.TOKENS}),
    c.StartHeroTurn: frozenset({Touch.TURN}),
    c.EndTurn: frozenset({Touch.TURN}),
    c.GainThreat: TOKENS,
    c.LoseThreat: TOKENS,
    c.ConvertXp: TOKENS,
    c.SpendFortune: TOKENS,
    c.OpenShopPledge: TOKENS,
    c.CorrectFortune: frozenset({Touch.TOKENS, Touch.SHEETS}),
    c.ChooseDeck: frozenset({Touch.TRIGGER}),
    c.BuyPlotCard: TOKENS,
    c.TriggerPlotCard: frozenset({Touch.TOKENS, Touch.TRIGGER}),
    c.RefreshPlotCard: NOTHING,
    c.RecordPlotCost: frozenset({Touch.COSTS}),
    c.NextStep: STAGE,
    c.GoToStep: STAGE,
    c.AdjustXp: NOTHING,
    c.PlayRumor: TOKENS,
    c.Answer: NOTHING,
    c.AnswerGroup: NOTHING,
    c.AttackAgent: frozenset({Touch.AGENT}),
    c.DefeatAgent: frozenset({Touch.TOKENS, Touch.AGENT}),
    c.RollAttack: NOTHING,
    c.RollDefense: NOTHING,
    c.RollTest: NOTHING,
    c.RollPool: NOTHING,
    c.RerollDie: TOKENS,
    c.AtBoard: NOTHING,
}


def held_by(question: q.Question) -> Touches:
    """Tell what a question and the steps behind it hold until it is answered."""
    leaving = any(isinstance(step, q.LetAgentGo) for step in question.then)
    return _held_by(question) | ({Touch.AGENT} if leaving else NOTHING)


def _held_by(question: q.Question) -> Touches:
    """Tell what a question holds by itself; a pledge holds nothing (F4)."""
    match question:
        case q.ShopPledge():
            return NOTHING
        case q.PickHero() | q.PickWord() | q.PickNumber() | q.SayYes():
            return ASKED[question.purpose].holds
        case q.FortuneTie():
            return PAYMENT
        case q.MissingCost():
            return PAYMENT | {Touch.COSTS}
        case q.NewRound():
            return PAYMENT | {Touch.TURN}
        case q.DefeatReward() | q.JoinRequest() | q.DazeTakes() | q.SpendPower():
            return OPEN
        case q.HeroTests():
            return TEST | {Touch.SHEETS}
        case q.DescribeGroup():
            return TEST


def blocking(command: c.Command, questions: tuple[q.Question, ...]) -> q.Question | None:
    """Find an open question that the command must wait for."""
    if not questions:
        return None
    touched = _touched(command, questions)
    own = command.question if isinstance(command, c.Answer | c.AnswerGroup) else ""
    others = (each for each in questions if each.id != own)
    return next((each for each in others if touched & held_by(each)), None)


def _touched(command: c.Command, questions: tuple[q.Question, ...]) -> Touches:
    match command:
        case c.ChangeSettings(costs=costs) if costs is not None:
            return frozenset({Touch.COSTS})
        case c.Answer(id, value):
            answered = next((each for each in questions if each.id == id), None)
            return TOKENS if answered and _moves_tokens(answered, value) else NOTHING
        case _:
            return MOVES[type(command)]


def _moves_tokens(question: q.Question, value: str) -> bool:
    """Tell whether an answer moves tokens, which waits for another open payment (U4)."""
    match question:
        case q.DefeatReward(then=then):
            return value == THREAT or bool(then)
        case q.PickHero() | q.PickWord() | q.PickNumber() | q.SayYes():
            return ASKED[question.purpose].moves_tokens
        case q.JoinRequest() | q.DazeTakes() | q.SpendPower():
            return False
        case _:
            return True
