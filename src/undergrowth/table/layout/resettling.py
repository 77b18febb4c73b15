"""A.5.2, A.8.3 Replacing the setup during a game: landmarks dealt, factions chosen."""

from __future__ import annotations

from undergrowth.table.game import Game, library
from undergrowth.table.setup import Setup


def replace_setup(g: Game, setup: Setup) -> None:
    """A.5.2, A.8.3 Replace the setup by one in which more has been decided.

    Pieces, supplies and boards stay with their owners and landmarks; the number of seats stays.
    Numbers of kinds may change, so no procedure in progress may hold one.  It must happen before
    any card is in play.  Raises `BadSetup`.
    """
    installed = library()
    before = g.copy()
    g.setup = installed.complete(setup)
    g.rulebook = installed.rulebook(g.setup)
    g.box = g.rulebook.box
    g.owners = g.box.owners
    g.automated = g.box.automated
    fresh = Game(g.setup, g.rulebook, g.chance)
    g.shares_pieces = False
    g.pieces, g.supply = fresh.pieces, fresh.supply
    g.warriors, g.strength = fresh.warriors, fresh.strength
    g.presence, g.strongest = fresh.presence, fresh.strongest
    g.power = None
    g.forget_all_places()
    for owner in range(min(before.owners, g.owners)):
        _keep_owner(g, before, owner)
    _keep_boards(g, before, fresh)


def _keep_owner(g: Game, before: Game, owner: int) -> None:
    """Copy an owner's pieces from the game before, matching kinds by piece."""
    row = owner * g.places
    for place in range(row, row + g.places):
        g.warriors[place] = before.warriors[place]
        g.strength[place] = before.strength[place]
        g.presence[place] = before.presence[place]
    now = g.box.kind_at[owner]
    for piece, kind in enumerate(before.box.kind_at[owner]):
        if kind >= 0 and piece < len(now) and now[piece] >= 0:
            g.supply[now[piece]] = before.supply[kind]
            for place in range(g.places):
                n = before.pieces[kind * g.places + place]
                g.pieces[now[piece] * g.places + place] = n


def _keep_boards(g: Game, before: Game, fresh: Game) -> None:
    """Keep the boards and landmarks that were there before."""
    names = before.box.board_names
    g.boards = fresh.boards
    numbers = _new_numbers(g, before)
    for i, name in enumerate(g.box.board_names):
        if name in names:
            g.boards[i] = before.boards[names.index(name)]
            g.boards[i].renumber(numbers)
    g.landmarks = fresh.landmarks
    there = before.box.landmark_names
    for i, name in enumerate(g.box.landmark_names):
        if name in there:
            g.landmarks[i] = before.landmarks[there.index(name)]


def _new_numbers(g: Game, before: Game) -> list[int]:
    """Return the new number of each old kind of piece, or -1 if it is gone."""
    now = g.box.kind_at
    found: list[int] = []
    for k in before.box.kinds:
        there = k.owner < len(now) and k.piece < len(now[k.owner])
        found.append(now[k.owner][k.piece] if there else -1)
    return found
