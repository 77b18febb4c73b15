"""4.1 Craft: what can be paid for, what is there to be had, what cannot be crafted twice."""

from __future__ import annotations

from second.concepts import kinds, may_act
from second.law import asked, bent
from second.table import Page, Table, cards, printed

ANY = "any"


def pieces_that_craft(t: Table, seat: str) -> list[str]:
    """4.1.1 The names of a seat's crafting pieces: as on its board, or as its chapter says."""
    for bend in bent("crafting pieces"):
        found: list[str] | None = bend(t, seat)
        if found is not None:
            return found
    page = printed(f"factions/{seat}")
    if "crafting_pieces" in page:
        return list(page["crafting_pieces"])
    return [page["crafting_piece"]] if "crafting_piece" in page else []


def activated_by(t: Table, seat: str, place: str) -> list[tuple[str, str]]:
    """4.1.1 Return the pieces that a seat activates there: its own, or as its chapter says."""
    for bend in bent("activates"):
        found: list[tuple[str, str]] | None = bend(t, seat, place)
        if found is not None:
            return found
    return [(seat, name) for name in pieces_that_craft(t, seat)]


def crafting_pieces(t: Table, seat: str) -> list[tuple[str, set[str]]]:
    """4.1.1 Crafting pieces that have not been activated this turn: where, and their suits."""
    found = []
    for place in t.clearings:
        if not may_act(t, "activate", seat, place):
            continue
        pieces = activated_by(t, seat, place)
        left = sum(t.count(*piece, place) for piece in pieces) - t.activated(place)
        found += [(place, t.suits(place))] * max(0, left)
    return found


def crafting_clearings(t: Table, seat: str) -> set[str]:
    """4.1.1 The clearings with crafting pieces of a seat, activated or not."""
    names = pieces_that_craft(t, seat)
    return {c for name in names for c in t.clearings_with(seat, name)}


def icons(card: str) -> list[str]:
    """4.1.1 The icons in a card's corner, those of any suit last."""
    cost: dict[str, int] = cards()[card].get("cost", {})
    listed = [each for each in cost if each != ANY for _ in range(cost[each])]
    return listed + [ANY] * cost.get(ANY, 0)


def payable(due: list[str], pieces: list[set[str]]) -> bool:
    """4.1.1 Whether each icon finds a crafting piece of its own, tried one after another."""
    if not due:
        return True
    for i, suits in enumerate(pieces):
        fits = due[0] == ANY or due[0] in suits
        if fits and payable(due[1:], pieces[:i] + pieces[i + 1 :]):
            return True
    return False


def pays(t: Table, seat: str, card: str) -> bool:
    """4.1.1 Whether a seat's crafting pieces can pay for a card."""
    return any(_pays(t, seat, left) for left in ways_to_pay(t, seat, card))


def ways_to_pay(t: Table, seat: str, card: str) -> list[list[str]]:
    """4.1.1 The icons of a card: all of them, or those left once something else pays for one."""
    due = icons(card)
    ways = [due]
    for bend in bent("icons paid"):
        ways += [due[:i] + due[i + 1 :] for i, icon in enumerate(due) if bend(t, seat, icon)]
    return ways


def _pays(t: Table, seat: str, due: list[str]) -> bool:
    for bend in bent("pays for crafting"):
        found = bend(t, seat, due)
        if found is not None:
            return bool(found)
    return payable(due, [suits for _, suits in crafting_pieces(t, seat)])


def in_reach(t: Table, seat: str, page: Page) -> bool:
    """4.1.2 An item has to be in the supply, or where else it can be taken from."""
    if "item" not in page or t.items()[page["item"]]:
        return True
    return any(bend(t, seat, page["item"]) for bend in bent("item elsewhere"))


def may_be_had(t: Table, seat: str, card: str) -> bool:
    """2.1.2, 2.1.3, 4.1.2, 4.1.4 Whether a card can be crafted, whatever it costs."""
    page = cards()[card]
    if page["kind"] in ("ambush", "dominance") or not in_reach(t, seat, page):
        return False
    if page["kind"] == "persistent" and card in t.in_play(seat):
        return False
    return not any(bend(t, seat, card) for bend in bent("cannot craft"))


def crafts(t: Table, seat: str) -> list[str]:
    """4.1 Return what a seat can craft now."""
    held = kinds(t.hand(seat))
    return [f"craft {c}" for c in held if may_be_had(t, seat, c) and pays(t, seat, c)]


def paying_pieces(t: Table) -> list[tuple[str, set[str]]]:
    """4.1.1 The pieces that may pay now: those of the crafting player, unless a rule names
    others."""
    for bend in bent("pieces that pay"):
        found: list[tuple[str, set[str]]] | None = bend(t)
        if found is not None:
            return found
    return crafting_pieces(t, t.me)


@asked("craft.any")
def of_any_suit(t: Table) -> list[str]:
    """4.1.1 An icon of any suit, even frog: the suits of the crafting pieces that are left."""
    suits = set().union(*(suits for _, suits in paying_pieces(t)))
    return [f"activate {suit}" for suit in suits]


@asked("craft.piece")
def which_piece(t: Table) -> list[str]:
    """4.1.1 Return which piece makes an icon, where unlike ones could: the rest must stay payable.

    Pieces of the same suits are alike: the first of them stands for all (docs/rulings.md, 4.1.1).
    """
    pay = t.frame
    names = ("fox", "rabbit", "mouse", "bird", "frog")
    due = [names[suit] for suit, n in enumerate(pay["due"]) for _ in range(n)]
    due += [ANY] * pay["any_due"]
    pieces = paying_pieces(t)
    found = []
    for i, (place, suits) in enumerate(pieces):
        rest = [each for _, each in pieces[:i] + pieces[i + 1 :]]
        if any(suits == before for _, before in pieces[:i]):
            continue
        if (due[0] == ANY or due[0] in suits) and payable(due[1:], rest):
            found.append(f"activate in {place}")
    return found
