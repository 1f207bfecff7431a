"""The course of both pools as an SVG drawing, in the page's own colours."""

from collections.abc import Sequence

from msgspec import Struct

from bot.pages.pictures.axes import Axis, axis, thinned
from bot.pages.pictures.palette import CROWN, SHIELD, scaled
from bot.pages.web.html import NOTHING, Html, element
from bot.rules.basics.options import Winner

WIDTH, HEIGHT = 520, 318
LEFT, RIGHT, TOP, BOTTOM = 44, 84, 12, 112
# Beyond so many points their marks would touch each other.
MOST_MARKS = 24
LONGEST_LABEL = 15
# Up to so many points a label has room for a second line.
MOST_WRAPPED = 8
LEAST_APART = 16
SIGN = 12


class Point(Struct, frozen=True):
    """What the pools held at one point in time; `winner` is who won there, if it is a quest."""

    label: str
    threat: int
    fortune: int
    winner: str = ""


class _Plot(Struct, frozen=True):
    points: Sequence[Point]
    axis: Axis

    @property
    def slot(self) -> float:
        return (WIDTH - LEFT - RIGHT) / len(self.points)

    def across(self, place: int) -> float:
        return LEFT + (place + 0.5) * self.slot

    def level(self, value: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / self.axis.top)


def course(points: Sequence[Point], title: str, threat: str, fortune: str) -> Html:
    """Draw both lines, labelled at their ends; `title` says the same to a screen reader."""
    if not points:
        return NOTHING
    most = max(max(point.threat, point.fortune) for point in points)
    plot = _Plot(points, axis(most))
    threats = [point.threat for point in points]
    fortunes = [point.fortune for point in points]
    ends = _apart(plot.level(threats[-1]), plot.level(fortunes[-1]))
    return element(
        "svg",
        element("title", title),
        (_band(plot, place) for place in range(len(points))),
        (_tick(plot, value) for value in plot.axis.values),
        (_label(plot, place) for place in thinned([point.label for point in points])),
        _line(plot, fortunes, "fortune"),
        _line(plot, threats, "threat"),
        _end(ends[0], threat, "threat"),
        _end(ends[1], fortune, "fortune"),
        class_="course",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
    )


def _apart(threat: float, fortune: float) -> tuple[float, float]:
    """Keep two labels from lying on each other."""
    lack = LEAST_APART - abs(threat - fortune)
    if lack <= 0:
        return threat, fortune
    shift = lack / 2 if threat > fortune else -lack / 2
    return threat + shift, fortune - shift


def _band(plot: _Plot, place: int) -> Html:
    winner = plot.points[place].winner
    if not winner:
        return NOTHING
    middle = plot.across(place)
    band = element(
        "rect",
        x=_px(middle - plot.slot / 2 + 1),
        y=TOP,
        width=_px(plot.slot - 2),
        height=HEIGHT - TOP - BOTTOM,
    )
    return element("g", band, sign(winner, middle, TOP + SIGN, SIGN), class_=f"band {winner}")


def sign(winner: str, middle: float, level: float, size: float) -> Html:
    """Draw the sign of who won: a crown for the overlord, a shield for the heroes."""
    shape = CROWN if winner == Winner.OVERLORD else SHIELD
    places = scaled(shape, (middle, level), size)
    return element("polygon", points=" ".join(f"{_px(x)},{_px(y)}" for x, y in places))


def _tick(plot: _Plot, value: int) -> Html:
    level = _px(plot.level(value))
    line = element("line", class_="grid", x1=LEFT, x2=WIDTH - RIGHT, y1=level, y2=level)
    text = element("text", value, class_="tick", x=LEFT - 6, y=level, dy="0.35em")
    return Html(line.source + text.source)


def _label(plot: _Plot, place: int) -> Html:
    label, x = plot.points[place].label, _px(plot.across(place))
    y = HEIGHT - BOTTOM + 16
    written = _lines(label) if len(plot.points) <= MOST_WRAPPED else [_cut(label)]
    told = (
        element("tspan", line, x=0, dy="1em" if at else None) for at, line in enumerate(written)
    )
    whole = element("title", label)
    turned = f"translate({x} {y}) rotate(-45)"
    return element("text", whole, told, class_="label", transform=turned)


def _lines(label: str) -> list[str]:
    """Break a label once, where its first line is full."""
    head, parted, tail = label[: LONGEST_LABEL + 1].rpartition(" ")
    if len(label) <= LONGEST_LABEL or not parted:
        return [_cut(label)]
    return [head, _cut(tail + label[LONGEST_LABEL + 1 :])]


def _cut(label: str) -> str:
    whole = len(label) <= LONGEST_LABEL
    return label if whole else label[: LONGEST_LABEL - 1].rstrip() + "…"


def _line(plot: _Plot, values: Sequence[int], name: str) -> Html:
    places = [(plot.across(place), plot.level(value)) for place, value in enumerate(values)]
    path = " ".join(f"{_px(x)},{_px(y)}" for x, y in places)
    shown = places if len(places) <= MOST_MARKS else places[-1:]
    return element(
        "g",
        element("polyline", points=path),
        (_mark(x, y, name) for x, y in shown),
        class_=name,
    )


def _mark(x: float, y: float, name: str) -> Html:
    if name == "threat":
        return element("circle", cx=_px(x), cy=_px(y), r=5)
    return element("rect", x=_px(x - 4.5), y=_px(y - 4.5), width=9, height=9)


def _end(level: float, text: str, name: str) -> Html:
    x, y = WIDTH - RIGHT + 8, _px(level)
    return element("text", text, class_=f"end {name}", x=x, y=y, dy="0.35em")


def _px(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
