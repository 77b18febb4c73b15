"""L Claims that reasons of landmarks make."""

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
from undergrowth.table.names import LANDMARKS
from undergrowth.table.uses import was_used

always(
    "the defender must be an enemy with pieces in Rabbittown's clearing",
    "that item lies at the Legendary Forge, where you have no faction piece",
)


@claim(rf"you have no piece in (?:{WHERE}|another rabbit clearing)")
def _no_piece_at_all(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    if not said[0]:
        return True
    return not g.has_place(place_of(said[0])) or not g.has_pieces(seat, place_of(said[0]))


@claim(r"(\d+) fell there")
def _more_than_fell(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] > int(said[0])


@claim(rf"the Ferry waits in {WHERE}")
def _ferry(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _landmark(g, "ferry") == place_of(said[0])


@claim("the Ferry has carried somebody this turn already")
def _ferried(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(was_used(g, each) for each in book(g).landmarks if each.name == "ferry")


@claim("that landmark has been used this turn")
def _visited(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    name = LANDMARKS.text(action.args()[0])
    return any(was_used(g, each) for each in book(g).landmarks if each.name == name)


@claim("that landmark does not stand on the map")
def _no_landmark(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    name = LANDMARKS.text(action.args()[0])
    return all(each.place(g) < 0 for each in book(g).landmarks if each.name == name)


@claim("a landmark stands there already")
def _landmark_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(each.place(g) == action.args()[-1] for each in book(g).landmarks)


@claim("no card lies there")
def _no_stall(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] not in (1, 2, 3)


def _landmark(g: Game, name: str) -> int:
    return next(each.place(g) for each in book(g).landmarks if each.name == name)
