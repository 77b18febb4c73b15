"""R.10 What it announces and scores is what the Law says, in random games."""

from __future__ import annotations

import pytest

from factions.drillbit_duchy.predicted import ME, predictor
from kit.lineups import automated_lineups, seed_of
from kit.predicting import compare_turns

FAST = 4
"""Of so many games the fast tests play one."""


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(n, marks=[] if n % FAST == 0 else [pytest.mark.long])
        for n in range(len(automated_lineups(ME)))
    ],
)
def test_its_turns_are_as_foretold(number: int) -> None:
    """R.2, R.10 Each announcement, and the points of each phase."""
    told = predictor()
    compare_turns(automated_lineups(ME)[number], seed_of(ME, number), [told], 60, ["phases"])
    assert told.compared["turn.phase_over"] > 3
