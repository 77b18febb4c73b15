"""Legendary Forge: items that are crafted only with pieces there, and score more."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.data import sheet
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because, phrase
from undergrowth.law.cards.draw import Draw
from undergrowth.law.crafting.items import take_from_supply
from undergrowth.law.positions import supply_items
from undergrowth.table.bending.capabilities import ItemLender
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.facts import Counts, facts
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import ItemView, Part, items
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.landmark import Landmark
from undergrowth.table.names import ITEMS, SUITS
from undergrowth.table.places import NOWHERE


@dataclass
class ForgeBoard(Board):
    """The items on the card."""

    items: list[int] = field(default_factory=list)
    """Number of each item."""


def forge_board(g: Game, index: int) -> ForgeBoard:
    """Return the state of the Forge."""
    board = g.boards[book(g).landmarks[index].board_at]
    assert isinstance(board, ForgeBoard)
    return board


@dataclass
class StockForge(Frame):
    """A.5.3 Move items from the supply to the card."""

    index: int
    stock: list[int]
    """Items, one entry each."""

    def script(self) -> tuple[Step, ...]:
        return (self.move_items,)

    def move_items(self, g: Game) -> None:
        """A.5.3 Move as many as the supply holds."""
        put_on_card(g, self.index, self.stock)


def put_on_card(g: Game, index: int, stock: list[int]) -> None:
    """A.5.3 Move items from the supply to the card."""
    board = forge_board(g, index)
    for item in stock:
        if take_from_supply(g, item):
            board.items[item] += 1


class LegendaryForge(Landmark):
    """4.1.2 Crafting its items needs a faction piece in its clearing."""

    def __init__(self, name: str, index: int) -> None:
        super().__init__(name, index)
        page = sheet(f"landmarks/{name}")
        self.points = page.number("points")
        self.cards = page.number("cards")
        self.stock_by_suit: list[list[int]] = []
        for suit in SUITS.names():
            stock = page.texts(f"items.{suit}") if page.has(f"items.{suit}") else []
            self.stock_by_suit.append([ITEMS.parse(item) for item in stock])

    def new_board(self) -> Board:
        return ForgeBoard([0] * len(ITEMS))

    def stock(self, g: Game) -> list[int]:
        """A.5.3 Return the items for the suit of its clearing; of several suits, for the first."""
        for suit, stock in enumerate(self.stock_by_suit):
            if stock and g.suits[self.place(g)] >> suit & 1:
                return stock
        return []

    def set_up(self, g: Game) -> list[Frame]:
        return [StockForge(self.index, self.stock(g))]

    def items_held(self, g: Game) -> list[int]:
        return forge_board(g, self.index).items

    def item_lender(self) -> ItemLender:
        return ForgeItems(self)

    def describe(self, g: Game, viewer: int) -> list[Part]:
        held = self.items_held(g)
        shown = [ItemView(ITEMS.text(item)) for item, n in enumerate(held) for _ in range(n)]
        return [items("items", phrase("part-forge_items"), "4.1.2", shown)]

    def board_entries(self) -> list[Entry]:
        return [list_of("items", "items on it", ITEMS, "those of its clearing's suit")]

    def read_board(self, g: Game, doc: Reader) -> None:
        """Read `items`, taken from the supply; without it, those of its clearing's suit."""
        wanted = supply_items(g, doc, "items") if doc.has("items") else self.stock(g)
        put_on_card(g, self.index, wanted)

    def write_board(self, g: Game) -> dict[str, object]:
        held = self.items_held(g)
        return {"items": [f"{n} {ITEMS.text(item)}" for item, n in enumerate(held) if n > 0]}


class ForgeItems(ItemLender):
    """4.1.2 The items on the card, for crafters with a faction piece in its clearing."""

    def __init__(self, forge: LegendaryForge) -> None:
        self._forge = forge

    def lends(self, g: Game, seat: int, item: int) -> bool:
        """4.1.2 Whether a seat has a faction piece in its clearing and the item is on the card."""
        place = self._forge.place(g)
        held = self._forge.items_held(g)
        return place != NOWHERE and held[item] > 0 and g.has_pieces(seat, place)

    def hand_over(self, g: Game, seat: int, item: int) -> int:
        """4.1.2 Take an item off the card, let the crafter draw, and return the item's points.

        They do not depend on the faction's own rule for items.
        """
        self._forge.items_held(g)[item] -= 1
        g.push(Draw(seat, self._forge.cards))
        return self._forge.points

    def why_not(self, g: Game, item: int) -> Reason | None:
        lies_here = self._forge.items_held(g)[item] > 0
        return ("L.1", because("why-item_lies_at")) if lies_here else None


frames(StockForge)
boards(ForgeBoard)
facts(ForgeBoard, Counts("items", len(ITEMS)))
LANDMARK = LegendaryForge
