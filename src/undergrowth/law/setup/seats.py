"""A.8 Names of seats before a faction is chosen; R.3.2 human and automated seats."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.errors import BadSetup
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.setup import OPEN_SEAT, Setup

MOST_PLAYERS: Final = sheet("setup").number("game.players.most")
SEAT_NAMES: Final = [f"player_{number}" for number in range(1, MOST_PLAYERS + 1)]
"""Names by seat."""


def is_undrafted(name: str) -> bool:
    """Whether a seat's name shows that no faction has been chosen for it."""
    return name in SEAT_NAMES


def undrafted_seats(g: Game) -> list[int]:
    """A.8.3 Return the seats without a faction, in turn order."""
    return [f.seat for f in book(g).factions if is_undrafted(f.name)]


def automates(name: str) -> str:
    """R.3.2 Return the faction that an automated one replaces; "" for all others."""
    return "" if name == OPEN_SEAT else sheet(f"factions/{name}").word("automates")


def is_automated(name: str) -> bool:
    """R.2.6 Whether a faction plays by itself (a bot in the Law's words)."""
    return automates(name) != ""


def humans(seats: list[str]) -> list[str]:
    """R.2.6 Return the names of the seats that people play, drafted or not."""
    return [name for name in seats if not is_automated(name)]


def automated(seats: list[str]) -> list[str]:
    """R.2.6 Return the names of the seats that play by themselves."""
    return [name for name in seats if is_automated(name)]


def automated_seats(g: Game) -> list[int]:
    """R.2.6 Return the seats that play by themselves, in turn order."""
    return [seat for seat in range(g.seats) if is_automated(g.seat_name(seat))]


def human_seats(g: Game) -> list[int]:
    """R.2.6 Return the seats that people play, in turn order."""
    return [seat for seat in range(g.seats) if not is_automated(g.seat_name(seat))]


def excluded(one: str, other: str) -> str:
    """A.8.1, 18.2.1, R.3.2 Return why two factions are never in one game, or ""."""
    for name, beside in ((one, other), (other, one)):
        if beside in _excludes(name) or automates(beside) in _excludes(name):
            return f"{name} does not play in one game with {beside} (law A.8.1)"
        if _takes_place_of(name, beside):
            return f"{name} plays in the place of {beside}, not beside it (law R.3.2)"
    return ""


def _excludes(name: str) -> list[str]:
    page = sheet(f"factions/{name}")
    return page.texts("excludes") if page.has("excludes") else []


def _takes_place_of(name: str, other: str) -> bool:
    """R.3.2 Whether an automated faction plays with the pieces of another one."""
    kin = automates(name)
    if not kin:
        return False
    if automates(other):
        return automates(other) == kin
    return base_faction(other) == kin and not plays_beside(name)


def plays_beside(name: str) -> bool:
    """R.3.2, 9.7 Whether an automated faction may sit beside its human version.

    It then has the pieces of that faction's second player.
    """
    return sheet(f"factions/{name}").flag("beside")


def base_faction(name: str) -> str:
    """9.7 Return the faction that a second copy copies, or the faction itself."""
    return sheet(f"factions/{name}").word("same_as") or name


def check_together(seats: list[str]) -> None:
    """A.8.1, R.3.2 Raise `BadSetup` for factions that are never in one game."""
    for at, name in enumerate(seats):
        for other in seats[:at]:
            reason = excluded(name, other)
            if reason:
                raise BadSetup(reason)
    for name in automated(seats):
        alike = [other for other in humans(seats) if base_faction(other) == automates(name)]
        if len(alike) > 1:
            raise BadSetup(f"{name} plays beside one of {', '.join(alike)} (law R.3.2, 9.7)")


def check_cooperative(setup: Setup) -> None:
    """R.3 Raise `BadSetup` if a cooperative game lacks people or automated factions."""
    if setup.cooperative and (not humans(setup.seats) or not automated(setup.seats)):
        raise BadSetup(
            "cooperative: people play together against automated factions, one of each at least"
            " (law R.3)"
        )


def last_human(g: Game, seat: int) -> int:
    """A.5.3, A.6.3 Return this seat, or the last human one before it in turn order.

    With automated factions alone, returns this seat.
    """
    people = [other for other in human_seats(g) if other <= seat] or human_seats(g)
    return people[-1] if people else seat
