"""6 Options that the Marquise must be offered, said a second time."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import adjacent, birds, matching, may_build, may_place, may_remove, ruled
from second.crafting import crafts
from second.law import asked, bends, unsaid
from second.moving import may_move
from second.table import Table, printed
from second.turns import between_actions

ME = "marquise_de_cat"
BUILDINGS = ("sawmill", "workshop", "recruiter")


@bends("cannot place")
def keep(t: Table, owner: str, place: str, by: str) -> bool:
    """6.2.2 Other players cannot place pieces in the clearing with the keep; she can."""
    return ME not in (by, t.side(owner)) and bool(t.count(ME, "keep", place))


# ---- 6.5 Daylight


@asked("marquise.daylight")
def daylight(t: Table) -> list[str]:
    """6.5 First craft, then actions in any order and number; birds buy more of them."""
    day = t.frame
    found = [*between_actions(t, ME), "pass"]
    found += [f"extra {card}" for card in birds(t, ME)]
    if not day["acted"]:
        found += crafts(t, ME)
    if day["actions"] > 0:
        found += actions(t, day["recruited"])
    return found


def actions(t: Table, recruited: bool) -> list[str]:
    """6.5.1 to 6.5.5 The actions that can be taken."""
    can = {
        "battle": may_battle(t, ME),
        "march": may_move(t, ME),
        "recruit": not recruited and bool(t.supply(ME, "warrior")) and bool(recruiters(t)),
        "build": bool(sites(t)),
        "overwork": bool(sawmills(t)),
    }
    return [action for action, possible in can.items() if possible]


def recruiters(t: Table) -> list[str]:
    """6.5.3 Clearings with recruiters where a warrior may be placed."""
    return [c for c in t.clearings_with(ME, "recruiter") if may_place(t, ME, c)]


# ---- 6.5.4 build


def cost(t: Table, building: str) -> int | None:
    """6.5.4.II The wood of the leftmost building of a track; None when all stand on the map."""
    costs: list[int] = printed(f"factions/{ME}")["tracks"][building]["cost"]
    left = t.supply(ME, building)
    return costs[len(costs) - left] if left else None


def connected(t: Table, site: str) -> set[str]:
    """6.5.4.II The site, ruled clearings next to it, and what they link it to."""
    mine = set(ruled(t, ME))
    found = {site}
    while True:
        more = {c for each in found for c in adjacent(t, ME, each) if c in mine}
        if more <= found:
            return found
        found |= more


def wood_for(t: Table, site: str) -> int:
    """6.5.4.II The wood that can pay for a building there."""
    here = [c for c in connected(t, site) if may_remove(t, ME, "wood", c)]
    return sum(t.count(ME, "wood", c) for c in here)


def raisable(t: Table, site: str) -> list[str]:
    """6.5.4.I The buildings that can be paid for and placed in a clearing."""
    wood = wood_for(t, site)
    costs = {building: cost(t, building) for building in BUILDINGS}
    return [building for building, due in costs.items() if due is not None and due <= wood]


def sites(t: Table) -> list[str]:
    """6.5.4.I The ruled clearings where something can be built."""
    return [c for c in ruled(t, ME) if may_build(t, ME, c) and raisable(t, c)]


@asked("marquise.build_site")
def build_where(t: Table) -> list[str]:
    """6.5.4.I Choose a clearing."""
    return [f"build in {c}" for c in sites(t)]


@asked("marquise.build_what")
def build_what(t: Table) -> list[str]:
    """6.5.4.I Choose a building."""
    return [f"raise {building}" for building in raisable(t, t.place(t.frame["place"]))]


@asked("marquise.build_wood")
def build_wood(t: Table) -> list[str]:
    """6.5.4.II Wood from wherever it is connected, settled before the first is paid."""
    build = t.frame
    settled = [t.place(each) for each in build["sources"]]
    building = t.kind(build["kind"])[1]
    if build["due"] == cost(t, building):
        here = connected(t, t.place(build["place"]))
        settled = [c for c in t.clearings if c in here]
    settled = [c for c in settled if may_remove(t, ME, "wood", c)]
    return [f"wood from {c}" for c in settled if t.count(ME, "wood", c)]


# ---- 6.5.5 overwork


def sawmills(t: Table) -> list[str]:
    """6.5.5 The clearings with a sawmill that a card in hand matches."""
    return [c for c in t.clearings_with(ME, "sawmill") if matching(t, ME, c)]


@asked("marquise.overwork_place")
def overwork_where(t: Table) -> list[str]:
    """6.5.5 Choose a sawmill's clearing."""
    return [f"overwork in {c}" for c in sawmills(t)]


@asked("marquise.overwork_card")
def overwork_with(t: Table) -> list[str]:
    """6.5.5 Spend a card that matches it."""
    return [f"overwork with {card}" for card in matching(t, ME, t.place(t.frame["place"]))]


# ---- 6.3 setup, said once: test_marquise.py goes through it

unsaid("setup", "marquise.keep", "marquise.starting_building", "marquise.home_*")


# ---- pieces that are placed or saved


@asked("marquise.hospitals")
def hospitals(t: Table) -> list[str]:
    """6.2.3 A card that matches where they fell, or none."""
    return [*(f"heal with {c}" for c in matching(t, ME, t.place(t.frame["place"]))), "pass"]


@asked("marquise.where")
def too_few(t: Table) -> list[str]:
    """6.4, 6.5.3, 1.5.4 With too few pieces, she says where: each building has one at most."""
    return [f"at {c}" for c in short_of(t)]


def short_of(t: Table) -> list[str]:
    """The clearings with buildings that are still to get their piece."""
    each = t.frame
    building = t.kind(each["building"])[1]
    placed = [t.place(number) for number in each["placed"]]
    there = t.clearings_with(ME, building)
    return [c for c in there if placed.count(c) < t.count(ME, building, c) and may_place(t, ME, c)]
