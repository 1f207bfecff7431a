"""The message that reminds people of what a campaign waits for."""

from collections.abc import Iterator, Mapping, Sequence

from bot.pages.page import Buttons, Link, Page, Text
from bot.pages.phrases import asking
from bot.pages.voice import Voice
from bot.rules.course.waits import Wait


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
