"""H The Exile and the Brigand, said a second time."""

from __future__ import annotations

from second.table import Page, Table

ME = "the_exile"
BRIGAND = "the_brigand"


def touched(t: Table) -> list[str]:
    """2.4.1 The clearings next to the Exile's forest."""
    there = [place for place in t.where(ME, "pawn")]
    woods = [each for each in t.map["forest"] if each["id"] in there]
    return [str(c) for each in woods for c in each["clearings"] if str(c) in t.clearings]


def ready(t: Table) -> int:
    """H.2.4 The items on the card that are not exhausted: clubs, and those given."""
    card: Page = t.board(ME)
    given: list[int] = card["items"]
    return int(card["clubs"]) + sum(given[: len(given) // 4])
