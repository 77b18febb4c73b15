"""The Logical Lizards' pieces: gardens, acolytes, Lost Souls, conspiracy marker, numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.automata.automaton import Automaton
from undergrowth.data import sheet
from undergrowth.engine.optional import i64
from undergrowth.law.pieces.atoms import set_aside, take_back
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Choice, Number, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import NO_SUIT, SUITS

BIRD: Final = SUITS.parse("bird")
EVERY_SUIT: Final = -1
"""R.2.7 A bird is wild: such an order matches the clearings of all suits, as a mask."""


@dataclass
class LizardsBoard(Board):
    """R.8.2, R.8.4 The order, the conspiracy marker, acolytes, Lost Souls, revealed cards."""

    order: int = NO_SUIT
    """R.8.4.1 The suit set in the last Birdsong."""
    conspiracy: int = 0
    """R.8.4.2 The space of the Conspiracy track with the marker, counted from 0."""
    acolytes: int = 0
    """R.8.2.2 Warriors in the Acolytes box; they have left the supply."""
    souls: list[int] = field(default_factory=list)
    """R.8.2.4 Lost Souls, open to all, the last card on top."""
    revealed: list[int] = field(default_factory=list)
    """R.8.5 The cards revealed this turn, in that order."""

    def open_cards(self) -> list[int]:
        """R.8.5, R.8.2.4 Return the revealed cards and the Lost Souls."""
        return self.revealed + self.souls

    def take_card(self, card: int, pile: int) -> None:
        """R.8.2.4 Put a discarded card on top of the Lost Souls."""
        self.souls.append(card)

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        """R.8.2.2 Add removed warriors to the acolytes."""
        self.acolytes += n

    def give_pieces(self, kind: int, n: int) -> None:
        if n > self.acolytes:
            raise AssertionError(f"{n} acolytes are taken where there are {self.acolytes}")
        self.acolytes -= n


class LizardPieces(Automaton):
    """Their pieces by name, and the numbers of their board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.gardens: Final[list[int]] = []
        """Their kinds of garden."""
        self.garden_suits: Final[list[int]] = []
        """The printed suit of each kind of garden."""
        for piece in page.tables("piece"):
            if piece.has("suit"):
                self.gardens.append(self.kind(piece.text("id")))
                self.garden_suits.append(SUITS.parse(piece.text("suit")))
        self.crafters = self.gardens  # 10.2.1 for effects that craft: no Outcast applies
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

    def garden_of(self, suit: int) -> int:
        """R.8.5.1 Return the kind of garden that prints a suit, or -1."""
        return self.gardens[self.garden_suits.index(suit)] if suit in self.garden_suits else -1

    def gardens_at(self, g: Game, place: int) -> list[int]:
        """R.8.3.2, R.8.4.2.III Return the kinds of garden that print a suit of a clearing, ordered
        ones first."""
        order = self.board(g).order
        found = [i for i, suit in enumerate(self.garden_suits) if g.suits[place] >> suit & 1]
        found.sort(key=lambda i: self.garden_suits[i] != order)
        return [self.gardens[i] for i in found]

    def has_garden(self, g: Game, place: int) -> bool:
        """R.8.2.1 Whether a garden stands in a clearing: all their pieces but warriors are."""
        at: i64 = self.seat * g.places + place
        return g.presence[at] > g.warriors[at]

    def planted(self, g: Game, garden: int) -> int:
        """R.8.6.1 Return how many gardens of a kind have left their track."""
        return g.box.kinds[garden].count - g.supply[garden]


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


def gain_acolytes(g: Game, me: LizardPieces, n: int, law: str) -> None:
    """R.3.3.2 Turn warriors of the supply into acolytes, as many as there are (1.5.4)."""
    n = set_aside(g, me.warrior, n)
    me.board(g).acolytes += n
    note_acolytes(g, me, n, law)


def note_acolytes(g: Game, me: LizardPieces, n: int, law: str) -> None:
    """R.8.2.2 Log that warriors have become acolytes."""
    if g.log is not None and n > 0:
        g.note("initiated", law, me.seat, {"count": n, "acolytes": me.board(g).acolytes})


def remove_acolyte(g: Game, me: LizardPieces) -> None:
    """R.8.4.2 Put an acolyte back into the supply."""
    me.board(g).give_pieces(me.warrior, 1)
    take_back(g, me.warrior, 1)
    if g.log is not None:
        fields: dict[str, int | str] = {"count": 1, "acolytes": me.board(g).acolytes}
        g.note("spent_acolytes", "R.8.4.2", me.seat, fields)


boards(LizardsBoard)
facts(LizardsBoard, Choice("order", len(SUITS)), Number("conspiracy"), Number("acolytes"))
