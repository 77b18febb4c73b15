"""R.4 The Mechanical Marquise's pieces, and the numbers printed on its board."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.automaton import Automaton
from undergrowth.data import sheet
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import PIECES, SUITS


class MarquisePieces(Automaton):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.sawmill: Final = self.kind("sawmill")
        self.workshop: Final = self.kind("workshop")
        self.recruiter: Final = self.kind("recruiter")
        self.keep: Final = self.kind("keep")
        self.buildings: Final = [self.sawmill, self.workshop, self.recruiter]
        self.crafters = [self.workshop]  # 6.2.1 for effects that craft with them
        self.points: Final = {
            kind: page.numbers(f"points.{PIECES.text(kinds[kind - first_kind].piece)}")
            for kind in self.buildings
        }
        """R.4.6.1 Points by how many of a kind are on the map, from one on."""
        self.ordered_building: Final = {
            SUITS.parse(suit): self.kind(page.text(f"build.{suit}"))
            for suit in page.table("build").names()
        }
        """R.4.5.3 The building of each order."""
        self.first_buildings: Final = [
            self.kind(piece) for piece in page.texts("standard_setup.buildings")
        ]
        self.stays: Final = page.number("numbers.stays")
        self.expands_up_to: Final = page.number("numbers.expands_up_to")
        self.blitz_stays: Final = page.number("numbers.blitz_stays")
        self.hospital_losses: Final = page.number("numbers.hospital_losses")
        self.hospital_warriors: Final = page.number("numbers.hospital_warriors")
        self.fortified_hits: Final = page.number("numbers.fortified_hits")
        self.overwhelming_share: Final = page.number("numbers.overwhelming_share")

    def placed(self, g: Game, kind: int) -> int:
        """Return how many buildings of a kind are on the map."""
        return g.box.kinds[kind].count - g.supply[kind]

    def all_placed(self, g: Game) -> int:
        """R.4.5.5 Return how many buildings are on the map."""
        return sum([self.placed(g, kind) for kind in self.buildings])

    def track_points(self, g: Game, kind: int) -> int:
        """R.4.6.1 Return the points on the rightmost empty space of a track."""
        n = self.placed(g, kind)
        return self.points[kind][n - 1] if n > 0 else 0


def marquise(g: Game, seat: int) -> MarquisePieces:
    """Return the Mechanical Marquise on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, MarquisePieces)
    return faction
