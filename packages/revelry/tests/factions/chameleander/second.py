"""C What Chameleander must be offered in its turn, said a second time."""

from __future__ import annotations

from factions.chameleander.second_ego import ME, egos, may_place_ego, where

from second.battle import may_battle
from second.concepts import (
    adjacent,
    birds,
    enemies,
    is_enemy_piece,
    kinds,
    matching,
    may_place,
    may_replace,
    ruler,
    to_give,
)
from second.crafting import pieces_that_craft
from second.law import asked, bends, bent
from second.moving import destinations, going, may_enter, may_move
from second.opponents import is_automated, without_snares
from second.table import Page, Table, printed, printed_of, sorts
from second.turns import between_actions, effects


def page() -> Page:
    """Return what is printed on the board."""
    return printed(f"factions/{ME}")


def done(t: Table, what: str) -> bool:
    """C.5.2 Whether what may be done once a turn has been done."""
    return f"{ME} by {what}" in t.used


# ---- C.3.2


@asked("revelry:chameleander.arrive")
def arrive(t: Table) -> list[str]:
    """C.3.2 A clearing with at least three paths: no rivers, no closed paths."""
    least = page()["standard_setup"]["paths"]
    ends = [end for pair in t.paths() for end in pair]
    return [f"arrive in {c}" for c in t.clearings if ends.count(c) >= least and may_place(t, ME, c)]


# ---- C.4 Birdsong


@asked("revelry:chameleander.slough")
def slough(t: Table) -> list[str]:
    """C.4.1 Any four cards, all of them or none."""
    found = [f"slough {card}" for card in kinds(t.hand(ME))]
    return found if t.frame["gone"] else [*found, "pass"]


@asked("revelry:chameleander.skip")
def skip(t: Table) -> list[str]:
    """C.4.2 A move for which neither rule counts nor what holds it."""
    near = adjacent(t, ME, where(t))
    for bend in bent("ways"):
        near |= bend(t, ME, where(t))
    for bend in bent("this move"):
        near = bend(t, ME, where(t), near)
    found = [f"skip to {c}" for c in near - {where(t)} if may_enter(t, ME, c)]
    return [*found, *effects(t, ME, "birdsong", "own turn"), "pass"]


@bends("moves without rule")
def socialite(t: Table, owner: str, origin: str, to: str) -> bool:
    """C.2.3 With a card in hand it ignores rule while moving."""
    return owner == ME and bool(t.hand(ME))


@bends("held there")
def mastermind(t: Table, owner: str, piece: str, place: str) -> int:
    """C.2.2 It is not moved outside of its turn by any effect."""
    return t.warriors(ME, place) if owner == ME and t.turn != ME else 0


# ---- C.2.1, C.5.1


@bends("activates")
def borrowed(t: Table, seat: str, place: str) -> list[tuple[str, str]] | None:
    """C.2.1 The crafting pieces of all other factions in its clearing, each once in its turn."""
    if seat != ME:
        return None
    return [
        (other, name)
        for other in t.seats
        for name in (lent(t, other) if other != ME and place == where(t) else [])
    ]


def lent(t: Table, other: str) -> list[str]:
    """C.2.1 Return what others craft with: no captain, who is active in the Knaves' turn alone;
    those of automated factions, too, though they never use them."""
    own = printed_of(other)
    if "automates" not in own:
        names = pieces_that_craft(t, other)
        return [name for name in names if sorts(other).get(name, "warrior") != "warrior"]
    if own["automates"] == "lizard_cult":  # the Logical Lizards have no Outcast
        return [name for name, sort in sorts(other).items() if sort == "building"]
    return [name for name in pieces_that_craft(t, own["automates"]) if name in sorts(other)]


# ---- C.5.2


@asked("revelry:chameleander.act")
def act(t: Table) -> list[str]:
    """C.5.2 Actions in any order and number; each ego given up is one more."""
    found = [*between_actions(t, ME), "pass", *(f"indulge {ego}" for ego in egos(t))]
    if t.frame["taken"] >= t.frame["actions"]:
        return found
    found += ["quell"] if may_battle(t, ME) and not done(t, "quelling") else []
    found += ["stroll"] if may_move(t, ME) else []
    found += [f"beckon {other}" for other in beckoned(t)]
    if not may_place_ego(t):
        return found
    if doomed(t) and not done(t, "marking for death"):
        found += [f"mark with {card}" for card in matching(t, ME, where(t))]
    if ruler(t, where(t)) in set(t.seats) - {ME} and not done(t, "cajoling"):
        found += [f"cajole with {card}" for card in kinds(t.hand(ME))]
    return found


def beckoned(t: Table) -> list[str]:
    """C.5.2.III Other factions with a piece here or next to here, and a warrior to place here."""
    near = {where(t), *adjacent(t, ME, where(t))}
    others = [o for o in t.seats if o != ME and any(t.pieces(o, c) for c in near)]
    return [o for o in others if can_come(t, o) and may_place(aimed_at(t, o), o, where(t))]


def aimed_at(t: Table, other: str) -> Table:
    """R.11.8.2 A snare stops an automated faction only when it would place or move."""
    return without_snares(t) if is_automated(other) else t


def can_come(t: Table, other: str) -> bool:
    """C.5.2.III A warrior in the supply: a skunk of the Knaves, no captain; never the warlord."""
    warriors = [piece for piece, sort in sorts(other).items() if sort == "warrior"]
    return bool(warriors) and t.supply(other, warriors[0]) > 0


@asked("revelry:chameleander.drag")
def drag(t: Table) -> list[str]:
    """C.5.2.II A warrior of another player that can take the same way; rule does not matter."""
    origin, to = t.place(t.frame["origin"]), t.place(t.frame["destination"])
    found = [
        f"drag {other} {piece}"
        for other in t.seats
        if other != ME and to in destinations(aimed_at(t, other), other, origin, ruled=False)
        for piece in going(t, other, origin)
    ]
    return [*found, "pass"]


def doomed(t: Table) -> list[str]:
    """C.5.2.IV Enemy warriors here that can be replaced, those of hirelings, too."""
    return [
        f"doom {other} {piece}"
        for other in enemies(t, ME)
        for piece in t.pieces(other, where(t))
        if sorts(other)[piece] == "warrior"
        and is_enemy_piece(t, ME, other, piece)
        and may_replace(t, other, piece, where(t))
    ]


@asked("revelry:chameleander.doom")
def doom(t: Table) -> list[str]:
    """C.5.2.IV One of them."""
    return doomed(t)


# ---- C.2.4 Blending In


@asked("revelry:chameleander.expose")
def expose(t: Table) -> list[str]:
    """C.2.4 Its enemy in the battle may give a card that matches the clearing: birds, too."""
    place = t.place(t.inside("Battle")["fight"]["place"])
    return [*(f"single out with {card}" for card in to_give(t, t.me, place)), "pass"]


# ---- C.6.1


@asked("revelry:chameleander.boast")
def boast(t: Table) -> list[str]:
    """C.6.1 A bird card, and then one for each ego on the Id."""
    return [*(f"boast with {card}" for card in birds(t, ME)), "pass"]
