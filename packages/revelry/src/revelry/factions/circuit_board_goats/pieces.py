"""Pieces of the Circuit Board Goats: goats, big tops, the Critics Stack, numbers."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from typing import Final

from undergrowth.automata.automaton import Automaton, OrderBoard
from undergrowth.automata.measures import may_target
from undergrowth.data import sheet
from undergrowth.engine.owners import named
from undergrowth.law.cards.piles import discard
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book
from undergrowth.table.described.boards import boards
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import CARDS, FROG

_STACKED: Final = named("stacked_critics")


@dataclass
class GoatBoard(OrderBoard):
    """CBG.2.4 The order card, and the Critics Stack, which lies open."""

    critics: list[int] = field(default_factory=list)
    """Sorted."""

    def open_cards(self) -> list[int]:
        return super().open_cards() + self.critics


class GoatPieces(Automaton):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.big_top: Final = self.kind("big_top")
        self.crafters = [self.big_top]  # CDG.2.1 for the player who may craft with them (C.2.1)
        self.first_warriors: Final = page.number("standard_setup.warriors")
        self.first_tops: Final = page.number("standard_setup.big_tops")
        self.endorsed: Final = page.number("endorse.vp")
        self.recruits: Final = page.number("recruit.warriors")
        self.tent_warriors: Final = page.number("tent.warriors")
        self.performers: Final = page.texts("tent.performers")
        self.avoided: Final = page.texts("tent.avoids")
        self.disruptive: Final = page.texts("order.disrupts")
        self.play_points: Final = page.number("play.vp")
        self.martial_warriors: Final = page.number("play.martial_warriors")
        self.each_suit_points: Final = page.number("encore.each_suit")
        self.pair_points: Final = page.number("encore.pair")
        self.pair_cards: Final = page.number("encore.pair_cards")
        self.ovation_points: Final = page.number("traits.ovation_vp")
        self.fire_hits: Final = page.number("traits.fire_hits")
        self.ambushed_points: Final = page.number("traits.ambushed_vp")

    def board(self, g: Game) -> GoatBoard:
        """Its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, GoatBoard)
        return board

    def tents(self, g: Game) -> list[int]:
        """CBG.2.3 The clearings with a big top; not to be changed."""
        return g.places_of(self.big_top)

    def foes(self, g: Game) -> list[int]:
        """G.8 The enemy players, in a cooperative game the automated ones, too."""
        return [seat for seat in range(g.seats) if is_enemy(g, self.seat, seat)]

    def spectators(self, g: Game) -> list[int]:
        """CBG.4.3, CBG.6.1 The enemy players with a piece beside a big top, each once."""
        tents = self.tents(g)
        return [seat for seat in self.foes(g) if any(g.has_pieces(seat, place) for place in tents)]

    def rivals(self, g: Game) -> list[int]:
        """R.3 Of these the ones that it targets, for clearings and battles; hirelings are none."""
        return [seat for seat in range(g.seats) if may_target(g, self.seat, seat)]

    def audience(self, g: Game, place: int) -> int:
        """CBG.5.1, CBG.5.3 Return how many enemy players have a piece in a clearing."""
        return sum([1 for seat in self.rivals(g) if g.has_pieces(seat, place)])


def stack_card(g: Game, me: GoatPieces, card: int) -> None:
    """CBG.2.4 A loose card goes onto the Critics Stack; a frog is discarded, to the Pond."""
    if g.box.cards[card].suit == FROG:
        discard(g, me.seat, card)
        return
    stack = me.board(g).critics[:]
    insort(stack, card)
    me.board(g).critics = stack
    if g.log is not None:
        g.note(_STACKED, "CBG.2.4", me.seat, {"card": CARDS.text(card)})


def goats(g: Game, seat: int) -> GoatPieces:
    """The Circuit Board Goats on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, GoatPieces)
    return faction


boards(GoatBoard)
