"""4.3 Interface to the battle in progress, for procedures inside it."""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.frames import Frame
from undergrowth.table.records import Fight


@mypyc_attr(allow_interpreted_subclasses=True)
class Fighting(Frame):
    """Base of battles, for procedures that take hits or use effects in them."""

    def record(self) -> Fight:
        """Return the record of the battle that sources are given."""
        raise NotImplementedError
