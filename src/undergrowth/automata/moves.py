"""R.2.3, R.2.4 Moves of automated opponents."""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import COUNT, Domain
from undergrowth.engine.frames import Prompt
from undergrowth.law.moving.move import moved
from undergrowth.law.moving.takes import carry_warriors, ordinary
from undergrowth.law.moving.ways import destinations, movable
from undergrowth.law.pieces.stopping import stop_by_piece
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import MOVE, Intent


class Send(Action):
    """`send from 3 to 5 2`: the move an automated opponent announces."""

    verb: ClassVar[str] = "send from"
    picture: ClassVar[str] = "move"
    domains: ClassVar[tuple[Domain, ...]] = (PLACE, PLACE, COUNT)

    def __init__(self, origin: int, place: int, count: int) -> None:
        self.origin: Final = origin
        self.place: Final = place
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        return (self.origin, self.place, self.count)


def ways(g: Game, seat: int, origin: int) -> list[int]:
    """R.2.3 Return the clearings it can move to; effects that stop a move are ignored
    (R.11.8.2)."""
    return destinations(g, seat, origin)


def announce_move(g: Game, seat: int, law: str, origin: int, place: int, n: int) -> None:
    """Announce the next move as a question with one answer; 1.5.4 without pieces held there."""
    free = movable(g, ordinary(g, seat), origin)
    g.ask(seat, Prompt("automata.move", law), [Send(origin, place, min(n, free))])


def make_move(g: Game, seat: int) -> int:
    """4.2 Make the announced move, in the following step, and resolve its effects.

    Returns the destination, or NOWHERE without a move or where an effect stopped it.
    """
    send = g.answer
    if isinstance(send, Send) and move_now(g, seat, send.origin, send.place, send.count):
        return send.place
    return NOWHERE


def move_now(g: Game, seat: int, origin: int, place: int, n: int) -> bool:
    """4.2 Move `n` warriors; return False if an effect stopped them (R.11.8.2)."""
    if stop_by_piece(g, Intent(MOVE, seat, place, origin=origin)):
        return False
    moved(g, carry_warriors(g, seat, origin, place, n))
    return True


verbs(Send)
