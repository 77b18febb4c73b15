"""The load test, small: everything is answered, everybody sees it.  No time is judged here."""

from __future__ import annotations

import pytest

from server.load import percentile, run


@pytest.mark.long
def test_many_games_at_once() -> None:
    figures = run(games=12, moves=240, at_once=6)
    assert figures.moves > 200
    assert len(figures.seen) == figures.moves
    assert len(figures.server) == len(figures.quiet) > 200
    print("\n".join(figures.lines()))


def test_a_percentile_is_one_of_the_times() -> None:
    times = [float(n) for n in range(200, 0, -1)]
    assert percentile(times, 50) == 101.0
    assert percentile(times, 99) == 199.0
    assert percentile([7.0], 99) == 7.0
