"""R.8.4.1 The order: the suit with most Lost Souls."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.logical_lizards.pieces import BIRD, LizardPieces, lizards
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import SUITS


def commonest_suit(g: Game, me: LizardPieces) -> int:
    """R.8.4.1 Return the suit with most Lost Souls; a bird in a tie, or with none."""
    counts = [0] * len(SUITS)
    for card in me.board(g).souls:
        counts[g.box.cards[card].suit] += 1
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else BIRD


@dataclass
class SetOrder(Frame):
    """R.8.4.1 Set the order to the suit with most Lost Souls."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.set,)

    def set(self, g: Game) -> None:
        me = lizards(g, self.seat)
        me.board(g).order = commonest_suit(g, me)
        if g.log is not None:
            g.note("set_order", "R.8.4.1", self.seat, {"suit": SUITS.text(me.board(g).order)})


frames(SetOrder)
