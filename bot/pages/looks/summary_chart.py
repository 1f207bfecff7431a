"""The pools' course as a picture, with an alt text that says the same."""

from bot.pages.fitting import shorten
from bot.pages.looks.course import Course, Mark
from bot.pages.looks.tally import Tally
from bot.pages.looks.view import View
from bot.pages.page import Picture
from bot.pages.pictures.lines import Series, line_chart
from bot.pages.pictures.palette import FORTUNE, THREAT

LEAST_POINTS, MOST_POINTS = 2, 20
LONGEST_NAME = 20


def chart(view: View, course: Course, counted: Tally, what: str) -> tuple[Picture, ...]:
    """Draw the end of a course by `what` (quest or round): slow; nothing for a single point."""
    if len(course) < LEAST_POINTS:
        return ()
    course = dict(list(course.items())[-MOST_POINTS:])
    labels = [label(view, mark, counted) for mark in course]
    threat, fortune = view.say("summary-threat"), view.say("summary-fortune")
    series = (
        Series(threat, tuple(pools.threat for pools in course.values()), THREAT),
        Series(fortune, tuple(pools.fortune for pools in course.values()), FORTUNE),
    )
    heading = view.say(f"summary-chart-{what}")
    points = (_point(view, name, mark, course) for name, mark in zip(labels, course, strict=True))
    alt = view.say("summary-chart-alt", heading=heading, points="; ".join(points))
    return (Picture("pools.png", line_chart(heading, series, labels), alt),)


def label(view: View, mark: Mark, counted: Tally) -> str:
    """Name a point of a course, without markdown."""
    if mark.word:
        return view.say(f"summary-point-{mark.word}")
    if mark.quest:
        return shorten(counted.quests[mark.quest - 1].name, LONGEST_NAME)
    key = "summary-point-round" if mark.round else "summary-point-set-up"
    return view.say(key, encounter=mark.encounter, round=mark.round)


def _point(view: View, name: str, mark: Mark, course: Course) -> str:
    pools = course[mark]
    return view.say("summary-chart-point", name=name, threat=pools.threat, fortune=pools.fortune)
