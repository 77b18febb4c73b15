"""What no game could lay out: what the general law says of described positions.

Sources say the rest of what they know (`Keeper.check_position`), with the helpers here.
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
    """The error for what cannot lie so: where it lies, what was expected, and the section."""
    return BadPosition(f"{where}: expected {expected} (law {law})")


def check_position(g: Game) -> None:
    """Raise `BadPosition` for a table that no game comes to."""
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
    """G.20 Whether the limits of number and suit hold that say where pieces are placed."""
    for source in book(g).hooks.waives_limits:
        if source.waives_limits(g):
            return False
    return True


def at_most_one(g: Game, kind: int, law: str) -> None:
    """Raise `BadPosition` where a clearing holds more than one piece of a kind."""
    if not limits_hold(g):
        return
    for place in range(g.places):
        if g.count(kind, place) > 1:
            piece = PIECES.text(g.box.kinds[kind].piece)
            raise impossible(spot(g, kind, place), f"at most 1 {piece}", law)


def one_of(g: Game, kinds: list[int], what: str, law: str) -> None:
    """Raise `BadPosition` where a clearing holds more than one piece of all these kinds."""
    if not limits_hold(g):
        return
    for place in range(g.places):
        there = [kind for kind in kinds if g.count(kind, place) > 0]
        if sum([g.count(kind, place) for kind in there]) > 1:
            raise impossible(spot(g, there[0], place), f"at most 1 {what}", law)


def in_its_suit(g: Game, kind: int, suits: int, law: str) -> None:
    """2.2.2 Raise `BadPosition` where a piece that prints suits lies in a clearing of none of
    them; `suits` is a mask."""
    if not limits_hold(g):
        return
    for place in g.clearings:
        if g.count(kind, place) > 0 and own_suits(g, place) & suits == 0:
            piece = PIECES.text(g.box.kinds[kind].piece)
            raise impossible(spot(g, kind, place), f"{piece} in a clearing of its suit", law)


def spot(g: Game, kind: int, place: int) -> str:
    """Where a position tells of the pieces of a kind at a place."""
    section = "forests" if is_forest(place) else "paths" if is_path(place) else "clearings"
    return f"{section}.{PLACE.text(place)}.{g.seat_name(g.box.kinds[kind].owner)}"


def _check_suits(g: Game) -> None:
    """2.2.2 No clearing is a bird clearing, and none is without a suit (M.5.1.II)."""
    for place in g.clearings:
        bare = g.suits[place] == 0 and place not in g.box.holdings
        if bare or g.suits[place] >> SUITS.parse("bird") & 1:
            raise impossible(f"suits.{PLACE.text(place)}", "fox, rabbit or mouse", "2.2.2")


def _check_forests(g: Game) -> None:
    """4.2 In forests stands only what can get there: moves lead to clearings."""
    for place in g.box.woodland.forest_places:
        for kind, k in enumerate(g.box.kinds):
            if g.count(kind, place) > 0 and not _enters_forests(g, kind):
                piece = PIECES.text(k.piece)
                raise impossible(spot(g, kind, place), f"no {piece} in a forest", "4.2")


def _check_paths(g: Game) -> None:
    """2.2.1, A.6.1 Some pieces stand on paths, all others in clearings and forests.

    M.4.2, M.5.2.II Nothing stands on a path that is closed or flooded.
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
    """4.2, 18.2.6 Whether pieces of a kind get into forests, or are brought there."""
    if book(g).owner(g.box.kinds[kind].owner).enters_forests(kind):
        return True
    return any(faction.keeps_in_forests(g, kind) for faction in book(g).factions)


def _check_discard(g: Game) -> None:
    """3.3.3 Dominance cards lie beside the map instead of in the discard pile."""
    for card in g.discard:
        if g.box.cards[card].kind == "dominance":
            wanted = f"{CARDS.text(card)} under `available`"
            raise impossible("position.discard", wanted, "3.3.3")


def _check_items(g: Game) -> None:
    """5.1.5, 9.3.4, 9.3.5 No more items of a kind than the game was begun with."""
    most = game_items(g)
    lying = items_in_play(g)
    for item in range(len(ITEMS)):
        if lying[item] > most[item]:
            name = ITEMS.text(item)
            wanted = f"at most {most[item]} {name} in the whole game, not {lying[item]}"
            raise impossible("position", wanted, "5.1.5, 9.3.4, 9.3.5")


def _check_automated(g: Game) -> None:
    """R.1.1.3, R.1.3 An automated faction has no persistent effects and plays no dominance card."""
    for seat in range(g.seats):
        if book(g).faction(seat).answers_itself():
            name = g.seat_name(seat)
            if g.play[seat]:
                wanted = f"no persistent effects, not {CARDS.text(g.play[seat][0])}"
                raise impossible(f"{name}.play", wanted, "R.1.1.3")
            if g.dominance[seat] != NO_CARD:
                raise impossible(f"{name}.dominance", "no dominance card", "R.1.3")


def only_kind(g: Game, where: str, cards: list[int], kind: str, law: str) -> None:
    """Raise `BadPosition` for a card of another kind than the one that lies there."""
    for card in cards:
        if g.box.cards[card].kind != kind:
            raise impossible(where, f"{kind} cards, not {CARDS.text(card)}", law)


def items_in_play(g: Game) -> list[int]:
    """Items of each kind, wherever they lie."""
    lying = g.items[:]
    held = [source.items_held(g) for source in book(g).boarded]
    for box in g.crafted + [items for items in held if items]:
        for item in range(len(ITEMS)):
            lying[item] += box[item]
    for pile in g.ruins:
        for item in pile:
            lying[item] += 1
    return lying
