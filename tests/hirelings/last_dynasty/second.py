"""H The Last Dynasty and the Bluebird Nobles, said a second time."""

from __future__ import annotations

from second.battle import defenders
from second.concepts import has_hired, ruled, rules, strength
from second.hirelings import placeable, posts
from second.law import asked, bends, deed
from second.moving import destinations
from second.table import Table, printed

ME = "last_dynasty"
NOBLES = "bluebird_nobles"


@posts(ME)
def edge(t: Table, seat: str) -> list[str]:
    """A.6.3, H.2.4 The map edge."""
    return [str(each) for each in t.map["edge_loop"] if str(each) in t.clearings]


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 They come back, or go on where they rule, or battle where they do not."""
    home = t.clearings_with(ME, "dynast")
    if not home:
        return bool(placeable(t, ME, "dynast", edge(t, seat)))
    if rules(t, ME, home[0]):
        return bool(destinations(t, ME, home[0]))
    return bool(defenders(t, ME, home[0]))


@asked("dynasty.march")
def march(t: Table) -> list[str]:
    """H.2.4, 4.2.1 All of them to an adjacent clearing."""
    home = t.clearings_with(ME, "dynast")[0]
    return [f"to {c}" for c in destinations(t, ME, home)]


@asked("dynasty.return")
def come_back(t: Table) -> list[str]:
    """H.2.4 One clearing on the map edge."""
    return [f"post in {c}" for c in placeable(t, ME, "dynast", edge(t, t.me))]


@bends("ruler", rank=-2)
def nobles(t: Table, place: str, tied: list[str], found: str) -> str:
    """H.2.2, 7.2.2, 9.2.2 Their controller rules at a tie where anything but a pawn is its own."""
    for seat in tied:
        if has_hired(t, seat, NOBLES):
            pawns = t.of_sort(seat, "pawn", place)  # which cannot rule (9.2.2)
            own = sum(t.pieces(seat, place).values()) - pawns
            return seat if own or strength(t, seat, place) else found
    return found


@deed(NOBLES, "birdsong start", must=True)
def nobles_score(t: Table, seat: str) -> bool:
    """H.2.3 A point for so many clearings that are ruled."""
    least: int = printed(f"hirelings/{NOBLES}")["clearings_per_point"]
    return len(ruled(t, seat)) >= least
