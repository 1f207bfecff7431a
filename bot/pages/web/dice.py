"""The dice of the campaign: how fair they fell, who had luck, and the proof of every quest."""

from collections.abc import Iterator

from bot.pages.lookups import fairness as told
from bot.pages.lookups.verifying import promise, verdict
from bot.pages.phrases.dice_words import tenths
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
    lines = [told.verdict(judged, voice), voice.say("fairness-how"), *told.luck_lines(lucks, voice)]
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
        joined(_bar(source, face, (place + 0.5) * slot, (HEIGHT - FOOT) / most))
        for place, face in enumerate(die.faces)
    )
    drawn = element("svg", bars, class_=f"die {colour}", viewBox=f"0 -16 {WIDTH} {HEIGHT + 16}")
    return element("figure", element("figcaption", source.line(heading)), drawn)


def _bar(source: Source, face: FaceCount, middle: float, scale: float) -> tuple[Html, ...]:
    foot, height = HEIGHT - FOOT, face.observed * scale
    level, left = foot - face.expected * scale, middle - BAR / 2
    expected = tenths(face.expected, source.voice)
    words = source.voice.say(
        "fairness-face", face=face.written, seen=face.observed, expected=expected
    )
    place = {"x": f"{left:.1f}", "y": f"{foot - height:.1f}"}
    stroke = {"x1": f"{left - 5:.1f}", "x2": f"{left + BAR + 5:.1f}"}
    stroke |= {"y1": f"{level:.1f}", "y2": f"{level:.1f}"}
    return (
        element("rect", element("title", words), **place, width=BAR, height=f"{height:.1f}"),
        element("line", **stroke),
        element("text", face.observed, x=f"{middle:.1f}", y=f"{foot - height - 3:.1f}"),
        element("text", face.written, x=f"{middle:.1f}", y=foot + 16, class_="tick"),
    )


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
