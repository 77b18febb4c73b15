"""Looking at a Vagabond's board in scenario tests."""

from __future__ import annotations

from kit.table import Table
from undergrowth.factions.vagabond.pieces import RELATIONSHIPS
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.held import CONDITIONS
from undergrowth.table.names import FACTIONS, ITEMS


def items(t: Table, seat: str = "vagabond") -> str:
    """The items on a board, as `boot, 2 tea exhausted`; ready ones without a word."""
    found = board(t.game, t.seat(seat)).items
    words = []
    for item, name in enumerate(ITEMS.names()):
        for condition, state in enumerate(CONDITIONS.names()):
            n = found[item * 4 + condition]
            if n:
                label = name if condition == 0 else f"{name} {state}"
                words.append(label if n == 1 else f"{n} {label}")
    return ", ".join(words)


def relationship(t: Table, faction: str, seat: str = "vagabond") -> str:
    """Return where a faction's marker stands."""
    other = t.game.box.owner_of(FACTIONS.parse(faction))
    return RELATIONSHIPS.text(board(t.game, t.seat(seat)).markers[other])
