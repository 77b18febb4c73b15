"""Places, seats and other names of a described position, with errors that name the entry."""

from __future__ import annotations

from undergrowth.engine.domains import Domain
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE, is_path, path_place


def place_in(g: Game, section: str, key: str) -> int:
    """Return a place by its section and key; factions' own places are among the clearings."""
    if section == "forests":
        return _forest(g, key)
    if section == "paths":
        return _path(g, key)
    return clearing(g, key)


def _path(g: Game, key: str) -> int:
    place = parsed(PLACE, key, "paths")
    if not is_path(place) or place >= path_place(len(g.box.woodland.path_ends) + 1):
        raise BadPosition(f"{key!r} is no path of this map")
    if not g.has_place(place):
        raise BadPosition(f"paths.{key}: nothing in this game stands on paths")
    return place


def clearing(g: Game, key: str) -> int:
    place = parsed(PLACE, key, "clearings")
    if place not in g.clearings and place not in g.box.holdings:
        shown = ", ".join(PLACE.text(each) for each in g.clearings)
        raise BadPosition(f"{key!r} is no clearing: expected one of {shown}")
    return place


def _forest(g: Game, key: str) -> int:
    place = parsed(PLACE, key, "forests")
    if place not in g.box.woodland.forest_places:
        raise BadPosition(f"{key!r} is no forest of this map")
    return place


def parsed(domain: Domain, word: str, where: str) -> int:
    try:
        return domain.parse(str(word))
    except BadText as error:
        raise BadPosition(f"{where}: {error}") from None
