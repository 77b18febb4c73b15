"""Pieces of the Guard, and the numbers of its board."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.data import sheet
from undergrowth.law.faction import GeneralFaction
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind


@dataclass
class Larder(Board):
    """B.2.3 Cards face down, sorted by number."""

    stores: list[int] = field(default_factory=list)

    def hidden(self) -> list[list[int]]:
        """B.2.3 Only the Guard may look at them."""
        return [self.stores]


class GuardPieces(GeneralFaction):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.bramble = self.kind("bramble")
        self.points = page.numbers("birdsong_score.vp_by_count")
        self.capacity = page.number("larder.capacity")
        self.mustered = page.number("larder.warriors")
        self.actions = page.number("actions.daylight")
        self.cards = page.number("evening_draw.base")
        self.draws = page.numbers("evening_draw.extra_by_count")
        self.home_warriors = page.number("standard_setup.warriors")
        self.crafters = [self.bramble]  # B.2.1

    def larder(self, g: Game) -> Larder:
        """Its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, Larder)
        return board

    def has_bramble(self, g: Game, place: int) -> bool:
        """B.2.4 Whether a clearing holds a bramble."""
        return g.count(self.bramble, place) > 0

    def hedge(self, g: Game) -> list[int]:
        """The clearings with a bramble."""
        return [place for place in g.clearings if self.has_bramble(g, place)]


def guard(g: Game, seat: int) -> GuardPieces:
    """The Guard on a seat."""
    faction = book(g).faction(seat)
    assert isinstance(faction, GuardPieces)
    return faction


boards(Larder)
