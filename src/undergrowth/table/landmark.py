"""L Landmarks: nobody's pieces, sources of rules."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.names import LANDMARKS
from undergrowth.table.reader import Reader
from undergrowth.table.sources import Source
from undergrowth.table.views import Part


@mypyc_attr(allow_interpreted_subclasses=True)
class Landmark(Source):
    """L A landmark in a game: nobody's piece, a source of rules."""

    def __init__(self, name: str, index: int) -> None:
        self.name: Final = name
        self.number: Final = LANDMARKS.parse(name)
        self.index: Final = index
        """Its index in `g.landmarks` and `Book.landmarks`."""

    def board_name(self) -> str:
        return f"landmark {self.name}"

    def place(self, g: Game) -> int:
        """The clearing where it stands, or NOWHERE before it has been set up."""
        return g.landmarks[self.index]

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
