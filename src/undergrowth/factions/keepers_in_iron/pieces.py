"""The Keepers' pieces: warriors, relics, waystations, and the numbers of their board."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import compress
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.domains import Names
from undergrowth.engine.optional import i64
from undergrowth.engine.procedures import COMPILED
from undergrowth.law.faction import GeneralFaction
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Columns, Counts, Kinds, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import PIECES, SUITS

MOVE: Final = 0
DELVE: Final = 1
RECOVER: Final = 2
COLUMNS: Final = Names("retinue")
"""15.5.2 The columns of the Retinue, from left to right."""
RETAINER: Final = NO_CARD
"""15.3.5 Stands for a Faithful Retainer in the Retinue: it is no card of the deck."""
RECOVERED: Final = 0
"""15.5.2.IIIa The Relics spaces, as a pile of the board."""
TROPHIES: Final = 1
"""15.2.5 Relics removed by enemies and not placed again yet, as a pile of the board."""
_FACE_DOWN: Final = 2
"""15.2.1 Approximate value of a relic of which only the type is known."""


def _read_names() -> None:
    for column in sheet("factions/keepers_in_iron").texts("retinue.columns"):
        COLUMNS.add(column)


_read_names()


@dataclass
class KeeperBoard(Board):
    """The Retinue and the relics on the board, all of them open.

    Lists inside the Retinue are replaced, never changed, so copies share them.
    """

    retinue: list[list[int]] = field(default_factory=lambda: [[], [], []])
    """15.5.2 Cards of the shared deck by column, sorted."""
    retainers: list[int] = field(default_factory=lambda: [0, 0, 0])
    """15.3.5 Faithful Retainers by column."""
    recovered: list[int] = field(default_factory=list)
    """15.5.2.IIIa Relics by kind, in the order in which they filled their spaces."""
    trophies: list[int] = field(default_factory=list)
    """15.2.5 Relics by kind that wait for a forest."""

    def copy(self) -> Board:
        return KeeperBoard(self.retinue[:], self.retainers[:], self.recovered[:], self.trophies[:])

    def open_cards(self) -> list[int]:
        """15.6.2 Return the cards of the Retinue, which is open."""
        cards: list[int] = []
        for column in self.retinue:
            cards += column
        return cards

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        (self.recovered if pile == RECOVERED else self.trophies).extend([kind] * n)

    def give_pieces(self, kind: int, n: int) -> None:
        """15.2.5 Remove trophies from the board; recovered relics stay."""
        for _ in range(n):
            self.trophies.remove(kind)

    def size(self) -> int:
        """15.6.2 Return the number of cards in the Retinue, with Faithful Retainers."""
        return sum(self.retainers) + len(self.open_cards())


class KeeperPieces(GeneralFaction):
    """Their pieces by name, and the numbers of their board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.types: Final = page.texts("relics.types")
        """15.2.1 The types of relic, in the order of the rows."""
        self.values: Final = page.numbers("relics.values")
        self.face_up: Final = self._relics("")
        """15.2.1 Relics with their value showing, by type and then by value."""
        self.face_down: Final = self._relics("face_down_")
        """15.2.1 The same kinds in the same order, with only their type showing."""
        self.relics: Final = self.face_up + self.face_down
        """15.2.1 All kinds of relic, which are in a row."""
        self._first_relic: Final = self.relics[0]
        self._last_relic: Final = self.relics[-1]
        self._first: Final = first_kind
        rows = [row for row in range(len(self.types)) for _ in self.values]
        self._rows: Final = self._of_relics(kinds, rows)
        self._points: Final = self._of_relics(kinds, self.values * len(self.types))
        """15.2.1 By kind from the first of theirs: the row of a relic, and the value on its
        back."""
        self.waystations: Final = self._waystations(page.texts("waystations.waystations"))
        """15.2.2 Both sides of each waystation."""
        self.shown: Final = self._shown(kinds, first_kind)
        """15.2.2 The type that each side of a waystation shows, by its place in the list above."""
        self.spaces: Final = page.number("relics.spaces")
        self.column_points: Final = page.number("relics.column_points")
        self.trophy_points: Final = page.number("relics.trophy_points")
        self.encamped: Final = page.number("waystations.encamp_warriors")
        self.recruits: Final = page.number("waystations.recruit_warriors")
        self.ignored: Final = page.number("devout_knights.hits")
        self.borne: Final = page.number("devout_knights.relics_per_warrior")
        self.column_laws: Final = page.texts("retinue.laws")
        self.most_cards: Final = page.number("retinue.most")
        self.retainers: Final = page.number("retinue.retainers")
        self.retainer_suit: Final = SUITS.parse(page.text("retinue.retainer_suit"))
        self.hungry: Final = page.number("live_off_the_land.from_warriors")
        self.starved: Final = page.number("live_off_the_land.removed")
        self.draws: Final = page.numbers("evening_draw.extra_by_count")
        self.cards: Final = page.number("evening_draw.base")
        self.corner_warriors: Final = page.number("standard_setup.warriors")
        self.garrison: Final = page.number("standard_setup.garrison")
        self.per_forest: Final = page.number("standard_setup.relics_per_forest")
        self.home_warriors: Final = page.number("advanced_setup.warriors")
        self.crafters = self.waystations  # 15.2.3

    def _relics(self, side: str) -> list[int]:
        return [self.kind(f"{side}{each}_{n}") for each in self.types for n in self.values]

    def _of_relics(self, kinds: list[Kind], each: list[int]) -> list[int]:
        """Return `each` value of a relic by kind, for both of its sides; 0 for other pieces."""
        found = [0] * len(kinds)
        for sides in (self.face_up, self.face_down):
            for i, kind in enumerate(sides):
                found[kind - self._first] = each[i]
        return found

    def _waystations(self, fronts: list[str]) -> list[int]:
        found: list[int] = []
        for front in fronts:
            one, other = front.split("_")
            found += [self.kind(front), self.kind(f"{other}_{one}")]
        return found

    def _shown(self, kinds: list[Kind], first_kind: int) -> list[int]:
        names = [PIECES.text(kinds[kind - first_kind].piece) for kind in self.waystations]
        return [self.types.index(name.split("_")[0]) for name in names]

    def board(self, g: Game) -> KeeperBoard:
        """Return their board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, KeeperBoard)
        return board

    # ---- relics

    def is_relic(self, kind: int) -> bool:
        """15.2.1 Whether a kind of piece is a relic, on either side."""
        return self._first_relic <= kind <= self._last_relic

    def turned_up(self, kind: int) -> int:
        """15.2.1 Return the kind of a relic with its value showing, whichever side it lies on."""
        return self.face_up[kind - self.face_down[0]] if self.is_face_down(kind) else kind

    def is_face_down(self, kind: int) -> bool:
        """15.2.1 Whether a kind is a relic with only its type showing."""
        return self.face_down[0] <= kind <= self._last_relic

    def type_of(self, kind: int) -> int:
        """15.2.1 Return the row of a relic, whichever side it lies on."""
        return self._rows[kind - self._first]

    def value_of(self, kind: int) -> int:
        """15.2.1 Return the value on a relic's back."""
        return self._points[kind - self._first]

    def known_points(self, kind: int) -> int:
        """Return a relic's value as far as it can be seen; 2 or so for one that lies face down."""
        return self.value_of(kind) if kind in self.face_up else _FACE_DOWN

    def average_relic(self, kind: int) -> int:
        """15.2.1 Return a face-up relic of the same type with a value near the average."""
        row = self.type_of(kind)
        return self.face_up[row * len(self.values) + self.values.index(_FACE_DOWN)]

    def has_relic(self, g: Game, place: int) -> bool:
        """15.2.4 Whether a relic lies in a clearing."""
        return len(self.relics_at(g, place)) > 0

    def relics_at(self, g: Game, place: int) -> list[int]:
        """15.2.1 Return the kinds of relic that lie at a place, each once."""
        at: i64 = self.seat * g.places + place
        if g.presence[at] == g.warriors[at]:
            return []
        if not COMPILED:  # their numbers are in a row: a loop in C
            first, end = self._first_relic * g.places + place, (self._last_relic + 1) * g.places
            return list(compress(self.relics, g.pieces[first : end : g.places]))
        found: list[int] = []
        row: i64 = self._first_relic * g.places + place
        for kind in self.relics:
            if g.pieces[row] > 0:
                found.append(kind)
            row += g.places
        return found

    def rows(self, g: Game) -> list[list[int]]:
        """15.5.2.IIIa Return the recovered relics by type, from left to right."""
        found: list[list[int]] = [[] for _ in self.types]
        for kind in self.board(g).recovered:
            found[self.type_of(kind)].append(kind)
        return found

    def full_columns(self, g: Game) -> int:
        """15.5.2.IIIb Return the number of columns of Relics spaces that all types fill."""
        return min([len(row) for row in self.rows(g)])

    # ---- waystations

    def shows(self, side: int) -> int:
        """15.2.2 Return the type that a side of a waystation shows."""
        return self.shown[self.waystations.index(side)]

    def camps(self, g: Game, place: int) -> list[int]:
        """15.2.2 Return the waystations in a clearing, by the side that is up."""
        at: i64 = self.seat * g.places + place
        if g.presence[at] == g.warriors[at]:
            return []
        return [kind for kind in self.waystations if g.pieces[kind * g.places + place] > 0]

    def types_at(self, g: Game, place: int) -> int:
        """15.5.2.IIIa Return the types of relic that the waystations in a clearing show, as a
        mask."""
        at: i64 = self.seat * g.places + place
        if g.presence[at] == g.warriors[at]:
            return 0
        types = 0
        for i, kind in enumerate(self.waystations):
            if g.pieces[kind * g.places + place] > 0:
                types |= 1 << self.shown[i]
        return types

    def on_the_map(self, g: Game) -> int:
        """15.6.3 Return the number of waystations on the map."""
        return sum([g.on_map(kind) for kind in self.waystations])

    def to_draw(self, g: Game) -> int:
        """15.6.3 Return the number of cards to draw in Evening."""
        return self.cards + self.draws[self.on_the_map(g)]


def keepers(g: Game, seat: int) -> KeeperPieces:
    """Return the Keepers on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, KeeperPieces)
    return faction


boards(KeeperBoard)
facts(
    KeeperBoard,
    Columns("retinue", 3),
    Counts("retainers", 3),
    Kinds("recovered"),
    Kinds("trophies"),
)
