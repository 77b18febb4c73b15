"""Open tables as everybody sees them: nothing that a spectator of the game could not see."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from undergrowth.server.database.rows import GameRow, SeatRow
from undergrowth.server.database.tables import Open, free_seats, is_free
from undergrowth.server.people import clocks
from undergrowth.server.views.people import when

FREE: Final = "free"


def table_view(found: Open) -> dict[str, Any]:
    """Return a table in a list: without the id of its game, which would let anybody watch."""
    table, game, seats = found
    clock = game.clock
    return {
        "code": table.code,
        "title": game.title,
        "made": when(table.made),
        **asdict(table.about),
        "time": time_of(game),
        "clock": clock
        and {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment},
        "pace": game.pace,
        "seats": [_seat(game, each) for each in seats],
        "free": len(free_seats(seats)),
    }


def _seat(game: GameRow, seat: SeatRow) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "faction": faction_at(game, seat.seat),
        "player": seat.player,
        "name": seat.name,
        "free": is_free(seat),
    }


def faction_at(game: GameRow, seat: int) -> str | None:
    """Return the faction of a seat, as far as everybody knows it."""
    return game.factions[seat] if seat < len(game.factions) else None


def time_of(game: GameRow) -> str:
    """Return how time is limited: `free` where it is not."""
    return FREE if game.clock is None else clocks.time_of(game.clock)


def words_of(found: Open) -> list[str]:
    """Return the words of a table that people have written."""
    return [found.game.title, *(each.name for each in found.seats if each.name)]


def fits(found: Open, wanted: dict[str, Any]) -> bool:
    """Whether a table is one that filters ask for; those that are None ask for nothing."""
    table, game, seats = found
    told = {**vars(table.about), "time": time_of(game)}
    faction = wanted.get("faction")
    if faction is not None and not any(
        faction_at(game, each) == faction for each in free_seats(seats)
    ):
        return False
    return all(wanted.get(name) in (None, value) for name, value in told.items())
