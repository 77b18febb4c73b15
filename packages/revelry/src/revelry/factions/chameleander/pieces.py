"""Pieces of Chameleander: one warrior that stays, ego, and the numbers of its board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from revelry.demands import read_demands
from revelry.ego.ego import Ego
from undergrowth.data import sheet
from undergrowth.law.faction import GeneralFaction
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Counts, Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.uses import mark_of

_SPACES: Final = len(sheet("factions/chameleander").numbers("ego_track.points"))
"""C.2.5 So many ego lie on a full track."""


@dataclass
class ChameleanderBoard(Board):
    """C.2.5, C.2.6 Its ego beside the map; see `revelry.ego.track.EgoBoard`."""

    track: list[int] = field(default_factory=list)
    plain_id: int = 0
    super_id: int = 0


class ChameleanderPieces(GeneralFaction):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.ego: Final = Ego(self, page, self.board)
        self.counts: Final = [kind.count for kind in kinds if kind.piece != kinds[0].piece]
        self.lost_points: Final = page.number("battle.lost_points")
        self.start_paths: Final = page.number("standard_setup.paths")
        self.slough_cards: Final = page.number("slough.cards")
        self.skips: Final = page.number("skip.moves")
        self.actions: Final = page.number("actions.daylight")
        self.cajole_bonus: Final = page.number("actions.cajole_bonus")
        robots = sheet("factions/chameleandroid")  # CHMD.10.5 speaks of both
        self.demands: Final = read_demands(robots)
        self.deterring: Final = robots.number("gentrify.deterring_ego")
        self.cards: Final = page.number("evening_draw.base")
        self.cards_per_icon: Final = page.number("evening_draw.per_icon")
        self.quelled: Final = mark_of(self, "quelling")
        """C.5.2 Mark in `g.used` once it has quelled this turn; the next two likewise."""
        self.marked: Final = mark_of(self, "marking for death")
        self.cajoled: Final = mark_of(self, "cajoling")

    def new_board(self) -> Board:
        """C.3.3 The track as it is set up."""
        return ChameleanderBoard(self.ego.full_track(self.counts))

    def board(self, g: Game) -> ChameleanderBoard:
        """Its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, ChameleanderBoard)
        return board

    def place(self, g: Game) -> int:
        """C.2.2 Its clearing, or NOWHERE."""
        return self.ego.place(g)

    def comes_by_moves(self, kind: int) -> bool:
        """C.2.5 Ego too: they go wherever it goes."""
        return True

    def to_draw(self, g: Game) -> int:
        """C.6.2 Cards to draw this Evening."""
        return self.cards + self.cards_per_icon * self.ego.icons(g)


def chameleander(g: Game, seat: int) -> ChameleanderPieces:
    """Chameleander on a seat."""
    faction = book(g).faction(seat)
    assert isinstance(faction, ChameleanderPieces)
    return faction


boards(ChameleanderBoard)
facts(ChameleanderBoard, Number("plain_id"), Number("super_id"), Counts("track", _SPACES, 1))
