"""Open questions as pages show them: what is asked, who is waited for, a button a choice."""

from bot.rules.questions import Question
from bot.telling.page import Block, Buttons
from bot.telling.pages.parts import names
from bot.telling.pages.view import View, lines
from bot.telling.phrases import asking


def open_questions(view: View) -> tuple[Block, ...]:
    """Show every open question of the campaign."""
    return tuple(block for question in view.campaign.questions for block in asked(view, question))


def asked(view: View, question: Question) -> tuple[Block, ...]:
    """Show one open question."""
    how = names(view)
    told = lines(asking.text(question, how), *asking.details(question, how))
    return (told, Buttons(asking.buttons(question, view.server, view.id, how)))
