"""L The base class of landmarks: sources of rules whose pieces belong to no player."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.messages import title
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.names import LANDMARKS
from undergrowth.table.places import NOWHERE
from undergrowth.table.sources import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Landmark(Source):
    """L A landmark in a game: a piece without an owner, and a source of rules."""

    def __init__(self, name: str, index: int) -> None:
        self.name: Final = name
        self.number: Final = LANDMARKS.parse(name)
        self.index: Final = index
        """Its index in `g.landmarks` and `Book.landmarks`."""

    def board_name(self) -> str:
        return f"landmark {self.name}"

    def title(self) -> str:
        return title(self.name, "landmark")

    def source_of(self, hook: str, owner: int) -> str:
        """Return its id, by which views and the log find its title."""
        return self.name

    def position_entry(self) -> list[str]:
        return ["landmark_cards", self.name]

    def place(self, g: Game) -> int:
        """Return the clearing where it stands, or NOWHERE before it has been set up."""
        return g.landmarks[self.index]

    def is_out(self, g: Game) -> bool:
        return self.place(g) != NOWHERE

    def set_up(self, g: Game) -> list[Frame]:
        """A.5.3 Return further procedures of its setup, once it stands in its clearing."""
        return []
