"""R.7.7.6 Conditions for an automated defender to enlist an Arbiter, of any faction."""

from __future__ import annotations

from typing import Final

from undergrowth.law.battle.hits import max_rolled_hits
from undergrowth.law.victory.score import points_on_track
from undergrowth.table.faction import Faction
from undergrowth.table.game import Game
from undergrowth.table.records import Fight

_ENOUGH: Final = 3
"""R.7.7.6.I Rolled hits from which on it needs no Arbiter."""


def needs_arbiter(g: Game, b: Fight, arbiter: Faction) -> bool:
    """R.7.7.6 Whether its hits are few, fewer than the enemy's pieces, and it can spare a point."""
    most = max_rolled_hits(g, b, b.defender)
    there = g.presence[b.attacker * g.places + b.place]
    ahead = points_on_track(g, b.defender) > points_on_track(g, arbiter.seat)
    return most < min(_ENOUGH, there) and ahead
