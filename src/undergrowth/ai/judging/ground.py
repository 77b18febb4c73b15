"""What a learned judgement weighs of the map: where a seat's pieces are safe, and whose are not."""

from __future__ import annotations

from typing import Final

from undergrowth.law.appraise import most_beside, most_warriors, prizes
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.game import Game

GROUND: Final = (
    "held clearings",
    "massed warriors",
    "unguarded pieces",
    "met pieces",
    "outnumbered pieces",
    "targets",
    "open targets",
)
"""Of buildings and tokens: own ones without warriors beside them, with enemy warriors beside them,
with more of these beside or next to them than own ones; enemy ones beside own warriors, and of
these the ones without a warrior.  Warriors are massed beyond the third in a clearing."""
_MASS: Final = 3


def on_the_ground(g: Game, seat: int) -> list[float]:
    """How much there is of each, in the order of the names."""
    enemies = [owner for owner in range(g.owners) if is_enemy(g, seat, owner)]
    held, massed, unguarded, met, outnumbered, targets, undefended = 0, 0, 0, 0, 0, 0, 0
    for place in g.clearings:
        mine = g.warriors_at(seat, place)
        own = prizes(g, seat, place)
        if g.has_pieces(seat, place):
            held += 1
        massed += max(0, mine - _MASS)
        if own > 0:
            here = most_warriors(g, enemies, place)
            unguarded += own if mine == 0 else 0
            met += own if here > 0 else 0
            outnumbered += own if max(here, most_beside(g, enemies, place)) > mine else 0
        if mine > 0:
            for owner in enemies:
                found = prizes(g, owner, place)
                targets += found
                undefended += found if g.warriors_at(owner, place) == 0 else 0
    counts = [held, massed, unguarded, met, outnumbered, targets, undefended]
    return [float(count) for count in counts]
