"""8.3 The Alliance's setup."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.woodland_alliance.pieces import alliance
from undergrowth.factions.woodland_alliance.supporters import DrawSupporters
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class SetUpAlliance(Frame):
    """8.3 Draw three supporters; all pieces stay on the board."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.gain_supporters,)

    def gain_supporters(self, g: Game) -> None:
        """8.3.4 Draw three cards from the deck."""
        g.push(DrawSupporters(self.seat, alliance(g, self.seat).start))


frames(SetUpAlliance)
