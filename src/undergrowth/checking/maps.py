"""2.2 to 2.4 The check of a map's data: keys, numbers, links, corners, forests, drawing."""

from __future__ import annotations

from typing import Any, Final

from undergrowth.checking.findings import (
    Report,
    Table,
    is_number,
    numbers_of,
    pairs_of,
    tables_of,
)
from undergrowth.checking.map_keys import BEND, CANVAS, CLEARING, FOREST, MAP

_LINKS: Final = ("paths", "rivers", "closed_paths", "opposite_corners")
_CORNERS: Final = 4


def check_map(report: Report, page: Table) -> None:
    """Report all errors of a map."""
    report.table("", page, MAP)
    clearings = tables_of(page.get("clearing"))
    for at, each in enumerate(clearings, start=1):
        report.table(_called("clearing", each, at), each, CLEARING)
    ids = _ids(report, clearings)
    if not ids:
        report.add("clearing", "there are no clearings")
        return
    for name in _LINKS:
        _check_pairs(report, name, page.get(name), ids)
    _check_places(report, page, ids)
    _check_reachable(report, page, ids)
    _check_flags(report, page, clearings)
    _check_suits(report, page, clearings)
    _check_forests(report, page, ids)
    _check_bends(report, page)


def _called(what: str, table: Table, at: int) -> str:
    """Return a name for a table in a list: its id, or else its index."""
    return f"{what} {table['id']}" if "id" in table else f"{what} number {at}"


def _ids(report: Report, clearings: list[Table]) -> set[int]:
    """Return the numbers of the clearings, which must be 1, 2, 3 and so on."""
    found = [each["id"] for each in clearings if is_number(each.get("id"))]
    for number in sorted({each for each in found if found.count(each) > 1}):
        report.add(f"clearing {number}", "is there twice")
    for number in sorted(set(range(1, len(clearings) + 1)) - set(found)):
        report.add(f"clearing {number}", f"is missing: {len(clearings)} clearings are 1 to"
                   f" {len(clearings)}")  # fmt: skip
    return set(found)


def _exists(report: Report, entry: str, number: int, ids: set[int]) -> bool:
    """Return whether there is a clearing of this number; report it if not."""
    if number not in ids:
        report.add(entry, f"{number} is no clearing; there are {min(ids)} to {max(ids)}")
    return number in ids


def _check_pairs(report: Report, name: str, value: Any, ids: set[int]) -> None:
    """Check that each pair names two existing clearings, once."""
    seen: set[tuple[int, int]] = set()
    for one, other in pairs_of(value):
        entry = f"{name} [{one}, {other}]"
        both = [_exists(report, entry, number, ids) for number in (one, other)]
        if all(both) and one == other:
            report.add(entry, "links a clearing with itself")
        key = (min(one, other), max(one, other))
        if key in seen:
            report.add(entry, "is there twice")
        seen.add(key)


def _check_places(report: Report, page: Table, ids: set[int]) -> None:
    """Check single clearings, and entries that must be among others."""
    if is_number(page.get("first_in_priority")):
        _exists(report, "first_in_priority", page["first_in_priority"], ids)
    landmarks = page.get("landmarks", [])
    places = page.get("landmark_places", {})
    for name, number in places.items() if isinstance(places, dict) else ():
        entry = f"landmark_places {name}"
        if name not in landmarks:
            report.add(entry, "is none of its landmarks")
        if not is_number(number):
            report.add(entry, f"is {number!r}; expected the number of a clearing")
        else:
            _exists(report, entry, number, ids)
    paths = {frozenset(pair) for pair in pairs_of(page.get("paths"))}
    for one, other in pairs_of(page.get("closed_paths")):
        if frozenset((one, other)) not in paths:
            report.add(f"closed_paths [{one}, {other}]", "is none of the paths")


def _check_reachable(report: Report, page: Table, ids: set[int]) -> None:
    """Check that every clearing can be reached, once all paths are open."""
    beside: dict[int, set[int]] = {number: set() for number in ids}
    for one, other in pairs_of(page.get("paths")):
        if one in ids and other in ids and one != other:
            beside[one].add(other)
            beside[other].add(one)
    first = min(ids)
    reached, coming = {first}, [first]
    while coming:
        new = beside[coming.pop()] - reached
        reached |= new
        coming += new
    for number in sorted(ids - reached):
        how = f"cannot be reached from clearing {first} by paths"
        report.add(f"clearing {number}", how if beside[number] else "no path leads there")


def _check_flags(report: Report, page: Table, clearings: list[Table]) -> None:
    """Check that the flags of each clearing agree with the lists."""
    corners = {number for pair in pairs_of(page.get("opposite_corners")) for number in pair}
    if len(corners) != _CORNERS:
        report.add("opposite_corners", f"names {len(corners)} clearings; expected two pairs of two")
    edge = numbers_of(page.get("edge_loop"))
    for number in sorted({each for each in edge if edge.count(each) > 1}):
        report.add("edge_loop", f"{number} is there twice")
    ids = {each.get("id") for each in clearings}
    for number in edge:
        if number not in ids:
            report.add("edge_loop", f"{number} is no clearing")
    rivers = {number for pair in pairs_of(page.get("rivers")) for number in pair}
    for flag, listed, name in (
        ("corner", corners, "opposite_corners"),
        ("edge", set(edge), "edge_loop"),
        ("river", rivers, "rivers"),
    ):
        for at, each in enumerate(clearings, start=1):
            said, is_listed = each.get(flag, False), each.get("id") in listed
            if said is not is_listed and isinstance(said, bool):
                there = "names it" if is_listed else "does not name it"
                entry = f"{_called('clearing', each, at)} {flag}"
                report.add(entry, f"is {str(said).lower()}, but {name} {there}")


def _check_suits(report: Report, page: Table, clearings: list[Table]) -> None:
    """2.2.2 Check that suits are printed in every clearing or in none."""
    for at, each in enumerate(clearings, start=1):
        entry = f"{_called('clearing', each, at)} suit"
        if page.get("suits_printed") is True and "suit" not in each:
            report.add(entry, "is missing; expected fox, rabbit, mouse: suits_printed is true")
        if page.get("suits_printed") is False and "suit" in each:
            report.add(entry, "is there, though suits_printed is false")


def _check_forests(report: Report, page: Table, ids: set[int]) -> None:
    """2.4 Check that forests are f1, f2 and so on, and that their adjacency is symmetric."""
    forests = tables_of(page.get("forest"))
    beside = {each.get("id"): each.get("adjacent") for each in forests}
    expected = [f"f{number}" for number in range(1, len(forests) + 1)]
    for at, each in enumerate(forests, start=1):
        entry = _called("forest", each, at)
        report.table(entry, each, FOREST)
        if each.get("id") != expected[at - 1]:
            report.add(entry, f"is forest number {at}; expected the id {expected[at - 1]}")
        for number in numbers_of(each.get("clearings")):
            _exists(report, f"{entry} clearings", number, ids)
        for other in each.get("adjacent") or []:
            if other == each.get("id"):
                report.add(f"{entry} adjacent", "names the forest itself")
            elif other not in beside:
                report.add(f"{entry} adjacent", f"{other!r} is no forest")
            elif each.get("id") not in (beside[other] or []):
                report.add(f"{entry} adjacent", f"names {other}, which does not name it")
        _check_ring(report, f"{entry} ring", each.get("ring"), ids)


def _check_ring(report: Report, entry: str, ring: Any, ids: set[int]) -> None:
    """Check an outline of at least three corners, each a clearing or a point."""
    if ring is None:
        return
    if not isinstance(ring, list) or len(ring) < 3:
        report.add(entry, f"is {ring!r}; expected three clearings or points at least")
        return
    for corner in ring:
        if is_number(corner):
            _exists(report, entry, corner, ids)
        else:
            _check_point(report, entry, corner)


def _check_point(report: Report, entry: str, point: Any) -> None:
    numbers = numbers_of(point)
    if len(numbers) != 2 or not all(0 <= number <= CANVAS for number in numbers):
        report.add(entry, f"{point!r} is no point; expected [x, y], each 0 to {CANVAS}")


def _check_bends(report: Report, page: Table) -> None:
    """Check that each bend belongs to an existing path or river."""
    lines = {frozenset(pair) for name in ("paths", "rivers") for pair in pairs_of(page.get(name))}
    for at, each in enumerate(tables_of(page.get("bends")), start=1):
        entry = f"bends number {at}"
        report.table(entry, each, BEND)
        if frozenset(numbers_of(each.get("ends"))) not in lines:
            report.add(f"{entry} ends", f"{each.get('ends')!r} is no path and no river")
        for point in each.get("via") or []:
            _check_point(report, f"{entry} via", point)
