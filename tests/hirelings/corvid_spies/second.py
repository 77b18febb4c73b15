"""H The Corvid Spies, said a second time."""

from __future__ import annotations

from second.battle import defenders
from second.concepts import enemies
from second.hirelings import choices, placeable
from second.law import asked, deed
from second.opponents import has_cards
from second.table import Table

ME = "corvid_spies"


def posted(t: Table) -> list[str]:
    """The clearings with Spies."""
    return t.clearings_with(ME, "spy")


def watched(t: Table, seat: str) -> list[str]:
    """H.2.4, G.9 The clearings with enemy pieces."""
    return [c for c in t.clearings if any(t.pieces(other, c) for other in enemies(t, seat))]


def heard(t: Table, seat: str) -> list[str]:
    """H.2.4, R.2.8.1 The clearings with Spies and faction pieces of enemy players with cards."""
    rich = [other for other in enemies(t, seat) if other in t.seats and has_cards(t, other)]
    return [c for c in posted(t) if any(t.pieces(other, c) for other in rich)]


@choices(ME)
def battle_or_steal(t: Table, seat: str) -> list[str]:
    """H.2.4 Battle wherever a Spy is, or take cards in one of these clearings."""
    battle = [c for c in posted(t) if defenders(t, ME, c)]
    found = ["spies_battle"] if battle else []
    return [*found, "spies_steal"] if heard(t, seat) else found


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 Two more, then one of the two."""
    more = placeable(t, ME, "spy", watched(t, seat))
    return bool(more or battle_or_steal(t, seat))


@asked("corvid_spies.listen")
def listen(t: Table) -> list[str]:
    """H.2.4 One clearing with a Spy."""
    return [f"listen in {c}" for c in heard(t, t.me)]
