"""Shorthand is written out where that means the same."""

from __future__ import annotations

import ast

import pytest

from compiler.page import Page
from compiler.shorthand import written_out


def rewritten(text: str) -> str:
    page = Page(text)
    written_out(page, ast.parse(text))
    return page.text().rstrip("\n")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("row[at] += 1", "row[at] = row[at] + 1"),
        ("g.supply[kind] -= 2", "g.supply[kind] = g.supply[kind] - 2"),
        ("row[at + columns[card]] += 1", "row[at + columns[card]] = row[at + columns[card]] + 1"),
        ("rows[a][b] += 1", "rows[a][b] = rows[a][b] + 1"),
    ],
)
def test_a_sum_of_ints_is_written_out(before: str, after: str) -> None:
    assert rewritten(before) == after


def test_a_parameter_that_is_an_int_may_be_added() -> None:
    text = "def shift(row: list[int], at: int, n: int) -> None:\n    row[at] += n"
    assert rewritten(text).endswith("row[at] = row[at] + n")


@pytest.mark.parametrize(
    "text",
    [
        "row[at] += n",
        "rows[at] += [1]",
        "row[next(at)] += 1",
        "given()[at] += 1",
        "row[at] *= 2",
        "total += 1",
        "me.total += 1",
        "row[at] += True",
        "row[(at := 1)] += 1",
        "def shift(row: list[float], n: float) -> None:\n    row[0] += n",
        "row[\n    at\n] += 1",
    ],
)
def test_all_else_stays(text: str) -> None:
    assert rewritten(text) == text


def test_the_number_of_a_loop_that_nobody_reads_is_an_int() -> None:
    text = "for _ in range(3):\n    go()\nfor _ in ways:\n    go()"
    assert rewritten(text) == text.replace("for _ in range", "for _nth in range")
