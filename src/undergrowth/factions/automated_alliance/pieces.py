"""The Automated Alliance's pieces: bases, sympathy, and the numbers of its board and cards."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.automaton import Automaton
from undergrowth.automata.orders import order_card
from undergrowth.data import sheet
from undergrowth.law.pieces.suited import SuitedKinds
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.places import NOWHERE

NO_BASE: Final = -1


class RisingPieces(Automaton):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.sympathy: Final = self.kind("sympathy")
        self.crafters = [self.sympathy]  # 8.2.1 for effects that craft with it
        self.bases: Final = SuitedKinds(self, page)
        self.points: Final = page.numbers("tracks.sympathy.vp_on_place")
        """R.6.5.1 Points for a token, by how many have been placed."""
        self.ambush_hits: Final = page.number("ambush.extra_hits")
        self.outrage_points: Final = page.number("outrage.vp")
        self.martial_warriors: Final = page.number("martial_law.enemy_warriors")
        self.martial_points: Final = page.number("martial_law.fewer_vp")
        self.few: Final = page.number("pity.few")
        self.spreads_with_few: Final = page.number("pity.spreads_with_few")
        self.spreads: Final = page.number("pity.spreads")
        self.points_without: Final = page.number("spread.vp_without")
        self.recruits: Final = page.number("recruit.warrior")

    def is_sympathetic(self, g: Game, place: int) -> bool:
        """R.6.2.1.II Whether a clearing holds a sympathy token."""
        return g.count(self.sympathy, place) > 0

    def placed(self, g: Game) -> int:
        """R.6.5.1 Return how many sympathy tokens have left their track."""
        return g.box.kinds[self.sympathy].count - g.supply[self.sympathy]

    def base_for(self, g: Game, suits: int) -> int:
        """R.6.4.3, R.6.5.2 Return a kind of base on its board that matches a suit, or NO_BASE.

        If several match, the first one on its board.
        """
        for i, base in enumerate(self.bases.kinds):
            if self.bases.masks[i] & suits and g.supply[base] > 0:
                return base
        return NO_BASE

    def base_places(self, g: Game) -> list[int]:
        """R.6.6.1, R.6.6.2 Return the clearings with a base."""
        found: list[int] = []
        for base in self.bases.kinds:
            place = g.where(base)
            if place != NOWHERE and place not in found:
                found.append(place)
        return sorted(found)


def rising(g: Game, seat: int) -> RisingPieces:
    """Return the Automated Alliance on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, RisingPieces)
    return faction


def ordered_base(g: Game, seat: int) -> int:
    """R.6.4.3 Return the kind of base on its board that matches the order card, or NO_BASE."""
    card = order_card(g, seat)
    if card == NO_CARD or g.is_bird(card):
        return NO_BASE
    return rising(g, seat).base_for(g, g.box.cards[card].mask)
