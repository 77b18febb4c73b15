"""Marks of what has been used this turn, by names, where once a turn is the limit.

`g.used` holds them as numbers of `USES`; saves hold the words.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.domains import Names
from undergrowth.table.game import Game
from undergrowth.table.sources import Source

USES: Final = Names("use")


STANDS_IN: Final = "standing in"
"""For `mark_of`: it has stood in for a piece that was to be removed."""
COMES_INSTEAD: Final = "coming instead"
"""For `mark_of`: it has come instead of pieces that a supply did not have."""


def was_used(g: Game, source: Source) -> bool:
    """1.4.1 Whether what a source allows once a turn has been used this turn."""
    return source.use_mark in g.used


def mark_used(g: Game, source: Source) -> None:
    """1.4.1 What a source allows once a turn has been used."""
    g.used.append(source.use_mark)


def unmark(g: Game, source: Source) -> None:
    """4.1.3 It may be used once more, as when a card has been crafted again."""
    if source.use_mark in g.used:
        g.used.remove(source.use_mark)


def mark_of(source: Source, who: str) -> int:
    """The mark of a source that each of several may use once a turn."""
    return USES.add(f"{source.board_name()} by {who}")
