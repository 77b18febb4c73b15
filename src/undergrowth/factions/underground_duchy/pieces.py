"""The Underground Duchy's pieces: the Burrow, buildings, tunnels, ministers, crowns, numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.engine.domains import Names
from undergrowth.law.cards.revealed import RevealingBoard
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.moving.holdings import Holding
from undergrowth.table.book import book
from undergrowth.table.described.boards import boards
from undergrowth.table.described.facts import Counts, Members, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.places import holding_place

MINISTERS: Final = Names("minister")
"""12.5.2 The ministers, in the order of the Law."""
RANKS: Final = Names("rank")
"""12.5.3 Squire, noble, lord: from the lowest."""


class Rank:
    """12.5.3 Properties that ministers of a rank share."""

    def __init__(self, page: Sheet) -> None:
        self.cards: Final = page.number("cards")
        """12.5.3.II Cards to reveal."""
        self.crowns: Final = page.number("crowns")
        self.points: Final = page.number("vp")
        """12.5.3.III Points on each space that a crown covers."""


class Minister:
    """12.5.2 A minister card."""

    def __init__(self, page: Sheet) -> None:
        self.name: Final = page.text("id")
        self.law: Final = page.text("law")
        self.rank: Final = RANKS.parse(page.text("rank"))
        self.points: Final = page.number("vp") if page.has("vp") else 0
        """12.5.2.VII to 12.5.2.IX Points of a lord, once or for each piece."""
        self.per: Final = page.text("per") if page.has("per") else ""
        self.if_all: Final = page.text("if_all") if page.has("if_all") else ""


def _read_names() -> None:
    page = sheet("factions/underground_duchy")
    for rank in page.tables("rank"):
        RANKS.add(rank.text("id"))
    for minister in page.tables("minister"):
        MINISTERS.add(minister.text("id"))


_read_names()
FOREMOLE: Final = MINISTERS.parse("foremole")
CAPTAIN: Final = MINISTERS.parse("captain")
MARSHAL: Final = MINISTERS.parse("marshal")
BRIGADIER: Final = MINISTERS.parse("brigadier")
BANKER: Final = MINISTERS.parse("banker")
MAYOR: Final = MINISTERS.parse("mayor")
BURROW: Final = holding_place(sheet("factions/underground_duchy").text("holding"))


@dataclass
class DuchyBoard(RevealingBoard):
    """Swayed ministers, lost crowns, and the cards revealed this turn."""

    swayed: list[int] = field(default_factory=list)
    """12.5.3.III Ministers above the board, each with a crown of its rank; sorted by number."""
    lost: list[int] = field(default_factory=lambda: [0] * len(RANKS))
    """12.2.3 Crowns that have left the game, by rank."""


class DuchyPieces(GeneralFaction):
    """Its pieces by name, its ministers, and the numbers of its board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.citadel: Final = self.kind("citadel")
        self.market: Final = self.kind("market")
        self.tunnel: Final = self.kind("tunnel")
        self.burrow: Final = Holding(seat, BURROW, self.tunnel)
        self.buildings: Final = [self.citadel, self.market]
        self.crafters = self.buildings  # 12.2.1
        self.ranks: Final = [Rank(rank) for rank in page.tables("rank")]
        self.ministers: Final = [Minister(minister) for minister in page.tables("minister")]
        self.arrivals: Final = page.numbers("birdsong.warriors_by_count")
        """12.4 Warriors placed in Birdsong, by citadels on the map."""
        self.cards: Final = page.number("evening_draw.base")
        self.draws: Final = page.numbers("evening_draw.extra_by_count")
        self.actions: Final = page.number("actions.assembly")
        self.recruits: Final = page.number("actions.recruit")
        self.dig_least: Final = page.number("actions.dig_warriors.least")
        self.dig_most: Final = page.number("actions.dig_warriors.most")
        self.brigade: Final = page.number("actions.brigadier")
        self.bank_points: Final = page.number("actions.banker_vp_per_card")
        self.corner_warriors: Final = page.number("standard_setup.warriors")
        self.corner_tunnels: Final = page.number("standard_setup.tunnels")
        self.warriors_each: Final = page.number("standard_setup.adjacent_warriors_each")
        self.home_warriors: Final = page.number("advanced_setup.homeland_warriors")
        self.home_tunnels: Final = page.number("advanced_setup.homeland_tunnels")
        self.near_warriors: Final = page.number("advanced_setup.adjacent_warriors")

    def board(self, g: Game) -> DuchyBoard:
        """Return its board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, DuchyBoard)
        return board

    def placed(self, g: Game, kind: int) -> int:
        """12.4, 12.6.3 Return how many buildings of a kind have left their track."""
        return g.box.kinds[kind].count - g.supply[kind]

    def crowns(self, g: Game, rank: int) -> int:
        """12.5.3.I Return how many crowns of a rank are still on the board."""
        board = self.board(g)
        swayed = [n for n in board.swayed if self.ministers[n].rank == rank]
        return self.ranks[rank].crowns - board.lost[rank] - len(swayed)

    def unswayed(self, g: Game) -> list[int]:
        """12.3.5 Return the ministers on the Unswayed Ministers pile."""
        swayed = self.board(g).swayed
        return [n for n in range(len(MINISTERS)) if n not in swayed]

    def tunnels(self, g: Game) -> list[int]:
        """12.2.2 Return the clearings with a tunnel."""
        return self.burrow.tunnels(g)

    def all_dug(self, g: Game) -> bool:
        """12.2.4, 12.5.2.VII Whether all tunnels are on the map."""
        return g.supply[self.tunnel] == 0


def duchy(g: Game, seat: int) -> DuchyPieces:
    """Return the Duchy on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, DuchyPieces)
    return faction


boards(DuchyBoard)
facts(DuchyBoard, Members("swayed", len(MINISTERS)), Counts("lost", len(RANKS)))
