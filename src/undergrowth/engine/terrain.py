"""What the map brings to a game: its own rules, and landmarks on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from undergrowth.engine.faction import Board, boards
from undergrowth.engine.names import LANDMARKS
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.sources import Source

if TYPE_CHECKING:
    from undergrowth.engine.frames import Frame
    from undergrowth.engine.game import Game
    from undergrowth.engine.reader import Reader
    from undergrowth.engine.views import Part


@mypyc_attr(allow_interpreted_subclasses=True)
class MapRules(Source):
    """M The rules of a map: its setup, and what it bends.  This class is a map without any."""

    def set_up(self, g: Game) -> list[Frame]:
        """A.1 Its setup modification, before suit markers and ruins are laid."""
        return []

    def finish_setup(self, g: Game) -> list[Frame]:
        """A.1 What of its setup modification needs the suit markers."""
        return []

    def ruins(self, g: Game) -> list[int]:
        """5.1.4 The clearings that get a ruin."""
        return g.tables.woodland.ruins

    def describe(self, g: Game) -> dict[str, object]:
        """What it adds to every view, as plain data."""
        return {}

    def read_position(self, g: Game, doc: Reader) -> None:
        """Take what a described position says of the map itself, before anything lies on it."""

    def write_position(self, g: Game) -> dict[str, object]:
        """The same as a document: `read_position` gives this map back."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class LandmarkBoard(Board):
    """What lies on a landmark's card; most hold nothing.  Subclasses are dataclasses."""

    def copy(self) -> LandmarkBoard:
        """Nothing can change."""
        return self

    def unknown_to(self, viewer: int) -> list[list[int]]:
        """Of the piles in `hidden`, those that a viewer cannot know; the lists themselves."""
        return self.hidden()


@mypyc_attr(allow_interpreted_subclasses=True)
class Landmark(Source):
    """L A landmark in a game: nobody's piece, a source of rules."""

    def __init__(self, name: str, index: int) -> None:
        self.name: Final = name
        self.number: Final = LANDMARKS.parse(name)
        self.index: Final = index
        """Its index in `tables.landmarks`, `g.landmarks` and `g.landmark_boards`."""

    def place(self, g: Game) -> int:
        """The clearing where it stands, or 0 before it has been set up."""
        return g.landmarks[self.index]

    def new_board(self) -> LandmarkBoard:
        """Its card before setup."""
        return LandmarkBoard()

    def set_up(self, g: Game) -> list[Frame]:
        """A.5.3 What else its card asks for once it stands in its clearing."""
        return []

    def items_held(self, g: Game) -> list[int]:
        """Items on its card, by item; empty where none ever lie there."""
        return []

    def read_card(self, g: Game, doc: Reader) -> None:
        """Take what a described position says lies on its card."""

    def write_card(self, g: Game) -> dict[str, object]:
        """The same as a document: `read_card` gives this card back."""
        return {}

    def describe(self, g: Game, viewer: int) -> list[Part]:
        """What lies on its card, for a viewer's eyes (`viewer` is a seat or NOBODY)."""
        return []


boards(LandmarkBoard)
