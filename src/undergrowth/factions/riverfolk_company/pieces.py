"""The Riverfolk's pieces: trade posts, the boxes of their board, prices, and its numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.domains import Names
from undergrowth.engine.registries import names_registry
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.atoms import set_aside, take_back
from undergrowth.law.pieces.suited import SuitedKinds, has_more_than_warriors
from undergrowth.law.services.lent import Lent
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards, renumbered
from undergrowth.table.described.facts import Counts, Sums, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.uses import mark_of
from undergrowth.twins.trade import note_paid

# ---- the boxes of the board, each a pile of pieces of any owner
FUNDS: Final = 0
PAYMENTS: Final = 1
COMMITTED: Final = 2
LOST: Final = 3
"""11.2.5.I Trade posts that are out of the game."""
TRACKS: Final = 4
"""11.5.3 From here on the empty spaces of the Trade Posts tracks, in the order of their kinds."""
BOXES: Final = 7

# ---- services (11.2.7)
SERVICES: Final = names_registry(Names("service"))
HAND_CARD: Final = SERVICES.add("hand_card")
RIVERBOATS: Final = SERVICES.add("riverboats")
MERCENARIES: Final = SERVICES.add("mercenaries")

NO_PRICE: Final = 0
"""11.3.5 Price of a service before its marker has been placed."""


@dataclass
class RiverfolkBoard(Board):
    """Funds, payments, committed funds, and the service markers.

    Inner lists are replaced and never changed: copies share them.
    """

    boxes: list[list[int]] = field(default_factory=lambda: [[] for _ in range(BOXES)])
    """Number of pieces of each kind in each box; a list ends after the last kind present."""
    prices: list[int] = field(default_factory=lambda: [NO_PRICE] * len(SERVICES))
    """11.2.6.I Price of each service."""

    def copy(self) -> Board:
        return RiverfolkBoard(self.boxes[:], self.prices[:])

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        """11.2.6.I, 11.2.5.I Add pieces to a box: payments, or trade posts that leave the game."""
        row = self.boxes[pile] + [0] * (kind + 1 - len(self.boxes[pile]))
        row[kind] += n
        if row[kind] < 0:
            raise AssertionError("pieces are taken out of a box in which fewer lie")
        while row and row[-1] == 0:
            row.pop()
        self.boxes[pile] = row

    def renumber(self, kinds: list[int]) -> None:
        self.boxes = [renumbered(row, kinds) for row in self.boxes]

    def count(self, box: int, kind: int) -> int:
        """Return how many of a kind are in a box."""
        row = self.boxes[box]
        return row[kind] if kind < len(row) else 0

    def total(self, box: int) -> int:
        """Return how many pieces are in a box."""
        return sum(self.boxes[box])

    def kinds(self, box: int) -> list[int]:
        """Return the kinds of piece in a box."""
        return [kind for kind, n in enumerate(self.boxes[box]) if n > 0]


class RiverfolkPieces(GeneralFaction):
    """Their pieces by name, and the numbers of their board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.posts: Final = SuitedKinds(self, page)
        self.points: Final = page.numbers("tracks.trade_post.printed_vp")
        self.price_spaces: Final = page.numbers("services.prices")
        self.first_service: Final = page.number("services.first")
        self.post_services: Final = page.number("services.per_trade_post")
        self.protection: Final = page.number("payments.protectionism")
        self.export: Final = page.number("payments.export")
        self.per_point: Final = page.number("dividends.funds_per_point")
        self.post_cost: Final = page.number("costs.trade_post")
        self.garrison: Final = page.number("establish.warriors")
        self.cards: Final = page.number("draw.cards")
        self.share: Final = page.number("disruption.share_of_funds")
        self.first_warriors: Final = page.number("standard_setup.warriors")
        self.first_payments: Final = page.number("standard_setup.payments")
        self.bought: Final = mark_of(self, "service")
        """11.2.6.II Mark in `g.used`, once for each service bought this turn."""
        self.boats: Final = mark_of(self, "riverboats")
        self.hired: Final = mark_of(self, "mercenaries")
        self.lent: Final = Lent(self.seat, self.warrior, self.hired)
        """11.2.7.III Their warriors as used by other players."""

    def board(self, g: Game) -> RiverfolkBoard:
        """Return their board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, RiverfolkBoard)
        return board

    def off_map(self, g: Game, kind: int) -> int:
        """11.2.4 Return how many of a kind are on the board, of any owner."""
        board = self.board(g)
        return sum([board.count(box, kind) for box in range(BOXES)])

    def has_post(self, g: Game, place: int) -> bool:
        """11.2.6.II Whether a trade post stands in a clearing: all their pieces but warriors do."""
        return has_more_than_warriors(g, self.seat, place)

    def posts_for(self, g: Game, place: int) -> list[int]:
        """11.5.6.III Return the kinds of trade post left on their tracks that match a clearing."""
        return [kind for kind in self.posts.of_clearing(g, place) if g.supply[kind] > 0]

    def points_for_placing(self, g: Game, kind: int, place: int) -> int:
        """11.5.6.III Return the points of the space that a trade post leaves."""
        return self.points[self.posts.placed(g, kind)] if kind in self.posts.kinds else 0

    def free_spaces(self, g: Game, i: int) -> int:
        """11.5.3 Return the spaces of the i-th track that hold neither a trade post nor a fund."""
        return self.posts.placed(g, self.posts.kinds[i]) - self.board(g).total(TRACKS + i)


def riverfolk(g: Game, seat: int) -> RiverfolkPieces:
    """Return the Riverfolk on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, RiverfolkPieces)
    return faction


# ---- atoms for pieces on the board


def bank(g: Game, me: RiverfolkPieces, box: int, kind: int, n: int) -> int:
    """G.20 Move up to `n` warriors of a supply into a box (1.5.4) and return how many."""
    n = set_aside(g, kind, n)
    if n > 0:
        me.board(g).take_pieces(kind, n, box)
    return n


def shift_fund(g: Game, me: RiverfolkPieces, kind: int, box: int, to: int, n: int = 1) -> None:
    """11.5, 11.4.3 Move warriors from one box to another."""
    me.board(g).take_pieces(kind, -n, box)
    me.board(g).take_pieces(kind, n, to)


def return_fund(g: Game, me: RiverfolkPieces, kind: int, n: int, verb: str, law: str) -> None:
    """11.5 Put funds back into the supply of their owner."""
    me.board(g).take_pieces(kind, -n, FUNDS)
    take_back(g, kind, n)
    note_paid(g, me.seat, kind, n, verb, law)


boards(RiverfolkBoard)
facts(RiverfolkBoard, Sums("boxes", BOXES), Counts("prices", len(SERVICES)))
