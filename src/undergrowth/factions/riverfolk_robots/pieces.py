"""R.9.2 The Riverfolk Robots' pieces: trade posts, the market, payments, and their numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.automata.automaton import Automaton, OrderBoard
from undergrowth.data import sheet
from undergrowth.factions.riverfolk_robots.lent import RobotsLent
from undergrowth.law.pieces.atoms import set_aside, take_back
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.pieces.suited import SuitedKinds
from undergrowth.table.bending.seller import ADVANCED
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import boards, renumbered
from undergrowth.table.described.facts import ByKind, Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.uses import mark_of
from undergrowth.twins.trade import note_paid


@dataclass
class RobotsBoard(OrderBoard):
    """R.9.2.1, R.9.2.3 The market, from left to right, and the Payments box.

    The order is one of the cards of the market.
    """

    market: list[int] = field(default_factory=list)
    added: int = 0
    """R.9.4.2 Number of these, the rightmost ones, that were added this turn."""
    payments: list[int] = field(default_factory=list)
    """Number of warriors of each kind paid; the list ends after the last kind present."""

    def open_cards(self) -> list[int]:
        return self.market

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        self.payments += [0] * (kind + 1 - len(self.payments))
        self.payments[kind] += n

    def give_pieces(self, kind: int, n: int) -> None:
        if n > self.paid(kind):
            raise AssertionError(f"{n} warriors leave Payments, and fewer lie there")
        self.payments[kind] -= n
        while self.payments and self.payments[-1] == 0:
            self.payments.pop()

    def renumber(self, kinds: list[int]) -> None:
        self.payments = renumbered(self.payments, kinds)

    def paid(self, kind: int) -> int:
        """R.9.2.3 Return how many of a kind are in the Payments box."""
        return self.payments[kind] if kind < len(self.payments) else 0


class RobotsPieces(Automaton):
    """Their pieces by name, and the numbers of their board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.posts: Final = SuitedKinds(self, page)
        self.points: Final = page.numbers("tracks.trade_post.printed_vp")
        self.market_size: Final = page.number("market.cards")
        self.first_service: Final = page.number("services.first")
        self.post_services: Final = page.number("services.per_trade_post")
        self.share: Final = page.number("disruption.share_of_payments")
        self.organize_points: Final = page.number("organize.points")
        self.organize_warriors: Final = page.number("organize.warriors")
        self.stay: Final = page.number("racketeering.stay")
        self.discards: Final = page.number("discard.cards")
        self.shield_discards: Final = page.number("discard.cards_with_shield")
        self.greedy_points: Final = page.number("greedy.points")
        self.ferocious_hits: Final = page.number("ferocious.rolled_hits")
        self.post_hits: Final = page.number("garrison.hits_per_post")
        self.first_warriors: Final = page.number("standard_setup.warriors")
        self.first_payments: Final = page.number("standard_setup.payments")
        self.bought: Final = mark_of(self, "service")
        """R.9.2.3 Mark in `g.used`, once for each service bought this turn."""
        self.boats: Final = mark_of(self, "riverboats")
        self.hired: Final = mark_of(self, "mercenaries")
        self.spared: Final = mark_of(self, "involved")
        """R.3.3.2 (Involved) Mark in `g.used`: a player without warriors paid for being left
        alone."""
        self.flattered: Final = mark_of(self, "greedy")
        """R.3.3.2 (Greedy) Mark in `g.used`: they have scored for a purchase this turn."""
        self.shield: Final = mark_of(self, "shield")
        """R.9.2.4 The conditions that are fulfilled for the rest of the turn."""
        self.sword: Final = mark_of(self, "sword")
        self.lent: Final = RobotsLent(seat, self.warrior, self.hired, self.spared)

    def sells_all(self) -> bool:
        """R.9.7 Whether the advanced services were chosen for their seat."""
        return ADVANCED in self.options

    def board(self, g: Game) -> RobotsBoard:
        """Return their board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, RobotsBoard)
        return board

    def off_map(self, g: Game, kind: int) -> int:
        """R.9.2.3 Return how many of a kind are in the Payments box, of any owner."""
        return self.board(g).paid(kind)

    def has_post(self, g: Game, place: int) -> bool:
        """R.9.2.3 Whether a trade post stands in a clearing."""
        return self.posts_in(g, place) > 0

    def posts_in(self, g: Game, place: int) -> int:
        """Return how many trade posts are in a clearing."""
        return sum([g.count(kind, place) for kind in self.posts.kinds])

    def post_for(self, g: Game, place: int) -> int:
        """R.9.3.3 Return the kind of trade post that can be placed in a clearing, of its suit, or
        -1."""
        for kind in self.posts.of_clearing(g, place):
            if may_place_kind(g, kind, place, self.seat):
                return kind
        return -1

    def points_for_placing(self, g: Game, kind: int, place: int) -> int:
        """R.9.5.1 Return the points of the space that a trade post leaves."""
        return self.points[self.posts.placed(g, kind)] if kind in self.posts.kinds else 0

    def protects(self, g: Game) -> bool:
        """R.9.2.4 Whether the shield or the sword condition is fulfilled this turn."""
        return self.shield in g.used or self.sword in g.used


def robots(g: Game, seat: int) -> RobotsPieces:
    """Return the Riverfolk Robots on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, RobotsPieces)
    return faction


# ---- R.9.2.3 payments


def paid_by(g: Game, me: RobotsPieces, owner: int) -> int:
    """R.9.6.1 Return how many warriors of an owner are in the Payments box."""
    return sum([me.board(g).paid(kind) for kind in book(g).owner(owner).kinds])


def pay_in(g: Game, me: RobotsPieces, kind: int, n: int, law: str) -> None:
    """R.9.2.3 Move up to `n` warriors of a supply into the Payments box (1.5.4)."""
    n = set_aside(g, kind, n)
    if n > 0:
        me.board(g).take_pieces(kind, n, 0)
        note_paid(g, me.seat, kind, n, "robots_paid", law)


def pay_back(g: Game, me: RobotsPieces, kind: int, n: int, law: str) -> None:
    """R.9.6.1 Put warriors from the Payments box back into the supply of their owner."""
    if n > 0:
        me.board(g).give_pieces(kind, n)
        take_back(g, kind, n)
        note_paid(g, me.seat, kind, n, "robots_paid_back", law)


# ---- R.9.2.1 the market


def sell_card(g: Game, me: RobotsPieces, card: int) -> None:
    """R.9.2.1 Remove a card from the market; the others keep their order."""
    board = me.board(g)
    at = board.market.index(card)
    if at >= len(board.market) - board.added:
        board.added -= 1
    board.market.pop(at)
    if card == board.order:
        board.order = NO_CARD


boards(RobotsBoard)
facts(RobotsBoard, Number("added"), ByKind("payments"))
