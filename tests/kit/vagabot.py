"""Looking at the Vagabot's board in scenario tests."""

from __future__ import annotations

from kit.table import Table
from undergrowth.factions.vagabot.state import board
from undergrowth.law.items.held import CONDITIONS

ME = "vagabot"


def vagabot_items(t: Table) -> str:
    """Return how many items are in which condition, as `3 ready, 1 damaged; 1 ready on track`."""
    b = board(t.game, t.seat(ME))
    counts = [sum(b.items[at::4]) for at in range(4)]
    words = [f"{n} {CONDITIONS.text(at)}" for at, n in enumerate(counts) if n]
    track = [f"{CONDITIONS.text(each % 4)}" for each in b.track]
    return ", ".join(words) + (f"; track {' '.join(track)}" if track else "")


def actions(t: Table) -> list[str]:
    """Return what it has announced so far."""
    return t.announced(ME)
