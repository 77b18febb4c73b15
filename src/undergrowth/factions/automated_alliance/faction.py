"""R.6.2 Rules overridden by the Automated Alliance, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.automata.orders import CraftOrder, DiscardOrder, RevealOrder
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.services.wares import birds_for_order
from undergrowth.factions.automated_alliance.board import check_position, describe
from undergrowth.factions.automated_alliance.outrage import (
    cracks_down,
    outrages_over_move,
    outrages_over_removal,
)
from undergrowth.factions.automated_alliance.pieces import RisingPieces
from undergrowth.factions.automated_alliance.revolt import OrderedRevolt, SurpriseRevolt
from undergrowth.factions.automated_alliance.setup import SetUpAutomatedAlliance
from undergrowth.factions.automated_alliance.sympathy import SpreadSympathy, spreading_points
from undergrowth.factions.automated_alliance.turn import (
    AutomatedOrganize,
    PublicPity,
    RecruitAtBases,
    Wildfire,
)
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Moved, Removed


class AutomatedAlliance(RisingPieces):
    """R.6 The Automated Alliance's rules."""

    def setup(self, g: Game) -> Frame:
        return SetUpAutomatedAlliance(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """R.6.4 Return the frames of its Birdsong: order card, item, revolt or public pity."""
        return [
            RevealOrder(self.seat),
            CraftOrder(self.seat),
            OrderedRevolt(self.seat),
            PublicPity(self.seat),
        ]

    def daylight(self, g: Game) -> list[Frame]:
        """R.6.5 Return the frames of its Daylight: sympathy, and a surprise revolt with a bird."""
        return [SpreadSympathy(self.seat), SurpriseRevolt(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """R.6.6 Return the frames of its Evening: organize, recruit, discard the order."""
        return [
            AutomatedOrganize(self.seat),
            RecruitAtBases(self.seat),
            DiscardOrder(self.seat),
            Wildfire(self.seat),
            ScoreForDifficulty(self.seat),
        ]

    def points_for_placing(self, g: Game, kind: int, place: int) -> int:
        """R.6.5.1, R.6.2.5 Return the points of the uncovered space; fewer under martial law."""
        return spreading_points(g, self.seat, place) if kind == self.sympathy else 0

    # ---- R.9.7 services that it buys

    def pays_own_warriors(self) -> bool:
        """R.9.7 Return False: the seller puts down its own warriors."""
        return False

    def better_wares(self, g: Game, order: int, wares: list[int]) -> list[int] | None:
        """R.9.7 (advanced) Return the cards to buy: birds before others."""
        return birds_for_order(g, self.seat, order, wares)

    # ---- the board

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    # ---- R.6.2.2, R.3.3.2 in battle

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """R.6.2.2 Automated Ambush: add a hit as defender with a warrior there.

        R.3.3.2 Informants: for defenseless sympathy, too.
        """
        if owner != self.seat or b.defender != self.seat:
            return hits
        told = self.has_trait("informants") and self.is_sympathetic(g, b.place)
        return hits + self.ambush_hits if told or g.warriors_at(owner, b.place) > 0 else hits

    def attacker_rolls_high(self, g: Game, b: Fight, high: bool) -> bool:
        """R.3.3.2 Veterans: against it the attacker takes the lower die."""
        return high and not (b.defender == self.seat and self.has_trait("veterans"))

    def forbids_scoring(self, g: Game, kind: int) -> bool:
        """R.3.3.2 Popularity: no player scores for removing its sympathy."""
        return kind == self.sympathy and self.has_trait("popularity")

    def law_of(self, hook: str, owner: int) -> str:
        if hook == "extra_hits" and owner == self.seat:
            return "R.6.2.2"
        if hook == "attacker_rolls_high":
            return "R.3.3.2"
        return super().law_of(hook, owner)

    def source_of(self, hook: str, owner: int) -> str:
        """R.6.2.2 Name the ability that deals an extra hit; R.3.3.2 the trait that swaps the
        dice."""
        if hook == "extra_hits" and owner == self.seat:
            return "automated_ambush"
        return "veterans" if hook == "attacker_rolls_high" else super().source_of(hook, owner)

    # ---- R.6.2.3, R.6.2.4

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """R.6.2.3, R.6.2.4 Return the frames for removed sympathy and bases."""
        return cracks_down(self, r) + outrages_over_removal(g, self, r)

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        """R.6.2.3 Return the Outrage for warriors moved into a sympathetic clearing."""
        return outrages_over_move(g, self, m)
