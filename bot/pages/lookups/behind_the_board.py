"""What the board's buttons open for whoever presses them: everything else, and how a quest ends."""

from collections.abc import Iterable, Iterator

from bot.pages.lookups.parts import table_of
from bot.pages.page import Button, Page, lines, row
from bot.pages.phrases.stages import what_now, won
from bot.pages.presses import Act
from bot.pages.text import clean
from bot.pages.voice import View, Voice
from bot.rules import offers
from bot.rules.basics.options import Edition, Winner
from bot.rules.state import commands as c
from bot.rules.state import events as e

MORE, ENDING = "more", "ending"


def more(view: View) -> Page:
    """Offer what is looked at now and then; it is private."""
    voice = view.voice
    title = voice.text("board-more", campaign=clean(voice.campaign.name))
    return Page((title, row(*_looks(view))))


def _looks(view: View) -> Iterator[Button]:
    say = view.voice.say
    yield view.look(say("page-button-log"), "log")
    yield view.look(say("page-button-summary"), "summary")
    if view.voice.campaign.edition is Edition.SECOND:
        yield what_now(view)
    yield view.look(say("page-button-settings"), "settings")


def redraw(view: View) -> Button:
    """Offer to bring the board up to date."""
    return view.button(view.voice.say("board-button-redraw"), Act.BOARD)


def ending(view: View) -> Page:
    """Ask who won, whoever may end the quest now; raises what would refuse it."""
    voice, quest = view.voice, view.voice.campaign.quest
    refused = offers.refusal(table_of(voice), c.EndQuest(Winner.HEROES))
    if refused is not None:
        raise refused
    asked = voice.text("page-ending-asked", quest=clean(quest.name if quest else ""))
    return Page((asked, row(*(won(view, winner, voice.campaign) for winner in Winner))))


def told_who_won(events: Iterable[e.Event], voice: Voice) -> Page:
    """Say what was answered; there is nothing to press any more."""
    ends = (each for each in events if isinstance(each, e.QuestEnded))
    told = (_told(each, voice) for each in ends)
    return Page((lines(*told),))


def _told(ended: e.QuestEnded, voice: Voice) -> str:
    return voice.say("page-ending-told", quest=clean(ended.name), winner=ended.winner.value)
