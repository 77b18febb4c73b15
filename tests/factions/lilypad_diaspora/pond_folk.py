"""Helpers for tests of the Diaspora: put enclaves down, read them off."""

from __future__ import annotations

from typing import Any

from kit import Table
from undergrowth import Game
from undergrowth.factions.lilypad_diaspora.pieces import DiasporaPieces, the_diaspora
from undergrowth.table.names import SUITS

PEACE = "peaceful_enclave"
WAR = "militant_enclave"


def frogs(table: type[Table], *others: str, **more: Any) -> Table:
    """A table of the Diaspora with others."""
    return table("diaspora", *(others or ("marquise",)), **more)


def me(g: Game) -> DiasporaPieces:
    """The Diaspora of a game."""
    found = the_diaspora(g)
    assert found is not None
    return found


def peaceful(t: Table) -> list[int]:
    """The clearings with a Peaceful enclave."""
    return me(t.game).peaceful_places(t.game)


def militant(t: Table) -> list[int]:
    """The clearings with a Militant enclave."""
    return me(t.game).militant_places(t.game)


def suits(g: Game, place: int) -> list[str]:
    """The suits of a clearing now."""
    return [SUITS.text(suit) for suit in SUITS.values() if g.suits[place] >> suit & 1]
