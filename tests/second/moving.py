"""4.2 Move: from where, where to, and with how many."""

from __future__ import annotations

from second.concepts import adjacent, rules_to_move
from second.law import asked, bent
from second.table import Table, sorts


def may_leave(t: Table, owner: str, place: str) -> bool:
    """1.1.2 Whether nothing holds an owner's pieces there."""
    return not any(bend(t, owner, place) for bend in bent("cannot leave"))


def may_enter(t: Table, owner: str, place: str) -> bool:
    """1.1.2 Whether nothing keeps an owner's pieces out."""
    return not any(bend(t, owner, place) for bend in bent("cannot enter"))


def destinations(t: Table, owner: str, origin: str, ruled: bool = True) -> set[str]:
    """4.2, 4.2.1 Adjacent clearings, if either end is ruled or its mover is free of that."""
    if not may_leave(t, owner, origin):
        return set()
    near = adjacent(t, owner, origin)
    for bend in bent("ways"):
        near |= bend(t, owner, origin)
    found = {to for to in near - {origin} if not ruled or _rules_an_end(t, owner, origin, to)}
    for bend in bent("this move"):
        found = bend(t, owner, origin, found)
    return {to for to in found if may_enter(t, owner, to)}


def _rules_an_end(t: Table, owner: str, origin: str, to: str) -> bool:
    free = any(bend(t, owner, origin, to) for bend in bent("moves without rule"))
    return free or rules_to_move(t, owner, origin) or rules_to_move(t, owner, to)


def movable(t: Table, owner: str, place: str) -> int:
    """4.2 Return how many warriors can be moved: some with a name stay where they are at times."""
    return sum(n for piece, n in going(t, owner, place).items())


def going(t: Table, owner: str, place: str) -> dict[str, int]:
    """4.2 The warriors that can be moved, by name."""
    held = bent("stays where it is")
    there = {p: n for p, n in t.pieces(owner, place).items() if sorts(owner)[p] == "warrior"}
    for bend in bent("held there"):
        there = {p: n - bend(t, owner, p, place) for p, n in there.items()}
    free = {p: n for p, n in there.items() if not any(bend(t, owner, p) for bend in held)}
    return {p: n for p, n in free.items() if n > 0}


def origins(t: Table, owner: str, suits: set[str] | None = None) -> list[str]:
    """4.2 The clearings with warriors of an owner that can go somewhere."""
    places = [*t.clearings, *(place for bend in bent("moves from") for place in bend(t, owner))]
    return [
        c
        for c in places
        if movable(t, owner, c) and (not suits or t.suits(c) & suits) and destinations(t, owner, c)
    ]


def may_move(t: Table, owner: str) -> bool:
    """4.2 Whether there is a move at all."""
    return bool(origins(t, owner))


def may_go(t: Table, seat: str) -> bool:
    """4.2 Whether a seat can move anything, a pawn too, when an effect grants it a move."""
    return may_move(t, seat) or any(bend(t, seat) for bend in bent("moves otherwise"))


@asked("move.origin")
def from_where(t: Table) -> list[str]:
    """4.2 Return where a move may begin; a second move may be passed."""
    move = t.frame
    there = origins(t, mover(t), t.suits_of(move["suits"]))
    for kind in move["also"]:  # one that has to go
        there = [c for c in there if t.count(*t.kind(kind), c)]
    found = [f"from {c}" for c in there]
    return [*found, "pass"] if move["optional"] else found


@asked("move.destination")
def where_to(t: Table) -> list[str]:
    """4.2.1 Return where it may lead."""
    return [f"to {c}" for c in destinations(t, mover(t), t.place(t.frame["origin"]))]


@asked("move.warriors")
def how_many(t: Table) -> list[str]:
    """4.2 Any number of warriors, but not none; those with a name are chosen one by one.

    In the order of their data: no set of them is reached in two ways.
    """
    there = going(t, mover(t), t.place(t.frame["origin"]))
    named = [piece for piece in there if piece != ordinary(mover(t))]
    goes = [t.kind(kind)[1] for kind in t.frame["also"]]
    n = there.get(ordinary(mover(t)), 0)
    found = [f"take {each}" for each in range(0 if goes else 1, n + 1)]
    order = list(sorts(mover(t)))
    after = max((order.index(piece) for piece in goes), default=-1)
    return [*found, *(f"also {piece}" for piece in named if order.index(piece) > after)]


def ordinary(owner: str) -> str:
    """G.36 Return what most warriors of a faction are: the first on its board."""
    return next(piece for piece, sort in sorts(owner).items() if sort == "warrior")


def mover(t: Table) -> str:
    """1.5.5 Return the owner whose warriors move: that of the move, unless others are forced."""
    owner = t.frame["owner"]
    return t.seat(owner if owner >= 0 else t.frame["seat"])


@asked("move.escorts")
def what_goes_along(t: Table) -> list[str]:
    """15.2.4 Pieces that may go along with the warriors of a move; as many as can if the player who
    forces it says so (1.5.5)."""
    owner = t.seat(t.frame["owner"])
    found = [piece for bend in bent("goes along") for piece in bend(t, owner)]
    return found if t.frame["compelled"] else [*found, "pass"]
