"""What `python -m bench` prints of a figure with a goal."""

import pytest

from bench._figures import Figure, table


@pytest.mark.parametrize(
    ("value", "mark"),
    [(1.29, "met"), (1.3, "met"), (1.304, "met"), (1.306, "not met"), (2.0, "not met")],
)
def test_what_is_printed_as_the_goal_meets_it(value: float, mark: str) -> None:
    assert Figure("move", value, most=1.3).mark == mark


def test_a_rate_is_to_be_at_least_its_goal() -> None:
    assert [Figure("rate", rate, least=0.6).mark for rate in (0.61, 0.6, 0.59)] == [
        *("met", "met", "not met")
    ]


def test_a_figure_without_a_goal_has_no_mark() -> None:
    assert str(Figure("first roll", 12.345, "ms")) == "first roll: 12.3 ms"


def test_only_what_is_worse_than_it_may_be_fails_the_run() -> None:
    # given a goal, and a gate beyond it
    figures = [Figure("work", value, most=2.0, gate=2.5) for value in (1.9, 2.4, 2.6)]
    # then what misses the goal alone fails nothing
    assert [each.has_failed for each in figures] == [False, False, True]
    assert str(figures[2]) == "work: 2.6 (at most 2: not met)  WORSE THAN 2.5"


def test_the_table_is_markdown() -> None:
    figures = [Figure("start", 2.25, most=2.3), Figure("memory", 31.44, "MiB")]
    assert list(table(figures)) == [
        "| figure | goal | measured | |",
        "|---|---|---|---|",
        "| start | at most 2.3 | 2.25 | met |",
        "| memory | - | 31.4 MiB | - |",
    ]
