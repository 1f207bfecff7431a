"""The dice of the campaign: how fair they fell, who had luck, and the proof of every quest."""

from collections.abc import Iterator

from bot.pages.lookups import fairness as told
from bot.pages.lookups.verifying import promise, verdict
from bot.pages.text import clean
from bot.pages.web.html import NOTHING, Html, element, joined
from bot.pages.web.source import Source
from bot.rules.rolling.fairness import DieFairness, FaceCount, fairness, luck
from bot.rules.rolling.proof import Promise, verify_entries
from bot.rules.rolling.seen_dice import seen_dice

WIDTH, HEIGHT, BAR, FOOT = 240, 110, 26, 34


def dice(source: Source) -> Html:
    """Write the section; slow, for it recomputes every roll."""
    seen = list(seen_dice(source.view.entries))
    body = _fell(source) if seen else [element("p", source.say("fairness-nothing"))]
    return element(
        "section", element("h2", source.say("web-dice")), body, _proof(source), id="dice"
    )


def _fell(source: Source) -> list[Html]:
    voice, seen = source.voice, list(seen_dice(source.view.entries))
    judged, lucks = fairness(seen, voice.box.dice), luck(seen, voice.box.dice)
    headings = told.headings(judged, voice)
    charts = (_die(source, *pair) for pair in zip(judged.dice, headings, strict=True))
    lines = [told.verdict(judged, voice), voice.say("web-dice-how"), *told.luck_lines(lucks, voice)]
    how = [voice.say("fairness-luck-how")] if lucks else []
    return [
        element("p", source.say("fairness-title", dice=len(seen))),
        element("div", charts, class_="columns"),
        *(element("p", source.line(line)) for line in (*lines, *how)),
    ]


def _die(source: Source, die: DieFairness, heading: str) -> Html:
    """Draw how often each face fell, in the die's own colour; a stroke marks what is expected."""
    colour = source.voice.box.dice[die.die].colour
    most = max(max(face.observed, face.expected) for face in die.faces) or 1
    slot = WIDTH / len(die.faces)
    bars = (
        _bar(face, (place + 0.5) * slot, (HEIGHT - FOOT) / most)
        for place, face in enumerate(die.faces)
    )
    said = element("title", told.faces(die, source.voice))
    name, box = f"die {colour}", f"0 -16 {WIDTH} {HEIGHT + 16}"
    drawn = element("svg", said, bars, class_=name, viewBox=box, role="img")
    return element("figure", element("figcaption", source.line(heading)), drawn)


def _bar(face: FaceCount, middle: float, scale: float) -> Html:
    foot, height = HEIGHT - FOOT, face.observed * scale
    level, left = foot - face.expected * scale, middle - BAR / 2
    ends = {"x1": _px(left - 5), "x2": _px(left + BAR + 5)}
    above = min(foot - height, level) - 4
    return joined(
        element("rect", x=_px(left), y=_px(foot - height), width=BAR, height=_px(height)),
        element("line", **ends, y1=_px(level), y2=_px(level)),
        element("text", face.observed, x=_px(middle), y=_px(above)),
        element("text", face.written, x=_px(middle), y=foot + 16, class_="tick"),
    )


def _px(value: float) -> str:
    return f"{value:.1f}"


def _proof(source: Source) -> Html:
    """Write the promises and secrets; the campaign's key is a Discord id, and stays behind."""
    report = verify_entries(source.view.entries, source.view.forced)
    said = verdict(report, source.voice.box.dice, source.voice.say, with_key=False)
    return element(
        "div",
        element("h3", source.say("web-proof")),
        (element("p", source.line(line)) for line in said),
        (_promise(source, each) for each in report.promises),
        element("p", source.say("web-verify-how"), class_="small") if report.promises else NOTHING,
    )


def _promise(source: Source, one: Promise) -> Html:
    summary, *rest = _lines(source, one)
    shown = element("ul", (element("li", line) for line in rest))
    return element("details", element("summary", summary), shown)


def _lines(source: Source, one: Promise) -> Iterator[Html]:
    return map(source.line, promise(one, source.voice.say, clean))
