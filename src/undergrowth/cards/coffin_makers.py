"""Coffin Makers: the fallen lie on this card until they are counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.frames import frames
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.pieces.atoms import return_from_card
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import TO_CARD, TO_SUPPLY, Removed

PER_POINT: Final = 5
"""Warriors for a point."""


@dataclass
class Bury(Frame):
    """G.24 All warriors on the card return to their supplies."""

    def copy(self) -> Frame:
        return Bury()

    def script(self) -> tuple[Step, ...]:
        return (self.return_all,)

    def return_all(self, g: Game) -> None:
        return_all(g)


def return_all(g: Game) -> None:
    """G.24 Return every warrior to its owner's supply."""
    n = 0
    for kind in range(len(g.box.kinds)):
        n += return_from_card(g, kind, g.lying(kind))
    if g.log is not None and n > 0:
        g.note("returned", "G.24", g.turn, {"count": n})


class CoffinMakers(TurnEffect):
    """Warriors that leave the map for a supply come here; the owner scores for them."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START, compulsory=True)

    def removed_to(self, g: Game, r: Removed, index: int, to: int) -> int:
        """G.24, G.23 Of any owner, but only what is removed from the map and not replaced."""
        if to != TO_SUPPLY or r.replaced or r.places[index] == NOWHERE:
            return to
        if g.box.kinds[r.kinds[index]].sort != WARRIOR:
            return to
        for seat in range(g.seats):
            if self.has(g, seat):
                return TO_CARD
        return to

    def prevented(self, g: Game, seat: int) -> tuple[str, str] | None:
        return None if g.on_card else ("4.1.3", "no warrior lies on it")

    def begin(self, g: Game, seat: int) -> None:
        """3.2 A point for every five, then all go to their supplies."""
        score(g, seat, sum(g.on_card) // PER_POINT, "4.1.3")
        return_all(g)

    def on_effect_gone(self, g: Game, seat: int) -> list[Frame]:
        """4.1.3 Without the card, its warriors go to their supplies; nobody scores."""
        return [Bury()] if g.on_card else []


frames(Bury)
EFFECTS: dict[str, type[CardEffect]] = {"coffin_makers": CoffinMakers}
