"""R.4.2 Rules overridden by the Mechanical Marquise, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.automata.measures import PLAYER_MOST_PIECES, PLAYER_MOST_POINTS
from undergrowth.automata.orders import CraftOrder, DiscardOrder, RevealOrder
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.services.wares import birds_for_order
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.mechanical_marquise.board import describe
from undergrowth.factions.mechanical_marquise.hospitals import (
    CountFallen,
    MechanicalHospitals,
    fallen_in,
)
from undergrowth.factions.mechanical_marquise.pieces import MarquisePieces
from undergrowth.factions.mechanical_marquise.setup import SetUpMechanicalMarquise
from undergrowth.factions.mechanical_marquise.turn import (
    EscalatedDaylight,
    MechanicalDaylight,
    ScoreBuildings,
)
from undergrowth.law.battle.hits import warriors_beside
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Intent, Removed


class MechanicalMarquise(MarquisePieces):
    """R.4 The Mechanical Marquise 2.0's rules."""

    def setup(self, g: Game) -> Frame:
        return SetUpMechanicalMarquise(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """R.4.4 Return the frames of its Birdsong: reveal the order, craft its item."""
        return [RevealOrder(self.seat), CraftOrder(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """R.4.5 Return the frames of its Daylight, R.4.7 with those for a bird."""
        return [MechanicalDaylight(self.seat), EscalatedDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """R.4.6 Return the frames of its Evening: score, discard the order."""
        return [ScoreBuildings(self.seat), DiscardOrder(self.seat), ScoreForDifficulty(self.seat)]

    def defender_criteria(self, g: Game) -> list[PlayerCriterion]:
        """R.4.5.1 Return the criteria for defenders: most pieces there, then most points."""
        return [PLAYER_MOST_PIECES, PLAYER_MOST_POINTS]

    def better_wares(self, g: Game, order: int, wares: list[int]) -> list[int] | None:
        """R.9.7 (advanced) Return the cards to buy: birds before others."""
        return birds_for_order(g, self.seat, order, wares)

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """R.4.2.1 The Keep: forbid other players to place any pieces there."""
        return i.by != self.seat and g.pieces[self.keep * g.places + i.place] > 0

    def cannot(self, i: Intent) -> Reason:
        return ("R.4.2.1", because("why-only_mechanical_marquise_places"))

    def ignores_hits(self, g: Game, b: Fight, owner: int, hits: int, ignored: int) -> int:
        """R.3.3.2 Fortified: ignore half of the hits on buildings, as each takes two hits."""
        if owner != self.seat or not self.has_trait("fortified"):
            return ignored
        softer = g.warriors_at(self.seat, b.place) + warriors_beside(g, b, self.seat)
        softer += g.count(self.keep, b.place)
        on_buildings = hits - ignored - softer
        if on_buildings <= 0:
            return ignored
        return ignored + on_buildings - on_buildings // self.fortified_hits

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """R.3.3.2 Hospitals: return the frame that counts warriors removed in a battle."""
        fallen = sum([r.counts[i] for i, kind in enumerate(r.kinds) if kind == self.warrior])
        if fallen == 0 or not r.in_battle or not self.has_trait("hospitals"):
            return []
        return [CountFallen(fallen)]

    def on_battle_ended(self, g: Game, b: Fight) -> list[Frame]:
        """R.3.3.2 Hospitals: return their frame if it defended and lost two or more warriors."""
        if b.defender != self.seat or fallen_in(b) < self.hospital_losses:
            return []
        return [MechanicalHospitals(self.seat)]
