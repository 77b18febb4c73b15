"""The Drillbit Duchy's pieces: the Burrow, buildings, tunnels, ministers, numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.automata.automaton import Automaton, OrderBoard
from undergrowth.data import Sheet, sheet
from undergrowth.engine.domains import Names
from undergrowth.law.moving.holdings import Holding
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import boards
from undergrowth.table.described.facts import Members, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import SUITS
from undergrowth.table.places import holding_place

MINISTERS: Final = Names("minister")
"""R.10.7 The ministers, from the top of the board to the bottom."""


class Minister:
    """R.10.7 A minister on the board."""

    def __init__(self, page: Sheet) -> None:
        self.name: Final = page.text("id")
        self.law: Final = page.text("law")
        self.suit: Final = SUITS.parse(page.text("suit"))


def _read_names() -> None:
    for minister in sheet("factions/drillbit_duchy").tables("minister"):
        MINISTERS.add(minister.text("id"))


_read_names()
CAPTAIN: Final = MINISTERS.parse("captain")
MARSHAL: Final = MINISTERS.parse("marshal")
FOREMOLE: Final = MINISTERS.parse("foremole")
BRIGADIER: Final = MINISTERS.parse("brigadier")
BANKER: Final = MINISTERS.parse("banker")
MAYOR: Final = MINISTERS.parse("mayor")
EARL: Final = MINISTERS.parse("earl_of_stone")
BARON: Final = MINISTERS.parse("baron_of_dirt")
DUCHESS: Final = MINISTERS.parse("duchess_of_mud")
BURROW: Final = holding_place(sheet("factions/drillbit_duchy").text("holding"))


@dataclass
class DrillbitBoard(OrderBoard):
    """R.10.3.5 The order card, and the ministers that have a crown."""

    swayed: list[int] = field(default_factory=list)
    """Sorted by number: from top to bottom."""
    ambushes: list[int] = field(default_factory=list)
    """R.9.7 Ambush cards it has bought; they lie face up."""

    def open_cards(self) -> list[int]:
        """R.2.7, R.9.7 Return the order card, and ambush cards."""
        return super().open_cards() + self.ambushes


class DrillbitPieces(Automaton):
    """Its pieces by name, its ministers, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.citadel: Final = self.kind("citadel")
        self.market: Final = self.kind("market")
        self.tunnel: Final = self.kind("tunnel")
        self.burrow: Final = Holding(seat, BURROW, self.tunnel)
        self.buildings: Final = [self.citadel, self.market]
        self.crafters = self.buildings  # 12.2.1 for effects that craft with them
        self.ministers: Final = [Minister(minister) for minister in page.tables("minister")]
        self.abilities: Final = [
            MINISTERS.parse(minister.text("id"))
            for minister in page.tables("minister")
            if minister.flag("ability")
        ]
        """R.10.5.4 Ministers that have an ability and no action."""
        self.moles: Final = [0, *page.numbers("tracks.citadel.moles")]
        """R.10.4.3 Mole icons that each citadel in its turn uncovers."""
        self.foremole: Final = page.number("ministers.foremole_warriors")
        self.dig_warriors: Final = page.number("dig.warriors")
        self.brigadier_needs: Final = page.number("dig.brigadier_needs")
        self.citadel_supply: Final = page.number("build.citadel_supply")
        self.build_points: Final = page.number("build.vp")
        self.rally_most: Final = page.number("rally.most")
        self.rally_stay: Final = page.number("rally.keeps")
        self.market_points: Final = page.number("minister_vp.market")
        self.mayor_points: Final = page.number("minister_vp.mayor")
        self.earl_points: Final = page.number("minister_vp.earl_of_stone")
        self.baron_points: Final = page.number("minister_vp.baron_of_dirt")
        self.duchess_points: Final = page.number("minister_vp.duchess_of_mud")
        self.captain_hits: Final = page.number("ministers.captain_hits")
        self.overwhelm_digs: Final = page.number("traits.overwhelm_digs")
        self.overwhelm_warriors: Final = page.number("traits.overwhelm_warriors")
        self.investors_loss: Final = page.number("traits.investors_loss")
        self.corner_warriors: Final = page.number("standard_setup.warriors")
        self.corner_tunnels: Final = page.number("standard_setup.tunnels")
        self.warriors_each: Final = page.number("standard_setup.adjacent_warriors_each")
        self.first_ministers: Final = page.number("standard_setup.ministers")

    def board(self, g: Game) -> DrillbitBoard:
        """Return its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, DrillbitBoard)
        return board

    def is_swayed(self, g: Game, minister: int) -> bool:
        """R.10.7 Whether a minister has a crown."""
        return minister in self.board(g).swayed

    def unswayed(self, g: Game) -> list[int]:
        """R.10.6.3 Return the ministers without a crown, from top to bottom."""
        return [n for n in range(len(self.ministers)) if not self.is_swayed(g, n)]

    def built(self, g: Game, kind: int) -> int:
        """R.10.6.2 Return how many buildings of a kind are on the map."""
        return g.box.kinds[kind].count - g.supply[kind]

    def has_building(self, g: Game, place: int) -> bool:
        """R.10.5.1 Whether any of its buildings stands in a clearing."""
        return g.count(self.citadel, place) + g.count(self.market, place) > 0

    def tunnels(self, g: Game) -> list[int]:
        """R.10.2.2 Return the clearings with a tunnel."""
        return self.burrow.tunnels(g)

    def digs_with(self) -> int:
        """R.10.5.1, R.3.3.2 Return how many warriors a Dig needs and moves."""
        return self.overwhelm_warriors if self.has_trait("overwhelm") else self.dig_warriors


def drillbit(g: Game, seat: int) -> DrillbitPieces:
    """Return the Drillbit Duchy on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, DrillbitPieces)
    return faction


def crown(g: Game, me: DrillbitPieces, minister: int, law: str) -> None:
    """R.10.6.3 Place a crown on a minister."""
    board = me.board(g)
    board.swayed = sorted([*board.swayed, minister])
    if g.log is not None:
        g.note("swayed", law, me.seat, {"minister": MINISTERS.text(minister)})


def uncrown(g: Game, me: DrillbitPieces, minister: int, law: str) -> None:
    """R.10.2.1 Remove the crown from a minister."""
    me.board(g).swayed.remove(minister)
    if g.log is not None:
        g.note("uncrowned", law, me.seat, {"minister": MINISTERS.text(minister)})


def topmost(me: DrillbitPieces, ministers: list[int], suits: int) -> int:
    """R.10.3.5 Return the topmost of some ministers that matches any of these suits, or -1."""
    for minister in ministers:
        if suits >> me.ministers[minister].suit & 1:
            return minister
    return -1


def card_suits(g: Game, card: int) -> int:
    """R.10.3.5 Return the suits that a card matches, as a mask: a bird is wild."""
    return g.box.cards[card].mask if card != NO_CARD else 0


boards(DrillbitBoard)
facts(DrillbitBoard, Members("swayed", len(MINISTERS)))
