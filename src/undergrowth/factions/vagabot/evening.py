"""R.7.5.5, R.7.6 Repair in Daylight, and Evening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.vagabot.items import damaged, exhaust, refresh, repair, usable
from undergrowth.factions.vagabot.pieces import BERSERKER, vagabot
from undergrowth.factions.vagabot.state import board
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import is_forest


class Mend(Action):
    """`mend`: repair an item (R.7.5.5)."""

    verb: ClassVar[str] = "mend"
    picture: ClassVar[str] = "repair"
    law: ClassVar[str] = "R.7.5.5"


_REPAIR: Final = Prompt("vagabot.repair", "R.7.5.5")


@dataclass
class DaylightRepair(Frame):
    """R.7.5.5 Exhaust an item to repair one."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.mend)

    def applies(self, g: Game) -> bool:
        enough = usable(g, self.seat) >= vagabot(g, self.seat).costs["repair"]
        return enough and damaged(board(g, self.seat)) > 0

    def announce(self, g: Game) -> None:
        g.ask(self.seat, _REPAIR, [Mend()])

    def mend(self, g: Game) -> None:
        exhaust(g, self.seat, vagabot(g, self.seat).costs["repair"])
        repair(g, self.seat, 1, "R.7.5.5")


@dataclass
class EveningRefresh(Frame):
    """R.7.6.1 Refresh items: fewer of them while any is damaged."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.refresh,)

    def refresh(self, g: Game) -> None:
        """R.7.6.1 Refresh as many as its difficulty says; R.7.4.3 reset the note of the skipped
        Daylight."""
        b = board(g, self.seat)
        b.slipped = False
        number = "refresh_damaged" if damaged(b) > 0 else "refresh_undamaged"
        refresh(g, self.seat, vagabot(g, self.seat).level(number), "R.7.6.1")


@dataclass
class EveningRepair(Frame):
    """R.7.6.2 Repair an item, or all of them in a forest."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.repair,)

    def applies(self, g: Game) -> bool:
        return damaged(board(g, self.seat)) > 0

    def repair(self, g: Game) -> None:
        """R.7.6.2 Repair an item, or all in a forest; R.3.3.2 one more with the trait Berserker."""
        me, b = vagabot(g, self.seat), board(g, self.seat)
        more = me.trait_numbers["berserker_repairs"] if me.has_trait(BERSERKER) else 0
        n = damaged(b) if is_forest(me.place(g)) else me.repairs + more
        repair(g, self.seat, n, "R.7.6.2")


verbs(Mend)
frames(DaylightRepair, EveningRefresh, EveningRepair)
