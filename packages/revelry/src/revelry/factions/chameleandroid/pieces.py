"""Pieces of Chameleandroid: one warrior that stays, ego, and numbers of its board and cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from revelry.demands import Demand, read_demands
from revelry.ego.ego import Ego
from undergrowth.automata.automaton import Automaton, OrderBoard
from undergrowth.data import sheet
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Counts, Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.uses import mark_of

PATRON: Final = "patron"
ABDUCTION: Final = "abduction"
CITY_BUILDER: Final = "city_builder"
KINGPIN: Final = "kingpin"
_SPACES: Final = len(sheet("factions/chameleandroid").numbers("ego_track.points"))
"""C.2.5 So many ego lie on a full track."""


@dataclass
class AndroidBoard(OrderBoard):
    """CHMD.2.3, CHMD.10.2 Its ego beside the map (`revelry.ego.track.EgoBoard`), and ambush cards
    that it has bought."""

    track: list[int] = field(default_factory=list)
    plain_id: int = 0
    super_id: int = 0
    ambushes: list[int] = field(default_factory=list)

    def open_cards(self) -> list[int]:
        """R.2.7, CHMD.10.2 The order card, and ambush cards."""
        return super().open_cards() + self.ambushes


class AndroidPieces(Automaton):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.ego: Final = Ego(self, page, self.board)
        self.counts: Final = [kinds[kind - first_kind].count for kind in self.ego.kinds]
        """By sort of ego, how many there are."""
        self.blocked: Final = page.number("ego_track.points_without")
        self.newcomers: Final = page.number("gentrify.warriors")
        self.deterring: Final = page.number("gentrify.deterring_ego")
        self.revelry: Final = page.number("revel.ego")
        self.most_removed: Final = page.number("removal.most")
        self.demands: Final[list[Demand]] = read_demands(page)
        traits = {trait.text("id"): trait for trait in page.tables("trait")}
        self.patron_cards: Final = traits[PATRON].number("cards")
        self.abducted: Final = traits[ABDUCTION].number("share")
        self.calm: Final = mark_of(self, "calm")
        """CHMD.7 Stands in `g.used` once its Daylight this turn is not the escalated one."""

    def new_board(self) -> Board:
        """CHMD.3.1 The track as it is set up."""
        return AndroidBoard(track=self.ego.full_track(self.counts))

    def board(self, g: Game) -> AndroidBoard:
        """Its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, AndroidBoard)
        return board

    def place(self, g: Game) -> int:
        """CHMD.2.4 Its clearing, or NOWHERE."""
        return self.ego.place(g)

    def ego_here(self, g: Game) -> int:
        """CHMD.2.3 Return how many ego lie in its clearing."""
        return self.ego.here(g, self.place(g)) if g.on_map(self.warrior) else 0

    def comes_by_moves(self, kind: int) -> bool:
        """CHMD.2.3 Ego too: they go wherever it goes."""
        return True


def android(g: Game, seat: int) -> AndroidPieces:
    """Chameleandroid on a seat."""
    faction = book(g).faction(seat)
    assert isinstance(faction, AndroidPieces)
    return faction


boards(AndroidBoard)
facts(AndroidBoard, Number("plain_id"), Number("super_id"), Counts("track", _SPACES, 1))
