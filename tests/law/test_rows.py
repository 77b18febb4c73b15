"""Numbers of all places at once are those that are counted place by place."""

from __future__ import annotations

import pytest

from undergrowth import Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.law.appraise import most_beside, most_warriors
from undergrowth.law.pieces.enemies import enemy_pieces, enemy_pieces_in, is_enemy
from undergrowth.law.rows import added, greatest, smaller

LINEUPS = (
    ("autumn", ["marquise", "eyrie", "alliance", "vagabond"]),
    ("lake", ["riverfolk_company", "lizard_cult", "underground_duchy"]),
    ("mountain", ["keepers_in_iron", "lord_of_the_hundreds", "corvid_conspiracy"]),
)


def test_rows_are_put_together_place_by_place() -> None:
    one, other = [3, 0, 2, 5], [1, 4, 2, 0]
    assert greatest([*other, *one, 9, 9, 9, 9], [0, 1], 4) == [3, 4, 2, 5]
    assert greatest(one, [], 4) == [0, 0, 0, 0]
    assert smaller(one, other) == [1, 0, 2, 0]
    assert added(one, other) == [4, 4, 4, 5]
    assert (one, other) == ([3, 0, 2, 5], [1, 4, 2, 0])


@pytest.mark.parametrize(("where", "seats"), LINEUPS)
def test_pieces_of_enemies_are_counted_alike(where: str, seats: list[str]) -> None:
    """G.9 By row and by place: enemy pieces, and the most warriors here and one path away."""
    g = Game.new(Setup(map=where, seats=seats), 5, log=False)
    players = [make_player("random", seat, 40 + seat) for seat in range(g.seats)]
    for _ in range(12):
        play(g, players, 25, Tally(g.seats))
        for seat in range(g.seats):
            there = enemy_pieces(g, seat)
            assert there == [enemy_pieces_in(g, seat, place) for place in range(g.places)]
            enemies = [owner for owner in range(g.owners) if is_enemy(g, seat, owner)]
            most = most_warriors(g, enemies)
            for place in g.clearings:
                here = [g.warriors_at(owner, place) for owner in enemies]
                beside = [most[other] for other in g.paths[place]]
                assert most[place] == max(here, default=0)
                assert most_beside(g, most, place) == max(beside, default=0)
