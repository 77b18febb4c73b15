"""Marks of effects used this turn, for effects that are limited to once a turn.

`g.used` holds them as numbers of `USES`; saves hold their names.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.domains import Names
from undergrowth.table.game import Game
from undergrowth.table.sources import Source

USES: Final = Names("use")


STANDS_IN: Final = "standing in"
"""For `mark_of`: a piece was removed in place of another one (`Source.stands_in`)."""
COMES_INSTEAD: Final = "coming instead"
"""For `mark_of`: a piece was placed in place of another (`Source.comes_instead`)."""


def was_used(g: Game, source: Source) -> bool:
    """1.4.1 Whether a source's once-a-turn effect has been used this turn."""
    return source.use_mark in g.used


def mark_used(g: Game, source: Source) -> None:
    """1.4.1 Mark a source's once-a-turn effect as used."""
    set_mark(g, source.use_mark)


def set_mark(g: Game, mark: int) -> None:
    """1.4.1 Note a mark until the turn ends."""
    g.used.append(mark)


def unmark(g: Game, source: Source) -> None:
    """4.1.3 Allow the effect again, as when its card has been crafted again."""
    if source.use_mark in g.used:
        g.used.remove(source.use_mark)


def mark_of(source: Source, who: str) -> int:
    """Return the mark of a source's effect that each of several users has once a turn."""
    return USES.add(f"{source.board_name()} by {who}")
