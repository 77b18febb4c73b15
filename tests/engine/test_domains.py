"""Domains: the words that an action can be said with."""

from __future__ import annotations

import pytest

from undergrowth.engine.domains import Names
from undergrowth.engine.errors import BadText


@pytest.mark.parametrize(("many", "told"), [(30, "n0, n1, "), (31, "a known fruit")])
def test_a_wrong_name_is_told_the_right_ones(many: int, told: str) -> None:
    """All of them as long as they fit into a line or two; else only what they are names of."""
    fruit = Names("fruit")
    for number in range(many):
        fruit.add(f"n{number}")
    with pytest.raises(BadText, match=f"^'pear' is not a fruit: expected {told}"):
        fruit.parse("pear")
