"""7.3.2, 10.3.2, 12.3.3, 14.3.2, 15.3.3 Starting corners."""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.setup.seats import automated_seats
from undergrowth.table.game import Game


def starting_corners(g: Game, kinds: list[int]) -> list[int]:
    """7.3.2 Return corners where no faction starts; opposite another start if possible.

    Corners where a piece of these kinds cannot be placed are left out, unless there are no others
    (1.5.4); such as one where a player has built already.
    """
    free = [place for place in g.box.woodland.corners if place not in g.homes]
    fitting = [place for place in free if _fit(g, kinds, place)] or free
    opposite = g.box.woodland.opposite
    return [place for place in fitting if opposite[place] in g.homes] or fitting


def automated_corners(g: Game, seat: int, kinds: list[int] | None = None) -> list[int]:
    """R.5.3.2, 8.3.2, 10.3.3 Return corners for an automated faction; chance picks one.

    They are corners where no other automated faction starts, opposite another start if possible.
    One where a human starts is left to that human as long as there is another (7.3.2), so that
    factions set up later have a corner, too.
    """
    taken = [g.homes[other] for other in automated_seats(g) if other != seat]
    free = [place for place in g.box.woodland.corners if place not in taken]
    found = starting_corners(g, kinds or [])
    return [place for place in found if place in free] or free


def record_start(g: Game, seat: int, place: int) -> None:
    """7.3.2 Record the clearing where a seat starts."""
    g.homes[seat] = place


def _fit(g: Game, kinds: list[int], place: int) -> bool:
    for kind in kinds:
        if not may_place_kind(g, kind, place):
            return False
    return True


def why_not_corner(g: Game, place: int, law: str) -> Reason:
    """7.3.2 Return why a clearing is no starting corner; `law` is the setup's section."""
    if place in g.homes:
        return (law, because("why-another_player_starts"))
    if place in g.box.woodland.corners:
        return (law, because("why-free_corner_opposite"))
    return (law, because("why-faction_starts_corner"))
