"""The picture of a first-edition summary: what it came to, four figures, threat and conquest."""

from collections.abc import Iterator, Sequence

from bot.pages.lookups.dungeon_course import Course
from bot.pages.lookups.dungeon_runs import Run
from bot.pages.lookups.summary_picture import (
    LEAST_POINTS,
    MOST_POINTS,
    WON,
    alt_text,
    label,
)
from bot.pages.page import Picture
from bot.pages.pictures.drawn import poster
from bot.pages.pictures.palette import FORTUNE, THREAT
from bot.pages.pictures.shown import LineChart, Poster, Series
from bot.pages.text import capital
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Winner
from bot.rules.course.tally import Tally


def campaign_picture(view: View, found: Sequence[Run], counted: Tally, course: Course) -> Picture:
    """Draw the campaign so far; its text stands below it."""
    voice, won = view.voice, [run.winner for run in found]
    heroes, overlord = won.count(Winner.HEROES), won.count(Winner.OVERLORD)
    result = voice.say("summary-result-campaign", heroes=heroes, overlord=overlord)
    quests = str(len(found)), voice.say("summary-figure-quests", quests=len(found))
    ahead = Winner.HEROES if heroes > overlord else Winner.OVERLORD
    sign, ink = WON[ahead] if heroes != overlord else ((), FORTUNE)
    drawn = _chart(voice, counted, course)
    figures = (quests, *_figures(voice, found))
    note = view.picture_note
    shown = Poster(voice.campaign.name, result, figures, drawn, note, sign, ink)
    return _picture(voice, shown, counted, course)


def quest_picture(view: View, run: Run, counted: Tally, course: Course) -> Picture:
    """Draw the newest quest likewise."""
    voice = view.voice
    result = voice.say(f"summary-result-{run.winner}" if run.winner else "summary-result-open")
    turns = str(run.turns), voice.say("summary-figure-turns", turns=run.turns)
    sign, ink = WON[run.winner] if run.winner else ((), FORTUNE)
    drawn = _chart(voice, counted, course)
    figures = (turns, *_figures(voice, [run]))
    shown = Poster(run.name, result, figures, drawn, view.picture_note, sign, ink)
    return _picture(voice, shown, counted, course)


def _figures(voice: Voice, found: Sequence[Run]) -> tuple[tuple[str, str], ...]:
    kills = sum(run.kills.total() for run in found)
    return (
        *_moved(voice, found, "threat_by", "summary-figure-threat"),
        *_moved(voice, found, "conquest_by", "first-figure-conquest"),
        (str(kills), voice.say("first-figure-kills", kills=kills)),
    )


def _moved(voice: Voice, found: Sequence[Run], what: str, label: str) -> Iterator[tuple[str, str]]:
    """Give what came and went of a count; nothing where nothing did."""
    sums = [(up, amount) for run in found for (_, up), amount in getattr(run, what).items()]
    gained, spent = (sum(amount for up, amount in sums if up is way) for way in (True, False))
    if gained or spent:
        moved = voice.say("summary-threat-moved", gained=gained, spent=spent)
        yield moved, voice.say(label)


def _chart(voice: Voice, counted: Tally, course: Course) -> LineChart | None:
    if len(course) < LEAST_POINTS:
        return None
    shown = _last(course)
    series = (
        Series(voice.say("summary-threat"), tuple(x.threat for x in shown.values()), THREAT),
        Series(voice.say("web-conquest"), tuple(x.conquest for x in shown.values()), FORTUNE),
    )
    labels = tuple(label(voice, mark, counted) for mark in shown)
    return LineChart(voice.say("web-course-first"), series, labels)


def _last(course: Course) -> Course:
    return dict(list(course.items())[-MOST_POINTS:])


def _picture(voice: Voice, shown: Poster, counted: Tally, course: Course) -> Picture:
    """Say the figures, and the course where it is drawn, in the alt text."""
    points = (
        voice.say(
            "web-course-point",
            name=label(voice, mark, counted),
            threat=held.threat,
            conquest=held.conquest,
        )
        for mark, held in _last(course).items()
    )
    told = capital(voice.apart(points)) if shown.chart else ""
    return Picture("summary.png", poster(shown), alt_text(voice, shown, told))
