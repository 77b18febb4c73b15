"""The Corvid Conspiracy's pieces: warriors, two-sided plots, and the numbers of its board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.optional import i64
from undergrowth.law.faction import GeneralFaction
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import SUITS

NO_PLOT: Final = -1


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
        types = page.texts("plots.types")
        self.face_up: Final = [self.kind(each) for each in types]
        """13.2.2 The types of plot, with their icon showing."""
        self.face_down: Final = [self.kind(f"face_down_{each}") for each in types]
        """13.2.2.I The same types in the same order, face down."""
        self.bomb: Final = self.kind("bomb")
        self.snare: Final = self.kind("snare")
        self.extortion: Final = self.kind("extortion")
        self.raids: Final = [self.kind("raid"), self.kind("face_down_raid")]
        self.first_cost: Final = page.number("plots.first_cost")
        self.cost_per_plot: Final = page.number("plots.cost_per_plot")
        self.points: Final = page.number("plots.points_per_face_up")
        self.agents: Final = page.number("plots.extra_hits")
        self.cards: Final = page.number("evening_draw.base")
        self.cards_per_extortion: Final = page.number("evening_draw.per_extortion")
        self.actions: Final = page.number("actions.daylight")
        self.exertions: Final = page.number("actions.exert")
        self.home_warriors: Final = page.number("advanced_setup.homeland_warriors")
        self.scattered: Final = page.number("standard_setup.scattered_warriors")
        self.suits: Final = [SUITS.parse(each) for each in page.texts("standard_setup.suits")]
        self.crafters = self.face_up + self.face_down  # 13.2.1

    def board(self, g: Game) -> CorvidBoard:
        """Return its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, CorvidBoard)
        return board

    def hidden_at(self, g: Game, place: int) -> int:
        """13.2.2.I Return the kind of the plot that lies face down in a clearing, or NO_PLOT."""
        at: i64 = self.seat * g.places + place
        if g.presence[at] > g.warriors[at]:
            for kind in self.face_down:
                if g.pieces[kind * g.places + place] > 0:
                    return kind
        return NO_PLOT

    def shown_at(self, g: Game, place: int) -> int:
        """13.2.2.I Return the kind of the plot that lies face up in a clearing, or NO_PLOT."""
        for kind in self.face_up:
            if g.pieces[kind * g.places + place] > 0:
                return kind
        return NO_PLOT

    def has_plot(self, g: Game, place: int) -> bool:
        """13.2.2.II Whether a plot lies in a clearing, on either side."""
        at: i64 = self.seat * g.places + place
        return g.presence[at] > g.warriors[at]

    def showing(self, g: Game) -> int:
        """13.4.2 Return how many plots on the map are face up."""
        return sum([g.on_map(kind) for kind in self.face_up])

    def left(self, g: Game) -> int:
        """13.2.2 Return how many plots are in the supply; the number is public."""
        return sum([g.supply[kind] for kind in self.face_up])

    def cost(self, g: Game) -> int:
        """13.5.2 Return the number of warriors that the next plot of this turn costs."""
        return self.first_cost + self.cost_per_plot * self.board(g).plotted

    def to_draw(self, g: Game) -> int:
        """13.6.1, 13.6.2 Return the number of cards to draw this Evening."""
        if self.board(g).exerted:
            return 0
        return self.cards + self.cards_per_extortion * g.on_map(self.extortion)


def corvids(g: Game, seat: int) -> CorvidPieces:
    """Return the Corvids on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, CorvidPieces)
    return faction


boards(CorvidBoard)
facts(CorvidBoard, Number("plotted"), Number("exerted"))
