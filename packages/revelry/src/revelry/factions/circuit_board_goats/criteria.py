"""CBG.4, CBG.5 The rules by which the Circuit Board Goats compare clearings and players."""

from __future__ import annotations

from typing import Final

from revelry.factions.circuit_board_goats.pieces import goats
from undergrowth.automata.targets import Criterion, PlayerCriterion
from undergrowth.table.game import Game


def players_in(g: Game, place: int) -> int:
    """Return how many players, itself too, have pieces in a clearing."""
    return sum([1 for seat in range(g.seats) if g.has_pieces(seat, place)])


def warriors_in(g: Game, place: int, but: int = -1) -> int:
    """Return how many warriors of all owners are in a clearing, those of one left out."""
    return sum([g.warriors_at(owner, place) for owner in range(g.owners) if owner != but])


def paths_from(g: Game, place: int) -> int:
    """2.2, R.12.2.1 Return how many paths a clearing has: closed ones are paths, too."""
    return len(g.paths[place]) + sum([1 for pair in g.closed_paths() if place in pair])


def _audience(g: Game, seat: int, place: int) -> int:
    return goats(g, seat).audience(g, place)


def _players(g: Game, seat: int, place: int) -> int:
    return players_in(g, place)


def _warriors(g: Game, seat: int, place: int) -> int:
    return warriors_in(g, place)


def _others(g: Game, seat: int, place: int) -> int:
    return warriors_in(g, place, seat)


def _paths(g: Game, seat: int, place: int) -> int:
    return paths_from(g, place)


def _performers(g: Game, seat: int, place: int) -> int:
    """CBG.5.3.I Both are better than one of them; R.3 they need not be enemies."""
    names = goats(g, seat).performers
    there = [owner for owner in range(g.owners) if g.has_pieces(owner, place)]
    return sum([1 for owner in there if g.box.owner_names[owner] in names])


def _turn_order(g: Game, seat: int, place: int, owner: int) -> int:
    return owner


MOST_AUDIENCE: Final = Criterion("most_enemy_players", True, _audience)
FEWEST_PLAYERS: Final = Criterion("fewest_players", False, _players)
FEWEST_WARRIORS: Final = Criterion("fewest_warriors", False, _warriors)
MOST_OTHER_WARRIORS: Final = Criterion("most_warriors_but_goats", True, _others)
MOST_PATHS: Final = Criterion("most_paths", True, _paths)
MOST_PERFORMERS: Final = Criterion("performers_there", True, _performers)
FIRST_IN_TURN_ORDER: Final = PlayerCriterion("first_in_turn", False, _turn_order)
