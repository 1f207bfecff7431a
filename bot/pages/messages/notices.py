"""What a channel is told unasked: whom its campaign waits for, where a log put back ends."""

from collections.abc import Iterator, Mapping, Sequence

from bot.pages.fitting import shorten
from bot.pages.page import Buttons, Link, Page, Text
from bot.pages.phrases import asking
from bot.pages.phrases.headline import headline
from bot.pages.phrases.moves import Move
from bot.pages.voice import Voice
from bot.rules.course.waits import Wait

LONGEST_DESCRIPTION = 300


def nudge(waits: Sequence[Wait], links: Mapping[str, str], voice: Voice) -> Page:
    """Tell each wait with whom it is for; `links` leads to the messages of questions, by id."""
    told = "\n".join(_line(wait, voice) for wait in waits)
    return Page((Text(told), Buttons(tuple(_ways(waits, links, voice)))))


def _line(wait: Wait, voice: Voice) -> str:
    who, since = voice.people(wait.users), f"<t:{wait.since}:f>"
    if wait.question is not None:
        asked = asking.text(wait.question, voice)
        return voice.say("nudge-question", who=who, since=since, question=asked)
    if wait.hero:
        return voice.say("nudge-hero-turn", who=who, since=since, hero=voice.hero(wait.hero))
    return voice.say("nudge-overlord-turn", who=who, since=since)


def _ways(waits: Sequence[Wait], links: Mapping[str, str], voice: Voice) -> Iterator[Link]:
    for wait in waits:
        if wait.question is not None and wait.question.id in links:
            yield Link(voice.say("nudge-button"), links[wait.question.id])


def restored(move: Move, last: int, voice: Voice) -> Page:
    """Say which entry is the last, and what move it belongs to."""
    what = shorten(" ".join(headline(move, voice)), LONGEST_DESCRIPTION)
    return Page((Text(voice.say("restored", last=last, what=what)),))
