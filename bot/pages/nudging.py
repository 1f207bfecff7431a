"""The message that reminds people of what a campaign waits for."""

from collections.abc import Iterator, Mapping, Sequence

from bot.pages.page import Buttons, Link, Page, Text
from bot.pages.phrases import asking
from bot.pages.phrases.naming import Naming
from bot.rules.course.waits import Wait


def nudge(waits: Sequence[Wait], links: Mapping[str, str], names: Naming) -> Page:
    """Tell each wait with whom it is for; `links` leads to the messages of questions, by id."""
    told = "\n".join(_line(wait, names) for wait in waits)
    return Page((Text(told), Buttons(tuple(_ways(waits, links, names)))))


def _line(wait: Wait, names: Naming) -> str:
    who, since = names.people(wait.users), f"<t:{wait.since}:f>"
    if wait.question is not None:
        asked = asking.text(wait.question, names)
        return names.say("nudge-question", who=who, since=since, question=asked)
    if wait.hero:
        return names.say("nudge-hero-turn", who=who, since=since, hero=names.hero(wait.hero))
    return names.say("nudge-overlord-turn", who=who, since=since)


def _ways(waits: Sequence[Wait], links: Mapping[str, str], names: Naming) -> Iterator[Link]:
    for wait in waits:
        if wait.question is not None and wait.question.id in links:
            yield Link(names.say("nudge-button"), links[wait.question.id])
