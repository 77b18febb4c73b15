"""A.6.4, H.1.1 The hireling markers on the score track, and the seats that have taken them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import sheet
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Counts, facts
from undergrowth.table.game import Game

SPACES: Final = sheet("hirelings").numbers("markers")
"""A.6.4 Spaces of the score track with a marker."""
ON_TRACK: Final = -1
TURNED_OVER: Final = -2
"""H.1.1 A hireling was gained for it."""


@dataclass
class MarkerTrack(Board):
    """A.6.4 State of each marker: the seat that has taken it, ON_TRACK or TURNED_OVER."""

    taken: list[int] = field(default_factory=lambda: [ON_TRACK for _ in SPACES])


def marker_track(g: Game) -> MarkerTrack | None:
    """A.6.4 Return the markers of a game; None if it has none."""
    for board in g.boards:
        if isinstance(board, MarkerTrack):
            return board
    return None


def markers_of(g: Game, seat: int) -> int:
    """H.1.1 Return how many markers a seat has taken without having gained a hireling yet."""
    track = marker_track(g)
    return track.taken.count(seat) if track is not None else 0


def turn_over(g: Game, seat: int) -> None:
    """H.1.1 Turn over a marker that a seat has taken."""
    track = marker_track(g)
    if track is not None:
        track.taken[track.taken.index(seat)] = TURNED_OVER


boards(MarkerTrack)
facts(MarkerTrack, Counts("taken", len(SPACES), -TURNED_OVER))
