"""Whether a move that comes from elsewhere can be told: every key of it has words."""

from collections.abc import Callable

from bot.box.box import Box
from bot.pages import say
from bot.pages.phrases import asking
from bot.pages.phrases.lines import line
from bot.pages.phrases.moves import Move
from bot.pages.view import View
from bot.pages.voice import Voice
from bot.rules.state import events as e
from bot.rules.state.campaign import Campaign
from bot.rules.state.events import Entry
from bot.words import FALLBACK, Words


def sayable(words: Words) -> Callable[[tuple[Entry, ...], Campaign, Box], None]:
    """Give the check: it says a move once, and raises what saying it raises."""

    def check(entries: tuple[Entry, ...], campaign: Campaign, box: Box) -> None:
        voice = Voice(campaign, box, words, FALLBACK)
        say.page(Move(0, 0, entries[0].move, entries, campaign, campaign.seq), voice)
        for entry in entries:
            line(entry.event, voice)
            if isinstance(entry.event, e.Asked):
                asking.text(entry.event.question, voice)
                asking.buttons(entry.event.question, View(voice, 0, 0))

    return check
