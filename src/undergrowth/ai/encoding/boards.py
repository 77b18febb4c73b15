"""Boards beside the map as numbers: their cards, face up and face down, and their facts."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.encoding.layout import Layout, count, hides, lays_open
from undergrowth.table.described.boards import Board
from undergrowth.table.described.facts import Fact, facts_of
from undergrowth.table.game import Game
from undergrowth.table.hidden.unknown import identity_index, known_in_piles, owner_of_board


class BoardPart:
    """Writer of the slices of one board."""

    def __init__(self, number: int, board: Board, name: str, layout: Layout) -> None:
        self.number: Final = number
        self._columns: Final = layout.columns
        self._open: Final = layout.start(f"{name}: open cards") if lays_open(board) else -1
        self._hidden: Final = layout.start(f"{name}: hidden cards") if hides(board) else -1
        self._known: Final = layout.start(f"{name}: known cards") if hides(board) else -1
        self._facts: Final[list[Fact]] = facts_of(board)
        self._starts: Final = [layout.start(f"{name}: {fact.field}") for fact in self._facts]

    def write(self, g: Game, viewer: int, row: bytearray) -> None:
        board = g.boards[self.number]
        if self._open >= 0:
            count(board.open_cards(), row, self._open, self._columns)
        if self._hidden >= 0:
            self._write_hidden(g, board, viewer, row)
        for i, fact in enumerate(self._facts):
            fact.write(g, board, row, self._starts[i])

    def _write_hidden(self, g: Game, board: Board, viewer: int, row: bytearray) -> None:
        """1.2.1 Write the number of cards face down, and which of them the viewer knows."""
        loose = board.unknown_to(viewer, owner_of_board(g, self.number))
        known = known_in_piles(board, viewer)
        for i, pile in enumerate(board.hidden()):
            row[self._hidden] += len(pile)
            seen = known[i] if identity_index(pile, loose) >= 0 else pile
            count(seen, row, self._known, self._columns)
