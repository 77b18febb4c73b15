"""C.2.2, C.2.5 The warrior that stays, and ego that go and come in its place, said again."""

from __future__ import annotations

from second.concepts import may_place, may_remove
from second.law import asked, bends
from second.table import Table

ME = "chameleander"
EGO = ("ego", "superego")


def where(t: Table) -> str:
    """C.2.2 The clearing of its warrior."""
    return t.clearings_with(ME, "warrior")[0]


def egos(t: Table) -> list[str]:
    """C.5.2, C.2.7 The sorts of ego in its clearing that can be given up."""
    here = where(t)
    return [each for each in EGO if t.count(ME, each, here) and may_remove(t, ME, each, here)]


def may_place_ego(t: Table) -> bool:
    """C.2.5 Whether an ego is on the track, and nothing keeps it out of the clearing."""
    return bool(t.board(ME)["track"]) and may_place(t, ME, where(t))


# ---- C.2.2, C.2.5 removing


@bends("cannot remove")
def stays(t: Table, owner: str, piece: str, place: str) -> bool:
    """C.2.5 Once a turn an ego goes in its place; what aims at it else fails."""
    if owner != ME or piece != "warrior":
        return False
    return f"{ME} by standing in" in t.used or not any(t.count(ME, each, place) for each in EGO)


@bends("takes no hits")
def falls_for_nobody(t: Table, owner: str, place: str, enemy: str) -> bool:
    """C.2.2 No effect removes the warrior, as an ally's either."""
    return owner == ME


@bends("follows")
def follows(t: Table, owner: str, piece: str, place: str) -> list[str]:
    """C.2.5 Its ego move wherever it moves."""
    moves = owner == ME and piece == "warrior"
    return [each for each in EGO if t.count(ME, each, place)] if moves else []


@bends("takes hits")
def loses_ego(t: Table, owner: str) -> list[str] | None:
    """C.2.2 Each hit takes an ego, of its own choice (4.3.6)."""
    if owner != ME:
        return None
    fight = t.inside("Battle")["fight"]
    hits = [t.kind(hit["kind"]) for hit in fight["hits"]]
    there = t.pieces(ME, t.place(fight["place"]))
    return [f"lose {each}" for each in EGO if there.get(each, 0) > hits.count((ME, each))]


@asked("revelry:ego.order")
def laid_back(t: Table) -> list[str]:
    """G.24 Several come back in their owner's order."""
    return [f"lay back {each}" for each in EGO]


# ---- C.2.5 placing


@bends("comes instead")
def comes_instead(t: Table, owner: str, place: str) -> bool:
    """C.2.5 Once a turn an ego, where an effect would place warriors of its own."""
    used = f"{ME} by coming instead" in t.used
    return owner == ME and not used and place == where(t) and may_place_ego(t)


# ---- C.2.7 the Riverfolk


@bends("pays players")
def pays_with_ego(t: Table, seat: str, price: int) -> bool | None:
    """C.2.7 It pays with ego of its clearing."""
    if seat != ME:
        return None
    here = where(t)
    return sum(t.count(ME, each, here) for each in egos(t)) >= price


@bends("hires nobody")
def no_mercenaries(t: Table, seat: str) -> bool:
    """C.2.7 It cannot buy mercenaries."""
    return seat == ME


@asked("revelry:chameleander.pay")
def pay(t: Table) -> list[str]:
    """C.2.7 Return which of them goes."""
    return [f"pay with {each}" for each in egos(t)]
