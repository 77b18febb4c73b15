"""The Lizard Cult's pieces: gardens, acolytes, outcast marker, Lost Souls, and its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.suited import SuitedKinds, has_more_than_warriors
from undergrowth.table.book import book
from undergrowth.table.described.boards import boards
from undergrowth.table.described.facts import Choice, Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import NO_SUIT, SUITS
from undergrowth.twins.acolytes import FaithfulBoard


@dataclass
class CultBoard(FaithfulBoard):
    """The Outcast and Acolytes boxes, Lost Souls, and the cards revealed this turn."""

    outcast: int = NO_SUIT
    """10.3.3 The suit that the marker lies on."""
    hated: bool = False
    """10.4.1 Whether the marker shows its Hated side."""


class CultPieces(GeneralFaction):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.gardens: Final = SuitedKinds(self, page)
        printed = page.numbers("tracks.garden.printed_vp")
        self.points: Final = [0, *printed]
        """10.5.3 Points of the ritual, by gardens of the suit on the map."""
        self.draws: Final = page.numbers("evening_draw.extra_by_count")
        self.cards: Final = page.number("evening_draw.base")
        self.crusade: Final = page.number("conspiracies.crusade")
        self.convert: Final = page.number("conspiracies.convert")
        self.sanctify: Final = page.number("conspiracies.sanctify")
        self.discount: Final = page.number("conspiracies.hated_discount")
        self.corner_warriors: Final = page.number("standard_setup.warriors")
        self.corner_gardens: Final = page.number("standard_setup.gardens")
        self.warriors_each: Final = page.number("standard_setup.adjacent_warriors_each")
        self.home_warriors: Final = page.number("advanced_setup.homeland_warriors")
        self.near_warriors: Final = page.number("advanced_setup.adjacent_warriors")
        self.first_acolytes: Final = page.number("advanced_setup.acolytes")

    def board(self, g: Game) -> CultBoard:
        """Return its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, CultBoard)
        return board

    def off_map(self, g: Game, kind: int) -> int:
        """10.2.3 Return how many of a kind are on the board: the acolytes, which are warriors."""
        return self.board(g).acolytes if kind == self.warrior else 0

    def outcast_suits(self, g: Game) -> int:
        """10.4.1 Return the suit of the Outcast, as a mask."""
        outcast = self.board(g).outcast
        return 0 if outcast == NO_SUIT else 1 << outcast

    def has_garden(self, g: Game, place: int) -> bool:
        """10.2.4 Whether a garden stands in a clearing: all its pieces but warriors are."""
        return has_more_than_warriors(g, self.seat, place)


def cult(g: Game, seat: int) -> CultPieces:
    """Return the Cult on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, CultPieces)
    return faction


boards(CultBoard)
facts(CultBoard, Choice("outcast", len(SUITS)), Number("hated"), Number("acolytes"))
