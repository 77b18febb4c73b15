"""H.1.1, H.3 Rules for all hirelings of a game."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import phrase
from undergrowth.law.hirelings.control import EndWithHirelings
from undergrowth.law.hirelings.hireling import may_control
from undergrowth.law.hirelings.markers import (
    ON_TRACK,
    SPACES,
    TURNED_OVER,
    MarkerTrack,
)
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import ruler
from undergrowth.law.positions import seat_named
from undergrowth.law.possible import impossible
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry, a_name
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, Space
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.sources import Source

SCORE: Final = "score"
"""Track along which the markers lie."""
_USED: Final = "used"


class Hirelings(Source):
    """H The source of rules for all hirelings, in every game that has any."""

    def new_board(self) -> Board:
        return MarkerTrack()

    def board_name(self) -> str:
        return "hireling markers"

    def title(self) -> str:
        return phrase("part-hireling_markers")

    def markers(self, g: Game) -> MarkerTrack:
        """A.6.4 Return the markers on the score track."""
        board = g.boards[self.board_at]
        assert isinstance(board, MarkerTrack)
        return board

    # ---- gaining and losing hirelings

    def on_points(self, g: Game, seat: int, before: int) -> None:
        """H.1.1 Give a seat the markers on spaces it enters or passes."""
        markers = self.markers(g)
        for i, space in enumerate(SPACES):
            if before < space <= g.score[seat] and markers.taken[i] == ON_TRACK:
                if not may_control(g, seat):
                    continue
                markers.taken[i] = seat
                if g.log is not None:
                    g.note("hireling_marker_taken", "H.1.1", seat, {"space": space})

    def ends_turn(self, g: Game, seat: int) -> list[Frame]:
        """H.1.1, H.1.3 Return the procedure that passes on and gains hirelings.

        It comes last: other effects at the end of a turn may score the point that takes a marker.
        """
        return [EndWithHirelings(seat)]

    # ---- control

    def rules_by_pieces(self) -> bool:
        """Return True: taking control resets the cached strength."""
        return True

    def strength(self, g: Game, owner: int, place: int, strength: int) -> int:
        """H.3.1 Count a controller's hirelings as its own pieces for rule."""
        if owner >= g.seats:
            if strength > 0 and book(g).owner(owner).decider(g) != NOBODY:
                return 0
            return strength
        for other in book(g).others:
            theirs = g.strength[other.index * g.places + place]
            if theirs > 0 and other.decider(g) == owner:
                strength += theirs
        return strength

    def may_bend_strength(self, g: Game, place: int) -> bool:
        """H.3.1 Whether hirelings with strength stand there."""
        for other in book(g).others:
            if g.strength[other.index * g.places + place] > 0:
                return True
        return False

    def rules(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """H.3.1, 4.2.1 Whether a hireling rules a clearing: its controller does."""
        if g.has_seat(seat):
            return mine
        controller = book(g).owner(seat).decider(g)
        return mine if controller == NOBODY else ruler(g, place) == controller

    def may_lend_rule(self, g: Game, owner: int) -> bool:
        return not g.has_seat(owner)

    def enemies(self, g: Game, one: int, other: int, are: bool) -> bool:
        """G.8, H.3.2 Whether owners are enemies: hirelings stand with their controller.

        They are enemies of all but their controller, its partners, and the hirelings of these.
        """
        if one < g.seats and other < g.seats:
            return are
        mine, theirs = _side(g, one), _side(g, other)
        if mine == theirs:
            return False
        if mine < g.seats and theirs < g.seats:
            return is_enemy(g, mine, theirs)
        return are

    # ---- views and positions

    def describe(self, g: Game, viewer: int) -> list[Part]:
        taken = self.markers(g).taken
        spaces = [Space(str(space), taken[i] == ON_TRACK) for i, space in enumerate(SPACES)]
        for space, seat in zip(spaces, taken, strict=True):
            if seat >= 0:
                space.holder = g.seat_name(seat)
        title = phrase("part-hireling_markers")
        return [Part("track", "hireling_markers", title, "A.6.4", spaces=spaces, along=SCORE)]

    def position_entry(self) -> list[str]:
        return ["hireling_markers"]

    def board_entries(self) -> list[Entry]:
        return [
            a_name(str(space), "who took the marker of this space, or `used` (A.6.4)", "faction")
            for space in SPACES
        ]

    def check_position(self, g: Game) -> None:
        """H.1, H.1.1 Raise `BadPosition` if an automated opponent has a marker."""
        for i, seat in enumerate(self.markers(g).taken):
            if seat >= 0 and not may_control(g, seat):
                where = f"hireling_markers.{SPACES[i]}"
                raise impossible(where, "a player who is not automated", "H.1")

    def read_board(self, g: Game, doc: Reader) -> None:
        """Read `{"4": "used", "8": "marquise_de_cat"}`: markers not on the track."""
        markers = self.markers(g)
        for i, space in enumerate(SPACES):
            word = doc.word(str(space))
            if word == _USED:
                markers.taken[i] = TURNED_OVER
            elif word:
                markers.taken[i] = seat_named(g, word, f"{doc.where}.{space}")

    def write_board(self, g: Game) -> dict[str, object]:
        found: dict[str, object] = {}
        for i, seat in enumerate(self.markers(g).taken):
            if seat == TURNED_OVER:
                found[str(SPACES[i])] = _USED
            elif seat != ON_TRACK:
                found[str(SPACES[i])] = g.seat_name(seat)
        return found


def _side(g: Game, owner: int) -> int:
    """H.3.2 Return the seat an owner stands with: its controller, or its own number without one."""
    if owner < g.seats:
        return owner
    controller = book(g).owner(owner).decider(g)
    return owner if controller == NOBODY else controller
