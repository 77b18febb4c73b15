"""L Claims that reasons of landmarks make."""

from __future__ import annotations

from kit.opinions.claims import always, claim, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.table.book import book
from undergrowth.table.names import LANDMARKS
from undergrowth.table.uses import was_used

always(
    "why-defender_must_enemy_with why-item_lies_at",
)


@claim("why-have_no_piece", "place")
@claim("why-have_no_piece_another", "=")
@claim("why-expose_pieces", "place")
@claim("why-no_piece_at_enclave", "place")
def _no_piece_at_all(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    if not said[0]:
        return True
    return not g.has_place(place_of(said[0])) or not g.has_pieces(seat, place_of(said[0]))


@claim("why-fell_there", "fallen")
def _more_than_fell(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] > int(said[0])


@claim("why-ferry_waits", "place")
def _ferry(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _landmark(g, "ferry") == place_of(said[0])


@claim("why-ferry_has_carried")
def _ferried(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(was_used(g, each) for each in book(g).landmarks if each.name == "ferry")


@claim("why-landmark_has_been")
def _visited(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    name = LANDMARKS.text(action.args()[0])
    return any(was_used(g, each) for each in book(g).landmarks if each.name == name)


@claim("why-landmark_does_not")
def _no_landmark(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    name = LANDMARKS.text(action.args()[0])
    return all(each.place(g) < 0 for each in book(g).landmarks if each.name == name)


@claim("why-landmark_stands_there")
def _landmark_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(each.place(g) == action.args()[-1] for each in book(g).landmarks)


@claim("why-no_card_lies")
def _no_stall(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] not in (1, 2, 3)


def _landmark(g: Game, name: str) -> int:
    return next(each.place(g) for each in book(g).landmarks if each.name == name)
