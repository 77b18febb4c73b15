"""CDG.2.9, CDG.2.10 Accolades: given, counted, and lost for good."""

from __future__ import annotations

from typing import Final

from revelry.factions.cirque_du_goat.pieces import CirquePieces
from undergrowth.engine.owners import named
from undergrowth.law.victory.score import score
from undergrowth.table.game import Game

_HONORED: Final = named("honored")
_DISGRACED: Final = named("disgraced")


def honorable(g: Game, me: CirquePieces, place: int) -> list[int]:
    """CDG.6.3, CDG.2.9 The players who could be given an accolade for a performance there."""
    if me.accolades_left(g) == 0:
        return []
    board = me.board(g)
    return [seat for seat in me.audience(g, place) if board.of(seat) < me.most_accolades]


def honor(g: Game, me: CirquePieces, seat: int) -> None:
    """CDG.2.9 An accolade goes to a player, who scores for it."""
    board = me.board(g)
    held = [board.of(each) for each in range(g.seats)]
    held[seat] += 1
    board.held = held
    if g.log is not None:
        fields: dict[str, int | str] = {"to": g.seat_name(seat), "count": held[seat]}
        g.note(_HONORED, "CDG.6.3", me.seat, fields)
    score(g, seat, me.accolade_points, "CDG.2.9")


def most_honored(g: Game, me: CirquePieces) -> list[int]:
    """CDG.2.5 The players with the most accolades; nobody while there are none."""
    held = me.board(g).held
    most = max(held, default=0)
    return [seat for seat, n in enumerate(held) if n == most] if most > 0 else []


def disgrace(g: Game, me: CirquePieces, seat: int) -> None:
    """CDG.2.5 All accolades of a player leave the game; nobody loses points."""
    board = me.board(g)
    n = board.of(seat)
    board.gone += n
    held = board.held[:]
    held[seat] = 0
    board.held = held if any(held) else []
    if g.log is not None:
        g.note(_DISGRACED, "CDG.2.5", me.seat, {"to": g.seat_name(seat), "count": n})
