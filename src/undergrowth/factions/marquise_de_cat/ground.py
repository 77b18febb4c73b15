"""Safety of a computer Marquise on the map, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.law.appraise import most_beside, most_warriors, prizes
from undergrowth.law.pieces.enemies import enemies_of
from undergrowth.table.game import Game

_MASSED: Final = 15
"""Value of so many warriors in one clearing: they can march, battle and still rule."""
_MASS: Final = 3
_GUARDED: Final = (0, 0, 20, 30)
"""Value of so many warriors, or more, beside her buildings and tokens."""
_UNGUARDED: Final = 40
"""Cost of a building or token without warriors."""
_OUTNUMBERED: Final = 40
"""Cost of a building or token where an enemy has more warriors than she."""
_THREATENED: Final = 15
"""Cost for each warrior by which an adjacent enemy exceeds hers."""
_MOST: Final = 3
"""Most pieces, and warriors, that count for a threat: dice roll no more hits (4.3.3)."""


def safety(g: Game, me: MarquisePieces) -> int:
    """Return the value of grouped warriors, less the danger to buildings and tokens."""
    theirs = most_warriors(g, enemies_of(g, me.seat))
    worth = 0
    for place in g.stands_in(me.seat):
        mine = g.warriors_at(me.seat, place)
        if mine >= _MASS:
            worth += _MASSED
        own = prizes(g, me.seat, place)
        if own > 0:
            worth += _GUARDED[min(mine, len(_GUARDED) - 1)]
            worth -= _danger(g, theirs, place, mine, own)
    return worth


def _danger(g: Game, theirs: list[int], place: int, mine: int, own: int) -> int:
    """Return the danger to `own` buildings and tokens with `mine` warriors beside them.

    `theirs` is the most warriors of an enemy, by place.
    """
    danger = own * _UNGUARDED if mine == 0 else 0
    if theirs[place] > mine:
        danger += own * _OUTNUMBERED
    more = most_beside(g, theirs, place) - mine
    if more > 0:
        danger += min(more, _MOST) * min(own, _MOST) * _THREATENED
    return danger
