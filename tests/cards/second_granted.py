"""Moves that a card grants in a way of its own, said a second time."""

from __future__ import annotations

from second.law import bends
from second.table import Table


@bends("this move")
def granted(t: Table, owner: str, origin: str, found: set[str]) -> set[str]:
    """Hidden Warrens joins all clearings of a suit; others are bound to a clearing."""
    move = t.inside("GrantedMove")
    if not move:
        return found
    card = t.card(move["card"])
    if card == "hidden_warrens":
        return {c for c in t.clearings if t.suits(c) & t.suits(origin)} - {origin}
    if card == "tactician":
        return found & {t.place(move["place"])}
    if card == "supply_train" and origin != t.place(move["place"]):
        return found & {t.place(move["place"])}
    return found
