"""11.2 Rules overridden by the Riverfolk, and the first frames of their phases."""

from __future__ import annotations

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason
from undergrowth.factions.riverfolk_company.birdsong import (
    GatherFunds,
    Protectionism,
    ScoreDividends,
)
from undergrowth.factions.riverfolk_company.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.riverfolk_company.crafting import CommitToCraft, power
from undergrowth.factions.riverfolk_company.daylight import RiverfolkDaylight
from undergrowth.factions.riverfolk_company.disruption import disruptions
from undergrowth.factions.riverfolk_company.heuristics import appeal, bias, feared, value
from undergrowth.factions.riverfolk_company.pieces import (
    LOST,
    RiverfolkBoard,
    RiverfolkPieces,
)
from undergrowth.factions.riverfolk_company.prices import SetPrices
from undergrowth.factions.riverfolk_company.seller import RiverfolkSeller
from undergrowth.factions.riverfolk_company.services import (
    buy,
    services_left,
    sold,
    why_not_buy,
)
from undergrowth.factions.riverfolk_company.setup import SetUpRiverfolk
from undergrowth.law.moving.rivers import needs_rule_by_land, with_rivers
from undergrowth.law.turn.turn import DiscardDown
from undergrowth.table.bending.seller import Seller
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.layout.power import Power
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.records import Fight, Removed


class Riverfolk(RiverfolkPieces):
    """11 The Riverfolk's rules."""

    def new_board(self) -> Board:
        return RiverfolkBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpRiverfolk(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """11.4 Return the frames of their Birdsong: protectionism, dividends, funds."""
        return [Protectionism(self.seat), ScoreDividends(self.seat), GatherFunds(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """11.5 Return the frame of their Daylight actions."""
        return [RiverfolkDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """11.6 Return the frames of their Evening: discard, then set costs."""
        return [DiscardDown(self.seat), SetPrices(self.seat)]

    def hand_limit_law(self) -> str:
        return "11.6.1"

    def hand_is_open(self, g: Game) -> bool:
        """11.2.3 Public Hand: return True."""
        return True

    # ---- 11.2.1 crafting

    def crafting_power(self, g: Game) -> Power:
        return power(g, self)

    def pay_icons(self, g: Game, due: list[int], any_due: int) -> Frame | None:
        """11.2.1, 11.5.3 Return the frame that pays icons with funds on the tracks."""
        return CommitToCraft(self.seat, due[:], any_due)

    def crafts_by_pieces(self) -> bool:
        return False

    # ---- 11.2.2, 11.2.7.II rivers

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """11.2.2, 11.2.7.II Add places along the river for the Riverfolk and a buyer of
        Riverboats."""
        if owner != self.seat and (owner != g.turn or self.boats not in g.used):
            return there
        return with_rivers(g, place, there)

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """11.2.2 Swimmers: the Riverfolk need no rule along a river; a buyer does."""
        if owner != self.seat:
            return needs
        return needs_rule_by_land(g, origin, destination, needs)

    # ---- 11.2.5 trade posts

    def removed_to(self, g: Game, r: Removed, index: int, to: int) -> int:
        """11.2.5.I Return the box of lost trade posts, for removed ones."""
        return self.pile(LOST) if r.kinds[index] in self.posts.kinds else to

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """11.2.5.I Return the frames of Trade Disruption."""
        return disruptions(self, r)

    # ---- 11.2.6 services

    def speaks_in(self, window: int) -> bool:
        """11.2.6 Whether the window is the start of Birdsong, when services are bought."""
        return window == BIRDSONG_START

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        return sold(g, self, seat) if window == BIRDSONG_START else NO_ACTIONS

    def hides(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether a hidden card may decide if the buyer can pay (V.12.2)."""
        if window != BIRDSONG_START or seat == self.seat or services_left(g, self, seat) <= 0:
            return False
        return book(g).faction(seat).purse.hides_payment(g)

    def use(self, g: Game, seat: int, action: Action) -> bool:
        return buy(g, self, seat, action)

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        return why_not_buy(g, self, seat, action)

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        return appeal(g, self, seat, action)

    def seller(self) -> Seller | None:
        return RiverfolkSeller(self.seat, self.warrior)

    # ---- 11.2.7.III mercenaries

    def strength(self, g: Game, owner: int, place: int, strength: int) -> int:
        """11.2.7.III, 2.5 Return an owner's strength with hired mercenaries."""
        return self.lent.strength(g, owner, place, strength)

    def may_bend_strength(self, g: Game, place: int) -> bool:
        """11.2.7.III Whether somebody has hired mercenaries this turn."""
        return self.hired in g.used

    def strength_state(self, g: Game) -> int:
        """11.2.7.III Return a number for the player whose turn it is, if mercenaries are away."""
        return 1 + g.turn if self.lent.are_away(g) else 0

    def enemy_piece(self, g: Game, seat: int, kind: int, is_one: bool) -> bool:
        """11.2.7.III, G.9 Whether a kind is an enemy piece to a seat, given hired mercenaries."""
        return self.lent.enemy_piece(g, seat, kind, is_one)

    def attacks_from(self, g: Game, owner: int, place: int, may: bool) -> bool:
        """11.2.7.III Whether an owner can attack from a place with mercenaries."""
        return self.lent.attacks_from(g, owner, place, may)

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """11.2.7.III Whether a defender can be attacked in a place, given mercenaries."""
        return self.lent.defends(g, attacker, defender, place, does)

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        """11.2.7.III Add the mercenaries to the owners that fight on a side."""
        return self.lent.fights_with(g, b, owner, others)

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """11.2.7.IIIa Return a side's possible losses with mercenaries."""
        return self.lent.losses(g, b, owner, marks, options)

    def turns_hostile(self, g: Game, r: Removed, index: int, turns: bool) -> bool:
        """11.2.7.IIIb Whether a faction turns Hostile for mercenaries removed."""
        return self.lent.turns_hostile(g, r, index, turns)

    def law_of(self, hook: str, owner: int) -> str:
        return "11.2.7.III" if hook == "fights_with" else ""

    # ---- for people and programs

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return board_entries(self)

    def read_board(self, g: Game, doc: Reader) -> None:
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return write_board(g, self)

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    def value(self, g: Game) -> int:
        return value(g, self)

    def feared(self, g: Game) -> int:
        return feared(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)
