"""`bench.looks`: what looking farther says of options, and what a first look rules out."""

from __future__ import annotations

import pytest

from bench.looks import Position, World, after_first_look, by_looking, table
from undergrowth.ai.search.race import FIRST_PHASE_ERROR, LEAST_ERROR
from undergrowth.engine.chance import seeded


def world(first: list[float], later: list[float]) -> World:
    """Two seats: chances at the end of this turn and of the other's, and from the next own on."""
    return [[now, now, then, then, then] for now, then in zip(first, later, strict=True)]


@pytest.fixture
def misleading() -> Position:
    """Position in which the option that looks best by a little is worst by much afterwards."""
    return Position(2, [world([0.52, 0.50, 0.10], [0.2, 0.5, 0.2])] * 16)


def test_who_looks_farther_chooses_better(misleading: Position) -> None:
    assert misleading.ends() == {"this turn": 0, "own next turn": 2, "the one after": 4}
    assert by_looking(misleading, 0, 8, seeded(1)) == pytest.approx(-100.0)
    assert by_looking(misleading, 2, 8, seeded(1)) == pytest.approx(200.0)


def test_a_first_look_leaves_what_may_be_better_later(misleading: Position) -> None:
    left, gained = after_first_look(misleading, LEAST_ERROR, seeded(1))
    assert left == 1.0 and gained == pytest.approx(-100.0)
    left, gained = after_first_look(misleading, FIRST_PHASE_ERROR, seeded(1))
    assert left == 2.0 and gained == pytest.approx(200.0)


def test_a_game_that_ends_counts_as_it_ended() -> None:
    over: World = [[0.4, 1.0], [0.5, 0.5, 0.5, 0.5, 0.5]]
    assert by_looking(Position(2, [over] * 4), 2, 2, seeded(1)) == pytest.approx(250.0)


def test_the_table_names_how_far_and_how_often(misleading: Position) -> None:
    said = "\n".join(table([misleading], 16))
    assert "| own next turn | 200.0 | 200.0 | 200.0 | 200.0 |" in said
    assert "| 160 | 2.00 | 200.0 |" in said
