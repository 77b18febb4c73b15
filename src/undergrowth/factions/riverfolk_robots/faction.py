"""R.9.2 Rules overridden by the Riverfolk Robots, and the first frames of their phases."""

from __future__ import annotations

from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.messages import Reason
from undergrowth.factions.riverfolk_robots.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.riverfolk_robots.daylight import (
    BuildAndGarrison,
    OrganizeTrade,
    RecruitRobots,
    RobotsBattles,
)
from undergrowth.factions.riverfolk_robots.market import (
    CraftFromMarket,
    DiscardFromMarket,
    FillMarket,
    SetMarketOrder,
)
from undergrowth.factions.riverfolk_robots.payments import (
    FEWEST_PAID,
    Racketeering,
    ScorePayments,
    broken_trade,
)
from undergrowth.factions.riverfolk_robots.pieces import RobotsBoard, RobotsPieces
from undergrowth.factions.riverfolk_robots.services import RobotsSeller, buy, sold, why_not_buy
from undergrowth.factions.riverfolk_robots.setup import SetUpRobots
from undergrowth.table.bending.rule import UNKEPT
from undergrowth.table.bending.seller import Seller
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.records import Fight, Removed


class RiverfolkRobots(RobotsPieces):
    """R.9 The Riverfolk Robots' rules."""

    def new_board(self) -> Board:
        return RobotsBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpRobots(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """R.9.4 Return the frames of their Birdsong: stock the market, craft, set the order."""
        return [FillMarket(self.seat), CraftFromMarket(self.seat), SetMarketOrder(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """R.9.5 Return the frames of their Daylight: build and garrison, recruit, organize,
        battle."""
        seat = self.seat
        return [
            BuildAndGarrison(seat),
            RecruitRobots(seat),
            OrganizeTrade(seat),
            RobotsBattles(seat),
        ]

    def evening(self, g: Game) -> list[Frame]:
        """R.9.6 Return the frames of their Evening: score, racketeering, discard."""
        return [
            ScorePayments(self.seat),
            Racketeering(self.seat),
            DiscardFromMarket(self.seat),
            ScoreForDifficulty(self.seat),
        ]

    def defender_criteria(self, g: Game) -> list[PlayerCriterion]:
        """R.9.5.4.I Return the criterion for defenders: fewest warriors in the Payments box."""
        return [FEWEST_PAID]

    # ---- R.9.2.3 services

    def seller(self) -> Seller | None:
        return RobotsSeller(self.seat, self.warrior)

    def speaks_in(self, window: int) -> bool:
        """R.9.2.3 Whether the window is the start of Birdsong, when services are bought."""
        return window == BIRDSONG_START

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        return sold(g, self, seat) if window == BIRDSONG_START else NO_ACTIONS

    def use(self, g: Game, seat: int, action: Action) -> bool:
        return buy(g, self, seat, action)

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        return why_not_buy(g, self, seat, action)

    # ---- R.9.2.3.II riverboats

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """R.9.2.3.II Add places along the river for a buyer of Riverboats."""
        if owner != g.turn or self.boats not in g.used:
            return there
        return there + [other for other in g.rivers[place] if other not in there]

    # ---- R.9.2.3.III mercenaries

    def strength(self, g: Game, owner: int, place: int, strength: int) -> int:
        """R.9.2.3.III, 2.5 Return an owner's strength with hired mercenaries."""
        return self.lent.strength(g, owner, place, strength)

    def may_bend_strength(self, g: Game, place: int) -> bool:
        """R.9.2.3.III Whether their warriors count for others now, hired or meddling."""
        return self.strength_state(g) != 0

    def strength_state(self, g: Game) -> int:
        """R.9.2.3.III Return UNKEPT while their warriors count for others, hired or meddling."""
        return UNKEPT if self.hired in g.used or self.lent.meddles(g) else 0

    def enemy_piece(self, g: Game, seat: int, kind: int, is_one: bool) -> bool:
        """R.9.2.3.III, G.9 Whether a kind is an enemy piece to a seat, given hired mercenaries."""
        return self.lent.enemy_piece(g, seat, kind, is_one)

    def attacks_from(self, g: Game, owner: int, place: int, may: bool) -> bool:
        """R.9.2.3.III Whether an owner can attack from a place with mercenaries."""
        return self.lent.attacks_from(g, owner, place, may)

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """R.9.2.3.III Whether a defender can be attacked in a place, given mercenaries."""
        return self.lent.defends(g, attacker, defender, place, does)

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        """R.9.2.3.III Add the mercenaries to the owners that fight on a side."""
        return self.lent.fights_with(g, b, owner, others)

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """R.1.2.1, R.9.2.3.III Return a side's possible losses with mercenaries."""
        own = super().losses(g, b, owner, marks, options)
        return self.lent.losses(g, b, owner, marks, own)

    def turns_hostile(self, g: Game, r: Removed, index: int, turns: bool) -> bool:
        """R.9.2.3.III, 11.2.7.IIIb Whether a faction turns Hostile for mercenaries removed."""
        return self.lent.turns_hostile(g, r, index, turns)

    # ---- R.9.2.2 trade posts

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """R.9.2.2 Return the frames of removed trade posts, which cost their remover payments."""
        return broken_trade(self, r)

    # ---- R.3.3.2 traits

    def is_defenseless(self, g: Game, b: Fight, defenseless: bool) -> bool:
        """R.3.3.2 Garrison: return False when they defend; they are never defenseless."""
        return defenseless and not (b.defender == self.seat and self.has_trait("garrison"))

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """R.3.3.2 Garrison: more rolled hits with each trade post; Ferocious: three as attacker."""
        if owner != self.seat:
            return most
        if owner == b.attacker:
            return self.ferocious_hits if self.has_trait("ferocious") else most
        if not self.has_trait("garrison"):
            return most
        return most + self.post_hits * self.posts_in(g, b.place)

    def law_of(self, hook: str, owner: int) -> str:
        return "R.9.2.3.III" if hook == "fights_with" else super().law_of(hook, owner)

    # ---- for people and programs

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
        check_position(g, self)
