"""CHMD.3 The setup of Chameleandroid."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from revelry.factions.chameleandroid.pieces import PATRON, android
from undergrowth.automata.placing import can_place, place
from undergrowth.automata.targets import pick_place, tell_place
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.law.pieces.unseen import RandomPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE

_LAW: Final = "CHMD.3.2"
_SPACE: Final = Prompt("android.space", "CHMD.9.1")


@dataclass
class SetUpAndroid(Frame):
    """CHMD.3 The warrior in the clearing of lowest priority; CHMD.9.1 for a Patron ego in random
    order."""

    seat: int
    order: list[int] = field(default_factory=list)
    """The sorts of ego on the track so far, from left to right."""

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.lay, self.place)

    def draw(self, g: Game) -> None:
        """CHMD.9.1 Each of those left is as likely for the next space."""
        me = android(g, self.seat)
        left = self._left(g)
        if me.has_trait(PATRON) and len(set(left)) > 1:
            pieces = [g.box.kinds[me.ego.kinds[sort]].piece for sort in left]
            g.ask(CHANCE, _SPACE, [RandomPiece(piece) for piece in pieces])

    def _left(self, g: Game) -> list[int]:
        track = android(g, self.seat).ego.full_track(android(g, self.seat).counts)
        for sort in self.order:
            track.remove(sort)
        return track

    def lay(self, g: Game) -> None:
        me, answer = android(g, self.seat), g.answer
        if isinstance(answer, RandomPiece):
            kind = g.box.kind_at[self.seat][answer.piece]
            self.order = [*self.order, me.ego.sort_of(kind)]
            g.back_to("draw")
        else:
            me.board(g).track = self.order + self._left(g)

    def place(self, g: Game) -> None:
        """CHMD.3.2 R.2.3 Choose a clearing where it may be placed."""
        me = android(g, self.seat)
        found = can_place(g, self.seat, me.warrior, g.clearings)
        pick = pick_place(g, self.seat, found, [], lowest=True)
        if pick.target != NOWHERE:
            tell_place(g, self.seat, _LAW, pick)
            place(g, self.seat, me.warrior, pick.target, 1)


frames(SetUpAndroid)
