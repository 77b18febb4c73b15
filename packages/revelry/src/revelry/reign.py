"""CDG.2.3, CBG.2.1 Goats let those beside them act as if they ruled; their first clearing."""

from __future__ import annotations

from undergrowth.law.pieces.rule import may_place_kind, ruler
from undergrowth.table.game import Game


def reigns_for(g: Game, goats: int, seat: int, place: int) -> bool:
    """CDG.2.3, CBG.2.1 Whether another player may treat a clearing as ruled because goats rule it.

    In that player's own turn, with any piece of their faction there: those of hirelings do not
    count.  For everything but moving; a hook `rules_but_to_move` says so.
    """
    return (
        seat == g.turn
        and seat != goats
        and g.has_seat(seat)
        and g.has_pieces(seat, place)
        and ruler(g, place) == goats
    )


def room_for(g: Game, kinds: list[int], places: list[int]) -> list[int]:
    """1.1.2 Return the places in which pieces of these kinds may be placed."""
    return [place for place in places if all(may_place_kind(g, kind, place) for kind in kinds)]
