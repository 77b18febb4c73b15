"""The base class of house rules: sources of rules that the players of a game have agreed on."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.messages import title
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.sources import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseRule(Source):
    """A house rule in a game.  It takes precedence over all other sources (1.1.1).

    This class is enough for a rule that its data file states in full: one that leaves out cards, or
    an agreement that people keep by themselves.
    """

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def board_name(self) -> str:
        return f"house rule {self.name}"

    def title(self) -> str:
        return title(self.name, "house_rule")

    def source_of(self, hook: str, owner: int) -> str:
        """Return its id, by which views and the log find its title."""
        return self.name
