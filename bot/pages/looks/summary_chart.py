"""The pools' course as a picture, with an alt text that says the same."""

from bot.pages.fitting import shorten
from bot.pages.looks.course import Course, Mark
from bot.pages.looks.tally import Tally
from bot.pages.page import Picture
from bot.pages.pictures.lines import Series, line_chart
from bot.pages.pictures.palette import FORTUNE, THREAT
from bot.pages.voice import Voice

LEAST_POINTS, MOST_POINTS = 2, 20
LONGEST_NAME = 20


def chart(voice: Voice, course: Course, counted: Tally, what: str) -> tuple[Picture, ...]:
    """Draw the end of a course by `what` (quest or round): slow; nothing for a single point."""
    if len(course) < LEAST_POINTS:
        return ()
    course = dict(list(course.items())[-MOST_POINTS:])
    labels = [label(voice, mark, counted) for mark in course]
    threat, fortune = voice.say("summary-threat"), voice.say("summary-fortune")
    series = (
        Series(threat, tuple(pools.threat for pools in course.values()), THREAT),
        Series(fortune, tuple(pools.fortune for pools in course.values()), FORTUNE),
    )
    heading = voice.say(f"summary-chart-{what}")
    points = (_point(voice, name, mark, course) for name, mark in zip(labels, course, strict=True))
    alt = voice.say("summary-chart-alt", heading=heading, points="; ".join(points))
    return (Picture("pools.png", line_chart(heading, series, labels), alt),)


def label(voice: Voice, mark: Mark, counted: Tally) -> str:
    """Name a point of a course, without markdown."""
    if mark.word:
        return voice.say(f"summary-point-{mark.word}")
    if mark.quest:
        return shorten(counted.quests[mark.quest - 1].name, LONGEST_NAME)
    key = "summary-point-round" if mark.round else "summary-point-set-up"
    return voice.say(key, encounter=mark.encounter, round=mark.round)


def _point(voice: Voice, name: str, mark: Mark, course: Course) -> str:
    pools = course[mark]
    return voice.say("summary-chart-point", name=name, threat=pools.threat, fortune=pools.fortune)
