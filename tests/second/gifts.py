"""G.20 Any one building or token that an effect lets an owner place, said a second time."""

from __future__ import annotations

from second.law import asked, bent
from second.table import Table, sorts


def given(t: Table, owner: str, place: str, tokens_only: bool = False) -> list[str]:
    """G.20, 2.2.3 Return what is off the map and in the game, whatever forbids it: a building
    where a slot
    is open; `never given` says what is found but not placed, `lifted` what is taken up first."""
    kept = [piece for bend in bent("never given") for piece in bend(t, owner)]
    found = []
    for piece, sort in sorts(owner).items():
        slot = not tokens_only and t.open_slots(place) > 0
        if sort != "token" and not (sort == "building" and slot):
            continue
        if piece not in kept and (t.supply(owner, piece) or lifted(t, owner, piece)):
            found.append(piece)
    return found


def lifted(t: Table, owner: str, piece: str) -> list[str]:
    """G.20 Return where such a piece can be taken off the map, to be placed anew."""
    return [place for bend in bent("lifted") for place in bend(t, owner, piece)]


@asked("pieces.gift")
def gift(t: Table) -> list[str]:
    """G.20 One of them, or none where that is allowed."""
    f = t.frame
    found = given(t, t.seat(f["owner"]), t.place(f["place"]), f["tokens_only"])
    return [*(f"accept {piece}" for piece in found), *(["pass"] if f["optional"] else [])]


@asked("pieces.lift")
def lift(t: Table) -> list[str]:
    """G.20 With none in the supply: out of which clearing."""
    return [f"lift from {place}" for place in lifted(t, *t.kind(t.frame["kind"]))]
