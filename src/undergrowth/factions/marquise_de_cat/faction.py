"""6.2 What the Marquise de Cat bends, and where her procedures begin."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.actions import Action
from undergrowth.factions.marquise_de_cat.board import describe
from undergrowth.factions.marquise_de_cat.heuristics import bias, value
from undergrowth.factions.marquise_de_cat.hospitals import FieldHospitals
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.factions.marquise_de_cat.setup import SetUpMarquise, SetUpMarquiseByCard
from undergrowth.factions.marquise_de_cat.turn import MarquiseDaylight, PlaceEach
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.boards import Board, boards
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Intent, Removed
from undergrowth.table.views import Part


@dataclass
class MarquiseBoard(Board):
    """Her board holds only pieces, which the supply counts."""

    def copy(self) -> Board:
        return self


class Marquise(MarquisePieces):
    """6 Marquise de Cat."""

    def new_board(self) -> Board:
        return MarquiseBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpMarquise(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpMarquiseByCard(self.seat)

    def birdsong(self, g: Game) -> Frame:
        """6.4 One wood at each sawmill."""
        return PlaceEach(self.seat, self.wood, building=self.sawmill)

    def daylight(self, g: Game) -> Frame:
        return MarquiseDaylight(self.seat, self.actions)

    def evening(self, g: Game) -> Frame:
        """6.6 One card, and one per uncovered draw bonus."""
        return DrawAndDiscard(self.seat, self.cards + self.draws[self.placed(g, self.recruiter)])

    def hand_limit_law(self) -> str:
        return "6.6"

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """6.2.2 The Keep: nobody else places pieces beside it."""
        return i.owner != self.seat and g.pieces[self.keep * g.places + i.place] > 0

    def cannot(self, i: Intent) -> tuple[str, str]:
        return ("6.2.2", "only the Marquise places pieces in the keep's clearing")

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """6.2.3 Field Hospitals, once for each clearing that lost Marquise warriors."""
        found: list[Frame] = []
        for i in range(len(r.kinds)):
            if r.kinds[i] == self.warrior and g.hands[self.seat] and g.where(self.keep) != NOWHERE:
                found.append(FieldHospitals(self.seat, r.places[i], r.counts[i], r.replaced))
        return found


boards(MarquiseBoard)
