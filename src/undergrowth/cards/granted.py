"""Moves granted by a card, limited or freed by the card's own hooks."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.windows.afterwards import AfterMove
from undergrowth.table.book import book, effect_of
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.uses import mark_used, unmark, was_used


@dataclass
class GrantedMove(Frame):
    """4.2 Take a move granted by a card.  `granted` finds it while it is in progress."""

    seat: int
    card: int
    place: int
    """The clearing the move is bound to, or NOWHERE."""

    def script(self) -> tuple[Step, ...]:
        return (self.take_move, self.close)

    def take_move(self, g: Game) -> None:
        """4.2 Take the faction's move, as far as the card allows it."""
        mark_used(g, effect_of(g, self.card))
        g.push(book(g).faction(self.seat).move(g, 0, False))

    def close(self, g: Game) -> None:
        """4.1.3 Unmark the card, so that it may be crafted and used again."""
        unmark(g, effect_of(g, self.card))


def granted(g: Game, card: int, owner: int) -> GrantedMove | None:
    """Return the move that a card has granted an owner and that is in progress, or None.

    Effects after a move, and battles within them, are no part of it.
    """
    if not was_used(g, effect_of(g, card)):  # a fast path for the most frequent case
        return None
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, GrantedMove):
            return frame if frame.card == card and frame.seat == owner else None
        if isinstance(frame, (Fighting, AfterMove)):
            return None
    return None


def could_move(g: Game, seat: int, card: int, place: int) -> bool:
    """4.2 Whether the card's move would be possible, tried on a copy."""
    twin = g.copy()
    mark_used(twin, effect_of(g, card))
    twin.push(GrantedMove(seat, card, place))
    return book(twin).faction(seat).may_move(twin, 0)


frames(GrantedMove)
