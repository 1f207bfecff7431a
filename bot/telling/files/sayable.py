"""Whether a move that comes from elsewhere can be told: every key of it has words."""

from bot.box import Box
from bot.campaign_import import Sayable
from bot.rules import events as e
from bot.rules.campaign import Campaign
from bot.rules.events import Entry
from bot.telling import say
from bot.telling.phrases import asking
from bot.telling.phrases.lines import line
from bot.telling.phrases.moves import Move
from bot.telling.phrases.naming import Naming
from bot.words import FALLBACK, Words


def sayable(words: Words) -> Sayable:
    """Give the check: it says a move once, and raises what saying it raises."""

    def check(entries: tuple[Entry, ...], campaign: Campaign, box: Box) -> None:
        names = Naming(campaign, box, words, FALLBACK)
        say.page(Move(0, 0, entries[0].move, entries, campaign, campaign.seq), names)
        for entry in entries:
            line(entry.event, names)
            if isinstance(entry.event, e.Asked):
                asking.text(entry.event.question, names)
                asking.buttons(entry.event.question, 0, 0, names)

    return check
