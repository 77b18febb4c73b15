"""Coffin Makers: removed warriors lie on this card until they score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because, phrase
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.pieces.atoms import return_from_board
from undergrowth.law.pieces.on_boards import read_pieces, shown, write_pieces
from undergrowth.law.possible import impossible
from undergrowth.law.victory.score import score
from undergrowth.table.book import effect_of
from undergrowth.table.described.boards import Board, PieceBoard
from undergrowth.table.described.entries import Entry, list_like, table_by_faction
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, pieces
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import TO_SUPPLY, Removed
from undergrowth.table.saving.upgrades import moved
from undergrowth.table.sources import Source

PER_POINT: Final = 5
"""Warriors for each point."""


@dataclass
class Bury(Frame):
    """G.24 Put all warriors on the card back into their supplies."""

    def script(self) -> tuple[Step, ...]:
        return (self.return_all,)

    def return_all(self, g: Game) -> None:
        return_all(g, effect_of(g, CARDS.parse("coffin_makers")))


def return_all(g: Game, source: Source) -> None:
    """G.24 Put every warrior back into its owner's supply."""
    n = 0
    for kind in range(len(g.box.kinds)):
        n += return_from_board(g, source, kind, source.lying(g, kind))
    if g.log is not None and n > 0:
        g.note("returned", "G.24", g.turn, {"count": n})


class CoffinMakers(TurnEffect):
    """It collects warriors removed from the map; its owner scores for them."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START, compulsory=True)

    def new_board(self) -> Board:
        return PieceBoard()

    def board(self, g: Game) -> PieceBoard:
        """Return the warriors on the card."""
        board = g.boards[self.board_at]
        assert isinstance(board, PieceBoard)
        return board

    def removed_to(self, g: Game, r: Removed, index: int, to: int) -> int:
        """G.24, G.23 Send warriors of any owner here, if removed from the map and not replaced."""
        if to != TO_SUPPLY or r.replaced or r.places[index] == NOWHERE:
            return to
        if g.box.kinds[r.kinds[index]].sort != WARRIOR:
            return to
        for seat in range(g.seats):
            if self.has(g, seat):
                return self.pile()
        return to

    def lying(self, g: Game, kind: int) -> int:
        return self.board(g).count(kind)

    def off_map(self, g: Game, kind: int) -> int:
        return self.board(g).count(kind)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if self.board(g).pieces else ("4.1.3", because("why-no_warrior_lies"))

    def begin(self, g: Game, seat: int) -> None:
        """3.2 Score a point for every five, then return all to their supplies."""
        score(g, seat, sum(self.board(g).pieces) // PER_POINT, "4.1.3")
        return_all(g, self)

    def on_effect_gone(self, g: Game, seat: int) -> list[Frame]:
        """4.1.3 Return a frame that returns the warriors to their supplies; no player scores."""
        return [Bury()] if self.board(g).pieces else []

    # ---- for people and programs

    def describe(self, g: Game, viewer: int) -> list[Part]:
        if not self.board(g).pieces:
            return []
        return [pieces("fallen", phrase("part-fallen"), "G.24", shown(g, self.board(g)))]

    def view_entries(self, g: Game) -> dict[str, object]:
        return {"on_card": [piece.data() for piece in shown(g, self.board(g))]}

    def position_entry(self) -> list[str]:
        """Return no path: `on_card = {marquise = "3 warriors"}` is an entry of the position
        itself."""
        return []

    def board_entries(self) -> list[Entry]:
        return [
            table_by_faction(
                "on_card", "warriors that lie on Coffin Makers", list_like("", "", "3 warriors")
            )
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        read_pieces(g, self.pile(), doc.table("on_card"))

    def check_position(self, g: Game) -> None:
        """G.24 Raise `BadPosition` for pieces other than warriors on it."""
        for kind, n in enumerate(self.board(g).pieces):
            k = g.box.kinds[kind]
            if n > 0 and k.sort != WARRIOR:
                wanted = f"no {PIECES.text(k.piece)}: warriors alone"
                raise impossible(f"on_card.{g.seat_name(k.owner)}", wanted, "G.24")

    def write_board(self, g: Game) -> dict[str, object]:
        return {"on_card": write_pieces(g, self.board(g))} if self.board(g).pieces else {}


moved("on_card", "card coffin_makers", "PieceBoard", "pieces")
frames(Bury)
EFFECTS: dict[str, type[CardEffect]] = {"coffin_makers": CoffinMakers}
