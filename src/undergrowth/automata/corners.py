"""R.5.3.2, R.8.3.2, R.10.3.3 Starting corners of automated opponents, which chance takes."""

from __future__ import annotations

from typing import ClassVar

from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import CHANCE, Prompt
from undergrowth.law.setup.corners import starting_corners
from undergrowth.table.answers import AtPlace
from undergrowth.table.game import Game


class RandomCorner(AtPlace):
    """`random corner 3`: where chance has one start."""

    verb: ClassVar[str] = "random corner"


def ask_corner(g: Game, law: str, kinds: list[int]) -> None:
    """R.8.3.2 Ask chance for a corner nobody starts in; if possible, opposite one where somebody
    does.

    Pieces of these kinds go there.  The answer comes in the next step (`random_corner`).
    """
    corners = starting_corners(g, kinds)
    g.ask(CHANCE, Prompt("automata.corner", law), [RandomCorner(place) for place in corners])


def random_corner(g: Game, seat: int) -> int:
    """R.8.3.2 The corner that chance has named; from now on it is where a seat starts."""
    g.homes[seat] = g.chose(RandomCorner).place
    return g.homes[seat]


verbs(RandomCorner)
