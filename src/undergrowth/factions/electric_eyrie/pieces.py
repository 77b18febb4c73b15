"""The Electric Eyrie's pieces: roosts, the Decree, and the numbers of its board and cards."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from typing import Final

from undergrowth.automata.automaton import Automaton, OrderBoard
from undergrowth.automata.placing import can_place
from undergrowth.automata.targets import Criterion
from undergrowth.data import sheet
from undergrowth.law.cards.piles import discard
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD, suit_mask
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Columns, SuitOf, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import CARDS, SUITS

COLUMNS: Final[list[int]] = [
    SUITS.parse(suit) for suit in sheet("factions/electric_eyrie").texts("decree.columns")
]
"""R.5.4.3 The suits of the Decree's columns, from left to right."""
NO_COLUMN: Final = -1


@dataclass
class ElectricBoard(OrderBoard):
    """R.5.3.3 The order card and the Decree.  Columns are replaced, so copies share them."""

    decree: list[list[int]] = field(default_factory=lambda: [[] for _ in COLUMNS])
    """R.5.4.3 Cards added, by column and sorted; the Loyal Viziers are no cards of the deck."""
    called: int = NO_CARD
    """R.5.4.4 This turn's order card, which is in the Decree by then."""

    def copy(self) -> Board:
        return ElectricBoard(self.order, self.decree[:], self.called)

    def open_cards(self) -> list[int]:
        """R.5.4.3 Return the cards of the Decree, which is open."""
        cards = [self.order] if self.order != NO_CARD else []
        for column in self.decree:
            cards += column
        return cards


class ElectricPieces(Automaton):
    """Its pieces by name, its Decree, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.roost: Final = self.kind("roost")
        self.crafters = [self.roost]  # 7.2.1 for effects that craft with them
        self.points: Final = [0, *page.numbers("tracks.roost.printed_vp")]
        """R.5.6 Points in the Evening, by roosts on the map."""
        self.vizier_column: Final = COLUMNS.index(SUITS.parse(page.text("decree.viziers")))
        self.extra: Final = page.number("decree.extra_hits")
        self.humiliation: Final = page.number("decree.humiliate_vp")
        self.new_warriors: Final = page.number("new_roost.warrior")
        self.start_warriors: Final = page.number("standard_setup.warrior")
        self.swoopers: Final = page.number("swoop.warrior")
        self.tax: Final = page.number("war_tax.vp")

    def board(self, g: Game) -> ElectricBoard:
        """Return its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, ElectricBoard)
        return board

    def viziers(self, column: int) -> int:
        """R.5.3.3 Return the number of Loyal Viziers in a column."""
        return self.level("viziers") if column == self.vizier_column else 0

    def cards_in(self, g: Game, column: int) -> int:
        """R.5.5.1 Return the number of cards in a column, Loyal Viziers included."""
        return self.viziers(column) + len(self.board(g).decree[column])

    def new_to_decree(self, g: Game, order: int, cards: list[int]) -> list[int]:
        """R.9.7 (advanced) Return the cards whose suits the Decree lacks.

        Empty unless the suit of the order is on the Decree; Loyal Viziers are birds there.
        """
        column = column_of(g, order)
        if column == NO_COLUMN or self.cards_in(g, column) == 0:
            return []
        new = [other for other in range(len(COLUMNS)) if self.cards_in(g, other) == 0]
        return [card for card in cards if column_of(g, card) in new]

    def birds_on_decree(self, g: Game) -> int:
        """R.5.7.1 Return the number of birds on the Decree, Loyal Viziers included."""
        birds = self.viziers(self.vizier_column)
        for column in self.board(g).decree:
            birds += len([card for card in column if g.is_bird(card)])
        return birds

    def is_longest(self, g: Game, column: int) -> bool:
        """R.5.5.1.III Whether a column has more cards than each other one.

        R.3.3.2 Focused: or as many as any other.
        """
        n = self.cards_in(g, column)
        least = n if self.has_trait("focused") else n - 1
        others = [self.cards_in(g, other) for other in range(len(COLUMNS)) if other != column]
        return max(others) <= least

    def roosts(self, g: Game) -> int:
        """R.5.6 Return how many roosts have left their track."""
        return g.box.kinds[self.roost].count - g.supply[self.roost]

    def roost_places(self, g: Game, places: list[int]) -> list[int]:
        """R.5.4.4, R.5.5.2 Return those clearings without a roost in which one can be placed."""
        return can_place(
            g, self.seat, self.roost, [place for place in places if g.count(self.roost, place) == 0]
        )


def electric(g: Game, seat: int) -> ElectricPieces:
    """Return the Electric Eyrie on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, ElectricPieces)
    return faction


def column_of(g: Game, card: int) -> int:
    """R.5.4.3 Return the column that matches a card's suit, or NO_COLUMN."""
    suit = g.box.cards[card].suit
    return COLUMNS.index(suit) if suit in COLUMNS else NO_COLUMN


def matching(g: Game, column: int) -> list[int]:
    """R.5.5.1 Return the clearings whose suit matches a column's; a bird column matches all."""
    return [place for place in g.clearings if g.suits[place] & suit_mask(COLUMNS[column])]


def tuck(g: Game, seat: int, card: int, column: int, law: str) -> None:
    """R.5.4.3 Put a loose card into a column of the Decree, face up."""
    board = electric(g, seat).board(g)
    cards = board.decree[column][:]
    insort(cards, card)
    board.decree[column] = cards
    if g.log is not None:
        suit = SUITS.text(COLUMNS[column])
        g.note("tucked", law, seat, {"card": CARDS.text(card), "suit": suit})


def purge(g: Game, seat: int) -> None:
    """R.5.7.2 Discard every card of the Decree; the Loyal Viziers stay."""
    board = electric(g, seat).board(g)
    cards: list[int] = []
    for column in board.decree:
        cards += column
    board.decree = [[] for _ in COLUMNS]
    for card in cards:
        discard(g, seat, card)


def _has_roost(g: Game, seat: int, place: int) -> int:
    return 1 if g.count(electric(g, seat).roost, place) > 0 else 0


NO_ROOST: Final = Criterion("no_roost", False, _has_roost)
"""R.5.5.1.II, R.5.5.1.III Clearings with no roost come first."""


boards(ElectricBoard)
facts(ElectricBoard, Columns("decree", len(COLUMNS)), SuitOf("called"))
