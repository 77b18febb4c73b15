"""Series: the games that the same people play one after another, and who has won how many."""

from __future__ import annotations

from undergrowth.server.database.rows import GameRow, SeatRow, Series
from undergrowth.server.people.hands import has_resigned, is_person


def wins_of(row: GameRow, seats: list[SeatRow]) -> dict[int, int]:
    """Return how many games of its series the person of each seat has won, this one included.

    A person who has resigned wins nothing with that seat.
    """
    before = row.people.series.wins if row.people.series is not None else {}
    found: dict[int, int] = {}
    for each in filter(is_person, seats):
        faction = row.factions[each.seat] if each.seat < len(row.factions) else None
        won = row.over and faction in row.winners and not has_resigned(each)
        found[each.seat] = before.get(each.seat, 0) + won
    return found


def series_after(
    row: GameRow, seats: list[SeatRow], same: dict[int, int], best_of: int | None
) -> Series:
    """Return the series of the game after a finished one.

    `same`: by seat of the new game, the seat that its person had; `best_of` counts where no game
    before has said it.
    """
    known, wins = row.people.series, wins_of(row, seats)
    return Series(
        games=(known.games if known is not None else 0) + 1,
        wins={seat: wins.get(was, 0) for seat, was in same.items()},
        best_of=(known.best_of if known is not None else None) or best_of,
    )


def is_decided(row: GameRow, wins: dict[int, int]) -> bool:
    """Whether somebody has won more than half of the games that are played at most."""
    most = row.people.series.best_of if row.people.series is not None else None
    return most is not None and 2 * max(wins.values(), default=0) > most
