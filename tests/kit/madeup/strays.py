"""Made-up owners without a seat, and a faction with a hill of its own.

They stand for hirelings with and without a controller (H.1, H.3), bandits on paths and a Burrow
(12.2.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from kit.madeup.installing import install_faction, install_owner, piece
from kit.madeup.plain import WARRIORS, Plain
from undergrowth import Game
from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.ground import add_clearing
from undergrowth.law.pieces.rule import ruler
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, value
from undergrowth.table.frames import Frame
from undergrowth.table.owner import Owner
from undergrowth.table.places import holding_place
from undergrowth.table.records import Intent

WANDERERS: Final = "wanderers"
MOLES: Final = "diggers"
ROBBERS: Final = "robbers"
HILL: Final = "anthill"


@dataclass
class Contract(Board):
    """H.1.2 Owner that a player controls."""

    controller: int = NOBODY


boards(Contract)


class Wanderers(Owner):
    """Hirelings whose controller treats their pieces as its own for rule (H.3.1)."""

    def new_board(self) -> Board:
        return Contract()

    def contract(self, g: Game) -> Contract:
        board = g.boards[self.board_at]
        assert isinstance(board, Contract)
        return board

    def decider(self, g: Game) -> int:
        return self.contract(g).controller

    def strength(self, g: Game, owner: int, place: int, strength: int) -> int:
        """H.3.1 The controller counts them; while they have one they do not count themselves."""
        controller = self.decider(g)
        if controller == NOBODY:
            return strength
        if owner == self.index:
            return 0
        return strength + (g.strength[self.index * g.places + place] if owner == controller else 0)

    def rules(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """H.3.1, 4.2.1 They move where their controller rules, with their pieces or its own."""
        controller = self.decider(g)
        if seat != self.index or controller == NOBODY:
            return mine
        return ruler(g, place) == controller

    def describe(self, g: Game, viewer: int) -> list[Part]:
        shown = g.seat_name(self.decider(g))
        return [value("controller", "Controller", "H.1", shown)]

    def read_board(self, g: Game, doc: Reader) -> None:
        name = doc.word("controller", "nobody")
        self.contract(g).controller = NOBODY if name == "nobody" else g.setup.seats.index(name)

    def write_board(self, g: Game) -> dict[str, object]:
        return {"controller": g.seat_name(self.decider(g))}


class Moles(Plain):
    """A faction with a hill of its own that it always rules."""

    def setup(self, g: Game) -> Frame:
        add_clearing(g, holding_place(HILL))
        return super().setup(g)

    def read_board(self, g: Game, doc: Reader) -> None:
        add_clearing(g, holding_place(HILL))

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """12.2.2 Always ruled by its owner, even with no pieces there."""
        return self.seat if place == holding_place(HILL) else ruler

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """12.2.2 Adjacent to clearing 5, where a tunnel would lead down."""
        hill = holding_place(HILL)
        return [5] if place == hill else [*there, hill] if place == 5 else there

    def rank(self, hook: str) -> int:
        """12.2.2 "Always" stands over what others say of who rules (7.2.2, 10.2.4)."""
        return 2 if hook == "ruler" else 0

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """12.2.2 Nobody else's pieces are moved into it."""
        return i.owner != self.seat and i.place == holding_place(HILL)

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """12.2.2 Nobody else's pieces are placed there."""
        return i.owner != self.seat and i.place == holding_place(HILL)


def install_wanderers(patch: pytest.MonkeyPatch) -> None:
    """H Hirelings with a controller or without."""
    warriors = piece("wanderer", "warrior", 8)
    install_owner(patch, WANDERERS, Wanderers, warriors, piece("camp", "building", 2))


class Robbers(Owner):
    """H Owners of pieces on paths."""

    def stands_on_paths(self) -> bool:
        return True


def install_moles_and_robbers(patch: pytest.MonkeyPatch, robbers: type[Owner] = Robbers) -> None:
    """12.2.2, H A place of a faction's own, and pieces on paths."""
    diggers = [piece("mole", "warrior", WARRIORS), piece("shrew", "warrior", 1)]
    install_faction(patch, MOLES, Moles, *diggers, holding=HILL)
    install_owner(patch, ROBBERS, robbers, piece("robber", "warrior", 3), on_paths=True)
