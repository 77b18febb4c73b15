"""R.10.2 Rules overridden by the Drillbit Duchy, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.automata.measures import (
    PLAYER_MOST_BUILDINGS,
    PLAYER_MOST_PIECES,
    PLAYER_MOST_POINTS,
)
from undergrowth.automata.orders import CraftOrder, DiscardOrder, RevealOrder
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.services.first import (
    ambush_wares,
    first_purchases,
    fitting_ambush,
    with_first_purchases,
)
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.drillbit_duchy.battles import DrillBattles
from undergrowth.factions.drillbit_duchy.birdsong import RecruitInBurrow
from undergrowth.factions.drillbit_duchy.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.drillbit_duchy.build import DrillBuild
from undergrowth.factions.drillbit_duchy.dig import DrillDig
from undergrowth.factions.drillbit_duchy.errors import costs
from undergrowth.factions.drillbit_duchy.evening import DrillRally, DrillSway, ScoreMarkets
from undergrowth.factions.drillbit_duchy.ministers import ActWithMinisters
from undergrowth.factions.drillbit_duchy.pieces import (
    CAPTAIN,
    DrillbitBoard,
    DrillbitPieces,
)
from undergrowth.factions.drillbit_duchy.setup import SetUpDrillbit
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Intent, Removed


class DrillbitDuchy(DrillbitPieces):
    """R.10 The Drillbit Duchy's rules."""

    def new_board(self) -> Board:
        return DrillbitBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpDrillbit(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """R.10.4 Return the frames of its Birdsong: order, crafting, warriors in the Burrow."""
        seat = self.seat
        return [
            *first_purchases(g, seat),
            RevealOrder(seat),
            CraftOrder(seat),
            RecruitInBurrow(seat),
        ]

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        return with_first_purchases(g, self.seat, sections)

    def daylight(self, g: Game) -> list[Frame]:
        """R.10.5 Return the frames of its Daylight: dig, battle, build, ministers."""
        digs = self.overwhelm_digs if self.has_trait("overwhelm") else 1
        return [
            DrillDig(self.seat, digs),
            DrillBattles(self.seat),
            DrillBuild(self.seat),
            ActWithMinisters(self.seat),
        ]

    def evening(self, g: Game) -> list[Frame]:
        """R.10.6 Return the frames of its Evening: rally, score, sway, discard; R.3.3.1 extra
        points."""
        return [
            DrillRally(self.seat),
            ScoreMarkets(self.seat),
            DrillSway(self.seat),
            DiscardOrder(self.seat),
            ScoreForDifficulty(self.seat),
        ]

    def defender_criteria(self, g: Game) -> list[PlayerCriterion]:
        """R.10.5.2.I Return the criteria for defenders: most buildings, pieces there, then
        points."""
        return [PLAYER_MOST_BUILDINGS, PLAYER_MOST_PIECES, PLAYER_MOST_POINTS]

    # ---- R.9.7 ambush cards that it buys

    def first_wares(self, g: Game, bought: int) -> list[int]:
        """R.9.7 (advanced) Return the ambush cards on sale, as its first purchase."""
        return ambush_wares(g, self.seat, bought)

    def take_ware(self, g: Game, card: int) -> None:
        """R.9.7 (advanced) Keep the card on its board, face up."""
        self.board(g).ambushes = sorted([*self.board(g).ambushes, card])

    def open_ambush(self, g: Game, place: int) -> int:
        """R.9.7 (advanced) Return a matching ambush card, a bird only if there is no other."""
        return fitting_ambush(g, self.board(g).ambushes, place)

    def lose_open_ambush(self, g: Game, card: int) -> None:
        left = self.board(g).ambushes[:]
        left.remove(card)
        self.board(g).ambushes = left

    # ---- its board

    def lifts(self, g: Game) -> list[int]:
        """R.10.5.1 Return the tunnel: it may be removed from the map when one is placed."""
        return [self.tunnel]

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
        return {**super().write_board(g), **write_board(self, g)}

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    # ---- abilities

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """R.10.2.2 Return adjacent places, with the Burrow next to each tunnel, for all players."""
        return self.burrow.adjacent(g, place, there)

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """R.10.2.2 Return it as ruler of the Burrow, even without pieces there."""
        return self.burrow.ruler(place, ruler)

    def rules_by_pieces(self) -> bool:
        return True

    def rank(self, hook: str) -> int:
        """R.10.2.2 Return 2 for `ruler`: "always" overrides other rules for it (7.2.2, R.8.2.1)."""
        return self.burrow.rank(hook)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """R.10.2.2 Forbid moving other owners' pieces into the Burrow."""
        return self.burrow.forbids(i)

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """R.10.2.2 Forbid placing other owners' pieces in the Burrow."""
        return self.burrow.forbids(i)

    def cannot(self, i: Intent) -> Reason:
        return ("R.10.2.2", because("why-drillbit_burrow"))

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """R.10.7.1 Add the Captain's extra hit as attacker where a tunnel is."""
        leads = owner == self.seat == b.attacker and self.is_swayed(g, CAPTAIN)
        return hits + self.captain_hits if leads and g.count(self.tunnel, b.place) > 0 else hits

    def law_of(self, hook: str, owner: int) -> str:
        """R.10.7.1 Return the section behind an extra hit."""
        if hook == "extra_hits" and owner == self.seat:
            return "R.10.7.1"
        return super().law_of(hook, owner)

    def source_of(self, hook: str, owner: int) -> str:
        return "drillbit_captain" if hook == "extra_hits" and owner == self.seat else ""

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """R.10.2.1 Return the frame of Cost of Errors."""
        return costs(g, self, r)
