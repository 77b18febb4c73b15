"""R.7.4.3 Slip."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.factions.vagabot.items import undamaged
from undergrowth.factions.vagabot.move import SlipAway
from undergrowth.factions.vagabot.pieces import vagabot
from undergrowth.factions.vagabot.state import board
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class HideToday(Frame):
    """R.7.4.3 With few items left, hide in a forest and skip Daylight."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.slip,)

    def applies(self, g: Game) -> bool:
        return undamaged(board(g, self.seat)) <= vagabot(g, self.seat).slips_with

    def slip(self, g: Game) -> None:
        """R.7.4.3 Slip away; Daylight is skipped wherever it ends up."""
        board(g, self.seat).slipped = True
        g.push(SlipAway(self.seat))


frames(HideToday)
