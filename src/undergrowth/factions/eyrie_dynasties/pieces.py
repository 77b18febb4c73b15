"""The Eyrie Dynasties' pieces: roosts, leaders, the Decree, and the numbers of their board."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.engine.domains import Names
from undergrowth.law.cards.hands import lose_card
from undergrowth.law.cards.piles import discard
from undergrowth.law.faction import GeneralFaction
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Choice, Columns, Members, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import CARDS

RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
COLUMNS: Final = Names("column")
"""7.5.2 The columns of the Decree, from left to right."""
LEADERS: Final = Names("leader")
"""7.8 The leader cards, in the order of the Law."""
NO_LEADER: Final = -1


class Leader:
    """7.8 A leader card."""

    def __init__(self, page: Sheet) -> None:
        self.name: Final = page.text("id")
        self.title: Final = page.text("name")
        self.law: Final = page.text("law")
        self.viziers: Final = [0] * len(COLUMNS)
        """7.3.4 Loyal Viziers by column."""
        for column in page.texts("viziers"):
            self.viziers[COLUMNS.parse(column)] += 1
        self.recruits: Final = page.number("recruits") if page.has("recruits") else 1
        """7.8.2 Warriors that one Recruit places."""
        self.extra_hits: Final = page.number("extra_hits") if page.has("extra_hits") else 0
        self.extra_points: Final = page.number("extra_vp") if page.has("extra_vp") else 0


def _read_names() -> None:
    page = sheet("factions/eyrie_dynasties")
    for column in page.texts("decree.columns"):
        COLUMNS.add(column)
    for leader in page.tables("leader"):
        LEADERS.add(leader.text("id"))


_read_names()
BUILDER: Final = LEADERS.parse("builder")


@dataclass
class EyrieBoard(Board):
    """The leader and the Decree.  Columns are replaced, never changed, so copies share them."""

    leader: int = NO_LEADER
    deposed: list[int] = field(default_factory=list)
    """7.7.3 Leaders face down, in the order of their fall."""
    decree: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """7.4.2 Cards added, by column and sorted.  The viziers follow from the leader (7.3.4)."""

    def copy(self) -> Board:
        return EyrieBoard(self.leader, self.deposed[:], self.decree[:])

    def open_cards(self) -> list[int]:
        """7.4.2 Return the cards of the Decree, which is open."""
        cards: list[int] = []
        for column in self.decree:
            cards += column
        return cards


class EyriePieces(GeneralFaction):
    """Their pieces by name, their leaders, and the numbers of their track."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.roost: Final = self.kind("roost")
        self.leaders: Final = [Leader(leader) for leader in page.tables("leader")]
        self.points: Final = page.numbers("evening_score.vp_by_count")
        """7.6.1 Points in the Evening, by roosts on the map."""
        self.draws: Final = page.numbers("evening_draw.extra_by_count")
        self.cards: Final = page.number("evening_draw.base")
        self.item_vp: Final = page.number("crafting.item_vp")
        self.added_least: Final = page.number("decree.added.least")
        self.added_most: Final = page.number("decree.added.most")
        self.added_birds: Final = page.number("decree.added.birds")
        self.humiliation: Final = page.number("decree.humiliate_vp")
        self.new_warriors: Final = page.number("new_roost.warrior")
        self.start_warriors: Final = page.number("standard_setup.warrior")
        self.home_warriors: Final = page.number("advanced_setup.warrior")
        self.emergency: Final = page.number("emergency_orders.cards")
        self.crafters = [self.roost]  # 7.2.1

    def board(self, g: Game) -> EyrieBoard:
        """Return their board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, EyrieBoard)
        return board

    def leader(self, g: Game) -> Leader | None:
        """Return the leader in charge; None before setup chooses one."""
        number = self.board(g).leader
        return self.leaders[number] if number != NO_LEADER else None

    def viziers(self, g: Game, column: int) -> int:
        """7.3.4 Return the number of Loyal Viziers in a column."""
        leader = self.leader(g)
        return leader.viziers[column] if leader is not None else 0

    def roosts(self, g: Game) -> int:
        """7.6.1 Return how many roosts have left their track."""
        return g.box.kinds[self.roost].count - g.supply[self.roost]

    def birds_on_decree(self, g: Game) -> int:
        """7.7.1 Return the number of birds on the Decree, Loyal Viziers included."""
        birds = 0
        for column in range(len(COLUMNS)):
            birds += self.viziers(g, column)
            for card in self.board(g).decree[column]:
                birds += g.is_bird(card)
        return birds


def eyrie(g: Game, seat: int) -> EyriePieces:
    """Return the Eyrie on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, EyriePieces)
    return faction


def add_to_decree(g: Game, seat: int, card: int, column: int) -> None:
    """7.4.2 Tuck a card of the hand into a column, face up."""
    lose_card(g, seat, card)
    board = eyrie(g, seat).board(g)
    cards = board.decree[column][:]
    insort(cards, card)
    board.decree[column] = cards
    if g.log is not None:
        fields: dict[str, int | str] = {"card": CARDS.text(card), "column": COLUMNS.text(column)}
        g.note("decreed", "7.4.2", seat, fields)


def purge_decree(g: Game, seat: int) -> None:
    """7.7.2 Discard every card of the Decree; viziers are no cards of the shared deck."""
    board = eyrie(g, seat).board(g)
    cards = board.open_cards()
    board.decree = [[], [], [], []]
    for card in cards:
        discard(g, seat, card)


def depose_leader(g: Game, seat: int) -> None:
    """7.7.3, 7.7.3.I Flip the leader face down; when all are, flip them all face up."""
    board = eyrie(g, seat).board(g)
    if board.leader == NO_LEADER:
        return  # in a position written amid turmoil
    if g.log is not None:
        g.note("deposed", "7.7.3", seat, {"leader": LEADERS.text(board.leader)})
    board.deposed.append(board.leader)
    board.leader = NO_LEADER
    if len(board.deposed) == len(LEADERS):
        board.deposed.clear()
        if g.log is not None:
            g.note("new_clutch", "7.7.3.I", seat, {})


def install_leader(g: Game, seat: int, leader: int, law: str) -> None:
    """7.3.3, 7.7.3 Put a leader in charge; the viziers in the columns follow from the leader."""
    eyrie(g, seat).board(g).leader = leader
    if g.log is not None:
        g.note("led_by", law, seat, {"leader": LEADERS.text(leader)})


boards(EyrieBoard)
facts(
    EyrieBoard,
    Choice("leader", len(LEADERS)),
    Members("deposed", len(LEADERS)),
    Columns("decree", 4),
)
