"""The load test, small: everything is answered, everybody sees it.  No time is judged here."""

from __future__ import annotations

import pytest

from server.measured.load import percentile, run
from server.measured.shares import shares


@pytest.mark.long
def test_many_games_at_once() -> None:
    figures = run(games=12, moves=240, at_once=6, rate=150.0)
    assert len(figures.seen) == len(figures.answered) > 200
    assert len(figures.server) == len(figures.quiet) > 200
    assert len(figures.steady) > 200 and figures.kept > 0
    print("\n".join(figures.lines()))


def test_the_parts_of_an_answer_make_up_the_whole() -> None:
    parts = shares(1e9, answers=20)
    assert all(spent >= 0 for _, spent, _ in parts)
    assert sum(share for _, _, share in parts) == pytest.approx(1.0)


def test_a_percentile_is_one_of_the_times() -> None:
    times = [float(n) for n in range(200, 0, -1)]
    assert percentile(times, 50) == 101.0
    assert percentile(times, 99) == 199.0
    assert percentile([7.0], 99) == 7.0
