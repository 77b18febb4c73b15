"""M Claims that reasons of maps make."""

from __future__ import annotations

from kit.opinions.claims import (
    WHERE,
    always,
    claim,
    place_of,
)
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.table.book import book
from undergrowth.table.uses import was_used

always(
    "paths are opened in one's own Daylight",
    "paths are opened between the actions of Daylight",
)


@claim(rf"the path between {WHERE} and {WHERE} is closed")
def _closed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[1]) not in g.paths[place_of(said[0])]


@claim(rf"there is no closed path between {WHERE} and {WHERE}")
def _not_closed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return sorted(map(place_of, said)) not in g.closed_paths()


@claim("you have opened a path this turn")
def _opened(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return was_used(g, book(g).map_rules)


@claim(rf"you have no faction piece at either end of the path between {WHERE} and {WHERE}")
def _at_neither_end(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(g.has_pieces(seat, place_of(word)) for word in said)
