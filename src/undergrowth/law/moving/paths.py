"""2.2.1 Paths as places of pieces: where pieces can be placed, and the paths a move takes.

M.4.2 A closed path does not count.  M.5.2 Of a flooded clearing its paths remain: one that
continues from there is a path, with one clearing at its end.
"""

from __future__ import annotations

from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.places import path_place


def open_paths(g: Game) -> list[int]:
    """M.4.2, M.5.2.II Return the places of the paths on which pieces can be placed."""
    found: list[int] = []
    for number, (one, other) in enumerate(g.box.woodland.path_ends):
        if other in g.paths[one] or _goes_on(g, one, other) or _goes_on(g, other, one):
            found.append(path_place(number + 1))
    return found


def linked_to(g: Game, path: int) -> list[int]:
    """2.2.1 Return the clearings at the ends of a path."""
    ends = g.box.woodland.path_ends[path - path_place(1)]
    return [place for place in ends if place in g.clearings]


def paths_taken(g: Game, origin: int, destination: int) -> list[int]:
    """4.2, M.5.2 Return the places of the paths that a move between two clearings takes.

    Returns [] if no path leads there.
    """
    ends = g.box.woodland.path_ends
    if destination not in g.paths[origin]:
        return []
    found: list[int] = []
    for number, pair in enumerate(ends):
        if origin in pair and destination in pair:
            return [path_place(number + 1)]
        if origin in pair or destination in pair:
            end = origin if origin in pair else destination
            middle = pair[0] if pair[1] == end else pair[1]
            if g.is_flooded(middle) and _links(g, middle, origin, destination):
                found.append(path_place(number + 1))
    return found


def leads_elsewhere(g: Game, owner: int, origin: int, destination: int) -> bool:
    """4.2 Whether an owner can get from one clearing to the other without paths."""
    hooks = book(g).hooks
    there: list[int] = []
    for source in hooks.adjacent:
        there = source.adjacent(g, owner, origin, there)
    for source in hooks.neighbours:
        there = source.neighbours(g, owner, origin, there)
    return destination in there


def _goes_on(g: Game, place: int, flooded: int) -> bool:
    """M.5.2.I Whether a path from a clearing leads on through a flooded one."""
    if not g.is_flooded(flooded):
        return False
    for pair in g.box.woodland.path_ends:
        if flooded in pair and place not in pair:
            far = pair[0] if pair[1] == flooded else pair[1]
            if far in g.paths[place] and _links(g, flooded, place, far):
                return True
    return False


def _links(g: Game, flooded: int, one: int, other: int) -> bool:
    """M.5.2 Whether two clearings are linked through this flooded one and by no printed path."""
    ends = g.box.woodland.path_ends
    return (
        _printed(ends, flooded, one)
        and _printed(ends, flooded, other)
        and not _printed(ends, one, other)
    )


def _printed(ends: list[list[int]], one: int, other: int) -> bool:
    return [one, other] in ends or [other, one] in ends
