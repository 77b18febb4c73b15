"""7.7 Turmoil."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.eyrie_dynasties.pieces import (
    LEADERS,
    depose_leader,
    eyrie,
    install_leader,
    purge_decree,
)
from undergrowth.factions.eyrie_dynasties.setup import Lead
from undergrowth.law.turn.turn import end_phase
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

_LEADER: Final = Prompt("eyrie.new_leader", "7.7.3")


@dataclass
class Turmoil(Frame):
    """7.7 Lose points, cards and the leader when the Decree fails, and end Daylight."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.humiliate,  # 7.7.1
            self.purge,  # 7.7.2
            self.depose,  # 7.7.3
            self.replace,
            self.rest,  # 7.7.4
        )

    def humiliate(self, g: Game) -> None:
        """7.7.1 Lose a point for each bird on the Decree, viziers included."""
        if g.log is not None:
            g.note("turmoil", "7.7", self.seat, {})
        me = eyrie(g, self.seat)
        score(g, self.seat, -me.humiliation * me.birds_on_decree(g), "7.7.1")

    def purge(self, g: Game) -> None:
        """7.7.2 Discard the Decree except the viziers."""
        purge_decree(g, self.seat)

    def depose(self, g: Game) -> None:
        """7.7.3 Depose the leader, and ask for another from those face up."""
        depose_leader(g, self.seat)
        deposed = eyrie(g, self.seat).board(g).deposed
        options: list[Action] = [Lead(n) for n in range(len(LEADERS)) if n not in deposed]
        g.settle(self.seat, _LEADER, options)

    def replace(self, g: Game) -> None:
        """7.7.3 Put the new leader in charge, with its viziers."""
        install_leader(g, self.seat, g.chose(Lead).leader, "7.7.3")

    def rest(self, g: Game) -> None:
        """7.7.4 End Daylight."""
        end_phase(g)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """7.7.3 Return why a leader cannot take over."""
        if isinstance(action, Lead):
            return (
                "7.7.3",
                because("why-lies_face_down", {"leader": f"leader:{LEADERS.text(action.leader)}"}),
            )
        return None


frames(Turmoil)
