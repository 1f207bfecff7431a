"""Which moves must wait for which open questions (U4, U5)."""

from bot.rules.cards.kinds import ASKED
from bot.rules.state import commands as c
from bot.rules.state import questions as q
from bot.rules.state.choices import GO_ON, THREAT
from bot.rules.state.touches import AGENT, COSTS, NOTHING, STAGE, TOKENS, Touches


def held_by(question: q.Question) -> Touches:
    """Tell what a question and the steps behind it hold until it is answered."""
    leaving = any(isinstance(step, q.LetAgentGo) for step in question.then)
    return _held_by(question) | (AGENT if leaving else NOTHING)


def _held_by(question: q.Question) -> Touches:
    """Tell what a question holds by itself; what a card asks, by its kind."""
    if isinstance(question, q.OfCard):
        return ASKED[question.purpose].holds
    return question.holds


def blocking(command: c.Command, questions: tuple[q.Question, ...]) -> q.Question | None:
    """Find an open question that the command must wait for."""
    touched = _touched(command, questions)
    own = command.question if isinstance(command, c.Answer | c.AnswerGroup) else ""
    others = (each for each in questions if each.id != own)
    return next((each for each in others if touched & held_by(each)), None)


def _touched(command: c.Command, questions: tuple[q.Question, ...]) -> Touches:
    match command:
        case c.ChangeSettings(costs=costs) if costs is not None:
            return COSTS
        case c.Answer(id, value):
            answered = next((each for each in questions if each.id == id), None)
            if isinstance(answered, q.StepCloses):
                return STAGE if value == GO_ON else NOTHING
            return TOKENS if answered and _moves_tokens(answered, value) else NOTHING
        case _:
            return command.touches


def _moves_tokens(question: q.Question, value: str) -> bool:
    """Tell whether an answer moves tokens, which waits for another open payment (U4)."""
    if isinstance(question, q.DefeatReward):
        return value == THREAT or bool(question.then)
    if isinstance(question, q.OfCard):
        return ASKED[question.purpose].moves_tokens
    return question.moves_tokens
