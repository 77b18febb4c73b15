"""H Hirelings: owners without a seat, controlled by a player for some turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import phrase
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.positions import seat_named
from undergrowth.law.possible import impossible
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, a_name, a_number
from undergrowth.table.described.facts import Number, facts
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, value
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.owner import Owner

UNCONTROLLED: Final = "nobody"
MOST_MARKERS: Final = 12
"""H.1.2 Number of control markers in the box."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class HirelingCard(Board):
    """H.1 A hireling's card: its controller, and the control markers on it.

    A side that keeps more on its card subclasses it.
    """

    controller: int = NOBODY
    """The seat that controls it, or NOBODY while the card is in the supply."""
    markers: int = 0
    """H.1.2 Control markers on it."""
    gained: int = 0
    """H.1.3 Number of the turn (`g.turns`) in which its controller gained it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hireling(Owner):
    """H One side of a hireling card.

    Its data file has its name, the factions it excludes (A.6.5) and its pieces; rules shared by all
    hirelings are in `law.hirelings.source`.
    """

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.card: Final = page.word("demotes") or name
        """The card by its promoted side: the same for both sides."""
        self.is_demoted: Final = page.has("demotes")
        self.on_paths: Final = page.flag("on_paths")

    def new_board(self) -> Board | None:
        return HirelingCard()

    def held(self, g: Game) -> HirelingCard:
        """H.1 Return its card."""
        board = g.boards[self.board_at]
        assert isinstance(board, HirelingCard)
        return board

    def decider(self, g: Game) -> int:
        """H.1 Return its controller."""
        return self.held(g).controller

    def stands_on_paths(self) -> bool:
        return self.on_paths

    def stands(self, g: Game) -> bool:
        """Whether any of its pieces is on the map."""
        for kind in self.kinds:
            if g.on_map(kind) > 0:
                return True
        return False

    # ---- for sides to override

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the procedures of its setup, where `seat` makes the choices."""
        return []

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return what a seat must do as it takes control.

        `before` is the seat that controlled it, or NOBODY.  The new controller has the card and its
        control markers by then.
        """
        return []

    # ---- views and positions

    def describe(self, g: Game, viewer: int) -> list[Part]:
        card = self.held(g)
        return [value("control_markers", phrase("part-control_markers"), "H.1.2", card.markers)]

    def board_entries(self) -> list[Entry]:
        return [
            a_name("controller", "the faction that controls it (H.1)", "faction", UNCONTROLLED),
            a_number("markers", "control markers on its card (H.1.2)", MOST_MARKERS, 1),
            a_number("gained", "the number of the turn in which it was gained (H.1.3)"),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        card = self.held(g)
        name = doc.word("controller", UNCONTROLLED)
        markers, gained = doc.number("markers"), doc.number("gained")
        if name != UNCONTROLLED:
            card.controller = seat_named(g, name, f"{doc.where}.controller")
            card.markers, card.gained = markers, gained

    def write_board(self, g: Game) -> dict[str, object]:
        card = self.held(g)
        if card.controller == NOBODY:
            return {}
        found: dict[str, object] = {
            "controller": g.seat_name(card.controller),
            "markers": card.markers,
        }
        if card.gained > 0:
            found["gained"] = card.gained
        return found

    def check_position(self, g: Game) -> None:
        """H.1 Raise `BadPosition` if an automated opponent controls it."""
        controller = self.held(g).controller
        if controller != NOBODY and not may_control(g, controller):
            wanted = "a player who is not automated"
            raise impossible(f"{self.name}.controller", wanted, "H.1")


def hirelings(g: Game) -> list[Hireling]:
    """H Return the hirelings in a game, controlled or not."""
    return [owner for owner in book(g).others if isinstance(owner, Hireling)]


def hireling(g: Game, owner: int) -> Hireling:
    """H Return a hireling by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, Hireling)
    return found


def controlled_by(g: Game, seat: int) -> list[Hireling]:
    """H.1 Return the hirelings that a seat controls."""
    return [one for one in hirelings(g) if one.held(g).controller == seat]


def may_control(g: Game, seat: int) -> bool:
    """H.1 Whether a seat can hold hireling cards: automated players cannot."""
    return not book(g).faction(seat).answers_itself()


boards(HirelingCard)
facts(HirelingCard, Number("markers"))
