"""R.5.2 Rules overridden by the Electric Eyrie, and the first frames of its phases."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.measures import (
    PLAYER_MOST_BUILDINGS,
    PLAYER_MOST_PIECES,
    PLAYER_MOST_POINTS,
)
from undergrowth.automata.orders import CraftOrder, RevealOrder
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.factions.electric_eyrie.birdsong import AddOrderToDecree, ElectricNewRoost
from undergrowth.factions.electric_eyrie.board import (
    board_entries,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.electric_eyrie.daylight import ElectricBuild, Relentless, Swoop
from undergrowth.factions.electric_eyrie.decree import (
    DecreeBattles,
    DecreeMoves,
    DecreeRecruits,
    LongestColumn,
)
from undergrowth.factions.electric_eyrie.evening import ScoreElectricRoosts
from undergrowth.factions.electric_eyrie.pieces import (
    COLUMNS,
    ElectricBoard,
    ElectricPieces,
    column_of,
)
from undergrowth.factions.electric_eyrie.setup import SetUpElectricEyrie
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import ruler_if_tied
from undergrowth.law.possible import at_most_one, impossible
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN
from undergrowth.table.names import CARDS, SUITS
from undergrowth.table.records import Bonus, Fight, Removed

_LONGEST: Final = "longest_column"
"""Name of what adds its extra hit."""


class ElectricEyrie(ElectricPieces):
    """R.5 The Electric Eyrie's rules."""

    def new_board(self) -> Board:
        return ElectricBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpElectricEyrie(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """R.5.4 Return the frames of its Birdsong: order card, item, Decree, new roost."""
        return [
            RevealOrder(self.seat),
            CraftOrder(self.seat),
            AddOrderToDecree(self.seat),
            ElectricNewRoost(self.seat),
        ]

    def daylight(self, g: Game) -> list[Frame]:
        """R.5.5 Return the frames of its Daylight: the Decree, then a roost."""
        return [
            DecreeRecruits(self.seat),
            DecreeMoves(self.seat),
            DecreeBattles(self.seat),
            Relentless(self.seat),
            ElectricBuild(self.seat),
            Swoop(self.seat),
        ]

    def evening(self, g: Game) -> list[Frame]:
        """R.5.6 Return the frame that scores the roosts."""
        return [ScoreElectricRoosts(self.seat), ScoreForDifficulty(self.seat)]

    def defender_criteria(self, g: Game) -> list[PlayerCriterion]:
        """R.5.5.1.III Return the criteria for defenders: most buildings, then pieces, then
        points."""
        return [PLAYER_MOST_BUILDINGS, PLAYER_MOST_PIECES, PLAYER_MOST_POINTS]

    def better_wares(self, g: Game, order: int, wares: list[int]) -> list[int] | None:
        """R.9.7 (advanced) Return the cards to buy: suits the Decree lacks; None for the basic
        rule."""
        return self.new_to_decree(g, order, wares) or None

    # ---- the board

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

    def check_position(self, g: Game) -> None:
        """R.5.4.3, R.5.5.2 Raise `BadPosition` for cards or roosts that no game leads to."""
        at_most_one(g, self.roost, "R.5.5.2")
        if g.turn != self.seat and self.board(g).called != NO_CARD:
            raise impossible(f"{self.name}.called", "nothing but in its own turn", "R.5.4.4")
        for column, cards in enumerate(self.board(g).decree):
            for card in cards:
                if column_of(g, card) != column:
                    suit = SUITS.text(COLUMNS[column])
                    wanted = f"{suit} cards, not {CARDS.text(card)}"
                    raise impossible(f"{self.name}.decree.{suit}", wanted, "R.5.4.3")

    # ---- R.5.2.1

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """R.5.2.1 Lords of the Forest: return the Eyrie as ruler where it is tied for most."""
        return ruler_if_tied(g, self.seat, place, most, ruler)

    def rules_by_pieces(self) -> bool:
        return True

    # ---- R.5.5.1.III

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """R.5.5.1.III Add a hit for the column with the most cards."""
        if owner == self.seat and b.attacker == self.seat and b.noted(LongestColumn) is not None:
            return hits + self.extra
        return hits

    def law_of(self, hook: str, owner: int) -> str:
        if hook == "extra_hits" and owner == self.seat:
            return "R.5.5.1.III"
        return super().law_of(hook, owner)

    def source_of(self, hook: str, owner: int) -> str:
        """R.5.5.1.III Return the column of the Decree that deals extra hits."""
        return _LONGEST if hook == "extra_hits" and owner == self.seat else ""

    # ---- R.3.3.2

    def removal_bonus(self, g: Game, r: Removed) -> list[Bonus]:
        """R.3.3.2 War Tax: return the point lost by the owner of each building or token removed."""
        if not self.has_trait("war_tax"):
            return []
        lost: list[Bonus] = []
        for i, kind in enumerate(r.kinds):
            if r.removers[i] == self.seat and self._taxes(g, kind):
                owner = g.box.kinds[kind].owner
                lost.append(Bonus(owner, -self.tax * r.counts[i], "R.3.3.2"))
        return lost

    def _taxes(self, g: Game, kind: int) -> bool:
        """R.3.3.2 Whether pieces of a kind are buildings or tokens of an enemy with a score."""
        k = g.box.kinds[kind]
        taxed = k.sort in (BUILDING, TOKEN) and g.has_seat(k.owner)
        return taxed and is_enemy(g, self.seat, k.owner)
