"""R.5.3.2, R.8.3.2, R.10.3.3 Random starting corners of automated opponents."""

from __future__ import annotations

from undergrowth.engine.frames import CHANCE, Prompt
from undergrowth.law.pieces.place_each import At
from undergrowth.law.setup.corners import automated_corners, record_start
from undergrowth.table.game import Game


def ask_corner(g: Game, seat: int, law: str, kinds: list[int]) -> None:
    """R.8.3.2 Ask chance for a starting corner, if possible opposite one where a faction starts.

    Pieces of `kinds` go there.  The answer comes in the next step (`random_corner`).
    """
    ask_corner_among(g, law, automated_corners(g, seat, kinds))


def ask_corner_among(g: Game, law: str, corners: list[int]) -> None:
    """Ask chance for one of these corners, for factions with their own rule for them."""
    g.ask(CHANCE, Prompt("automata.corner", law), [At(place) for place in corners])


def random_corner(g: Game, seat: int) -> int:
    """R.8.3.2 Return the corner that chance has named, and record it as the seat's start."""
    record_start(g, seat, g.chose(At).place)
    return g.homes[seat]
