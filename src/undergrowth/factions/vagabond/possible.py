"""9.2, 9.3 Checks for impossible states of a Vagabond in described positions."""

from __future__ import annotations

from undergrowth.characters import CHARACTERS
from undergrowth.engine.frames import NOBODY
from undergrowth.factions.vagabond.coalition import PLAYERS
from undergrowth.factions.vagabond.pieces import VagabondPieces, is_vagabond
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.held import KINDS_OF_ITEM, owned
from undergrowth.law.possible import impossible
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import ITEMS
from undergrowth.table.places import NOWHERE


def check_position(g: Game, me: VagabondPieces) -> None:
    """Raise `BadPosition` for a board or pawn that no game can lead to."""
    name = g.seat_name(me.seat)
    if me.place(g) == NOWHERE:
        raise impossible(name, "his pawn in a clearing or forest", "9.2.2, 9.3.2")
    if any(g.crafted[me.seat]):
        raise impossible(f"{name}.crafted", "nothing: what he crafts is among `items`", "9.2.5")
    _check_marked(g, me)
    _check_character(g, me)
    _check_coalition(g, me)


def _check_marked(g: Game, me: VagabondPieces) -> None:
    """9.7.3 Check that items marked "R" are among those he has."""
    b = board(g, me.seat)
    for item in range(KINDS_OF_ITEM):
        if b.marked[item] > owned(b.items, item):
            wanted = f"no more {ITEMS.text(item)} than there are among `items`"
            raise impossible(f"{g.seat_name(me.seat)}.ruin_items", wanted, "9.7.3")


def _check_character(g: Game, me: VagabondPieces) -> None:
    """9.3.1 Check that no two Vagabonds play the same character: there is one card of each."""
    mine = board(g, me.seat).character
    for other in book(g).factions:
        if is_vagabond(other) and other.seat < me.seat and board(g, other.seat).character == mine:
            wanted = f"another character than {CHARACTERS.text(mine)}"
            raise impossible(f"{g.seat_name(me.seat)}.character", wanted, "9.3.1")


def _check_coalition(g: Game, me: VagabondPieces) -> None:
    """9.2.8 Check that he is in a coalition exactly while he has activated a dominance card for
    one."""
    name, partner = g.seat_name(me.seat), board(g, me.seat).partner
    active = g.dominance[me.seat] != NO_CARD
    if partner == NOBODY:
        if active:
            raise impossible(f"{name}.dominance", "a `partner` beside it", "9.2.8")
        return
    if not active:
        raise impossible(f"{name}.partner", "the `dominance` card activated for it", "9.2.8")
    if g.seats < PLAYERS:
        raise impossible(f"{name}.partner", f"coalitions only among {PLAYERS} or more", "9.2.8")
    others = [other for other in book(g).factions if other.seat < me.seat]
    if any(other.bonds.partner(g) == partner for other in others):
        raise impossible(f"{name}.partner", "a player who is in no other coalition", "9.2.8")
