"""4.1.2, 3.2.2 Items: crafting them, and the boxes that hold them."""

from __future__ import annotations

from undergrowth.law.removing.triggers import resolve_triggers
from undergrowth.law.victory.score import gain, score
from undergrowth.table.bending.capabilities import ItemLender
from undergrowth.table.book import book
from undergrowth.table.cards import Card
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, ITEMS


def craft_item(g: Game, seat: int, card: Card) -> None:
    """4.1.2, 3.2.2 Take the item and score its points, unless the crafter has its own way."""
    own = book(g).faction(seat).crafts_item(g, CARDS.parse(card.name))
    if own is not None:
        g.push(own)
    else:
        take_crafted(g, seat, card, True, card.points)


def take_crafted(g: Game, seat: int, card: Card, keeps: bool, points: int) -> None:
    """4.1.2, 3.2.2 Take a card's item from a lender or the supply, and score `points`.

    A crafter that does not keep the item (`keeps`) removes it from the game (G.24).
    """
    more = 0
    lent_by = lender(g, seat, card.item)
    if lent_by is None:
        take_from_supply(g, card.item)
    else:
        more = lent_by.hand_over(g, seat, card.item)
    if keeps:
        receive_item(g, seat, card.item, "4.1.2" if lent_by is None else "L.1")
    else:
        remove_item(g, seat, card.item)
    for source in book(g).hooks.item_points:
        points = source.item_points(g, seat, CARDS.parse(card.name), points)
    gain(g, seat, points, "3.2.2")
    score(g, seat, more, "L.1")
    waiting: list[Frame] = []
    for source in book(g).hooks.on_item_crafted:
        waiting += source.on_item_crafted(g, seat, CARDS.parse(card.name))
    resolve_triggers(g, waiting)


def lender(g: Game, seat: int, item: int) -> ItemLender | None:
    """4.1.2 Return the lender of an item that a seat may craft outside the supply, or None."""
    for each in book(g).hooks.item_lender:
        if each.lends(g, seat, item):
            return each
    return None


def receive_item(g: Game, seat: int, item: int, law: str) -> None:
    """4.1.2, 9.5.4 Give a player an item that has been taken from its place, and say so.

    It goes where that player keeps items (`gain_item`), such as the Crafted Items box.
    """
    book(g).faction(seat).gain_item(g, item)
    if g.log is not None:
        g.note("took_item", law, seat, {"item": ITEMS.text(item)})


def take_from_supply(g: Game, item: int) -> bool:
    """5.1.5, A.5.3 Take an item from the supply; return False if there is none.

    The caller puts it somewhere: on a board that `items_held` tells of, or by `receive_item`.
    """
    if g.items[item] == 0:
        return False
    g.items[item] -= 1
    return True


def return_to_supply(g: Game, item: int) -> None:
    """5.1.5 Put an item, already taken from its place, back into the supply."""
    g.items[item] += 1


def remove_item(g: Game, seat: int, item: int, law: str = "G.24") -> None:
    """G.24 Remove an item, already taken from its place, from the game: say that it is gone."""
    if g.log is not None:
        g.note("removed_item", law, seat, {"item": ITEMS.text(item)})


def take_from_box(g: Game, seat: int, owner: int, item: int, law: str) -> None:
    """9.5.4 Move an item from a Crafted Items box to another faction's items."""
    take_out_of_box(g, owner, item)
    book(g).faction(seat).gain_item(g, item)
    if g.log is not None:
        fields: dict[str, int | str] = {"item": ITEMS.text(item), "owner": g.seat_name(owner)}
        g.note("took_crafted", law, seat, fields)


def take_out_of_box(g: Game, owner: int, item: int) -> bool:
    """9.5.4 Take an item out of a Crafted Items box; the caller puts it somewhere.

    Face-up items go first; returns whether this one was face up.
    """
    box = g.crafted[owner][:]
    box[item] -= 1
    g.crafted[owner] = box
    face_up = True
    for source in book(g).hooks.item_taken:
        if items_down(g, owner, item) > box[item] and source.items_down(g, owner, item) > 0:
            source.item_taken(g, owner, item)
            face_up = False
    return face_up


def items_up(g: Game, seat: int) -> list[int]:
    """4.1.2 Return the kinds of item that lie face up in a seat's Crafted Items box."""
    box = g.crafted[seat]
    return [item for item in range(len(box)) if box[item] > items_down(g, seat, item)]


def items_down(g: Game, seat: int, item: int) -> int:
    """4.1.2 Return how many of an item lie face down in a seat's Crafted Items box."""
    return sum([source.items_down(g, seat, item) for source in book(g).hooks.items_down])
