"""Helpers for scenarios with the Lizard Cult."""

from __future__ import annotations

from typing import Any

from kit.table import Table
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step

SEAT = "cult"


class Pause(Frame):
    """A procedure that does nothing: the table lies as it was described."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Frame:
        return Pause(self.seat)

    def script(self) -> tuple[Step, ...]:
        return ()


def on_board(t: Table) -> dict[str, Any]:
    """The Cult's board, as a position describes it."""
    return book(t.game).faction(t.seat(SEAT)).write_board(t.game)


def souls(t: Table) -> list[str]:
    """Lost Souls, sorted by name."""
    return sorted(on_board(t)["lost_souls"])


def acolytes(t: Table) -> int:
    """Warriors in the Acolytes box."""
    found = on_board(t)["acolytes"]
    assert isinstance(found, int)
    return found


def outcast(t: Table) -> str:
    """The suit of the marker, and its side if that is Hated."""
    found = on_board(t)
    return f"hated {found['outcast']}" if found["hated"] else str(found["outcast"])


def faithful(
    table: type[Table], *others: str, hand: list[str] | None = None, **board: Any
) -> Table:
    """The Cult as `Table.of` sets a faction up."""
    return table.of(SEAT, *others, hand=hand, **board)
