"""Figures with their goals: how each is printed, and the table of all of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import quantiles


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that was measured; at `most` or at `least` what is written beside it.

    Beyond `gate` something has become worse: then the run fails. Goals alone fail nothing, since
    those that wait for a disk or another process hold on a quiet machine only.
    """

    name: str
    value: float
    unit: str = ""
    most: float | None = None
    least: float | None = None
    gate: float | None = None

    def __str__(self) -> str:
        known = "" if self.goal == "-" else f" ({self.goal}: {self.mark})"
        worse = f"  WORSE THAN {self._said(self.gate)}" if self.has_failed else ""
        return f"{self.name}: {self.measured}{known}{worse}"

    @property
    def measured(self) -> str:
        """Say what was measured."""
        return self._said(self.value)

    @property
    def goal(self) -> str:
        """Say what it is meant to be."""
        if self.most is not None:
            return f"at most {self._said(self.most)}"
        return "-" if self.least is None else f"at least {self._said(self.least)}"

    @property
    def mark(self) -> str:
        """Say whether it is; what is printed as the goal itself meets it."""
        if self.most is None and self.least is None:
            return "-"
        at = self._shown(self.value)
        over = self.most is not None and at > self.most
        under = self.least is not None and at < self.least
        return "not met" if over or under else "met"

    @property
    def has_failed(self) -> bool:
        """Tell whether it is worse than it may be."""
        return self.gate is not None and self.value > self.gate

    def _said(self, value: float | None) -> str:
        return f"{self._shown(value or 0):g}{f' {self.unit}' if self.unit else ''}"

    @staticmethod
    def _shown(value: float) -> float:
        """Give three digits that say something."""
        return float(f"{value:.3g}")


def table(figures: Iterable[Figure]) -> Iterator[str]:
    """Give the lines of the table in Markdown."""
    yield "| figure | goal | measured | |"
    yield "|---|---|---|---|"
    for each in figures:
        yield f"| {each.name} | {each.goal} | {each.measured} | {each.mark} |"


def middle_and_slow(times: list[float]) -> tuple[float, float]:
    """Give the median and the slowest hundredth."""
    hundredths = quantiles(times, n=100)
    return hundredths[49], hundredths[98]
