"""M The base class of the rules of a map.

`law.setup.map` asks for the two procedures of a map's setup, and `law.setup.standard` where ruins
lie.  All other hooks of a map are those of every source.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.sources import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class MapRules(Source):
    """M The rules of a map: its setup, and the hooks it overrides.  The base has none."""

    def set_up(self, g: Game) -> list[Frame]:
        """A.1 Return its setup before suit markers and ruins are placed."""
        return []

    def finish_setup(self, g: Game) -> list[Frame]:
        """A.1 Return the part of its setup that needs the suit markers."""
        return []

    def ruins(self, g: Game) -> list[int]:
        """5.1.4 Return the clearings that get a ruin."""
        return g.box.woodland.ruins

    def board_name(self) -> str:
        return "map"

    def position_entry(self) -> list[str]:
        """Return []: the map's entries stand at the top level of a position."""
        return []
