"""6.2 Rules overridden by the Marquise de Cat, and the first frames of her phases."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.marquise_de_cat.board import describe
from undergrowth.factions.marquise_de_cat.heuristics import bias, value
from undergrowth.factions.marquise_de_cat.hospitals import FieldHospitals, Heal
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces
from undergrowth.factions.marquise_de_cat.setup import SetUpMarquise, SetUpMarquiseByCard
from undergrowth.factions.marquise_de_cat.turn import MarquiseDaylight, PlaceEach
from undergrowth.law.possible import impossible, limits_hold, spot
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Intent, Removed


@dataclass
class MarquiseBoard(Board):
    """Her board, which holds only pieces: the supply counts them."""

    def copy(self) -> Board:
        return self


class Marquise(MarquisePieces):
    """6 The Marquise's rules."""

    def new_board(self) -> Board:
        return MarquiseBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpMarquise(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpMarquiseByCard(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """6.4 Return the frame that places one wood at each sawmill."""
        return [PlaceEach(self.seat, self.wood, building=self.sawmill)]

    def daylight(self, g: Game) -> list[Frame]:
        """6.5 Return the frame of her Daylight: crafting, then actions."""
        return [MarquiseDaylight(self.seat, self.actions)]

    def evening(self, g: Game) -> list[Frame]:
        """6.6 Return the frame that draws one card, and one per uncovered draw bonus."""
        cards = self.cards + self.draws[self.placed(g, self.recruiter)]
        return [DrawAndDiscard(self.seat, cards)]

    def hand_limit_law(self) -> str:
        return "6.6"

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def check_position(self, g: Game) -> None:
        """6.2.2 Raise `BadPosition` for other players' pieces at the keep that had to be placed
        there."""
        place = g.where(self.keep) if limits_hold(g) else NOWHERE
        for kind, k in enumerate(g.box.kinds):
            if place == NOWHERE or k.owner == self.seat or not g.has_seat(k.owner):
                continue
            if g.count(kind, place) > 0 and not book(g).owner(k.owner).comes_by_moves(kind):
                wanted = f"no {PIECES.text(k.piece)} in the clearing with the keep"
                raise impossible(spot(g, kind, place), wanted, "6.2.2")

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """6.2.2 The Keep: forbid other players to place any pieces there; she and her hirelings
        may."""
        if i.by == self.seat or g.pieces[self.keep * g.places + i.place] == 0:
            return False
        return i.owner == NOBODY or book(g).owner(i.owner).decider(g) != self.seat

    def may_forbid_placing(self, g: Game, by: int) -> bool:
        return by != self.seat

    def cannot(self, i: Intent) -> Reason:
        return ("6.2.2", because("why-only_marquise_places"))

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """6.2.2, 6.2.3 Return why Field Hospitals cannot be used."""
        if seat != self.seat or not isinstance(action, Heal):
            return None
        if g.where(self.keep) == NOWHERE:
            return ("6.2.2", because("why-keep_not_on"))
        return ("6.2.3", because("why-field_hospitals_used"))

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """6.2.3 Return a frame of Field Hospitals for each clearing that lost Marquise warriors.

        Forests (18.4) and the paths of bandits are no clearings.
        """
        found: list[Frame] = []
        if not g.hands[self.seat] or g.where(self.keep) == NOWHERE:
            return found
        for i in range(len(r.kinds)):
            if r.kinds[i] == self.warrior and r.places[i] in g.clearings:
                found.append(FieldHospitals(self.seat, r.places[i], r.counts[i], r.replaced))
        return found


boards(MarquiseBoard)
