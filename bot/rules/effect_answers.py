"""Answers to the questions that single cards ask."""

from bot.rules import questions as q
from bot.rules import refusals as r
from bot.rules.draft import Draft


def answer(draft: Draft, question: q.Question, value: str) -> None:
    """Go on with a card's ability."""
    raise r.NoSuchChoice(question, value)
