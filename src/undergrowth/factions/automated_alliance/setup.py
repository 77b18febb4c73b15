"""R.6.3 The Automated Alliance's setup."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


@dataclass
class SetUpAutomatedAlliance(Frame):
    """R.6.3 Leave warriors, bases and sympathy on its board, as its supply counts them."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.wait,)

    def wait(self, g: Game) -> None:
        """R.6.3.1, R.6.3.2, R.6.3.3 Place nothing."""


frames(SetUpAutomatedAlliance)
