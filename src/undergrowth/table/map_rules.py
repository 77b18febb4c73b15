"""M What the map brings to a game: rules of its own."""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.sources import Source


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
        return g.box.woodland.ruins

    def board_name(self) -> str:
        return "map"

    def position_entry(self) -> list[str]:
        """What is said of the map stands beside what is said of all else."""
        return []
