"""4.2 Moves whose pieces, origin and destination are settled already: nothing is chosen."""

from __future__ import annotations

from undergrowth.law.moving.move import moved
from undergrowth.law.moving.ways import movable
from undergrowth.law.pieces.atoms import carry
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.records import Moved


def move_pieces(
    g: Game,
    owner: int,
    origin: int,
    destination: int,
    kinds: list[int],
    counts: list[int],
    freely: bool = False,
) -> Moved:
    """4.2 Move up to so many pieces of these kinds as one move of their owner.

    A Ferry goes along, and what the move sets off and the moment right after it come before the
    next step: a step that calls this asks nothing itself and sets off nothing after it.  That the
    pieces may be moved there is not checked: ask `law.moving.ways.destinations`.  Where nothing
    is there to move, nothing happens; `freely` they go although a rule holds them back there.
    """
    m = Moved(owner, origin, destination, 0)
    for i, kind in enumerate(kinds):
        n = min(counts[i], g.count(kind, origin) if freely else movable(g, kind, origin))
        if n > 0:
            carry(g, kind, origin, destination, n)
            m.kinds.append(kind)
            m.counts.append(n)
            if g.box.kinds[kind].sort == WARRIOR:
                m.warriors += n
    if m.kinds:
        moved(g, m)
    return m
