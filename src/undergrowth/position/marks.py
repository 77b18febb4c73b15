"""Further state of a table: what was used this turn, and what players know."""

from __future__ import annotations

from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.law.positions import owner_named
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.uses import USES, set_mark


def write_marks(g: Game) -> dict[str, object]:
    """Return `activated`, `seen`, `homelands` and `used`, each if it is not empty."""
    doc: dict[str, object] = {}
    if any(g.activated):
        doc["activated"] = {PLACE.text(at): n for at, n in enumerate(g.activated) if n}
    seen = _write_seen(g)
    if seen:
        doc["seen"] = seen
    if g.homelands:
        doc["homelands"] = [
            f"{g.seat_name(each // g.places)} {PLACE.text(each % g.places)}" for each in g.homelands
        ]
    if g.used:
        doc["used"] = [USES.text(mark) for mark in g.used]
    return doc


def _write_seen(g: Game) -> dict[str, dict[str, list[str]]]:
    """1.2.1 Return the cards that players know in each other's hands."""
    found: dict[str, dict[str, list[str]]] = {}
    for at, cards in enumerate(g.seen):
        if cards:
            hands = found.setdefault(g.seat_name(at // g.seats), {})
            hands[g.seat_name(at % g.seats)] = [CARDS.text(card) for card in cards]
    return found


def read_marks(g: Game, doc: Reader) -> None:
    """Read `activated`, crafting pieces by clearing (4.1.1), and `used`, once a turn each (1.4.1).

    `homelands` are those of the advanced setup, in the order they were chosen (A.8.3.I).
    """
    activated = doc.table("activated")
    for key in activated.entries():
        place = _place(g, key)
        g.activated[place] = activated.number(key, 0, 0, 20)
    g.power = None  # discard the cached value
    for word in doc.words("homelands"):
        name, _, key = word.partition(" ")
        seat, at = owner_named(g, name, "homelands"), _place(g, key)
        if not g.has_seat(seat):
            raise BadPosition(f"homelands: {name} has no seat in this game")
        g.homelands = [*g.homelands, seat * g.places + at]
    for word in doc.words("used"):
        if not USES.knows(word):
            raise BadPosition(f"position.used: nothing is called {word!r}")
        set_mark(g, USES.parse(word))
    _read_seen(g, doc)


def _read_seen(g: Game, doc: Reader) -> None:
    """1.2.1 Read `seen`: cards that players know to be in each other's hands."""
    seen = doc.table("seen")
    for name in seen.entries():
        viewer, hands = owner_named(g, name, "seen"), seen.table(name)
        for other in hands.entries():
            owner = owner_named(g, other, f"seen.{name}")
            if not g.has_seat(viewer) or not g.has_seat(owner):
                raise BadPosition(f"seen.{name}.{other}: expected players of this game")
            cards = hands.values(other, CARDS, g.hands[owner], "in that hand (1.2.1)")
            g.seen[viewer * g.seats + owner] = cards


def _place(g: Game, key: str) -> int:
    try:
        place = PLACE.parse(key)
    except BadText as error:
        raise BadPosition(f"position: {error}") from None
    if not g.has_place(place):
        raise BadPosition(f"position: {key!r} is no place in this game")
    return place
