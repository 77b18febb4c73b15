"""The Lilypad Diaspora's pieces: warriors, enclaves, and the numbers of its board."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.frames import NOBODY
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.rule import may_flip, may_place_kind, placeable
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import SUITS


class DiasporaPieces(GeneralFaction):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.peaceful: Final = self.kind("peaceful_enclave")
        """16.2.1 The two sides of an enclave; both are taken from one supply."""
        self.militant: Final = self.kind("militant_enclave")
        self.crafters = [self.peaceful, self.militant]  # 16.2.7
        self.per_clearing: Final = page.number("enclaves.per_clearing")
        self.warriors_each: Final = page.number("enclaves.warriors")
        self.reconciled_draws: Final = page.number("enclaves.draws")
        self.actions: Final = page.number("daylight.actions")
        self.provoking_discards: Final = page.number("daylight.discards")
        self.vp_each: Final = page.number("integrate.vp_each")
        self.never_scored: Final = 1 << SUITS.parse(page.text("integrate.never"))
        self.draws: Final = page.numbers("evening_draw.extra_by_count")
        self.cards: Final = page.number("evening_draw.base")

    # ---- enclaves

    def peaceful_places(self, g: Game) -> list[int]:
        """16.2.1 Return the clearings with a Peaceful enclave; not to be changed."""
        return g.places_of(self.peaceful)

    def militant_places(self, g: Game) -> list[int]:
        """16.2.1 Return the clearings with a Militant enclave; not to be changed."""
        return g.places_of(self.militant)

    def enclaves_at(self, g: Game, place: int) -> int:
        """16.2.1 Return how many enclaves are in a clearing, on either side."""
        return g.count(self.peaceful, place) + g.count(self.militant, place)

    def may_settle_enclave(self, g: Game, kind: int, place: int, by: int = NOBODY) -> bool:
        """16.5.1, 16.5.2 Whether an enclave can be placed in a clearing, this side up."""
        return self.enclaves_at(g, place) < self.per_clearing and may_place_kind(g, kind, place, by)

    def enclave_sites(self, g: Game, kind: int, places: list[int]) -> list[int]:
        """16.5.1, 16.5.2 Return those of some clearings in which an enclave can be placed, this
        side up."""
        free = [place for place in places if self.enclaves_at(g, place) < self.per_clearing]
        return placeable(g, kind, free)

    def may_turn(self, g: Game, kind: int, place: int, by: int) -> bool:
        """16.2.1 Whether a player can flip an enclave of this side."""
        return may_flip(g, kind, place, by)

    def is_by_river(self, g: Game, place: int) -> bool:
        """16.3.2, 16.5.2 Whether a clearing is on the river."""
        return len(g.rivers[place]) > 0

    def to_draw(self, g: Game) -> int:
        """16.6.3 Return the number of cards to draw in Evening."""
        return self.cards + self.draws[g.on_map(self.peaceful)]


def diaspora(g: Game, seat: int) -> DiasporaPieces:
    """Return the Diaspora on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, DiasporaPieces)
    return faction


def the_diaspora(g: Game) -> DiasporaPieces | None:
    """Return the Diaspora of a game, for any player; None in a game without it."""
    for faction in book(g).factions:
        if isinstance(faction, DiasporaPieces):
            return faction
    return None
