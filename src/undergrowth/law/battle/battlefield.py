"""4.3 Where a seat can battle, and against whom."""

from __future__ import annotations

from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE


def may_attack_from(g: Game, seat: int, place: int) -> bool:
    """4.3 Whether a clearing holds a warrior or pawn of the attacker."""
    if g.presence[seat * g.places + place] == 0:
        return False
    return g.warriors_at(seat, place) > 0 or has_pawn(g, seat, place)


def has_pawn(g: Game, seat: int, place: int) -> bool:
    """Whether a seat's pawn stands at a place."""
    pawn = book(g).faction(seat).pawn
    return pawn >= 0 and g.count(pawn, place) > 0


def defenders(g: Game, seat: int, place: int) -> list[int]:
    """4.3 The enemies with any piece in a clearing."""
    return [
        owner
        for owner in range(g.owners)
        if g.has_pieces(owner, place) and is_enemy(g, seat, owner)
    ]


def may_battle_at(g: Game, seat: int, place: int) -> bool:
    """4.3 Whether a seat can battle in a clearing."""
    return place in g.clearings and may_attack_from(g, seat, place) and has_defender(g, seat, place)


def battlefields(g: Game, seat: int, suits: int = 0) -> list[int]:
    """4.3 Clearings where a seat can battle; `suits` limits them, as a mask."""
    return [
        place
        for place in g.clearings
        if (suits == 0 or (g.suits[place] & suits) != 0)
        and may_attack_from(g, seat, place)
        and has_defender(g, seat, place)
    ]


def has_defender(g: Game, seat: int, place: int) -> bool:
    """4.3 Whether any enemy has a piece in a clearing."""
    at = place
    for owner in range(g.owners):
        if g.presence[at] > 0 and is_enemy(g, seat, owner):
            return True
        at += g.places
    return False


def has_battlefield(g: Game, seat: int, suits: int = 0) -> bool:
    """4.3 Whether there is a clearing to battle in."""
    for place in g.clearings:
        if (
            (suits == 0 or (g.suits[place] & suits) != 0)
            and may_attack_from(g, seat, place)
            and has_defender(g, seat, place)
        ):
            return True
    return False


def why_no_battle(g: Game, seat: int, place: int, suits: int = 0) -> tuple[str, str] | None:
    """4.3 Why a seat cannot battle in a clearing."""
    name = PLACE.text(place)
    if place not in g.clearings:
        return ("4.3", f"{name} is not a clearing")
    if suits != 0 and not g.suits[place] & suits:
        return (
            book(g).faction(seat).cannot("battle")[0],
            f"{name} does not match the suit asked for",
        )
    if not may_attack_from(g, seat, place):
        return ("4.3", f"you have no warrior or pawn in {name}")
    if not defenders(g, seat, place):
        return ("4.3", f"there is no enemy in {name}")
    return None
