"""The Twilight Council's pieces: warriors, two-sided assemblies, Loyalists, and its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.optional import i64
from undergrowth.law.cards.revealed import RevealingBoard
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.rule import may_flip
from undergrowth.table.book import book
from undergrowth.table.described.boards import boards
from undergrowth.table.described.facts import Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind

NO_ASSEMBLY: Final = -1


@dataclass
class CouncilBoard(RevealingBoard):
    """The Loyalists, and the cards revealed this turn."""

    loyalists: int = 0
    """17.2.1 Warriors on the board; they have left the supply."""

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        self.loyalists += n

    def give_pieces(self, kind: int, n: int) -> None:
        if n > self.loyalists:
            raise AssertionError(f"{n} Loyalists leave where there are {self.loyalists}")
        self.loyalists -= n


class CouncilPieces(GeneralFaction):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.closed: Final = self.kind("closed_assembly")
        self.governing: Final = self.kind("governing_assembly")
        self.crafters = [self.closed, self.governing]  # 17.2.6
        self.most_loyalists: Final = page.number("loyalists.most")
        self.lost_loyalists: Final = page.number("loyalists.lost_with_assembly")
        self.entreated: Final = page.number("loyalists.entreated")
        self.agitated: Final = page.number("loyalists.agitated")
        self.recruited: Final = page.number("birdsong.recruited")
        self.empowered: Final = page.number("empower.points")
        self.draws: Final = page.numbers("inspire.draws_by_count")
        self.points: Final = page.numbers("oversee.points_by_count")
        self.cards: Final = page.number("evening_draw.base")

    def board(self, g: Game) -> CouncilBoard:
        """Return its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, CouncilBoard)
        return board

    def off_map(self, g: Game, kind: int) -> int:
        """17.2.1 Return how many of a kind are on the board: the Loyalists, which are warriors."""
        return self.board(g).loyalists if kind == self.warrior else 0

    def has_assembly(self, g: Game, place: int) -> bool:
        """17.2.2 Whether an assembly is in a clearing: all its pieces but warriors are."""
        at: i64 = self.seat * g.places + place
        return g.presence[at] > g.warriors[at]

    def governs(self, g: Game, place: int) -> bool:
        """17.2.3 Whether the assembly in a place is a Governing one."""
        return g.pieces[self.governing * g.places + place] > 0

    def assembly_at(self, g: Game, place: int) -> int:
        """17.2.2 Return the kind of the assembly in a clearing, or NO_ASSEMBLY."""
        if not self.has_assembly(g, place):
            return NO_ASSEMBLY
        return self.governing if self.governs(g, place) else self.closed

    def assemblies(self, g: Game) -> list[int]:
        """17.2.2 Return the clearings with an assembly, on either side."""
        return [place for place in g.stands_in(self.seat) if self.has_assembly(g, place)]

    def convened(self, g: Game) -> int:
        """17.6.2 Return how many assemblies have left their track."""
        return g.box.kinds[self.closed].count - g.supply[self.closed]

    def may_close(self, g: Game, place: int) -> bool:
        """17.2.4, 17.5.1 Whether the assembly in a clearing can be flipped to Closed."""
        return may_flip(g, self.governing, place, self.seat)

    def may_open(self, g: Game, place: int) -> bool:
        """17.6.1.II, 17.6.3 Whether the assembly in a clearing can be flipped to Governing."""
        return may_flip(g, self.closed, place, self.seat)


def council(g: Game, seat: int) -> CouncilPieces:
    """Return the Council on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, CouncilPieces)
    return faction


boards(CouncilBoard)
facts(CouncilBoard, Number("loyalists"))
