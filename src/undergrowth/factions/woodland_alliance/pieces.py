"""The Woodland Alliance's pieces: bases, sympathy, officers, and the numbers of its tracks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.optional import i64
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.atoms import set_aside, take_back
from undergrowth.law.pieces.suited import SuitedKinds
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind


@dataclass
class AllianceBoard(Board):
    """The Supporters stack and the officers."""

    supporters: list[int] = field(default_factory=list)
    """8.2.3 Cards face down, sorted by number."""
    officers: int = 0
    """Warriors in the Officers box; they have left the supply."""
    known: list[list[int]] = field(default_factory=list)
    """By seat, the supporters it knows because they came from its hand (8.2.6) or openly; the list
    is replaced and never changed."""

    def copy(self) -> Board:
        return AllianceBoard(self.supporters[:], self.officers, self.known)

    def known_to(self, viewer: int) -> list[list[int]]:
        """8.2.6 Return the cards a viewer knows to be in the stack: those it gave or saw arrive."""
        return [self.known[viewer]] if 0 <= viewer < len(self.known) else []

    def learn(self, viewer: int, card: int) -> None:
        """1.2.1 Record that a viewer saw a card arrive."""
        known = self.known + [[] for _ in range(viewer + 1 - len(self.known))]
        known[viewer] = [*known[viewer], card]
        self.known = known

    def forget(self, card: int) -> None:
        """1.2.1 Record that all viewers saw a card leave."""
        for viewer in range(len(self.known)):
            if card in self.known[viewer]:
                known = self.known[:]
                known[viewer] = known[viewer][:]
                known[viewer].remove(card)
                self.known = known

    def hidden(self) -> list[list[int]]:
        """8.2.3 Return the supporters: only the Alliance may look at them."""
        return [self.supporters]


class AlliancePieces(GeneralFaction):
    """Its pieces by name, and the numbers of its tracks."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.sympathy: Final = self.kind("sympathy")
        self.bases: Final = SuitedKinds(self, page)
        self.costs: Final = page.numbers("tracks.sympathy.cost")
        """8.4.2.II Supporters for the next sympathy token, by how many have been placed."""
        self.points: Final = page.numbers("tracks.sympathy.vp_on_place")
        """8.4.2.III Points for placing it."""
        self.capacity: Final = page.number("supporters.capacity_without_base")
        self.revolt_cost: Final = page.number("supporters.revolt_cost")
        self.martial_extra: Final = page.number("supporters.martial_law_extra")
        self.martial_warriors: Final = page.number("supporters.martial_law_enemy_warriors")
        self.start: Final = page.number("supporters.start")
        self.revolt_officers: Final = page.number("officers.revolt")
        self.train_officers: Final = page.number("officers.train")
        self.cards: Final = page.number("evening_draw.base")
        self.draws: Final = page.numbers("evening_draw.extra_by_count")
        self.crafters = [self.sympathy]  # 8.2.1

    def board(self, g: Game) -> AllianceBoard:
        """Return its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, AllianceBoard)
        return board

    def off_map(self, g: Game, kind: int) -> int:
        """8.4.1.III Return how many of a kind are on the board: the officers, which are
        warriors."""
        return self.board(g).officers if kind == self.warrior else 0

    def is_sympathetic(self, g: Game, place: int) -> bool:
        """8.2.5.II Whether a clearing holds a sympathy token."""
        return g.pieces[self.sympathy * g.places + place] > 0

    def points_for_placing(self, g: Game, kind: int, place: int) -> int:
        """8.4.2.III Return the points of the space that a sympathy token uncovers."""
        return self.points[self.placed(g)] if kind == self.sympathy else 0

    def placed(self, g: Game) -> int:
        """Return how many sympathy tokens have left their track."""
        return g.box.kinds[self.sympathy].count - g.supply[self.sympathy]

    def bases_at(self, g: Game, place: int) -> int:
        """Return how many bases are in a clearing: its pieces there without warriors and tokens."""
        at: i64 = self.seat * g.places + place
        tokens: i64 = self.sympathy * g.places + place
        return g.presence[at] - g.warriors[at] - g.pieces[tokens]

    def bases_on_map(self, g: Game) -> int:
        """8.6.2 Return how many bases are on the map."""
        n = 0
        for base in self.bases.kinds:
            n += g.on_map(base)
        return n


def alliance(g: Game, seat: int) -> AlliancePieces:
    """Return the Alliance on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, AlliancePieces)
    return faction


def add_officers(g: Game, seat: int, n: int, law: str) -> None:
    """8.4.1.III, 8.5.3 Turn warriors of the supply into officers, as many as there are (1.5.4)."""
    me = alliance(g, seat)
    n = set_aside(g, me.warrior, n)
    me.board(g).officers += n
    if g.log is not None and n > 0:
        g.note("trained", law, seat, {"count": n, "officers": me.board(g).officers})


def remove_officers(g: Game, seat: int, n: int) -> None:
    """8.2.4 Put officers back into the supply."""
    me = alliance(g, seat)
    me.board(g).officers -= n
    take_back(g, me.warrior, n)
    if g.log is not None and n > 0:
        g.note("lost_officers", "8.2.4", seat, {"count": n, "officers": me.board(g).officers})


boards(AllianceBoard)
facts(AllianceBoard, Number("officers"))
