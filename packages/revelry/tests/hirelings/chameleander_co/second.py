"""CC, TMOD Chameleander Co. and the Mark of Death, said a second time."""

from __future__ import annotations

from second.concepts import kinds, matching, may_place, may_remove
from second.gifts import given
from second.hirelings import own_warriors, posts
from second.law import asked, bends, bent, deed
from second.moving import destinations
from second.table import Table, sorts

ME = "chameleander_co"
MARK = "mark_of_death"
CONDITIONS = 4
UNDAMAGED = 2
"""9.2.1 Of the conditions of an item, ready and exhausted come first."""


# ---- CC Chameleander Co.


@bends("cannot battle")
def not_battled(t: Table, seat: str, other: str, place: str) -> bool:
    """CC.4.1 Nobody battles the Agent."""
    return other == ME


@bends("cannot remove")
def not_removed(t: Table, owner: str, piece: str, place: str) -> bool:
    """CC.4.1 Nothing removes it."""
    return owner == ME


@posts(ME)
def by_a_ruin(t: Table, seat: str) -> list[str]:
    """CC.3.2 In a clearing with a ruin; where there is none, in any."""
    return [c for c in t.clearings if t.has_ruin(c)] or t.clearings


def stands(t: Table) -> str:
    """Return where it is; nowhere while it has not come."""
    there = t.clearings_with(ME, "agent")
    return there[0] if there else ""


def ways(t: Table) -> list[str]:
    """CC.5.1, 4.2 Return the clearings next to where it is; rule does not matter."""
    found = destinations(t, ME, stands(t), ruled=False) if stands(t) else set()
    return [c for c in t.clearings if c in found]


@asked("revelry:chameleander_co.wander")
def wander(t: Table) -> list[str]:
    """CC.5.1 Up to twice."""
    return [*(f"to {c}" for c in ways(t)), "pass"]


def some_come(t: Table, seat: str, place: str) -> bool:
    """1.5.4, 17.2.1 Whether the supply has a warrior to place, or some can come back to it."""
    if own_warriors(t, seat, [place]):
        return True
    return may_place(t, seat, place) and any(bend(t, seat)[0] for bend in bent("frees warriors"))


def favors(t: Table, seat: str) -> list[str]:
    """CC.5.2 Warriors where one may be placed, a token wherever it is, a card while there are
    any."""
    here = stands(t)
    found = ["co_warriors"] if here and some_come(t, seat, here) else []
    found += ["co_token"] if here and given(t, seat, here, tokens_only=True) else []
    return [*found, "co_card"] if t.deck() or t.discard() else found


@asked("revelry:chameleander_co.favor")
def favor(t: Table) -> list[str]:
    """CC.5.2 One of three, or none."""
    return [*(f"choose {each}" for each in favors(t, t.me)), "pass"]


@deed(ME, "birdsong start")
def agent(t: Table, seat: str) -> bool:
    """CC.5 It goes somewhere, or brings something where it is."""
    return bool(ways(t) or favors(t, seat))


# ---- TMOD The Mark of Death


def is_marked(t: Table, owner: str, piece: str, place: str) -> bool:
    """TMOD.4.1 A warrior, but for Captains, or a Vagabond with an item to damage."""
    sort = sorts(owner)[piece]
    if sort == "warrior":
        captain = owner == "knaves_of_the_deepwood" and piece != "warrior"
        return not captain and may_remove(t, owner, piece, place)
    return sort == "pawn" and owner in t.seats and has_undamaged(t, owner)


def has_undamaged(t: Table, seat: str) -> bool:
    """9.2.2.I, R.7.2.4 Ready or exhausted; of each item there are so many in each condition."""
    items = t.board(seat).get("items", [])
    return any(n for at, n in enumerate(items) if at % CONDITIONS < UNDAMAGED)


def marked(t: Table) -> list[tuple[str, str, str]]:
    """TMOD.4.1 Anybody's in any clearing: (where, whose, what)."""
    return [
        (c, owner, piece)
        for c in t.clearings
        for owner in t.owners
        for piece in t.pieces(owner, c)
        if is_marked(t, owner, piece, c)
    ]


@deed(MARK, "birdsong start")
def mark(t: Table, seat: str) -> bool:
    """TMOD.4.1, 1.2.1 Somebody to mark; which cards a hand has is its secret."""
    return bool(t.hand(seat) and marked(t))


@asked("revelry:death_mark.whom")
def whom(t: Table) -> list[str]:
    """TMOD.4.1 Return where a card matches; or nobody, the first time too."""
    there = [
        c for c in t.clearings if t.suits(c) and matching(t, t.me, c)
    ]  # 12.2.2 the Burrow has none
    found = [each for each in marked(t) if each[0] in there]
    return [*(f"sentence {' '.join(each)}" for each in found), "pass"]


@asked("revelry:death_mark.card")
def for_a_card(t: Table) -> list[str]:
    """TMOD.4.1 One that matches the clearing."""
    there = matching(t, t.me, t.place(t.frame["place"]))
    return [f"sentence with {card}" for card in kinds(there)]
