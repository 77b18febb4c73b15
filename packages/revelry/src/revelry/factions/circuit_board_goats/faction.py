"""CBG.2 Rules that the Circuit Board Goats bend, and the starts of their procedures."""

from __future__ import annotations

from revelry.factions.circuit_board_goats.animatronics import Reviewing, reviewer
from revelry.factions.circuit_board_goats.battles import GoatBattles
from revelry.factions.circuit_board_goats.birdsong import Endorse
from revelry.factions.circuit_board_goats.board import (
    board_entries,
    describe,
    read_board,
    write_board,
)
from revelry.factions.circuit_board_goats.criteria import FIRST_IN_TURN_ORDER
from revelry.factions.circuit_board_goats.evening import Credit, Encore, GoatsPlay
from revelry.factions.circuit_board_goats.losses import lost_tops
from revelry.factions.circuit_board_goats.pieces import GoatBoard, GoatPieces
from revelry.factions.circuit_board_goats.recruit import GoatRecruits
from revelry.factions.circuit_board_goats.sabotage import (
    disruption,
    disruptive_wares,
    is_disruptive,
)
from revelry.factions.circuit_board_goats.setup import SetUpGoats
from revelry.factions.circuit_board_goats.tents import PopUpTents
from revelry.reign import reigns_for
from undergrowth.automata.measures import PLAYER_MOST_POINTS
from undergrowth.automata.orders import CraftOrder, RevealOrder
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.services.first import first_purchases, with_first_purchases
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.engine.frames import NOBODY
from undergrowth.law.victory.score import score
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Removed


class CircuitBoardGoats(GoatPieces):
    """CBG Circuit Board Goats."""

    def new_board(self) -> Board:
        return GoatBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpGoats(self.seat)

    # ---- the turn

    def birdsong(self, g: Game) -> list[Frame]:
        """CBG.4 The order, crafting, Endorse."""
        seat = self.seat
        return [*first_purchases(g, seat), RevealOrder(seat), CraftOrder(seat), Endorse(seat)]

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        return with_first_purchases(g, self.seat, sections)

    def daylight(self, g: Game) -> list[Frame]:
        """CBG.5 Recruit, battle, tents."""
        return [GoatRecruits(self.seat), GoatBattles(self.seat), PopUpTents(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """CBG.6 Play, Credit, Encore; CBG.7.3 then what its difficulty adds."""
        seat = self.seat
        return [GoatsPlay(seat), Credit(seat), Encore(seat), ScoreForDifficulty(seat)]

    def defender_criteria(self, g: Game) -> list[PlayerCriterion]:
        """CBG.5.2.II Most points, then first in turn order."""
        return [PLAYER_MOST_POINTS, FIRST_IN_TURN_ORDER]

    # ---- CBG.9 interactions

    def always_petitions(self) -> bool:
        """CBG.9.4 Always."""
        return True

    def pays_own_warriors(self) -> bool:
        """CBG.9.1 The seller puts down its own."""
        return False

    def better_wares(self, g: Game, order: int, wares: list[int]) -> list[int] | None:
        """CBG.9.2 (advanced) What disrupts humans, whatever the order card is."""
        return disruptive_wares(g, self, wares)

    def order_replaced(self, g: Game, card: int) -> list[Frame]:
        """CBG.9.2 Only when it is bought from the Riverfolk."""
        return [disruption(g, self)] if is_disruptive(self, card) else []

    # ---- CBG.2.1 Surveilled Presence

    def rules_but_to_move(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """CBG.2.1, CDG.2.3 Other players beside goats act as if they ruled."""
        return mine or reigns_for(g, self.seat, seat, place)

    # ---- battle

    def before_rolling(self, g: Game, b: Fight) -> list[Frame]:
        """CBG.2.2 Activate Animatronics."""
        human = reviewer(g, self, b)
        return [Reviewing(self.seat, human)] if human != NOBODY else []

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """CBG.8.3 Fire Breathing; with animatronics no hits are dealt, this one neither."""
        if owner == self.seat == b.attacker and self.has_trait("fire_breathing"):
            return hits + self.fire_hits
        return hits

    def forbids_ambush(self, g: Game, b: Fight) -> bool:
        """R.2.8.2, CBG.8.4 Special Effects let it be ambushed."""
        return b.attacker == self.seat and not self.has_trait("special_effects")

    def ambushed(self, g: Game, b: Fight) -> None:
        """CBG.8.4 It scores for that."""
        if b.attacker == self.seat and self.has_trait("special_effects"):
            score(g, self.seat, self.ambushed_points, "CBG.8.4")

    def law_of(self, hook: str, owner: int) -> str:
        """CBG.8.3 The section behind an extra hit."""
        if hook == "extra_hits" and owner == self.seat:
            return "CBG.8.3"
        return super().law_of(hook, owner)

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """CBG.2.3 When a big top is removed."""
        return lost_tops(g, self, r)

    # ---- its board

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return [*super().board_entries(), *board_entries()]

    def read_board(self, g: Game, doc: Reader) -> None:
        super().read_board(g, doc)
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return {**super().write_board(g), **write_board(g, self)}
