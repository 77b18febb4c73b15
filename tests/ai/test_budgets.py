"""Budgets of players: words for tries and for time."""

from __future__ import annotations

import pytest

from undergrowth import BadSetup
from undergrowth.ai import make_player
from undergrowth.ai.budgets import Budget, read_budget


@pytest.mark.parametrize(
    ("word", "tries", "seconds"),
    [
        ("500", 500, 0.0),
        ("1", 1, 0.0),
        ("1s", None, 1.0),
        ("250ms", None, 0.25),
        ("2.5s", None, 2.5),
    ],
)
def test_a_budget_is_a_number_of_tries_or_a_time(
    word: str, tries: int | None, seconds: float
) -> None:
    found = read_budget([word], Budget(7), 1000, "search:500")
    assert found.seconds == seconds
    assert tries is None or found.tries == tries


def test_without_a_word_it_is_the_usual_one() -> None:
    usual = Budget(7)
    assert read_budget([], usual, 1000, "search:500") is usual


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("plan:0", "0: expected 1 to 1000, or a time from 1ms to 600s"),
        ("plan:1001", "1001: expected 1 to 1000"),
        ("plan:1.5", r"1\.5: expected 1 to 1000"),
        ("plan:x", "'x' is no budget: expected a number or a time, as in plan:4 or plan:100ms"),
        ("plan:1:2", "expected one budget, as in plan:4 or plan:100ms: '1:2'"),
        ("plan:", "'' is no budget"),
        ("search:0s", "0s: expected 1ms to 600s"),
        ("search:601s", "601s: expected 1ms to 600s"),
        ("search:1000001", "1000001: expected 1 to 1000000"),
        ("search:-5", "'-5' is no budget"),
        ("search:1e9", "'1e9' is no budget"),
        ("search:nans", "'nans' is no budget"),
        ("search:1.0.0", r"'1\.0\.0' is no budget"),
        ("search:1234567890", "'1234567890' is no budget"),
        ("search:٣", "is no budget"),
    ],
)
def test_a_wrong_one_is_told_what_was_expected(name: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        make_player(name, 0, 0)


def test_one_try_is_always_made_and_no_more_than_there_are() -> None:
    budget = Budget(3)
    budget.begin()
    assert [budget.lasts(tried) for tried in range(5)] == [True, True, True, False, False]
    for hurried in (Budget(3).within(0.0), Budget(3, 100.0).within(0.0)):
        hurried.begin()
        assert [hurried.lasts(tried) for tried in range(3)] == [True, False, False]


def test_it_is_never_made_longer() -> None:
    assert Budget(3, 2.0).within(5.0).seconds == 2.0
    assert Budget(3).within(5.0).seconds == 5.0
