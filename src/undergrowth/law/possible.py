"""Checks that a described position could occur in a game, by the general law.

Sources check their own rules (`Keeper.check_position`), with the helpers here.
"""

from __future__ import annotations

from undergrowth.engine.errors import BadPosition
from undergrowth.law.moving.paths import open_paths
from undergrowth.law.pieces.rule import own_suits
from undergrowth.law.positions import game_items
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, ITEMS, PIECES, SUITS
from undergrowth.table.places import PLACE, is_forest, is_path


def impossible(where: str, expected: str, law: str) -> BadPosition:
    """Return the error for an impossible entry: where, what was expected, and the section."""
    return BadPosition(f"{where}: expected {expected} (law {law})")


def check_position(g: Game) -> None:
    """Raise `BadPosition` for a table that cannot occur in a game."""
    _check_suits(g)
    _check_forests(g)
    _check_paths(g)
    _check_discard(g)
    _check_items(g)
    _check_automated(g)
    for source in book(g).sources:
        if source.is_out(g):
            source.check_position(g)


def limits_hold(g: Game) -> bool:
    """G.20 Whether limits of number and suit in placing pieces apply to this position."""
    for source in book(g).hooks.waives_limits:
        if source.waives_limits(g):
            return False
    return True


def at_most_one(g: Game, kind: int, law: str) -> None:
    """Raise `BadPosition` if a clearing holds more than one piece of a kind."""
    if not limits_hold(g):
        return
    for place in range(g.places):
        if g.count(kind, place) > 1:
            piece = PIECES.text(g.box.kinds[kind].piece)
            raise impossible(spot(g, kind, place), f"at most 1 {piece}", law)


def one_of(g: Game, kinds: list[int], what: str, law: str) -> None:
    """Raise `BadPosition` if a clearing holds more than one piece of all these kinds."""
    if not limits_hold(g):
        return
    for place in range(g.places):
        there = [kind for kind in kinds if g.count(kind, place) > 0]
        if sum([g.count(kind, place) for kind in there]) > 1:
            raise impossible(spot(g, there[0], place), f"at most 1 {what}", law)


def in_its_suit(g: Game, kind: int, suits: int, law: str) -> None:
    """2.2.2 Raise `BadPosition` if a piece with suits is in a clearing of another suit.

    `suits` is the mask of the suits printed on the piece.
    """
    if not limits_hold(g):
        return
    for place in g.clearings:
        if g.count(kind, place) > 0 and own_suits(g, place) & suits == 0:
            piece = PIECES.text(g.box.kinds[kind].piece)
            raise impossible(spot(g, kind, place), f"{piece} in a clearing of its suit", law)


def only_here(g: Game, kind: int, place: int, where: str, law: str) -> None:
    """Raise `BadPosition` if a place holds pieces of any other kind; `where` names the place."""
    for other, k in enumerate(g.box.kinds):
        if g.count(other, place) > 0 and other != kind:
            piece = PIECES.text(k.piece)
            raise impossible(spot(g, other, place), f"no {piece} in {where}", law)


def spot(g: Game, kind: int, place: int) -> str:
    """Return the path, in a position, of the pieces of a kind at a place."""
    section = "forests" if is_forest(place) else "paths" if is_path(place) else "clearings"
    return f"{section}.{PLACE.text(place)}.{g.seat_name(g.box.kinds[kind].owner)}"


def _check_suits(g: Game) -> None:
    """2.2.2 Check that no clearing is a bird clearing or without suit (M.5.1.II)."""
    for place in g.clearings:
        bare = g.suits[place] == 0 and place not in g.box.holdings
        if bare or g.suits[place] >> SUITS.parse("bird") & 1:
            raise impossible(f"suits.{PLACE.text(place)}", "fox, rabbit or mouse", "2.2.2")


def _check_forests(g: Game) -> None:
    """4.2 Check that forests hold only pieces that can get there."""
    for place in g.box.woodland.forest_places:
        for kind, k in enumerate(g.box.kinds):
            if g.count(kind, place) > 0 and not _enters_forests(g, kind):
                piece = PIECES.text(k.piece)
                raise impossible(spot(g, kind, place), f"no {piece} in a forest", "4.2")


def _check_paths(g: Game) -> None:
    """2.2.1, A.6.1 Check that just the pieces that belong on paths are on paths.

    M.4.2, M.5.2.II No piece can be on a path that is closed or flooded.
    """
    passable = open_paths(g)
    for kind, k in enumerate(g.box.kinds):
        on_paths = book(g).owner(k.owner).stands_on_paths()
        for place in range(g.places):
            if g.count(kind, place) > 0 and is_path(place) != on_paths:
                wanted = f"no {PIECES.text(k.piece)} {'off' if on_paths else 'on'} a path"
                raise impossible(spot(g, kind, place), wanted, "2.2.1, A.6.1")
            if g.count(kind, place) > 0 and on_paths and place not in passable:
                raise impossible(spot(g, kind, place), "an open path", "M.4.2, M.5.2.II")


def _enters_forests(g: Game, kind: int) -> bool:
    """4.2, 18.2.6 Whether pieces of a kind can move, or be brought, into forests."""
    return any(owner.enters_forests(g, kind) for owner in book(g).owners)


def _check_discard(g: Game) -> None:
    """3.3.3 Check that dominance cards are beside the map, not in the discard pile."""
    for card in g.discard:
        if g.box.cards[card].kind == "dominance":
            wanted = f"{CARDS.text(card)} under `available`"
            raise impossible("position.discard", wanted, "3.3.3")


def _check_items(g: Game) -> None:
    """5.1.5, 9.3.4, 9.3.5 Check that no kind has more items than the game began with."""
    most = game_items(g)
    lying = items_in_play(g)
    for item in range(len(ITEMS)):
        if lying[item] > most[item]:
            name = ITEMS.text(item)
            wanted = f"at most {most[item]} {name} in the whole game, not {lying[item]}"
            raise impossible("position", wanted, "5.1.5, 9.3.4, 9.3.5")


def _check_automated(g: Game) -> None:
    """R.1.1.3, R.1.3 Check that automated factions have no effects or dominance card."""
    for seat in range(g.seats):
        if book(g).faction(seat).answers_itself():
            name = g.seat_name(seat)
            if g.play[seat]:
                wanted = f"no persistent effects, not {CARDS.text(g.play[seat][0])}"
                raise impossible(f"{name}.play", wanted, "R.1.1.3")
            if g.dominance[seat] != NO_CARD:
                raise impossible(f"{name}.dominance", "no dominance card", "R.1.3")


def only_kind(g: Game, where: str, cards: list[int], kind: str, law: str) -> None:
    """Raise `BadPosition` for a card that is not of this kind."""
    for card in cards:
        if g.box.cards[card].kind != kind:
            raise impossible(where, f"{kind} cards, not {CARDS.text(card)}", law)


def items_in_play(g: Game) -> list[int]:
    """Return the number of items of each kind, on all boards and the map together."""
    lying = g.items[:]
    held = [source.items_held(g) for source in book(g).boarded]
    for box in g.crafted + [items for items in held if items]:
        for item in range(len(ITEMS)):
            lying[item] += box[item]
    for pile in g.ruins:
        for item in pile:
            lying[item] += 1
    return lying
