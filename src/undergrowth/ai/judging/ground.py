"""Features of the map for a learned judgement: which pieces are safe, and which are exposed."""

from __future__ import annotations

from typing import Final

from undergrowth.law.appraise import most_beside, most_warriors, prizes
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
"""The names of these features.  Pieces here are buildings and tokens.  `unguarded`: own ones
without own warriors in the clearing; `met`: own ones with enemy warriors there; `outnumbered`: own
ones with more enemy than own warriors there or in an adjacent clearing; `targets`: enemy ones with
own warriors there; `open targets`: those of them without enemy warriors.  `massed warriors` are
those beyond the third in a clearing."""
_MASS: Final = 3


def on_the_ground(g: Game, seat: int, enemies: list[int]) -> list[float]:
    """Return these features of a seat, in the order of `GROUND`; `enemies` are its `enemies_of`."""
    theirs = most_warriors(g, enemies)
    held, massed, unguarded, met, outnumbered, targets, undefended = 0, 0, 0, 0, 0, 0, 0
    for place in g.clearings:
        mine = g.warriors_at(seat, place)
        own = 0
        if g.has_pieces(seat, place):
            held += 1
            own = prizes(g, seat, place)
        massed += max(0, mine - _MASS)
        if own > 0:
            here = theirs[place]
            unguarded += own if mine == 0 else 0
            met += own if here > 0 else 0
            outnumbered += own if max(here, most_beside(g, theirs, place)) > mine else 0
        if mine > 0:
            for owner in enemies:
                if not g.has_pieces(owner, place):
                    continue
                found = prizes(g, owner, place)
                targets += found
                undefended += found if g.warriors_at(owner, place) == 0 else 0
    counts = [held, massed, unguarded, met, outnumbered, targets, undefended]
    return [float(count) for count in counts]
