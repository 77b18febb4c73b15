"""CBG What people are asked by the Circuit Board Goats, and what these bend, said a second time."""

from __future__ import annotations

from second.concepts import kinds, ruler, suit
from second.law import asked, bends
from second.table import Table, printed

ME = "circuit_board_goats"


@bends("strength")
def counts_twice(t: Table, owner: str, place: str) -> int:
    """CBG.2.1 Each of its warriors counts once more toward rule."""
    return t.warriors(ME, place) if owner == ME else 0


@bends("as if ruled but to move")
def surveilled_presence(t: Table, seat: str, place: str) -> bool:
    """CBG.2.1, CDG.2.3 In their own turns others rule where they stand and it rules."""
    if ME not in t.seats or seat in (ME, *t.hirelings) or t.turn != seat:
        return False
    return ruler(t, place) == ME and bool(t.pieces(seat, place))


@bends("starts in a corner")
def tops_in_corners(t: Table) -> set[str]:
    """CBG.3.2, CDG.3.2 A big top stands there; nowhere else before the first turn but beside it."""
    return {"big_top"}


@bends("entreats without placing")
def entreats_always(t: Table, by: str) -> bool:
    """CBG.9.4 In response to it Bats gain Loyalists, and place none."""
    return by == ME


@asked("revelry:circuit_goats.review")
def review(t: Table) -> list[str]:
    """CBG.2.2 Any card but frogs; with frogs alone one of those."""
    held = kinds(t.hand(t.me))
    others = [card for card in held if suit(card) != "frog"]
    return [f"review with {card}" for card in others or held]


@asked("revelry:circuit_goats.applaud")
def applaud(t: Table) -> list[str]:
    """CBG.8.2 Everybody may draw a card."""
    return ["applaud", "pass"]


@asked("revelry:circuit_goats.dismantle")
def dismantle(t: Table) -> list[str]:
    """CBG.9.2 A player who has crafted one of those cards gives it up; the others give any at
    random."""
    disruptive = printed(f"factions/{ME}")["order"]["disrupts"]
    own = [card for card in t.in_play(t.me) if card in disruptive]
    risk = ["risk it"] if len(t.in_play(t.me)) > len(own) else []
    return [*(f"dismantle {card}" for card in kinds(own)), *risk]
