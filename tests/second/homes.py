"""A.8.3 Homelands: where a faction with a setup card may settle."""

from __future__ import annotations

from second.concepts import may_place
from second.law import BeyondUs, asked
from second.table import Page, Table, printed

FAR = 99
Links = dict[str, set[str]]


@asked("homelands.choose")
def next_homeland(t: Table) -> list[str]:
    """A.8.3.I to A.8.3.III The next homeland, as far from enemy ones as can be.

    Together they keep their whole distance if any such group can; else one after another is
    chosen as far away as it can be, among those that leave a group.
    """
    card = printed(f"factions/{t.me}")["advanced_setup"]["homelands"]
    free, own = free_clearings(t, card), homelands(t)[t.me]
    away = distances(t)
    wanted = card.get("distance", 1)
    if card["rule"] == "connected_group" and wanted > 1:
        raise BeyondUs("a group of homelands that has to lie far from enemies")
    far = [c for c in free if away[c] >= wanted]
    found = [c for c in far if completes(t, card, [*own, c], far)]
    while not found and wanted:
        near = [c for c in free if away[c] >= wanted]
        found = [c for c in near if completes(t, card, [*own, c], free)]
        wanted -= 1
    return [f"home in {c}" for c in found]


def homelands(t: Table) -> dict[str, list[str]]:
    """A.8.3.I The homelands that have been chosen, by seat."""
    found: dict[str, list[str]] = {seat: [] for seat in t.seats}
    for number in t.lies.get("homelands", []):
        found[t.seat(number // t.places)].append(t.place(number % t.places))
    return found


def free_clearings(t: Table, card: Page) -> list[str]:
    """A.8.3.I Nobody's homelands, in which all the pieces listed can be placed."""
    taken = {c for chosen in homelands(t).values() for c in chosen}
    free = [c for c in t.clearings if c not in taken and may_place(t, t.me, c)]
    free = [c for c in free if t.open_slots(c) >= card.get("slots", 0)]
    if card.get("suited"):
        free = [c for c in free if t.suits(c)]
    if card["rule"] in ("map_edge", "map_edge_adjacent_pair"):
        edge = {str(each) for each in t.map["edge_loop"]}
        return [c for c in free if c in edge]
    if card["rule"] not in ("any", "connected_group"):
        raise BeyondUs("homelands of another kind")
    return free


def completes(t: Table, card: Page, group: list[str], free: list[str]) -> bool:
    """A.8.3.III Whether more of these clearings make a whole group of some homelands."""
    if card["count"] == 1:
        return True
    near = links(t)
    if len(group) == card["count"]:
        return all(near[c] & set(group) for c in group)
    return any(completes(t, card, [*group, c], free) for c in free if c not in group)


def links(t: Table) -> Links:
    """2.2.1 The clearings that paths link to each."""
    found: Links = {c: set() for c in t.clearings}
    for pair in t.paths():
        for c in pair:
            found[c] |= pair - {c}
    return found


def distances(t: Table) -> dict[str, int]:
    """A.8.3.II Steps along paths from the nearest enemy homeland."""
    near = links(t)
    found = {c: 0 for seat, there in homelands(t).items() if seat != t.me for c in there}
    reached = list(found)
    for c in reached:
        for other in near[c] - set(found):
            found[other] = found[c] + 1
            reached.append(other)
    return {c: found.get(c, FAR) for c in t.clearings}


@asked("setup.evenly")
def as_evenly_as_possible(t: Table) -> list[str]:
    """A.8.3 The next piece goes where the fewest have been placed by now."""
    owner = t.kind(t.frame["kind"])[0]
    there = [number for number in t.frame["places"] if may_place(t, owner, t.place(number))]
    placed: list[int] = t.frame["placed"]
    fewest = min(placed.count(number) for number in there)
    return [f"at {t.place(number)}" for number in there if placed.count(number) == fewest]
