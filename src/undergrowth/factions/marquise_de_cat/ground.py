"""How safe a computer Marquise thinks she is on the map, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.law.appraise import prizes
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.game import Game

_MASSED: Final = 15
"""What it is worth that so many warriors stand together: they can march, battle and still rule."""
_MASS: Final = 3
_GUARDED: Final = (0, 0, 20)
"""What so many warriors are worth beside what she has built."""
_WELL_GUARDED: Final = 30
_UNGUARDED: Final = 40
"""What it costs that a building or token stands alone."""
_OUTNUMBERED: Final = 40
"""What it costs that one stands among more warriors of an enemy than of hers."""
_THREATENED: Final = 15
"""What it costs for each warrior that an enemy beside the clearing has more than she has in it."""
_MOST: Final = 3
"""Pieces, and warriors, beyond which a threat grows no more: a battle removes no more (4.3.3)."""


def safety(g: Game, me: MarquisePieces) -> int:
    """What she has built is guarded, alone, outnumbered or threatened from next door."""
    enemies = [owner for owner in range(g.owners) if is_enemy(g, me.seat, owner)]
    worth = 0
    for place in g.clearings:
        mine = g.warriors_at(me.seat, place)
        if mine >= _MASS:
            worth += _MASSED
        own = prizes(g, me.seat, place)
        if own > 0:
            worth += _WELL_GUARDED if mine >= len(_GUARDED) else _GUARDED[mine]
            worth -= _danger(g, enemies, place, mine, own)
    return worth


def _danger(g: Game, enemies: list[int], place: int, mine: int, own: int) -> int:
    """What speaks against so many buildings and tokens of hers beside so many warriors of hers."""
    here, beside = 0, 0
    for owner in enemies:
        here = max(here, g.warriors_at(owner, place))
        for other in g.paths[place]:
            beside = max(beside, g.warriors_at(owner, other))
    danger = own * _UNGUARDED if mine == 0 else 0
    if here > mine:
        danger += own * _OUTNUMBERED
    if beside > mine:
        danger += min(beside - mine, _MOST) * min(own, _MOST) * _THREATENED
    return danger
