"""R.2.3 Placing pieces of automated opponents, and effects that stop it."""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import COUNT, Domain
from undergrowth.engine.frames import Prompt
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import placeable, ruled_by
from undergrowth.law.pieces.stopping import stop_by_piece
from undergrowth.law.removing.removal import replace
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE as PLACES
from undergrowth.table.records import PLACE, Intent


class SetDown(Action):
    """`set down 2 warrior 5`: the pieces an automated opponent announces to place."""

    verb: ClassVar[str] = "set down"
    picture: ClassVar[str] = "build"
    domains: ClassVar[tuple[Domain, ...]] = (COUNT, PIECES, PLACES)

    def __init__(self, count: int, piece: int, place: int) -> None:
        self.count: Final = count
        self.piece: Final = piece
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.count, self.piece, self.place)


def can_place(g: Game, seat: int, kind: int, places: list[int]) -> list[int]:
    """R.2.3 Return those clearings in which a piece of a kind can be placed."""
    return placeable(g, kind, places, seat)


def ruled(g: Game, seat: int, suits: int = 0) -> list[int]:
    """2.5 Return the clearings of some suits (0 for any) that it rules."""
    return [place for place in ruled_by(g, seat) if suits == 0 or g.suits[place] & suits]


def place(g: Game, seat: int, kind: int, where: int, n: int) -> int:
    """G.20 Place up to `n` pieces from their supply and return how many.

    R.11.8.2 Returns 0 if an effect stops them; effects stop only pieces that would be placed.
    """
    if n == 0 or g.supply[kind] == 0:
        return 0
    if stop_by_piece(g, Intent(PLACE, seat, where, kind)):
        return 0
    return put(g, kind, where, n, seat)


def put_in_place_of(g: Game, seat: int, kind: int, where: int, other: int) -> bool:
    """G.23 Replace a piece with another; return False if an effect stopped it (R.11.8.2)."""
    if stop_by_piece(g, Intent(PLACE, seat, where, other)):
        return False
    replace(g, seat, kind, where, other)
    return True


def announce_placing(g: Game, seat: int, law: str, kind: int, where: int, n: int) -> None:
    """Announce pieces to place as a question with one answer; 1.5.4 as many as there are."""
    asked = Prompt("automata.place", law)
    g.ask(seat, asked, [SetDown(min(n, g.supply[kind]), g.box.kinds[kind].piece, where)])


def make_placing(g: Game, seat: int) -> int:
    """G.20 Place the announced pieces, in the following step, and return how many."""
    told = g.chose(SetDown)
    return place(g, seat, g.box.kind_at[seat][told.piece], told.place, told.count)


verbs(SetDown)
