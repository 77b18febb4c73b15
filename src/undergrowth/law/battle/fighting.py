"""4.3 A battle in progress, as the procedures inside it see it."""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.frames import Frame
from undergrowth.table.records import Fight


@mypyc_attr(allow_interpreted_subclasses=True)
class Fighting(Frame):
    """What taking hits and using effects need to know of the battle they are part of."""

    def what(self) -> Fight:
        """The record of the battle that its sources are told."""
        raise NotImplementedError
