"""Deeds: what a touch records, as typed data, and as the action of the notation that it writes.

Each deed is a table with `do` and its fields.  A form of the notation without a deed of its own is
`written`, with its text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadText
from undergrowth.rootlog.notation.actions import (
    CARD,
    ITEM,
    PIECE,
    Action,
    Battle,
    Craft,
    Marked,
    Marker,
    Move,
    Points,
    Remark,
    Thing,
    owner_in,
)
from undergrowth.rootlog.notation.forms import MOST, action_of
from undergrowth.rootlog.recording.naming import BOARD, Naming

Deed = dict[str, Any]
_DICE: Final = 2
_DIE: Final = 3
_MOST_POINTS: Final = 99


def action_for(names: Naming, me: str, deed: Deed) -> Action:
    """Return the action of a deed in a turn of `me`.  Raises `BadText`."""
    write = _WRITERS.get(str(deed.get("do")))
    if write is None:
        raise BadText(f"expected a deed ({', '.join(_WRITERS)}), not {abridged(deed.get('do'))}")
    for field, value in deed.items():
        if field != "dice" and not isinstance(value, (str, int)):
            raise BadText(f"expected words or a number for {abridged(field)}")
    action = write(names, me, deed)
    text = action.written(me)
    try:
        return action_of(names.letters, me, text)
    except ValueError as error:
        raise BadText(str(error)) from None


def _count(deed: Deed, least: int = 1, most: int = MOST) -> int:
    n = deed.get("count", 1)
    if type(n) is not int or not least <= n <= most or n == 0:
        raise BadText(f"expected a count from {least} to {most}, not {abridged(n)}")
    return n


def _move(names: Naming, me: str, deed: Deed) -> Action:
    piece = names.piece(deed.get("owner"), deed.get("piece"))
    start, to = names.place(deed.get("from", "")), names.place(deed.get("to", ""))
    return Move([Thing(_count(deed), PIECE, piece, start)], [to])


def _battle(names: Naming, me: str, deed: Deed) -> Action:
    dice = deed.get("dice") or []
    is_roll = isinstance(dice, list) and len(dice) == _DICE
    if dice and not (is_roll and all(type(n) is int and 0 <= n <= _DIE for n in dice)):
        raise BadText(f"expected two dice from 0 to {_DIE}, not {abridged(dice)}")
    rolls = f"({dice[0]},{dice[1]})" if dice else ""
    attacker, defender = names.letter(deed.get("attacker")), names.letter(deed.get("defender"))
    ambush, foil = names.suit(deed.get("ambush", "")), names.suit(deed.get("foil", ""))
    return Battle(attacker, defender, names.place(deed.get("place", "")), ambush, foil, rolls)


def _points(names: Naming, me: str, deed: Deed) -> Action:
    return Points(names.letter(deed.get("seat")), _count(deed, -_MOST_POINTS, _MOST_POINTS))


def _cards(names: Naming, me: str, deed: Deed) -> Action:
    start = names.pile(deed.get("from", ""), leaves=True)
    to = names.pile(deed.get("to", ""), leaves=False)
    return Move([Thing(_count(deed), CARD, names.face(deed.get("card", "")), start)], [to])


def _craft(names: Naming, me: str, deed: Deed) -> Action:
    if deed.get("item"):
        return Craft(me, f"%{_item_letter(names, deed)}")
    face = names.face(deed.get("card"))
    item = names.world.deck.crafts.get(face, "")
    return Craft(me, f"%{names.letters.items[item]}" if item else face.partition("#")[2])


def _item_letter(names: Naming, deed: Deed) -> str:
    item = names.letters.items.get(str(deed.get("item")), "")
    if not item:
        raise BadText(f"{abridged(deed.get('item'))} is no item")
    return item


def _item(names: Naming, me: str, deed: Deed) -> Action:
    item = _item_letter(names, deed)
    start = names.place(deed.get("from") or f"{BOARD} {names.faction(me)}")
    to = [names.place(each) for each in str(deed.get("to", "")).split(",")]
    state = str(deed.get("state", ""))
    return Move([Thing(_count(deed), ITEM, f"%{item}", start, state)], to)


def _dominance(names: Naming, me: str, deed: Deed) -> Action:
    return Marker(me, names.letter(deed["with"]) if deed.get("with") else me)


def _written(names: Naming, me: str, deed: Deed) -> Action:
    text = str(deed.get("text", "")).strip()
    if not text or any(mark in text for mark in "/;\n\r"):
        raise BadText("expected one action of the notation")
    return Remark(text)


_WRITERS: Final[dict[str, Callable[[Naming, str, Deed], Action]]] = {
    "move": _move,
    "battle": _battle,
    "points": _points,
    "cards": _cards,
    "craft": _craft,
    "item": _item,
    "dominance": _dominance,
    "written": _written,
}


# ---- from actions


def deeds_of(names: Naming, me: str, text: str) -> list[Deed]:
    """Return the deeds that together write an action; `written` for what has no form of its
    own."""
    written = {"do": "written", "text": text}
    try:
        action = action_of(names.letters, me, text)
        match action:
            case Move():
                return _moves(names, me, action)
            case Battle():
                return [_fought(names, action)]
            case Points():
                return [{"do": "points", "seat": names.faction(action.letter), "count": action.n}]
            case Craft():
                return _crafted(names, action) or [written]
            case Marked():
                return [_marked(names, action, text)]
            case Marker() if action.letter == me:
                partner = names.faction(action.board) if action.board != me else ""
                return [{"do": "dominance", "with": partner}]
            case _:
                return [written]
    except ValueError:
        return [written]


def _moves(names: Naming, me: str, action: Move) -> list[Deed]:
    found: list[Deed] = []
    for thing in action.things:
        if thing.sort == ITEM:
            found.append(_turned(names, me, thing, action.to))
            continue
        for to in action.to:
            found.append((_laid if thing.sort == CARD else _stood)(names, thing, to))
    return found


def _stood(names: Naming, thing: Thing, to: str) -> Deed:
    owner, piece = names.kind(thing.what)
    if not piece and owner_in(thing.what) != thing.what:
        raise ValueError("a code that names no kind")
    ends = {"from": names.where(thing.start), "to": names.where(to)}
    return {"do": "move", "owner": owner, "piece": piece, "count": thing.n, **ends}


def _laid(names: Naming, thing: Thing, to: str) -> Deed:
    card = names.card(thing.what)
    if names.face(card) != thing.what:
        raise ValueError("a card that is only partly named")
    ends = {"from": names.lies(thing.start, True), "to": names.lies(to, False)}
    return {"do": "cards", "card": card, "count": thing.n, **ends}


def _turned(names: Naming, me: str, thing: Thing, to: list[str]) -> Deed:
    item = names.letters.item_names.get(thing.what[1:], "")
    if not item:
        raise ValueError("no single item")
    ends = {"from": names.where(thing.start), "to": ",".join(names.where(each) for each in to)}
    return {"do": "item", "item": item, "count": thing.n, "state": thing.state, **ends}


def _fought(names: Naming, action: Battle) -> Deed:
    dice = [int(n) for n in action.rolls.strip("()").split(",")] if action.rolls else []
    return {
        "do": "battle",
        "attacker": names.faction(action.attacker),
        "defender": names.faction(action.defender),
        "place": names.where(action.place),
        "dice": dice,
        "ambush": names.letters.suit_names.get(action.ambush, ""),
        "foil": names.letters.suit_names.get(action.foil, ""),
    }


def _crafted(names: Naming, action: Craft) -> list[Deed]:
    """Return the crafting of a card, of an item that several cards make, or nothing.

    The notation keeps the item alone: which of those cards it was is not told.
    """
    deck = names.world.deck
    item = names.letters.item_names.get(action.what.removeprefix("%"), "")
    faces = deck.crafting(item) if item and action.what[0] == "%" else deck.meant("", action.what)
    cards = [card for face in faces for card in deck.cards[face]]
    if len(cards) > 1 and item:
        return [{"do": "craft", "item": item}]
    return [{"do": "craft", "card": cards[0]}] if cards else []


def _marked(names: Naming, action: Marked, text: str) -> Deed:
    """Return what a board says, which is written with its text."""
    mark = names.letters.owners[action.letter].marks[action.number]
    said = {"entry": mark.entry, "key": action.key, "value": action.value, "gone": action.gone}
    return {"do": "written", "text": text, "seat": names.faction(action.letter), **said}
