"""The head of the page and its story: the course, the quests as shields, each in sentences."""

from collections.abc import Iterator

from bot.pages.lookups import dungeon_tale
from bot.pages.lookups.chapters import Chapter
from bot.pages.lookups.summary_picture import label
from bot.pages.text import capital
from bot.pages.web.course import Point, course, sign
from bot.pages.web.html import NOTHING, Html, element
from bot.pages.web.source import Source
from bot.rules.basics.options import Winner
from bot.rules.course.tally import Course, Mark, QuestLine

LEAST_POINTS = 2
# Of the square that the sign of a winner stands in.
HALF = 12


def picture(source: Source) -> Html:
    """Draw the course of both pools; nothing for a single point."""
    voice = source.voice
    points = list(_points(source, source.course) if source.has_pools else _counts(source))
    if len(points) < LEAST_POINTS:
        return NOTHING
    told = voice.apart(_told(source, point) for point in points)
    threat = voice.say("summary-threat")
    fortune = voice.say("summary-fortune" if source.has_pools else "web-conquest")
    heading = voice.say("web-course" if source.has_pools else "web-course-first")
    title = voice.say("summary-chart-alt", heading=heading, points=capital(told))
    return element("figure", course(points, title, threat, fortune))


def _told(source: Source, at: Point) -> str:
    key, second = "summary-chart-point", "fortune"
    if not source.has_pools:
        key, second = "web-course-point", "conquest"
    given: dict[str, str | int] = {"name": at.label, "threat": at.threat, second: at.fortune}
    return source.voice.say(key, **given)


def _points(source: Source, course_: Course) -> Iterator[Point]:
    for mark, pools in course_.items():
        name = label(source.voice, mark, source.tally)
        yield Point(name, pools.threat, pools.fortune, _winner(source, mark))


def _counts(source: Source) -> Iterator[Point]:
    """Follow the first edition's threat, and its conquest where the other has fortune."""
    for mark, held in source.counts.items():
        name = label(source.voice, mark, source.tally)
        yield Point(name, held.threat, held.conquest, _winner(source, mark))


def _winner(source: Source, mark: Mark) -> str:
    quest = source.tally.quests[mark.quest - 1] if mark.quest else None
    return str(quest.winner) if quest and quest.winner else ""


def shields(source: Source) -> Html:
    """Show who won which quest, in a row that leads to the story."""
    quests = list(enumerate(source.tally.quests, 1))
    if not quests:
        return NOTHING
    told = (_shield(source, number, quest) for number, quest in quests)
    return element("ol", told, class_="shields")


def _shield(source: Source, number: int, quest: QuestLine) -> Html:
    outcome = source.voice.say(f"web-won-{quest.winner}" if quest.winner else "page-outcome-open")
    link = element(
        "a",
        mark(quest.winner),
        element("b", quest.name),
        element("span", outcome),
        href=f"#quest-{number}",
    )
    return element("li", link)


def mark(winner: Winner | None) -> Html:
    """Draw the sign of who won: a shield for the heroes, a crown for the overlord."""
    name = f"mark {winner or 'open'}"
    drawn = sign(winner or "", HALF, HALF, 2 * HALF - 1)
    return element(
        "svg", drawn, class_=name, viewBox=f"0 0 {2 * HALF} {2 * HALF}", aria_hidden="true"
    )


def story(source: Source) -> Html:
    """Tell the campaign quest by quest."""
    _, *quests = source.chapters
    told = (_quest(source, chapter) for chapter in quests)
    nothing = element("p", source.say("page-summary-no-quest"))
    body = element("div", told, class_="columns") if quests else nothing
    return element("section", element("h2", source.say("web-story")), body, id="story")


def _quest(source: Source, told: Chapter) -> Html:
    quest = told.quest
    before = source.chapters[: told.number]
    sentences = dungeon_tale.sentences(source.voice, told, before)
    return element(
        "article",
        element("h3", mark(quest.winner if quest else None), quest.name if quest else ""),
        element("p", source.line(" ".join(sentences))),
        id=f"quest-{told.number}",
    )
