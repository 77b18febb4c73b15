"""The Exile's pawn, its card, and the costs of its actions."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.optional import mypyc_attr
from undergrowth.hirelings.the_exile.bag import ExileCard
from undergrowth.law.hirelings.using import Employed
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.places import NOWHERE


@mypyc_attr(allow_interpreted_subclasses=True)
class ExilePieces(Employed):
    """The Exile as its procedures need it."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.clubs: Final = page.number("clubs")
        self.to_move: Final = page.number("to_move")
        self.to_battle: Final = page.number("to_battle")
        self.gift_cards: Final = page.number("gift_cards")
        self.gift_points: Final = page.number("gift_points")

    def new_board(self) -> Board:
        return ExileCard()

    def exile_card(self, g: Game) -> ExileCard:
        """Return its card: the items on it, and its controller."""
        board = g.boards[self.board_at]
        assert isinstance(board, ExileCard)
        return board

    def place(self, g: Game) -> int:
        """2.4 Return the forest of the pawn, or NOWHERE before it is placed."""
        for place in g.box.woodland.forest_places:
            if g.count(self.pawn, place) > 0:
                return place
        return NOWHERE


def exile(g: Game, owner: int) -> ExilePieces:
    """Return the Exile, by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, ExilePieces)
    return found
