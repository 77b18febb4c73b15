"""7.2, 7.8 Rules overridden by the Eyrie Dynasties, and the first frames of their phases."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.eyrie_dynasties.birdsong import AddToDecree, EmergencyOrders, NewRoost
from undergrowth.factions.eyrie_dynasties.board import (
    board_entries,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.eyrie_dynasties.decree import EyrieDaylight
from undergrowth.factions.eyrie_dynasties.despot import Gloat, has_razed, has_scored_in_battle
from undergrowth.factions.eyrie_dynasties.evening import ScoreRoosts, evening_cards
from undergrowth.factions.eyrie_dynasties.heuristics import bias, value
from undergrowth.factions.eyrie_dynasties.pieces import BUILDER, EyrieBoard, EyriePieces
from undergrowth.factions.eyrie_dynasties.setup import SetUpEyrie, SetUpEyrieByCard
from undergrowth.law.pieces.rule import ruler_if_tied
from undergrowth.law.possible import at_most_one
from undergrowth.law.removing.removal import scored
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import BATTLE, Bonus, Fight, Intent, Removed


class Eyrie(EyriePieces):
    """7 The Eyrie's rules."""

    def new_board(self) -> Board:
        return EyrieBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpEyrie(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpEyrieByCard(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """7.4 Return the frames of their Birdsong: emergency orders, the Decree, a new roost."""
        return [EmergencyOrders(self.seat), AddToDecree(self.seat), NewRoost(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """7.5 Return the frame of their Daylight: crafting, then the Decree."""
        return [EyrieDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """7.6 Return the frames of their Evening: score the roosts, draw and discard."""
        return [ScoreRoosts(self.seat), DrawAndDiscard(self.seat, evening_cards(g, self))]

    def hand_limit_law(self) -> str:
        return "7.6.2"

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return board_entries()

    def read_board(self, g: Game, doc: Reader) -> None:
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return write_board(g, self)

    def check_position(self, g: Game) -> None:
        """7.5.2.IV Raise `BadPosition` for two roosts in a clearing."""
        at_most_one(g, self.roost, "7.5.2.IV")

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """7.2.2 Lords of the Forest: return the Eyrie as ruler where they are tied for most."""
        return ruler_if_tied(g, self.seat, place, most, ruler)

    def rules_by_pieces(self) -> bool:
        return True

    def item_points(self, g: Game, seat: int, card: int, points: int) -> int:
        """7.2.3, 7.8.1 Disdain for Trade: return one point for an item, unless the Builder
        leads."""
        if seat != self.seat or self.board(g).leader == BUILDER:
            return points
        return self.item_vp

    def law_of(self, hook: str, owner: int) -> str:
        return "7.8.3" if hook == "extra_hits" and owner == self.seat else ""

    def source_of(self, hook: str, owner: int) -> str:
        """7.8.3 Return the leader who deals extra hits."""
        for leader in self.leaders:
            if hook == "extra_hits" and owner == self.seat and leader.extra_hits > 0:
                return leader.name
        return ""

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """7.8.3 Add the Commander's extra hit when attacking."""
        if owner != self.seat or b.attacker != self.seat:
            return hits
        leader = self.leader(g)
        return hits + leader.extra_hits if leader is not None else hits

    def removal_bonus(self, g: Game, r: Removed) -> list[Bonus]:
        """7.8.4 Return the Despot's point, once in a battle, for buildings and tokens removed."""
        leader = self.leader(g)
        if leader is None or leader.extra_points == 0 or has_scored_in_battle(g):
            return []
        if not has_razed(g, self.seat, r):
            return []
        return [Bonus(self.seat, leader.extra_points, "7.8.4")]

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """7.8.4 Return the frame that records the Despot's point of this battle."""
        return [Gloat(self.seat)] if self.removal_bonus(g, scored(g, r)) else []

    def cannot(self, i: Intent) -> Reason:
        """7.5.2 Return why a card of the Decree does not allow an action in a clearing."""
        law = "7.5.2.III" if i.how == BATTLE else "7.5.2.II"
        return (law, because("why-card_decree_asks"))
