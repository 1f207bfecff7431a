"""The picture of a summary: what it came to, four figures, the course of both pools."""

from collections.abc import Iterator, Sequence

from bot.pages.fitting import shorten
from bot.pages.page import Picture
from bot.pages.pictures.drawn import poster
from bot.pages.pictures.palette import CROWN, FORTUNE, SHIELD, THREAT, Colour, Shape
from bot.pages.pictures.shown import Band, LineChart, Poster, Series
from bot.pages.text import capital
from bot.pages.voice import View, Voice
from bot.rules.basics.options import Winner
from bot.rules.course.tally import Course, Mark, Tally
from bot.rules.state import events as e
from bot.rules.state.events import Entry
from bot.rules.state.replay import live

LEAST_POINTS, MOST_POINTS = 2, 20
LONGEST_NAME = 20
LONGEST_ALT = 1024
WON: dict[Winner, tuple[Shape, Colour]] = {
    Winner.HEROES: (SHIELD, FORTUNE),
    Winner.OVERLORD: (CROWN, THREAT),
}
_TURNS = (e.HeroTurnBegan, e.OverlordTurnBegan)


def campaign_picture(view: View, counted: Tally, course: Course, told: str) -> Picture:
    """Draw the campaign so far; `told` says in words what stands in its text."""
    voice = view.voice
    won = [quest.winner for quest in counted.quests if quest.winner]
    heroes, overlord = won.count(Winner.HEROES), won.count(Winner.OVERLORD)
    result = voice.say("summary-result-campaign", heroes=heroes, overlord=overlord)
    played = len(counted.quests)
    quests = (str(played), voice.say("summary-figure-quests", quests=played))
    figures = (quests, *_figures(voice, counted))
    title = view.voice.campaign.name
    ahead = Winner.HEROES if heroes > overlord else Winner.OVERLORD
    sign, ink = WON[ahead] if heroes != overlord else ((), FORTUNE)
    drawn = chart(voice, course, counted, "quest")
    shown = Poster(title, result, figures, drawn, view.picture_note, sign, ink)
    return _picture(voice, shown, course, counted, told)


def quest_picture(view: View, counted: Tally, course: Course, told: str) -> Picture:
    """Draw the newest quest likewise."""
    voice = view.voice
    quest = counted.quests[0]
    result = voice.say(f"summary-result-{quest.winner}" if quest.winner else "summary-result-open")
    turns = sum(isinstance(entry.event, _TURNS) for entry in _of_newest(view))
    called = (str(turns), voice.say("summary-figure-turns", turns=turns))
    figures = (called, *_figures(voice, counted))
    sign, ink = WON[quest.winner] if quest.winner else ((), FORTUNE)
    drawn = chart(voice, course, counted, "round")
    note = view.picture_note
    shown = Poster(quest.name, result, figures, drawn, note, sign, ink)
    return _picture(voice, shown, course, counted, told)


def _of_newest(view: View) -> Iterator[Entry]:
    standing = live(view.entries)
    starts = (entry.seq for entry in standing if isinstance(entry.event, e.QuestStarted))
    first = max(starts, default=0)
    return (entry for entry in standing if entry.seq >= first)


def _figures(voice: Voice, counted: Tally) -> tuple[tuple[str, str], ...]:
    gained, spent = counted.gained.total(), counted.spent_threat
    given, defeats = counted.given.total(), counted.defeats.total()
    used = sum(counted.spent(hero) for hero in counted.heroes())
    shown = (
        (
            voice.say("summary-threat-moved", gained=gained, spent=spent),
            voice.say("summary-figure-threat"),
            gained or spent,
        ),
        (
            voice.say("summary-fortune-spent", spent=used, given=given),
            voice.say("summary-figure-fortune"),
            used or given,
        ),
        (str(defeats), voice.say("summary-figure-defeats", defeats=defeats), True),
    )
    # Of a pool that nothing came into and nothing went out of, nothing is said.
    return tuple((figure, label) for figure, label, moved in shown if moved)


def chart(voice: Voice, course: Course, counted: Tally, what: str) -> LineChart | None:
    """Show the end of a course by `what` (quest or round); nothing for a single point."""
    if len(course) < LEAST_POINTS:
        return None
    shown = _last(course)
    threat, fortune = voice.say("summary-threat"), voice.say("summary-fortune")
    series = (
        Series(threat, tuple(pools.threat for pools in shown.values()), THREAT),
        Series(fortune, tuple(pools.fortune for pools in shown.values()), FORTUNE),
    )
    labels = tuple(label(voice, mark, counted) for mark in shown)
    heading = voice.say(f"summary-chart-{what}")
    return LineChart(heading, series, labels, tuple(_bands(voice, shown, counted)))


def _last(course: Course) -> Course:
    return dict(list(course.items())[-MOST_POINTS:])


def _bands(voice: Voice, course: Course, counted: Tally) -> Iterator[Band]:
    """Give each quest its band with the winner's sign, each encounter of several its own."""
    encounters: dict[int, list[int]] = {}
    for place, mark in enumerate(course):
        winner = counted.quests[mark.quest - 1].winner if mark.quest else None
        if winner is not None:
            sign, ink = WON[winner]
            yield Band(place, place, sign, ink)
        if mark.encounter:
            encounters.setdefault(mark.encounter, []).append(place)
    for number, places in encounters.items() if len(encounters) > 1 else ():
        name = voice.say("summary-encounter", encounter=number)
        yield Band(places[0], places[-1], name=name)


def label(voice: Voice, mark: Mark, counted: Tally) -> str:
    """Name a point of a course on its chart, without markdown."""
    if mark.word:
        return voice.say(f"summary-point-{mark.word}")
    if mark.quest:
        return shorten(counted.quests[mark.quest - 1].name, LONGEST_NAME)
    key = "summary-point-round" if mark.round else "summary-point-set-up"
    return voice.say(key, round=mark.round)


def _picture(voice: Voice, shown: Poster, course: Course, counted: Tally, told: str) -> Picture:
    """Put the text behind the picture into its alt text, and the course where there is room."""
    points = capital(voice.apart(_points(voice, _last(course), counted))) if shown.chart else ""
    return Picture("summary.png", poster(shown), alt_text(voice, shown, points, told))


def alt_text(voice: Voice, shown: Poster, points: str, told: str = "") -> str:
    """Say what a picture shows: its figures, a text that it stands for, the points of its chart."""
    figures = ", ".join(f"{figure} {label}" for figure, label in shown.figures)
    said = voice.say("summary-alt", title=shown.title, result=shown.result, figures=figures)
    parts = [said, told] if told else [said]
    if shown.chart:
        heading = shown.chart.heading
        parts.append(voice.say("summary-chart-alt", heading=heading, points=points))
    return _fitted(voice, parts)


def _fitted(voice: Voice, parts: Sequence[str]) -> str:
    """Leave the course out where all is too long, and say where the rest is if that is too."""
    whole = " ".join(parts)
    if len(whole) <= LONGEST_ALT:
        return whole
    text, rest = " ".join(parts[:2]), voice.say("summary-alt-more")
    if len(text) <= LONGEST_ALT:
        return text
    return f"{shorten(text, LONGEST_ALT - len(rest) - 1)} {rest}"


def _points(voice: Voice, course: Course, counted: Tally) -> Iterator[str]:
    several = any(mark.encounter > 1 for mark in course)
    for mark, pools in course.items():
        name = label(voice, mark, counted)
        if several and mark.encounter:
            encounter = voice.say("summary-encounter", encounter=mark.encounter)
            name = voice.say("summary-point-of", encounter=encounter, point=name)
        yield voice.say(
            "summary-chart-point", name=name, threat=pools.threat, fortune=pools.fortune
        )
