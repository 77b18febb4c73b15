"""Facts about hirelings on the table, read anew for the claims of reasons."""

from __future__ import annotations

from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.hirelings.hireling import Hireling, hirelings
from undergrowth.table.book import book
from undergrowth.table.kinds import BUILDING
from undergrowth.table.owner import Owner

NOWHERE = -1


def named(g: Game, name: str) -> Hireling:
    """H The side of that name, which is in the game."""
    return next(one for one in hirelings(g) if one.name == name)


def owner_numbered(g: Game, number: int) -> Owner:
    """Return the owner that an action names."""
    return book(g).owner(g.box.owner_of(number))


def where(action: Action) -> int:
    """The place that an action names before all else."""
    return action.args()[0]


def stands_in(g: Game, kind: int, place: int) -> int:
    """Return how many pieces of a kind are in a place; none where the map has no such place."""
    return g.count(kind, place) if g.has_place(place) else 0


def spot_of(g: Game, kind: int) -> int:
    """The clearing or forest of a piece that is alone of its kind."""
    found = [place for place in range(g.places) if g.count(kind, place) > 0]
    return found[0] if found else NOWHERE


def warriors_of(g: Game, owner: int, place: int) -> int:
    return g.warriors_at(owner, place) if g.has_place(place) else 0


def pieces_of(g: Game, owner: int, place: int) -> bool:
    return g.has_place(place) and g.has_pieces(owner, place)


def others_at(g: Game, owner: int, place: int) -> bool:
    """Whether anybody else has pieces there."""
    return any(pieces_of(g, other, place) for other in range(g.owners) if other != owner)


def is_of_suit(g: Game, suit: int, place: int) -> bool:
    return place in g.clearings and bool(g.suits[place] >> suit & 1)


def hindered(g: Game, *hooks: str) -> bool:
    """1.1.2 Whether a card or a faction in the game says "cannot" of such things: whether it says
    it here is its own claim."""
    return any(getattr(book(g).hooks, hook) for hook in hooks)


def has_no_room(g: Game, kind: int, place: int) -> bool:
    """G.20 None is left, there is no slot, it is no clearing, or somebody may forbid it."""
    slotless = g.box.kinds[kind].sort == BUILDING and place in g.clearings and not g.slots[place]
    forbidden = hindered(g, "forbids_placing")
    return g.supply[kind] == 0 or slotless or place not in g.clearings or forbidden


def nobody_to_battle(g: Game, owner: int, place: int) -> bool:
    """4.3 No other owner has pieces there, or cards and factions say who can be battled."""
    return not others_at(g, owner, place) or hindered(g, "defends", "enemies")


def share_a_clearing(g: Game, one: int, other: int) -> bool:
    return any(pieces_of(g, one, place) and pieces_of(g, other, place) for place in g.clearings)


def printed(g: Game, name: str, what: str) -> int:
    """A number that is printed on a card."""
    return int(getattr(named(g, name), what))
