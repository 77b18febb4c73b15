"""H.2.4, 1.5.5 Forcing a player to move as many pieces as possible to another clearing."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.law.moving.escorts import ChooseEscorts, may_bring
from undergrowth.law.moving.forced import move_pieces
from undergrowth.law.moving.takes import ordinary
from undergrowth.law.moving.ways import may_move_so, movable
from undergrowth.law.pieces.stopping import stop_forced_by_piece
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import MOVE, Intent


@dataclass
class Urge(Frame):
    """1.5.5 Move all warriors and the pawn that can go, with as many pieces as can go along
    (15.2.4).

    The player who forces the move chooses those pieces.
    """

    seat: int
    """The player who forces the move."""
    forced: int
    origin: int
    destination: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay, self.choose_escorts, self.go)

    def walkers(self, g: Game) -> list[int]:
        """4.2 Return the kinds of warrior, and the pawn, that can go: one entry for each piece."""
        found: list[int] = []
        for kind in [*g.box.warrior_kinds[self.forced], book(g).owner(self.forced).pawn]:
            i = Intent(MOVE, self.forced, self.destination, kind, self.origin)
            if kind >= 0 and may_move_so(g, i):
                found += [kind] * movable(g, kind, self.origin)
        return found

    def pay(self, g: Game) -> None:
        """9.2.9.IIIb Let a pawn pay for a clearing that costs it something, even if forced."""
        if book(g).owner(self.forced).pawn in self.walkers(g):
            g.push_all(book(g).owner(self.forced).price_to_enter(g, self.destination) or [])

    def choose_escorts(self, g: Game) -> None:
        """15.2.4 Ask for the pieces that go along, as many as possible."""
        plain = ordinary(g, self.forced)
        going = self.walkers(g)
        n = going.count(plain)
        also = [kind for kind in going if kind != plain and kind != book(g).owner(self.forced).pawn]
        player, origin, to = self.forced, self.origin, self.destination
        if may_bring(g, player, origin, to, n, also):
            g.push(ChooseEscorts(self.seat, player, origin, to, n, also, compelled=True))

    def go(self, g: Game) -> None:
        """1.5.5, R.11.8.2 Make the move, unless a piece stops an automated player.

        The forced player counts as the mover.
        """
        if stop_forced_by_piece(g, Intent(MOVE, self.forced, self.destination, origin=self.origin)):
            return
        going = [*self.walkers(g), *g.told]
        kinds = sorted(set(going))
        counts = [going.count(kind) for kind in kinds]
        move_pieces(g, self.forced, self.origin, self.destination, kinds, counts)


frames(Urge)
