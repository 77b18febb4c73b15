"""H The Exile and the Brigand, said a second time."""

from __future__ import annotations

from second.battle import defenders
from second.concepts import has_hired, items_up, may_act
from second.hirelings import held
from second.law import bends, deed
from second.opponents import has_cards, is_automated
from second.table import Page, Table, printed

ME = "the_exile"
BRIGAND = "the_brigand"
READY, CONDITIONS = 0, 4
"""Items are counted by kind and condition, of which the first is face up."""


def touched(t: Table) -> list[str]:
    """2.4.1 The clearings next to the Exile's forest."""
    there = t.where(ME, "pawn")
    woods = [each for each in t.map["forest"] if each["id"] in there]
    return [str(c) for each in woods for c in each["clearings"] if str(c) in t.clearings]


def ready(t: Table) -> int:
    """H.2.4 The items on the card that are not exhausted: clubs, and those given."""
    card: Page = t.board(ME)
    given: list[int] = card["items"]
    return int(card["clubs"]) + sum(given[READY::CONDITIONS])


@bends("fights with")
def from_the_forest(t: Table, seat: str, place: str) -> bool:
    """H.2.4 It battles in clearings next to its forest."""
    return seat == ME and place in touched(t)


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 An item to move, two to battle beside its forest."""
    page = printed(f"hirelings/{ME}")
    at = t.where(ME, "pawn")
    woods = [each for each in t.map["forest"] if each["id"] in at and each["adjacent"]]
    moves = bool(woods) and ready(t) >= page["to_move"]
    foes = any(defenders(t, ME, c) for c in touched(t))
    return moves or (foes and ready(t) >= page["to_battle"])


@bends("in own turn")
def gifts(t: Table, seat: str) -> list[str]:
    """H.2.2 An item of each player with faction pieces beside the forest, at any time in their
    turn."""
    if ME not in t.hirelings or t.turn != seat or is_automated(seat):
        return []
    near = any(t.pieces(seat, c) for c in touched(t))
    return [f"give exile {item}" for item in t.crafted(seat)] if near else []


@bends("in daylight")
def brigand(t: Table, seat: str) -> list[str]:
    """H.2.4 Once an item from under a ruin; once a card for an item."""
    if not has_hired(t, seat, BRIGAND):
        return []
    there = [c for c in held(t, seat) if t.ruin(c) and may_act(t, "take items", seat, c)]
    found = [] if BRIGAND in t.used else [f"loot ruin {c}" for c in there]
    rich = [other for other in t.seats if other != seat and has_cards(t, other)]
    met = [other for other in rich if any(t.pieces(other, c) for c in held(t, seat))]
    stole = any(each.startswith(f"{BRIGAND} ") for each in t.used)
    return [*found, "send brigand"] if met and items_up(t, seat) and not stole else found


@bends("face down")
def exhausted(t: Table) -> list[int]:
    """H.2.4 The items that were exhausted for it, by seat and kind."""
    return list(t.board(BRIGAND)["down"]) if BRIGAND in t.hirelings else []
