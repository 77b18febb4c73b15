"""Pieces of the Cirque du Goat: goats, big tops, accolades, and the numbers of its board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import sheet
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.rule import may_place
from undergrowth.law.victory.score import may_score
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import BySeat, Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.places import NOWHERE


@dataclass
class CirqueBoard(Board):
    """Accolades, the critics marker and the stage; everybody sees them."""

    held: list[int] = field(default_factory=list)
    """CDG.2.9 Accolades in each play area, by seat; empty while nobody has any."""
    gone: int = 0
    """CDG.2.5 Accolades that have left the game."""
    jeers: bool = False
    """CDG.2.6 Whether the critics marker is on Jeers."""
    stage: int = NOWHERE
    """CDG.6.1 The clearing in which it has performed this turn."""

    def of(self, seat: int) -> int:
        """CDG.2.9 Return how many accolades a player has."""
        return self.held[seat] if seat < len(self.held) else 0


class CirquePieces(GeneralFaction):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.big_top: Final = self.kind("big_top")
        self.crafters = [self.big_top]  # CDG.2.1
        self.goats: Final = kinds[self.warrior - first_kind].count
        self.hats: Final = page.numbers("supply.hats")
        self.per_clearing: Final = page.number("big_tops.per_clearing")
        self.scouted: Final = page.number("scout.warriors")
        self.accolades: Final = page.number("accolades.count")
        self.most_accolades: Final = page.number("accolades.per_faction")
        self.accolade_points: Final = page.number("accolades.points")
        self.free_accolades: Final = page.number("accolades.free")
        self.suit_points: Final = page.number("performance.points_per_suit")
        self.praise_points: Final = page.number("performance.points_per_accolade")
        self.one_of: Final = page.number("thumbs_down.one_of")
        self.cards: Final = page.number("evening_draw.base")
        self.cheered: Final = page.number("evening_draw.cheers")
        self.first_warriors: Final = page.number("standard_setup.warriors")
        self.first_tops: Final = page.number("standard_setup.big_tops")

    def new_board(self) -> Board:
        return CirqueBoard()

    def board(self, g: Game) -> CirqueBoard:
        """Its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, CirqueBoard)
        return board

    # ---- CDG.2.8 the Supply

    def empty_slots(self, g: Game) -> int:
        """CDG.2.8 Slots of the Supply track without a goat: the leftmost ones."""
        return self.goats - g.supply[self.warrior]

    def hats_showing(self, g: Game) -> int:
        """CDG.5.1 Hat icons in empty slots."""
        empty = self.empty_slots(g)
        return sum([1 for slot in self.hats if slot <= empty])

    # ---- big tops

    def top_places(self, g: Game) -> list[int]:
        """CDG.5.1.III The clearings with a big top; not to be changed."""
        return g.places_of(self.big_top)

    def has_room(self, g: Game, place: int) -> bool:
        """CDG.5.1.III Whether a big top, could it be had, may be placed in a clearing."""
        return g.count(self.big_top, place) < self.per_clearing and may_place(
            g, self.seat, place, self.big_top
        )

    # ---- accolades and critics

    def accolades_left(self, g: Game) -> int:
        """CDG.3.4 Accolades on their track."""
        board = self.board(g)
        return self.accolades - sum(board.held) - board.gone

    def audience(self, g: Game, place: int) -> list[int]:
        """CDG.6.1, CDG.6.3 The other players with any piece of their faction in a clearing."""
        return [seat for seat in range(g.seats) if seat != self.seat and g.has_pieces(seat, place)]

    def points(self, g: Game) -> int:
        """CDG.2.4, CDG.2.6 Its points; 0 without a marker on the score track."""
        return g.score[self.seat] if may_score(g, self.seat) else 0

    def is_behind(self, g: Game, seat: int) -> bool:
        """CDG.2.4, CDG.2.6 Whether a player whose marker is on the score track has more points."""
        return may_score(g, seat) and g.score[seat] > self.points(g)

    def to_draw(self, g: Game) -> int:
        """CDG.6.4 Cards to draw in Evening."""
        return self.cards + (0 if self.board(g).jeers else self.cheered)


def cirque(g: Game, seat: int) -> CirquePieces:
    """The Cirque on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, CirquePieces)
    return faction


boards(CirqueBoard)
facts(CirqueBoard, BySeat("held", 1), Number("gone"), Number("jeers"))
