"""4.2, 1.5.5 Moves whose pieces, origin and destination are settled; moves of others' warriors."""

from __future__ import annotations

from undergrowth.law.moving.escorts import ALONE
from undergrowth.law.moving.move import moved
from undergrowth.law.moving.takes import ONLY_ORDINARY, carry_warriors
from undergrowth.law.moving.ways import movable
from undergrowth.law.pieces.atoms import carry
from undergrowth.law.pieces.stopping import stop_forced_by_piece
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.records import MOVE, Intent, Moved


def move_pieces(
    g: Game,
    owner: int,
    origin: int,
    destination: int,
    kinds: list[int],
    counts: list[int],
    freely: bool = False,
) -> Moved:
    """4.2 Move up to `counts` pieces of these kinds as one move; return the move.

    Followers (`Source.follows`, such as the Ferry) go along.  What the move sets off, and effects
    right after it, are resolved before the next step, so a step that calls this must not ask
    anything or push anything after it.  Whether the pieces may be moved there is not checked: see
    `law.moving.ways.destinations`.  If there are no such pieces nothing happens; with `freely` they
    go even if a rule holds them back.
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


def force_warriors(
    g: Game,
    owner: int,
    origin: int,
    destination: int,
    n: int,
    also: list[int] = ONLY_ORDINARY,
    escorts: list[int] = ALONE,
) -> list[Moved]:
    """1.5.5 Move another player's warriors as `carry_warriors` does; return the move, alone.

    R.11.8.2 Return no move if a piece stops an automated owner: that piece goes and nobody moves.
    The caller resolves what the move sets off, such as by `moved_together`.
    """
    if stop_forced_by_piece(g, Intent(MOVE, owner, destination, origin=origin)):
        return []
    return [carry_warriors(g, owner, origin, destination, n, also, escorts)]
