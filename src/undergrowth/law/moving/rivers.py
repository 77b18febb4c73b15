"""2.2.2 Rivers as paths, for factions and landmarks that move along them."""

from __future__ import annotations

from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


def with_rivers(g: Game, place: int, there: list[int]) -> list[int]:
    """2.2.2 Return these neighbours of a place, and those along the river."""
    far = [other for other in g.rivers[place] if other not in there]
    return there + far if far else there


def needs_rule_by_land(g: Game, origin: int, destination: int, needs: bool) -> bool:
    """11.2.2, 16.2.6 Whether a swimmer needs rule for a move: not along a river."""
    return needs and (destination == NOWHERE or destination not in g.rivers[origin])
