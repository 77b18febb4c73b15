"""The Logical Lizards' pieces: gardens, acolytes, Lost Souls, conspiracy marker, numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.automata.automaton import Automaton
from undergrowth.data import sheet
from undergrowth.law.pieces.suited import SuitedKinds, has_more_than_warriors
from undergrowth.table.book import book
from undergrowth.table.described.boards import boards
from undergrowth.table.described.facts import Choice, Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import NO_SUIT, SUITS
from undergrowth.twins.acolytes import FaithfulBoard

BIRD: Final = SUITS.parse("bird")
EVERY_SUIT: Final = -1
"""R.2.7 A bird is wild: such an order matches the clearings of all suits, as a mask."""


@dataclass
class LizardsBoard(FaithfulBoard):
    """R.8.2, R.8.4 The order, the conspiracy marker, acolytes, Lost Souls, revealed cards.

    R.8.5 Cards are revealed in this order, which is kept.
    """

    order: int = NO_SUIT
    """R.8.4.1 The suit set in the last Birdsong."""
    conspiracy: int = 0
    """R.8.4.2 The space of the Conspiracy track with the marker, counted from 0."""


class LizardPieces(Automaton):
    """Their pieces by name, and the numbers of their board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.gardens: Final = SuitedKinds(self, page)
        self.crafters = self.gardens.kinds  # 10.2.1 for effects that craft: no Outcast applies
        self.points: Final = [0, *page.numbers("tracks.garden.printed_vp")]
        """R.8.6.1 Points of a track, by gardens of the suit on the map."""
        self.conspiracies: Final = page.texts("conspiracies.track")
        """R.8.4.2 The conspiracies on the track, from left to right."""
        self.first_space: Final = page.number("conspiracies.start") - 1
        self.crusaders: Final = page.number("conspiracies.crusade_warriors")
        self.first_souls: Final = page.number("standard_setup.lost_souls")
        self.corner_warriors: Final = page.number("standard_setup.warriors")
        self.corner_gardens: Final = page.number("standard_setup.gardens")
        self.warriors_each: Final = page.number("standard_setup.adjacent_warriors_each")
        self.spite: Final = page.number("traits.spiteful_vp")
        self.fanatic_hits: Final = page.number("traits.fanatic_hits")
        self.martyrs: Final = page.number("traits.martyrs")
        self.enough_souls: Final = page.number("services.lost_souls")

    def board(self, g: Game) -> LizardsBoard:
        """Return their board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, LizardsBoard)
        return board

    def off_map(self, g: Game, kind: int) -> int:
        """R.8.2.2 Return how many of a kind are on the board: the acolytes, which are warriors."""
        return self.board(g).acolytes if kind == self.warrior else 0

    def gardens_at(self, g: Game, place: int) -> list[int]:
        """R.8.3.2, R.8.4.2.III Return the kinds of garden that print a suit of a clearing, ordered
        ones first."""
        order = self.board(g).order
        found = [i for i, suit in enumerate(self.gardens.suits) if g.suits[place] >> suit & 1]
        found.sort(key=lambda i: self.gardens.suits[i] != order)
        return [self.gardens.kinds[i] for i in found]

    def has_garden(self, g: Game, place: int) -> bool:
        """R.8.2.1 Whether a garden stands in a clearing: all their pieces but warriors are."""
        return has_more_than_warriors(g, self.seat, place)


def lizards(g: Game, seat: int) -> LizardPieces:
    """Return the Logical Lizards on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, LizardPieces)
    return faction


def ordered(g: Game, me: LizardPieces) -> int:
    """R.8.4.1, R.2.7 Return the suits of ordered clearings, as a mask; on a bird, all suits."""
    order = me.board(g).order
    if order == NO_SUIT:
        return 0
    return EVERY_SUIT if order == BIRD else 1 << order


def ordered_places(g: Game, me: LizardPieces) -> list[int]:
    """R.2.7 Return the clearings that match the order."""
    suits = ordered(g, me)
    return [place for place in g.clearings if g.suits[place] & suits]


boards(LizardsBoard)
facts(LizardsBoard, Choice("order", len(SUITS)), Number("conspiracy"), Number("acolytes"))
