"""8 Options that the Alliance must be offered, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import (
    adjacent,
    cleared,
    hired_by,
    kinds,
    matching,
    may_build,
    may_place,
    stands_for,
    to_give,
)
from second.concepts import enough as enough_cards
from second.crafting import crafts
from second.law import asked
from second.moving import may_move
from second.table import Table, printed
from second.turns import between_actions, effects

ME = "woodland_alliance"
BASES = {"base_fox": "fox", "base_rabbit": "rabbit", "base_mouse": "mouse"}


def supporters(t: Table) -> list[str]:
    """8.2.3 The cards of the Supporters stack."""
    return [t.card(number) for number in t.board(ME)["supporters"]]


def sympathetic(t: Table) -> list[str]:
    """8.2.5.II The clearings with a sympathy token."""
    return t.clearings_with(ME, "sympathy")


def bases(t: Table) -> list[str]:
    """The clearings with a base."""
    return [c for c in t.clearings if any(t.count(ME, base, c) for base in BASES)]


def enough(t: Table, place: str, n: int) -> bool:
    """8.4.1.II, 8.4.2.II Whether so many supporters match a clearing."""
    return enough_cards(t, ME, supporters(t), t.suits(place), n)


# ---- 8.4 Birdsong


@asked("alliance.birdsong")
def birdsong(t: Table) -> list[str]:
    """8.4.1, 8.4.2 First revolts, then spreading, as often as can be paid."""
    found = [f"spread to {c}" for c in targets(t)]
    if not t.frame["spreading"]:
        found += [f"revolt in {c}" for c in revolts(t)]
    return [*found, *effects(t, ME, "birdsong", "own turn"), "pass"]


def revolts(t: Table) -> list[str]:
    """8.4.1.I, 8.4.1.II Sympathetic clearings without a base that match one on the board."""
    ready = [c for c in sympathetic(t) if c not in bases(t) and fitting_bases(t, c)]
    cost = printed(f"factions/{ME}")["supporters"]["revolt_cost"]
    return [c for c in ready if enough(t, c, cost) and room_after(t, c)]


def fitting_bases(t: Table, place: str) -> list[str]:
    """8.4.1.I The bases on the board that match a clearing."""
    return [base for base, suit in BASES.items() if t.supply(ME, base) and suit in t.suits(place)]


def room_after(t: Table, place: str) -> bool:
    """8.4.1.III, 2.2.3 Whether the base can be placed once the enemy pieces have gone."""
    return may_build(cleared(t, ME, place), ME, place)


@asked("alliance.base")
def which_base(t: Table) -> list[str]:
    """8.4.1.III In a clearing of several suits, any base that matches."""
    return [f"found {base}" for base in fitting_bases(t, t.place(t.frame["place"]))]


def targets(t: Table) -> list[str]:
    """8.4.2.I Unsympathetic clearings next to a sympathetic one; any when there is none."""
    there = sympathetic(t)
    near = {c for each in there for c in adjacent(t, ME, each)} if there else set(t.clearings)
    open_ones = [c for c in t.clearings if c in near and c not in there and may_place(t, ME, c)]
    if not t.supply(ME, "sympathy"):
        return []
    return [c for c in open_ones if enough(t, c, cost(t, c))]


def cost(t: Table, place: str) -> int:
    """8.4.2.II The supporters that the next token costs; martial law adds one."""
    page = printed(f"factions/{ME}")
    costs: list[int] = page["tracks"]["sympathy"]["cost"]
    due = costs[len(costs) - t.supply(ME, "sympathy")]
    crowd = page["supporters"]["martial_law_enemy_warriors"]
    if any(own_for_rule(t, other, place) >= crowd for other in t.seats if other != ME):
        due += page["supporters"]["martial_law_extra"]
    return due


def own_for_rule(t: Table, seat: str, place: str) -> int:
    """8.4.2.IIa Another player's warriors, with those it treats as its own for rule."""
    return sum(t.warriors(owner, place) for owner in [seat, *hired_by(t, seat)])


@asked("alliance.spend")
def spend(t: Table) -> list[str]:
    """8.4.1.II, 8.4.2.II Supporters that match the clearing."""
    suits = t.suits(t.place(t.frame["place"]))
    return [f"spend {c}" for c in kinds(supporters(t)) if stands_for(t, ME, c, suits)]


# ---- 8.5 Daylight


@asked("alliance.daylight")
def daylight(t: Table) -> list[str]:
    """8.5.1 to 8.5.3 Craft, mobilize and train, in any order and number."""
    found = [*crafts(t, ME), *between_actions(t, ME), "pass"]
    found += [f"mobilize {card}" for card in kinds(t.hand(ME))]
    train = {card for c in bases(t) for card in matching(t, ME, c)}
    return [*found, *(f"train with {card}" for card in train)]


# ---- 8.6 Evening


@asked("alliance.operations")
def operations(t: Table) -> list[str]:
    """8.6.1 As many operations as there are officers."""
    found = [*effects(t, ME, "evening", "own turn"), "pass"]
    if t.frame["taken"] >= t.board(ME)["officers"]:
        return found
    found += ["operate move"] if may_move(t, ME) else []
    found += ["operate battle"] if may_battle(t, ME) else []
    if t.supply(ME, "warrior"):
        found += [f"recruit in {c}" for c in bases(t) if may_place(t, ME, c)]
    return [*found, *(f"organize in {c}" for c in organizable(t))]


def organizable(t: Table) -> list[str]:
    """8.6.1.IV Unsympathetic clearings with an Alliance warrior."""
    if not t.supply(ME, "sympathy"):
        return []
    mine = [c for c in t.clearings if t.warriors(ME, c) and c not in sympathetic(t)]
    return [c for c in mine if may_place(t, ME, c)]


# ---- 8.2.6 Outrage


@asked("alliance.outrage")
def outrage(t: Table) -> list[str]:
    """8.2.6 The player who causes it gives a card that matches the clearing."""
    return [f"appease with {c}" for c in to_give(t, t.me, t.place(t.frame["place"]))]


@asked("alliance.dismiss")
def dismiss(t: Table) -> list[str]:
    """8.2.4 Supporters that leave a stack that holds too many without a base."""
    return [f"dismiss {card}" for card in kinds(supporters(t))]
