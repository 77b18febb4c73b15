"""The Lizard Cult's pieces: gardens, acolytes, outcast marker, Lost Souls, and its numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.optional import i64
from undergrowth.law.cards.revealed import RevealingBoard
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.atoms import set_aside, take_back
from undergrowth.table.book import book
from undergrowth.table.described.boards import boards
from undergrowth.table.described.facts import Choice, Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import NO_SUIT, SUITS


@dataclass
class CultBoard(RevealingBoard):
    """The Outcast and Acolytes boxes, Lost Souls, and the cards revealed this turn."""

    outcast: int = NO_SUIT
    """10.3.3 The suit that the marker lies on."""
    hated: bool = False
    """10.4.1 Whether the marker shows its Hated side."""
    acolytes: int = 0
    """10.2.3 Warriors in the Acolytes box; they have left the supply."""
    souls: list[int] = field(default_factory=list)
    """10.2.6 Lost Souls, open to all, the last card on top."""

    def open_cards(self) -> list[int]:
        """10.5, 10.2.6 Return the revealed cards and the Lost Souls."""
        return self.revealed + self.souls

    def take_card(self, card: int, pile: int) -> None:
        """10.2.6 Add a discarded card to the Lost Souls."""
        self.souls.append(card)

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        """10.2.3 Add removed warriors to the acolytes."""
        self.acolytes += n

    def give_pieces(self, kind: int, n: int) -> None:
        if n > self.acolytes:
            raise AssertionError(f"{n} acolytes are taken where there are {self.acolytes}")
        self.acolytes -= n


class CultPieces(GeneralFaction):
    """Its pieces by name, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.gardens: Final[list[int]] = []
        """Its kinds of garden."""
        self.garden_suits: Final[list[int]] = []
        """10.5.1 The printed suit of each kind of garden."""
        for piece in page.tables("piece"):
            if piece.has("suit"):
                self.gardens.append(self.kind(piece.text("id")))
                self.garden_suits.append(SUITS.parse(piece.text("suit")))
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

    def garden_of(self, suit: int) -> int:
        """10.5.1 Return the kind of garden that prints a suit, or -1."""
        return self.gardens[self.garden_suits.index(suit)] if suit in self.garden_suits else -1

    def has_garden(self, g: Game, place: int) -> bool:
        """10.2.4 Whether a garden stands in a clearing: all its pieces but warriors are."""
        at: i64 = self.seat * g.places + place
        return g.presence[at] > g.warriors[at]

    def planted(self, g: Game, garden: int) -> int:
        """10.5.3, 10.6.3 Return how many gardens of a kind have left their track."""
        return g.box.kinds[garden].count - g.supply[garden]


def cult(g: Game, seat: int) -> CultPieces:
    """Return the Cult on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, CultPieces)
    return faction


def gain_acolytes(g: Game, seat: int, n: int, law: str) -> None:
    """10.5.4, A.8.3 Turn warriors of the supply into acolytes, as many as there are (1.5.4)."""
    me = cult(g, seat)
    n = set_aside(g, me.warrior, n)
    me.board(g).acolytes += n
    if g.log is not None and n > 0:
        g.note("initiated", law, seat, {"count": n, "acolytes": me.board(g).acolytes})


def spend_acolytes(g: Game, seat: int, n: int) -> None:
    """10.4.3 Put spent acolytes back into the supply."""
    me = cult(g, seat)
    me.board(g).give_pieces(me.warrior, n)
    take_back(g, me.warrior, n)
    if g.log is not None:
        g.note("spent_acolytes", "10.4.3", seat, {"count": n, "acolytes": me.board(g).acolytes})


boards(CultBoard)
facts(CultBoard, Choice("outcast", len(SUITS)), Number("hated"), Number("acolytes"))
