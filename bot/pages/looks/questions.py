"""Open questions as pages show them: what is asked, who is waited for, a button a choice."""

from bot.pages.looks.parts import names
from bot.pages.looks.view import View
from bot.pages.page import Block, Buttons, lines
from bot.pages.phrases import asking
from bot.rules.state.questions import Question


def open_questions(view: View) -> tuple[Block, ...]:
    """Show every open question of the campaign."""
    return tuple(block for question in view.campaign.questions for block in asked(view, question))


def asked(view: View, question: Question) -> tuple[Block, ...]:
    """Show one open question."""
    how = names(view)
    told = lines(asking.text(question, how), *asking.details(question, how))
    return (told, Buttons(asking.buttons(question, view.server, view.id, how)))
