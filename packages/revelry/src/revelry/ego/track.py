"""C.2.5, C.2.6 Ego off the map: on their track, from left to right, and on the Id.

The track is filled from its right end: ego leave it on the left, and one that comes back lies on
the rightmost empty space (G.24), to the left of all others.
"""

from __future__ import annotations

from typing import Final, Protocol

PLAIN: Final = 0
SUPER: Final = 1
"""An ego with a draw icon."""


class EgoBoard(Protocol):
    """Ego of a board; their numbers on the track are also in their supplies."""

    track: list[int]
    """PLAIN or SUPER, from left to right, for each ego on the track."""
    plain_id: int
    """Ego without draw icons on the Id."""
    super_id: int
    """C.2.6 Ego with draw icons on the Id."""


def full_track(plain: int, icons: int) -> list[int]:
    """C.3.3 Those with draw icons on the rightmost spaces."""
    return [PLAIN] * plain + [SUPER] * icons


def come_back(board: EgoBoard, sort: int, n: int) -> None:
    """G.24 `n` ego of a sort take the rightmost empty spaces."""
    board.track = [sort] * n + board.track


def leave(board: EgoBoard, sort: int, n: int) -> None:
    """C.2.5 `n` ego of a sort leave the track, the leftmost of them first."""
    track = board.track[:]
    for _ in range(n):
        track.remove(sort)
    board.track = track


def lay_first(board: EgoBoard, order: list[int]) -> None:
    """G.24 Those that came back together lie on the track in this order, from right to left."""
    board.track = order[::-1] + board.track[len(order) :]
