"""H The Highway Bandits and the Bandit Gangs, said a second time."""

from __future__ import annotations

from second.concepts import may_remove
from second.hirelings import choices, held, own_warriors, placeable, posts
from second.law import asked, bends, bent, deed
from second.table import Table, sorts

ME = "highway_bandits"
GANGS = "bandit_gangs"


@bends("cannot battle")
def hidden(t: Table, seat: str, other: str, place: str) -> bool:
    """H.2.2 Gangs are not battled beside faction pieces of their controller."""
    return other == GANGS and bool(t.controller(GANGS) and t.pieces(t.controller(GANGS), place))


@choices(GANGS)
def rally_or_grow(t: Table, seat: str) -> list[str]:
    """H.2.4 A warrior of their controller's at each Bandit, or one more Bandit."""
    rally = own_warriors(t, seat, t.clearings_with(GANGS, "bandit"))
    grow = placeable(t, GANGS, "bandit", held(t, seat))
    return [*(["gangs_rally"] if rally else []), *(["gangs_grow"] if grow else [])]


@deed(GANGS, "daylight")
def gangs_daylight(t: Table, seat: str) -> bool:
    """H.2.4"""
    return bool(rally_or_grow(t, seat))


@asked("bandit_toll.join")
def join(t: Table) -> list[str]:
    """H.2.2 A warrior of their controller's where it has gone, or none."""
    return [f"join in {t.place(t.frame['place'])}", "pass"]


def beset(t: Table) -> list[str]:
    """The paths with Bandits."""
    return t.where(ME, "bandit")


@asked("highway_bandits.leave")
def leave(t: Table) -> list[str]:
    """H.2.4 With none in the supply one from another path goes there."""
    return [f"leave {path}" for path in beset(t)]


def roads(t: Table) -> dict[str, set[str]]:
    """2.2.1, M.4.2, M.5.2 The paths, by their number on the map, each with the clearings at its
    ends; one into a flooded clearing where another one leads on from there."""
    found = {}
    for number, pair in enumerate(t.map["paths"]):
        ends = {str(end) for end in pair}
        dry = ends & set(t.clearings)
        open_to_both = dry == ends and frozenset(ends) in t.paths()
        if open_to_both or (len(dry) == 1 and _goes_on(t, ends, dry)):
            found[f"p{number + 1}"] = dry
    return found


def _goes_on(t: Table, ends: set[str], dry: set[str]) -> bool:
    """M.5.2, M.5.2.I Whether a path into a flooded clearing leads on: neither half is flooded."""
    flooded = next(iter(ends - dry))
    page = next(each for each in t.map["clearing"] if str(each["id"]) == flooded)
    halves = [{str(end) for end in pair} for pair in t.map["paths"]]
    halves = [half for half in halves if flooded in half and half - {flooded} <= set(t.clearings)]
    under_water = [{str(end) for end in pair} for pair in page["flooded_paths"]]
    passable = [half for half in halves if half not in under_water]
    return ends in passable and len(passable) > 1


def free_roads(t: Table) -> dict[str, set[str]]:
    """H.2.4 Paths without a Bandit."""
    return {path: ends for path, ends in roads(t).items() if path not in beset(t)}


@posts(ME)
def first_paths(t: Table, seat: str) -> list[str]:
    """A.6.3 Two paths, one after another."""
    return list(free_roads(t))


def hideouts(t: Table, seat: str) -> list[str]:
    """H.2.4 Those of them from clearings with faction pieces of their controller."""
    return [path for path, ends in free_roads(t).items() if ends & set(held(t, seat))]


@deed(ME, "daylight")
def daylight(t: Table, seat: str) -> bool:
    """H.2.4 With none in the supply one has to stand on some path."""
    return bool(hideouts(t, seat)) and bool(t.supply(ME, "bandit") or beset(t))


@asked("highway_bandits.lurk")
def lurk(t: Table) -> list[str]:
    """H.2.4 A path without a Bandit from a clearing with faction pieces of their controller."""
    return [f"lurk on {path}" for path in hideouts(t, t.me)]


@asked("bandit_toll.pay")
def pay(t: Table) -> list[str]:
    """H.2.2, 1.5.5 One of the pieces on their way, whatever it is; it falls on the path, where
    no clearing keeps it."""
    path, mover = t.place(t.frame["path"]), t.seat(t.frame["mover"])
    going = [move for move in t.inside("Journey")["moves"] if t.seat(move["owner"]) == mover]
    pieces = [t.kind(number) for move in going for number in move["kinds"]]
    for whose, piece in pieces[:]:
        for bend in bent("follows"):
            pieces += [(whose, each) for each in bend(t, whose, piece, t.place(t.frame["place"]))]
    left = [(o, piece) for o, piece in pieces if sorts(o)[piece] != "pawn"]
    return [f"surrender {piece}" for o, piece in left if may_remove(t, o, piece, path)]


@posts(GANGS)
def with_their_controller(t: Table, seat: str) -> list[str]:
    """H.2.1, H.2.4 Beside faction pieces of their controller."""
    return held(t, seat)
