"""M Claims that reasons of maps make."""

from __future__ import annotations

from kit.opinions.claims import always, claim, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.table.book import book
from undergrowth.table.uses import was_used

always(
    "why-paths_opened_one why-paths_opened_between",
)


@claim("why-path_closed", "place", "place2")
def _closed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[1]) not in g.paths[place_of(said[0])]


@claim("why-no_closed_path", "place", "place2")
def _not_closed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return sorted(map(place_of, said)) not in g.closed_paths()


@claim("why-have_opened_path")
def _opened(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return was_used(g, book(g).map_rules)


@claim("why-no_piece_at_end", "place", "place2")
def _at_neither_end(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(g.has_pieces(seat, place_of(word)) for word in said)
