"""A copy is equal and goes its own way, whichever of the two changes first."""

from __future__ import annotations

import pytest

from kit.table import Table
from undergrowth.law.pieces.atoms import shift


@pytest.mark.parametrize("changed", [0, 1, 2])
def test_copies_share_what_stands_on_the_map_until_one_of_them_changes(
    table: type[Table], changed: int
) -> None:
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").begins("marquise", "daylight")
    first = t.game.copy()
    games = [t.game, first, first.copy()]
    assert games[0].pieces is games[1].pieces is games[2].pieces
    warrior = games[0].box.kind_at[t.seat("marquise")][0]
    before = [(g.pieces[:], g.warriors[:], g.strength[:], g.presence[:]) for g in games]

    shift(games[changed], warrior, 5, 1)

    for i, g in enumerate(games):
        same = (g.pieces, g.warriors, g.strength, g.presence) == before[i]
        assert same == (i != changed)


def test_a_copy_of_a_copy_that_changed_shares_with_nobody_else(table: type[Table]) -> None:
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").begins("marquise", "daylight")
    one = t.game.copy()
    warrior = one.box.kind_at[t.seat("marquise")][0]
    shift(one, warrior, 5, 1)
    two = one.copy()
    assert two.pieces is one.pieces
    assert two.pieces is not t.game.pieces
    assert two.count(warrior, 5) == t.game.count(warrior, 5) + 1
