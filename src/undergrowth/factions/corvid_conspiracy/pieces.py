"""The Corvid Conspiracy's pieces: warriors, two-sided plots, and the numbers of its board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.law.faction import GeneralFaction
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import SUITS
from undergrowth.twins.plots import Plots
from undergrowth.twins.snares import Snare


@dataclass
class CorvidBoard(Board):
    """Counts of this turn that limit later actions in it; all are public."""

    plotted: int = 0
    """13.5.2 Plots placed this turn."""
    exerted: bool = False
    """13.6.1 Whether an action has been taken instead of drawing."""


class CorvidPieces(GeneralFaction):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.plots: Final = Plots(self, page)
        self.snares: Final = Snare(seat, self.plots.snare, "13.7.2")
        self.first_cost: Final = page.number("plots.first_cost")
        self.cost_per_plot: Final = page.number("plots.cost_per_plot")
        self.cards: Final = page.number("evening_draw.base")
        self.cards_per_extortion: Final = page.number("evening_draw.per_extortion")
        self.actions: Final = page.number("actions.daylight")
        self.exertions: Final = page.number("actions.exert")
        self.home_warriors: Final = page.number("advanced_setup.homeland_warriors")
        self.scattered: Final = page.number("standard_setup.scattered_warriors")
        self.suits: Final = [SUITS.parse(each) for each in page.texts("standard_setup.suits")]
        self.crafters = self.plots.both_sides  # 13.2.1

    def board(self, g: Game) -> CorvidBoard:
        """Return its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, CorvidBoard)
        return board

    def left(self, g: Game) -> int:
        """13.2.2 Return how many plots are in the supply; the number is public."""
        return sum([g.supply[kind] for kind in self.plots.face_up])

    def cost(self, g: Game) -> int:
        """13.5.2 Return the number of warriors that the next plot of this turn costs."""
        return self.first_cost + self.cost_per_plot * self.board(g).plotted

    def to_draw(self, g: Game) -> int:
        """13.6.1, 13.6.2 Return the number of cards to draw this Evening."""
        if self.board(g).exerted:
            return 0
        return self.cards + self.cards_per_extortion * g.on_map(self.plots.extortion)


def corvids(g: Game, seat: int) -> CorvidPieces:
    """Return the Corvids on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, CorvidPieces)
    return faction


boards(CorvidBoard)
facts(CorvidBoard, Number("plotted"), Number("exerted"))
