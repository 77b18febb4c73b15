"""16 Options that the Diaspora, and those who negotiate with it, must be offered, said again."""

from __future__ import annotations

from second.battle import defenders
from second.concepts import (
    SUITS_OF_ITEMS,
    by_river,
    enemies,
    kinds,
    may_act,
    may_place,
    ruler,
    rules,
)
from second.concepts import stands_for as stands
from second.law import asked, bends
from second.moving import destinations, movable
from second.opponents import is_automated
from second.table import Table, printed
from second.turns import between_actions, effects

ME = "lilypad_diaspora"
PEACE, WAR = "peaceful_enclave", "militant_enclave"


def peaceful(t: Table) -> list[str]:
    """16.2.1 The clearings with an enclave on its peaceful side."""
    return [c for c in t.clearings if t.count(ME, PEACE, c)]


def militant(t: Table) -> list[str]:
    """16.2.1 The clearings with an enclave on its militant side."""
    return [c for c in t.clearings if t.count(ME, WAR, c)]


def fits(t: Table, place: str) -> bool:
    """16.5.1 Room for an enclave, and one to place."""
    empty = place not in peaceful(t) and place not in militant(t)
    return empty and t.supply(ME, PEACE) > 0 and may_place(t, ME, place)


# ---- 16.2 what it bends


@bends("crafting pieces")
def both_sides(t: Table, seat: str) -> list[str] | None:
    """16.2.7 Enclaves, whichever side is up."""
    return [PEACE, WAR] if seat == ME else None


@bends("adjacent")
def rivers_are_paths(t: Table, seat: str, place: str) -> set[str]:
    """16.2.6 Rivers are paths for it."""
    return by_river(t, place) if seat == ME else set()


@bends("moves without rule")
def swimmers(t: Table, owner: str, origin: str, to: str) -> bool:
    """16.2.6 Along a river rule does not matter."""
    return owner == ME and to in by_river(t, origin)


@bends("in own turn")
def negotiations(t: Table, seat: str) -> list[str]:
    """16.2.5 Once in its turn: where it has a piece, and a card if somebody else rules.

    R.2 An automated opponent uses no optional effects.
    """
    if ME not in t.seats or seat not in enemies(t, ME) or ME in t.used:
        return []
    if seat != t.turn or is_automated(seat):
        return []
    there = [c for c in militant(t) if t.pieces(seat, c) and may_act(t, "flip", seat, c)]
    return [f"negotiate in {c}" for c in there if t.hand(seat) or not paid(t, seat, c)]


def paid(t: Table, seat: str, place: str) -> bool:
    """16.2.5 Whether another player than the negotiator rules an enclave: a hireling that nobody
    controls may rule it (H.3.1), and has no hand."""
    return not rules(t, seat, place) and ruler(t, place) in t.seats


@asked("diaspora.gift")
def gift(t: Table) -> list[str]:
    """16.2.5 Any card."""
    return [f"negotiate with {card}" for card in kinds(t.hand(t.me))]


@asked("diaspora.warriors")
def too_few(t: Table) -> list[str]:
    """1.5.4 One each, at those that have none of these yet."""
    due = [t.place(number) for number in t.frame["enclaves"]]
    got = [t.place(number) for number in t.frame["placed"]]
    return [f"at {c}" for c in due if c not in got and may_place(t, ME, c)]


# ---- 16.3


@asked("diaspora.shore")
def shore(t: Table) -> list[str]:
    """16.3.2 A clearing on the river."""
    return [f"arrive in {c}" for c in t.clearings if by_river(t, c) and may_place(t, ME, c)]


# ---- 16.4


@asked("diaspora.rally_or_reconcile")
def either(t: Table) -> list[str]:
    """16.4.2 One of the two."""
    return ["rally", "reconcile"]


@asked("diaspora.reconcile")
def reconcile(t: Table) -> list[str]:
    """16.4.2.II Any number of Militant enclaves."""
    there = [c for c in militant(t) if may_act(t, "flip", ME, c)]
    return [*(f"reconcile in {c}" for c in there), "pass"]


# ---- 16.5


def comes_from(t: Table, place: str) -> list[str]:
    """16.5.1 The clearings from which warriors can move there."""
    there = [c for c in t.clearings if movable(t, ME, c)]
    return [c for c in there if place in destinations(t, ME, c)]


def founds(t: Table, place: str) -> bool:
    """16.5.1 An enclave where none is and the Diaspora rules."""
    return fits(t, place) and rules(t, ME, place)


def settles(t: Table) -> list[str]:
    """16.5.1 Return where anything would come of it."""
    return [
        f"settle in {c}"
        for c in t.clearings
        if comes_from(t, c) or defenders(t, ME, c) or founds(t, c)
    ]


def provokes(t: Table) -> list[str]:
    """16.5.2 Flip an enclave, or place one on the river or at a warrior."""
    near = [c for c in t.clearings if by_river(t, c) or t.warriors(ME, c)]
    calm = [c for c in peaceful(t) if may_act(t, "flip", ME, c)]  # 17.2.3
    return [f"provoke in {c}" for c in [*calm, *(c for c in near if fits(t, c))]]


@asked("diaspora.daylight")
def daylight(t: Table) -> list[str]:
    """16.5 Up to three actions."""
    found = [*between_actions(t, ME), "pass"]
    if t.frame["taken"] >= printed(f"factions/{ME}")["daylight"]["actions"]:
        return found
    return [*found, *settles(t), *provokes(t)]


@asked("diaspora.gather")
def gather(t: Table) -> list[str]:
    """16.5.1 From each clearing once."""
    used = [t.place(number) for number in t.frame["used"]]
    there = comes_from(t, t.place(t.frame["place"]))
    return [*(f"from {c}" for c in there if c not in used), "pass"]


@asked("diaspora.arrived")
def arrived(t: Table) -> list[str]:
    """16.5.1 A battle, or an enclave."""
    place = t.place(t.frame["place"])
    found = [f"battle in {place}"] if defenders(t, ME, place) else []
    return [*found, *([f"enclave in {place}"] if founds(t, place) else []), "pass"]


# ---- 16.6


@asked("diaspora.retaliate")
def retaliate(t: Table) -> list[str]:
    """16.6.1 At each Militant enclave once; 1.4.2 effects between two battles."""
    done = [t.place(number) for number in t.frame["done"]]
    left = [c for c in militant(t) if c not in done and defenders(t, ME, c)]
    beside = effects(t, ME, "evening", "own turn") if done else []
    return [*(f"retaliate in {c}" for c in left), *beside]


def payers(t: Table, suit: str) -> list[str]:
    """2.1.1 The cards of the hand that are of a suit, or can be."""
    return [card for card in kinds(t.hand(ME)) if stands(t, ME, card, {suit})]


@asked("diaspora.integrate")
def integrate(t: Table) -> list[str]:
    """16.6.2 A suit that an enclave has and a card of the hand, and not frog."""
    there = [s for s in SUITS_OF_ITEMS if any(s in t.suits(c) for c in peaceful(t))]
    return [*(f"integrate {suit}" for suit in there if payers(t, suit)), "pass"]


@asked("diaspora.integrate_card")
def integrate_card(t: Table) -> list[str]:
    """16.6.2 One card of that suit."""
    (suit,) = t.suits_of(1 << t.frame["suit"])
    return [f"integrate with {card}" for card in payers(t, suit)]
