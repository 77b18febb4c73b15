"""CHMD What people are asked by Chameleandroid, and what it bends for them, said a second time."""

from __future__ import annotations

from second.concepts import kinds
from second.law import asked, bends
from second.moving import going, ordinary
from second.opponents import bought_ambush, is_automated
from second.table import Table, sorts

ME = "chameleandroid"
EGO = ("ego", "superego")


@bends("cannot battle")
def cloaked(t: Table, seat: str, other: str, place: str) -> bool:
    """CHMD.2.2 Not by people without a card to discard; hirelings and bots need none."""
    return other == ME and seat in t.seats and not is_automated(seat) and not t.hand(seat)


@bends("ambushes")
def ambushes_that_it_bought(t: Table, seat: str, place: str) -> list[str] | None:
    """CHMD.10.2 It plays one of those in front of it whenever one matches."""
    return bought_ambush(t, ME, place) if seat == ME else None


@bends("entreats without placing")
def entreats_always(t: Table, by: str) -> bool:
    """CHMD.10.4 In response to it Bats gain Loyalists, and place none."""
    return by == ME


@asked("revelry:android.uncloak")
def uncloak(t: Table) -> list[str]:
    """CHMD.2.2 Any card."""
    return [f"uncloak with {card}" for card in kinds(t.hand(t.me))]


@bends("cannot remove")
def stays(t: Table, owner: str, piece: str, place: str) -> bool:
    """CHMD.2.1, CHMD.2.3 Once a turn an ego goes in its place; what aims at it else fails."""
    if owner != ME or piece != "warrior":
        return False
    return f"{ME} by standing in" in t.used or not any(t.count(ME, each, place) for each in EGO)


@bends("held there")
def moves_itself(t: Table, owner: str, piece: str, place: str) -> int:
    """CHMD.2.1 It is not moved outside of its turn."""
    return t.warriors(ME, place) if owner == ME and t.turn != ME else 0


@asked("revelry:android.abduct")
def abduct(t: Table) -> list[str]:
    """CHMD.9.2, 1.5.5 Half of them, rounded up: those with a name one by one, in the order of their
    data, as long as the others make up the rest."""
    owner, there = t.me, t.clearings_with(ME, "warrior")[0]
    able = going(t, owner, there)
    n = min(sum(able.values()), -(-t.warriors(owner, there) // 2))
    names = list(sorts(owner))
    chosen = [t.kind(kind)[1] for kind in t.frame["also"]]
    plain = able.get(ordinary(owner), 0)
    found = []
    for piece in able:
        later = [each for each in able if names.index(each) >= names.index(piece)]
        room = sum(able[each] - chosen.count(each) for each in later if each != ordinary(owner))
        last = names.index(chosen[-1]) if chosen else -1
        free = able[piece] > chosen.count(piece) and names.index(piece) >= last
        if piece != ordinary(owner) and free and len(chosen) < n <= len(chosen) + plain + room:
            found.append(f"also {piece}")
    rest = n - len(chosen)
    return [*found, f"take {rest}"] if rest <= plain else found
